import { serviceError } from '../http/service-error.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Credentials, Seat } from './account-book.ts';
import type { Account } from './accounts.ts';
import { type Allowance, checkAllowance } from './limits.ts';

export interface Caller {
  readonly account: Account;
  readonly allowance: Allowance | undefined;
  /** The body is there, or will never be: from here on the request is counted, or not at all. */
  arrived(): void;
}

/** Requests of each account whose bodies are arriving; the rate limit must not let in more of them than it has left. */
const arriving = new WeakMap<ServiceContext, Map<string, number>>();

/**
 * Authenticates, then applies the rate limit, before anything of the body is read. Nothing is counted yet: that
 * happens when the request is admitted.
 */
export async function authenticate(service: ServiceContext, credentials: Credentials): Promise<Caller> {
  return callerAt(service, await seatOf(service, credentials));
}

/** The same for an account that is in memory. */
export function callerAt(service: ServiceContext, seat: Seat): Caller {
  const { account } = seat;
  const counts = arriving.get(service) ?? new Map<string, number>();
  arriving.set(service, counts);
  const waitingBefore = counts.get(account.id) ?? 0;
  const now = service.clock.now();
  const allowance = checkAllowance(seat, service.counters, { arriving: waitingBefore, now });
  // Counted in the same step as the check: other requests are checked while the body arrives.
  counts.set(account.id, waitingBefore + 1);
  let waiting = true;
  return {
    account,
    allowance,
    arrived() {
      if (!waiting) return;
      waiting = false;
      const left = (counts.get(account.id) ?? 0) - 1;
      if (left > 0) counts.set(account.id, left);
      else counts.delete(account.id);
    },
  };
}

export async function seatOf(service: ServiceContext, credentials: Credentials): Promise<Seat> {
  const seat = await service.accounts.find(credentials);
  if (!seat) throw serviceError.key();
  return seat;
}
