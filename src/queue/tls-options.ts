import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { OctetError, systemCode } from '../errors.ts';

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;

export type SslMode = (typeof MODES)[number];

/** The TLS parameters of a PostgreSQL address, under libpq's names. */
export interface SslParameters {
  readonly mode: SslMode;
  readonly sslrootcert: string | undefined;
  readonly sslcert: string | undefined;
  readonly sslkey: string | undefined;
  readonly sslpassword: string | undefined;
}

export function readSslMode(text: string): SslMode {
  const mode = MODES.find((each) => each === text);
  if (mode) return mode;
  throw new OctetError('usage', `sslmode of the queue must be one of ${MODES.join(', ')}`);
}

/**
 * TLS as libpq does it: up to `require` a certificate is only checked against a given authority, `verify-ca` needs one,
 * `verify-full` also checks the host. False is a connection without TLS.
 */
export function tlsOptions(parameters: SslParameters, host: string): ConnectionOptions | false {
  const { sslrootcert, sslcert, sslkey, sslpassword } = parameters;
  const mode = sslrootcert === 'system' ? 'verify-full' : parameters.mode;
  // A socket is never encrypted; libpq ignores the mode there.
  if (mode === 'disable' || host.startsWith('/')) return false;
  const own = {
    ...(sslcert === undefined ? {} : { cert: read('sslcert', sslcert) }),
    ...(sslkey === undefined ? {} : { key: read('sslkey', sslkey), passphrase: sslpassword }),
  };
  const authority =
    sslrootcert === undefined || sslrootcert === 'system' ? {} : { ca: read('sslrootcert', sslrootcert) };
  if (mode === 'verify-full') return { ...own, ...authority };
  if (mode === 'verify-ca' && sslrootcert === undefined)
    throw new OctetError(
      'usage',
      'sslmode=verify-ca needs sslrootcert',
      'add &sslrootcert=FILE to the address',
    );
  if (mode === 'no-verify' || sslrootcert === undefined) return { ...own, rejectUnauthorized: false };
  return { ...own, ...authority, checkServerIdentity: () => undefined };
}

function read(parameter: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const why = systemCode(error) === 'ENOENT' ? 'no such file' : 'cannot be read';
    throw new OctetError('usage', `${parameter} of the queue: ${why}: ${path}`, undefined, { cause: error });
  }
}
