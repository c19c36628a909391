/** Hands a file to the browser's downloads. */
export type SaveFile = (name: string, text: string, type: string) => void;

export const saveFile: SaveFile = (name, text, type) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, or never will.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
};
