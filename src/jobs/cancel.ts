import type { Api } from '../client/api.ts';
import { isLoopback } from '../contract/address.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { ApiError, OctetError } from '../errors.ts';
import type { LedgerJob } from '../ledger/jobs.ts';

/** Not in the API document: the local service has it, for the owner of its state. Asking twice does no harm. */
const CANCEL: Endpoint = {
  method: 'POST',
  path: '/local/jobs/{id}/cancel',
  module: 'payments',
  risk: 'read',
  summary: 'cancel a job that is not finished',
};

interface CancelOptions {
  /** Of `octet serve`. */
  readonly adminKey?: string | undefined;
  readonly signal?: AbortSignal;
}

/** A job that has ended keeps its end, whatever the service would say. */
export function refuseEnded({ id = '', state }: Pick<LedgerJob, 'id' | 'state'>): void {
  if (state !== 'done' && state !== 'failed') return;
  throw new OctetError('usage', `${id} has already ended: ${state}`);
}

/** Stops a job at the service, which then gives back the credits that it held for it. */
export async function cancelJob(
  api: Api,
  id: string,
  { adminKey, signal }: CancelOptions = {},
): Promise<unknown> {
  const { origin } = new URL(api.baseUrl);
  // The admin key is that of a service on this machine and goes nowhere else.
  const key = adminKey && isLoopback(origin) ? adminKey : undefined;
  try {
    return (await api.call(CANCEL, { params: { id }, body: {}, key, signal })).document;
  } catch (error) {
    if (!(error instanceof ApiError) || !CANNOT.includes(error.status)) throw error;
    const message = `this service cannot cancel ${id}; it keeps running`;
    throw new OctetError('usage', message, 'octet jobs', { cause: error, code: 'cli_cannot_cancel' });
  }
}

/** Unknown path, or a key that may not; the job itself was looked up before. */
const CANNOT: readonly number[] = [403, 404, 405];
