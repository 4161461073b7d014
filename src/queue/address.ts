import pg from 'pg';
import { OctetError } from '../errors.ts';
import { readSslMode, type SslParameters, tlsOptions } from './tls-options.ts';

export interface QueueAddress {
  readonly config: pg.PoolConfig;
  /** Host and database, for messages. */
  readonly place: string;
  /** May be reached without TLS, where libpq would fall back to it. */
  readonly mayBePlain: boolean;
}

/** PGSSLMODE and the like, as other PostgreSQL programs know them. */
export type SslVariables = Readonly<Record<string, string | undefined>>;

/** Reads an address as libpq does. */
export function readQueueAddress(url: string, variables: SslVariables): QueueAddress {
  if (isAmbiguous(url)) throw unreadable();
  const [address = '', query = ''] = url.split(/\?(.*)/s);
  const parameters = query.split('&').filter((part) => part !== '');
  const kept = parameters.filter((part) => !TLS_PARAMETER.test(part));
  const connectionString = kept.length > 0 ? `${address}?${kept.join('&')}` : address;
  const { host, port, database } = partsOf(connectionString);
  const ssl = sslParameters(parameters, variables);
  return {
    config: { connectionString, ssl: tlsOptions(ssl, host) },
    place: `${host}:${port}/${database ?? ''}`,
    mayBePlain: ssl.mode === 'prefer' || ssl.mode === 'allow',
  };
}

const TLS_PARAMETER = /^(ssl|sslmode|sslrootcert|sslcert|sslkey|sslpassword|uselibpqcompat)=/;

function sslParameters(parameters: readonly string[], variables: SslVariables): SslParameters {
  const given = (name: string) => {
    const text = parameters.findLast((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
    return (text === undefined ? undefined : decoded(text)) || undefined;
  };
  const orVariable = (name: string) => given(name) ?? (variables[`PG${name.toUpperCase()}`] || undefined);
  // `ssl=true` is how addresses of node-postgres ask for TLS.
  const byFlag = /^(true|1)$/.test(given('ssl') ?? '') ? 'require' : undefined;
  return {
    mode: readSslMode(given('sslmode') ?? byFlag ?? orVariable('sslmode') ?? 'prefer'),
    sslrootcert: orVariable('sslrootcert'),
    sslcert: orVariable('sslcert'),
    sslkey: orVariable('sslkey'),
    sslpassword: given('sslpassword'),
  };
}

/** An @, / or ? of a password that was not encoded would make a part of it look like the host. */
function isAmbiguous(url: string): boolean {
  const rest = url.slice(url.indexOf('://') + 3);
  const [, authority = '', after = ''] = /^([^/?#]*)([^=]*)/.exec(rest) ?? [];
  return authority.split('@').length > 2 || after.includes('@');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unreadable();
  }
}

function partsOf(connectionString: string): pg.Client {
  try {
    return new pg.Client({ connectionString });
  } catch {
    // The parser's own message may hold the address, and with it the password.
    throw unreadable();
  }
}

function unreadable(): OctetError {
  return new OctetError(
    'usage',
    'the address of the queue cannot be read',
    'postgres://user@host:5432/database, with special characters of a password encoded (%40 for @)',
  );
}
