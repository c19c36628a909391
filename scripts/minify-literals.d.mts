/** A source file without the blanks in its css, html and svg templates. */
export function minifyCode(code: string, id: string): string;
