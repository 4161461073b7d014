import { serviceError } from '../http/service-error.ts';
import type { ServiceContext } from '../service-context.ts';
import { type Account, accountOfKey } from './accounts.ts';
import { type Allowance, checkAllowance } from './limits.ts';

export interface Caller {
  readonly account: Account;
  readonly allowance: Allowance | undefined;
  /** The body is there, or will never be: from here on the request is counted in the state, or not at all. */
  arrived(): void;
}

/** Requests of each account whose bodies are arriving; the rate limit must not let in more of them than it has left. */
const arriving = new WeakMap<ServiceContext, Map<string, number>>();

/**
 * Authenticates, then applies the rate limit, before anything of the body is read. Nothing is counted yet: that
 * happens in the transaction that admits the request.
 */
export async function authenticate(service: ServiceContext, bearer: string | undefined): Promise<Caller> {
  if (bearer === undefined) throw serviceError.key();
  const counts = arriving.get(service) ?? new Map<string, number>();
  arriving.set(service, counts);
  const { account, allowance } = await service.store.read((sql) => {
    const found = accountOfKey(sql, bearer);
    if (!found) throw serviceError.key();
    const now = service.clock.now();
    const waiting = counts.get(found.id) ?? 0;
    const left = checkAllowance(sql, found, { arriving: waiting, now });
    // Counted in the same step as the check: other requests are checked while this one awaits the result.
    counts.set(found.id, waiting + 1);
    return { account: found, allowance: left };
  });
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
