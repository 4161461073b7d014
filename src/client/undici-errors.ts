import { isObject } from '../contract/shape.ts';
import { type FailureKind, TransportFailure } from '../contract/transport-failure.ts';

const MEANINGS: Readonly<Record<string, readonly [FailureKind, string]>> = {
  ECONNREFUSED: ['unreachable', 'connection refused'],
  ENOTFOUND: ['unreachable', 'no such host'],
  EAI_AGAIN: ['unreachable', 'name lookup failed'],
  EHOSTUNREACH: ['unreachable', 'host unreachable'],
  ENETUNREACH: ['unreachable', 'network unreachable'],
  EADDRNOTAVAIL: ['unreachable', 'address not available'],
  UND_ERR_CONNECT_TIMEOUT: ['unreachable', 'connection timed out'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'no reply in time'],
  UND_ERR_HEADERS_OVERFLOW: ['garbled', 'reply headers too large'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['lost', 'the reply was cut short'],
  UND_ERR_SOCKET: ['lost', 'the connection was closed'],
  ECONNRESET: ['lost', 'the connection was reset'],
  EPIPE: ['lost', 'the connection was closed'],
  ETIMEDOUT: ['lost', 'the connection timed out'],
};

/** The connection ended properly in the middle of a reply: what was asked for may well have been done. */
const ENDED_TOO_SOON = /invalid eof/i;

/** Node names a certificate's fault in capitals; these are not all of them, but their common stems. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME|ERR_TLS|ERR_SSL|HOSTNAME_MISMATCH/;

const CERTIFICATE_REASONS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain is self-signed',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
};

/** Turns what undici throws into a kind we can decide on and a line without addresses or payloads in it. */
export function failureOf(error: unknown, url: URL, proxy?: string): TransportFailure {
  if (error instanceof TransportFailure) return error;
  const { name, code, message } = innermost(error);
  const place = blamedProxy(message, proxy) ?? url.host;
  const options = { cause: error };
  if (name === 'HTTPParserError') {
    if (ENDED_TOO_SOON.test(message))
      return new TransportFailure('lost', `${place}: the reply was cut short`, options);
    return new TransportFailure('garbled', `the reply from ${place} is not HTTP`, options);
  }
  if (/proxy response/i.test(message)) {
    const status = /\((\d{3})\)/.exec(message)?.[1];
    return new TransportFailure(
      'unreachable',
      `the proxy refused the connection${status ? ` (${status})` : ''}`,
      options,
    );
  }
  const known = MEANINGS[code];
  if (known) return new TransportFailure(known[0], `${place}: ${known[1]}`, options);
  if (CERTIFICATE.test(code)) {
    const reason = CERTIFICATE_REASONS[code] ?? `TLS failed (${code})`;
    return new TransportFailure('certificate', `cannot trust ${place}: ${reason}`, options);
  }
  return new TransportFailure('lost', `${place}: the connection failed${code ? ` (${code})` : ''}`, options);
}

/** A connection tried over IPv6 and IPv4 fails with a list, and undici wraps some errors once. */
function innermost(error: unknown): { name: string; code: string; message: string } {
  const coded = isObject(error) ? error : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const own = { name: text(coded.name), code: text(coded.code), message: text(coded.message) };
  const errors: readonly unknown[] = Array.isArray(coded.errors) ? coded.errors : [];
  if (own.code !== '' && own.code !== 'UND_ERR' && errors.length === 0) return own;
  const inner = errors[0] ?? coded.cause;
  return inner ? innermost(inner) : own;
}

/** The proxy, where the system's own words name it: "connect ECONNREFUSED 10.0.0.1:3128". */
function blamedProxy(message: string, proxy: string | undefined): string | undefined {
  if (proxy === undefined || !URL.canParse(proxy)) return undefined;
  const { host, hostname, port } = new URL(proxy);
  const named =
    port === ''
      ? message.includes(hostname)
      : message.includes(`:${port}`) || message.endsWith(` ${hostname}`);
  return named ? `the proxy ${host}` : undefined;
}
