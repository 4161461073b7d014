import pg from 'pg';
import { OctetError } from '../errors.ts';

const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

export interface QueueAddress {
  readonly connectionString: string;
  /** Host and database, for messages. */
  readonly place: string;
  /** The same without TLS, where libpq would fall back to it. */
  readonly withoutTls: string | undefined;
}

/** Reads an address as libpq does; `sslmode` means what it means there. */
export function readQueueAddress(url: string, defaultMode: string | undefined): QueueAddress {
  if (isAmbiguous(url)) throw unreadable('');
  const mode = parameter(url, 'sslmode') ?? defaultMode ?? 'prefer';
  if (!SSL_MODES.includes(mode)) throw unreadable(`: sslmode must be one of ${SSL_MODES.join(', ')}`);
  const { host, port, database } = partsOf(withMode(url, 'disable'));
  const place = `${host}:${port}/${database ?? ''}`;
  // A socket is never encrypted; libpq ignores the mode there.
  if (host.startsWith('/'))
    return { connectionString: withMode(url, 'disable'), place, withoutTls: undefined };
  const mayBePlain = mode === 'prefer' || mode === 'allow';
  const connectionString = withMode(url, mode === 'allow' ? 'prefer' : mode);
  partsOf(connectionString);
  return { connectionString, place, withoutTls: mayBePlain ? withMode(url, 'disable') : undefined };
}

/** An @, / or ? of a password that was not encoded would make a part of it look like the host. */
function isAmbiguous(url: string): boolean {
  const rest = url.slice(url.indexOf('://') + 3);
  const [, authority = '', after = ''] = /^([^/?#]*)([^=]*)/.exec(rest) ?? [];
  return authority.split('@').length > 2 || after.includes('@');
}

function parameter(url: string, name: string): string | undefined {
  return new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1];
}

/** pg's own meaning of `require` verifies certificates, which libpq's does not. */
function withMode(url: string, mode: string): string {
  const [address = '', query = ''] = url.split(/\?(.*)/s);
  const kept = query.split('&').filter((part) => part !== '' && !/^(sslmode|uselibpqcompat)=/.test(part));
  const compatible = mode === 'no-verify' ? [] : ['uselibpqcompat=true'];
  return `${address}?${[...kept, `sslmode=${mode}`, ...compatible].join('&')}`;
}

function partsOf(connectionString: string): pg.Client {
  try {
    return new pg.Client({ connectionString });
  } catch (error) {
    // The parser's own message may hold the address, and with it the password.
    const isCertificate = error instanceof Error && /sslrootcert|ENOENT/.test(error.message);
    throw unreadable(isCertificate ? ': sslrootcert, sslcert or sslkey is missing' : '');
  }
}

function unreadable(why: string): OctetError {
  return new OctetError(
    'usage',
    `the address of the queue cannot be read${why}`,
    'postgres://user@host:5432/database, with special characters of a password encoded (%40 for @)',
  );
}
