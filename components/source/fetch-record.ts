/** One request for a record, and what its answer means. */
import type { AddressTrouble } from './match-source.js';

/** By what the server knows whether we have the newest already. */
export interface Validators {
  readonly etag: string | null;
  readonly modified: string | null;
}

export type Answer =
  | { readonly kind: 'same' }
  | { readonly kind: 'text'; readonly text: string; readonly validators: Validators }
  /** `patience`: seconds that the server asks us to wait. */
  | { readonly kind: 'trouble'; readonly why: AddressTrouble; readonly patience?: number };

/** A record of a long match is some hundred kilobytes. */
export const MOST_RECORD_BYTES = 4 * 1024 * 1024;

/**
 * On our own origin we ask with validators ourselves, and a 304 has no body. Elsewhere such headers
 * would need the server's leave first (CORS); there the browser's cache asks with its own.
 */
const requestFor = (sameOrigin: boolean, { etag, modified }: Validators): RequestInit => {
  if (!sameOrigin) return { cache: 'no-cache' };
  return {
    cache: 'no-store',
    headers: {
      ...(etag === null ? {} : { 'If-None-Match': etag }),
      ...(modified === null ? {} : { 'If-Modified-Since': modified }),
    },
  };
};

/** The body, unless it is larger than a record can be: then it is not read to its end. */
const readText = async (response: Response): Promise<string | null> => {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_RECORD_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
};

const troubleOf = (response: Response): Answer => {
  const asked = response.headers.get('Retry-After') ?? '';
  // Seconds, or the date until which to wait.
  const patience = Number(asked) || (Date.parse(asked) - Date.now()) / 1000;
  return {
    kind: 'trouble',
    why: response.status === 404 || response.status === 410 ? 'not-found' : 'network',
    ...(patience > 0 ? { patience } : {}),
  };
};

/** Never rejects: an address that does not answer is a kind of answer. */
export const fetchRecord = async (
  fetcher: typeof fetch,
  url: URL,
  validators: Validators,
  signal: AbortSignal,
): Promise<Answer> => {
  try {
    const sameOrigin = url.origin === location.origin;
    const response = await fetcher(url, { ...requestFor(sameOrigin, validators), signal });
    if (response.status === 304) return { kind: 'same' };
    if (!response.ok) return troubleOf(response);
    const text = await readText(response);
    if (text === null) return { kind: 'trouble', why: 'bad-record' };
    const { headers } = response;
    const newer = { etag: headers.get('ETag'), modified: headers.get('Last-Modified') };
    return { kind: 'text', text, validators: newer };
  } catch {
    return { kind: 'trouble', why: 'network' };
  }
};
