import type { ByteRange } from '../artifacts/artifact-store.ts';
import type { ServiceRequest, ServiceResponse } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';
import type { ServiceContext } from '../service-context.ts';

/** A finished file, whole or in part. Its content never changes, so its tag is strong. */
export async function serveFile(
  service: ServiceContext,
  request: ServiceRequest,
  id: string,
): Promise<ServiceResponse> {
  const file = await service.artifacts.find(id);
  if (!file) throw serviceError.missing('File not found.');
  const etag = `"${file.sha256}"`;
  const headers = {
    'content-type': file.mime,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-disposition': `inline; filename="${file.name}"`,
    // A picture or a page that somebody asked for must not run as a page of this origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  };
  if (matches(request.headers['if-none-match'], etag))
    return { status: 304, headers, body: new Uint8Array() };
  const span = rangeOf(request, etag, file.size);
  if (span === 'unsatisfiable') {
    return {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
      body: new Uint8Array(),
    };
  }
  if (!span) {
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(file.size) },
      body: service.artifacts.read(file),
    };
  }
  const part = {
    'content-range': `bytes ${span.start}-${span.end}/${file.size}`,
    'content-length': String(span.end - span.start + 1),
  };
  return { status: 206, headers: { ...headers, ...part }, body: service.artifacts.read(file, span) };
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}

/** One range; several at once, or a unit that is not bytes, get the whole file, as the standard allows. */
function rangeOf(
  request: ServiceRequest,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition.trim() !== etag) return undefined;
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range?.trim() ?? '');
  if (!range || (range[1] === '' && range[2] === '')) return undefined;
  if (range[1] === '') {
    const last = Math.min(Number(range[2]), size);
    return last === 0 ? 'unsatisfiable' : { start: size - last, end: size - 1 };
  }
  const start = Number(range[1]);
  const end = range[2] === '' ? size - 1 : Math.min(Number(range[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
