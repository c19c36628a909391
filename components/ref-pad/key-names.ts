/** What stands on a key of a US keyboard. */

const SIGNS: Readonly<Record<string, string>> = { Slash: '?', Equal: '=', NumpadAdd: 'Num +' };

/** By its place: `KeyF` is the F key, `Digit4` the 4. */
export const usName = (code: string): string =>
  SIGNS[code] ?? code.replace(/^(Key|Digit)(?=.$)/, '').replace(/^Numpad/, 'Num ');
