import pg from 'pg';
import { OctetError, systemCode } from '../errors.ts';

/** A fault that passes: the server restarts, fails over, is full or out of reach. Waiting and repeating is right. */
export class QueueUnreachable extends OctetError {
  constructor(message: string, hint: string | undefined, cause: unknown) {
    super('network', message, hint, { cause, code: 'cli_queue_unreachable' });
  }
}

export const NO_TLS = 'cli_queue_without_tls';

/**
 * SQLSTATE classes: connection, resources, operator, system, a transaction that lost against another; a lock that was not
 * given; a server that is read-only, as a standby is until it has taken over.
 */
const PASSING = /^(08|53|57|58|40)|^(55P03|25006)$/;
const NOT_SPOKEN_TO = new Set(['28P01', '28000']);
const RIGHTS =
  'GRANT USAGE ON SCHEMA octet_batch TO user; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA octet_batch TO user';

/** An error of the database in the user's words. Nothing of the address but host and database is shown. */
export function queueError(error: unknown, place: string): unknown {
  if (error instanceof OctetError) return error;
  if (error instanceof pg.DatabaseError) return ofServer(error, place) ?? error;
  if (!(error instanceof Error)) return error;
  if (/does not support SSL/i.test(error.message)) {
    const message = `the queue at ${place} does not support TLS`;
    return new OctetError('network', message, 'sslmode=disable in the address', {
      cause: error,
      code: NO_TLS,
    });
  }
  const code = systemCode(error) ?? '';
  if (/CERT|SIGN|VERIFY|SSL|TLS/.test(code)) {
    const message = `the certificate of the queue at ${place} cannot be verified (${code})`;
    const hint = code.includes('ALTNAME')
      ? 'the certificate is for another host; correct the host, or use sslmode=verify-ca'
      : 'sslrootcert=FILE in the address';
    return new OctetError('network', message, hint, { cause: error });
  }
  if (/^E[A-Z_]+$/.test(code) || /terminated|timeout|Connection|not queryable/i.test(error.message)) {
    const why = code === '' ? 'the connection was lost' : code;
    return new QueueUnreachable(`cannot reach the queue at ${place}: ${why}`, undefined, error);
  }
  // Only pg's own complaint about a missing password is left: the server asked for one.
  if (/password/i.test(error.message)) return refused('the queue needs a password', error);
  return error;
}

function ofServer(error: pg.DatabaseError, place: string): OctetError | undefined {
  const { code = '' } = error;
  if (NOT_SPOKEN_TO.has(code)) {
    const isEncryption = /no encryption|SSL off/.test(error.message);
    if (isEncryption)
      return new OctetError('auth', `the queue at ${place} refuses this connection`, 'try sslmode=require');
    return refused(`the queue at ${place} refuses this user or password`, error);
  }
  if (isMissingRight(error)) {
    return new OctetError('auth', `missing rights in the queue at ${place}: ${error.message}`, RIGHTS, {
      cause: error,
    });
  }
  if (code === '3D000')
    return new OctetError('missing', `no such database: ${place}`, undefined, { cause: error });
  if (code === '42P01' || code === '3F000')
    return new OctetError('missing', `no batches at ${place} yet`, 'octet batch submit FILE', {
      cause: error,
    });
  if (PASSING.test(code))
    return new QueueUnreachable(`the queue at ${place} is not available: ${error.message}`, undefined, error);
  return undefined;
}

/** A deadlock, or a transaction that lost against another. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('40');
}

export function isMissingRight(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501';
}

function refused(message: string, cause: unknown): OctetError {
  return new OctetError('auth', message, 'check OCTET_QUEUE_URL, or octet config get queue', { cause });
}
