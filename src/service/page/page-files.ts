import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ServiceRequest, ServiceResponse } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';

/** Names in the folder of the page, with their types; nothing else is served from it. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

/** No inline script or style, nothing from elsewhere, in nobody's frame. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': PAGE_POLICY,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Not no-referrer: with that, browsers send the page's own forms with `Origin: null`.
  'referrer-policy': 'same-origin',
};

const decompressed = promisify(brotliDecompress);
const read = new Map<string, Promise<Uint8Array>>();

/** A file of the built page, with a tag: a browser asks again and gets an empty answer. */
export async function pageFile(
  directory: string,
  name: string,
  { headers }: Pick<ServiceRequest, 'headers'>,
): Promise<ServiceResponse> {
  const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (type === undefined) throw serviceError.missing('Not found.');
  const path = join(directory, name);
  const bytes = await (read.get(path) ?? load(path));
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const shared = { ...PAGE_HEADERS, 'content-type': type, etag, 'cache-control': 'no-cache' };
  if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: new Uint8Array() };
  return { status: 200, headers: shared, body: bytes };
}

function load(path: string): Promise<Uint8Array> {
  // The script is published compressed; a browser need not understand that.
  const bytes = path.endsWith('.js') ? readFile(`${path}.br`).then(decompressed) : readFile(path);
  read.set(path, bytes);
  bytes.catch(() => read.delete(path));
  return bytes;
}
