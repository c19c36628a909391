export function crc32(bytes: Uint8Array): number;
export function zipFolder(folder: string, file: string): void;
