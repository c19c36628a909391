/** The name under which a match is saved: readable, and good on every system. */

/** Letters of any script stay; what a file system or a shell minds does not. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[\\/:*?"<>|'`$&;#%{}!~]+/g, ' ')
    .trim()
    .replace(/ *[–—-] *| +/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '');

const LONGEST = 60;

/** `Ding-Selby-2024-05-06.json`: title, then the day on which the match was made. */
export const fileName = (
  title: string,
  created: number,
  extension: 'json' | 'csv' | 'txt' | 'vtt',
): string => {
  const short = Array.from(plain(title))
    .slice(0, LONGEST)
    .join('')
    .replace(/[.-]+$/, '');
  const day = new Date(created).toISOString().slice(0, 10);
  return `${short || 'match'}-${day}.${extension}`;
};
