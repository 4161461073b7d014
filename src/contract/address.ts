/** The document lists every path in two forms: short under a base that ends in /v1, and with this prefix. */
export const API_PREFIX = '/api/v1';
export type ApiPrefix = '' | typeof API_PREFIX;

/** `/v1/models` and `/api/v1/models` are both `/models`. */
export function withoutApiPrefix(path: string): string {
  return path.replace(/^\/(?:api\/)?v1(?=\/)/, '');
}

/** Fills `{id}` in a path. A value becomes one segment, even if it contains slashes. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`no value for {${name}} in ${path}`);
    return segment(value);
  });
}

/** Dots are left alone by encodeURIComponent, and `.` or `..` would be folded away by URL parsers. */
function segment(value: string): string {
  const encoded = encodeURIComponent(value.toWellFormed());
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}

/** base `https://host/v1` and `/models` make `https://host/v1/models` or `https://host/api/v1/models`. */
export function endpointUrl(baseUrl: string, prefix: ApiPrefix, path: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return prefix === '' ? base + path : new URL(base).origin + prefix + path;
}

/** An address in a reply: absolute, `/x` from the origin, or `x` from the base. */
export function resolveAddress(baseUrl: string, address: string): string {
  return new URL(address, `${baseUrl.replace(/\/+$/, '')}/`).href;
}

/** The address that stands for the service in this process; it never reaches a network. */
export const LOCAL_BASE = 'http://octet.local/v1';
/** The default port of the same service. */
export const SERVE_PORT = 4848;

/** 127.0.0.0/8, ::1 and localhost. URL has already normalised forms such as 0x7f.1. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** The same for a bare host: a name or an address, IPv6 with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  // Most requests name one of these two; the parser would cost more than the rest of the check.
  if (host === 'localhost' || host === '127.0.0.1') return true;
  const address = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`;
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(address) && isLoopback(address);
}

/** A percent sign that encodes nothing stands for itself. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It was never encoded.
    return text;
  }
}
