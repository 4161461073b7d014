import type { StoredRequest } from '../journal/read-journal.ts';

/** The request as a command for a shell; the key stays in the variable that `serve env` sets. */
export function curlOf({ method, path, origin, requestHeaders, requestText }: StoredRequest): string {
  const words = ['curl'];
  if (method !== 'GET') words.push('-X', method);
  words.push(quoted(origin + path));
  if ('authorization' in requestHeaders) words.push('-H', '"Authorization: Bearer $OCTET_API_KEY"');
  for (const name of ['content-type', 'accept', 'x-octet-test']) {
    const value = requestHeaders[name];
    if (typeof value === 'string' && value !== '*/*') words.push('-H', quoted(`${name}: ${value}`));
  }
  if (requestText !== undefined) words.push('--data-raw', quoted(requestText));
  return words.join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
