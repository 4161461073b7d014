import { OctetError } from '../errors.ts';

/** The base URL of a service without a trailing slash, and the origin that keys belong to. */
export interface Address {
  readonly base: string;
  readonly origin: string;
}

/** Checks an address of the API. `label` names the option, variable or setting that it came from. */
export function parseAddress(text: string, label: string): Address {
  const url = parseWebUrl(text, label);
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith('/v1')) {
    throw new OctetError('usage', `${label} must end in /v1`, `did you mean ${url.origin}${path}/v1`);
  }
  return { base: url.origin + path, origin: url.origin };
}

/** An http(s) address without user name, query or fragment. The text itself stays out of messages: it may hold a password. */
export function parseWebUrl(text: string, label: string): URL {
  const url = parseOrNull(text.trim());
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new OctetError('usage', `${label} must start with https://`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OctetError(
      'unsafe',
      `${label} must not contain a user name or password; store keys with: octet auth login`,
    );
  }
  if (/[?#]/.test(text)) throw new OctetError('usage', `${label} must not contain a query or a fragment`);
  return url;
}

function parseOrNull(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
