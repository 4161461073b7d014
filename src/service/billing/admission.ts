import type { Endpoint } from '../../contract/endpoints.ts';
import { ServiceError, serviceError } from '../http/service-error.ts';
import { removeDeadOwners } from '../jobs/owners.ts';
import type { ReadRequest } from '../routes/route.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { type Account, accountOfKey } from './accounts.ts';
import { balanceOf, hold, noteDepleted, releaseOrphans } from './credits.ts';
import { type Claim, claim, forget, type StoredReply } from './idempotency.ts';
import { type Allowance, allowance, countRequest } from './limits.ts';
import { WITHOUT_ATTRIBUTION } from './prices.ts';

/** A request that was read and validated; nothing is counted or held for it yet. */
export interface ParsedRequest {
  readonly endpoint: Endpoint;
  readonly bearer: string | undefined;
  /** The reason for a 400: it counts for the rate limit, and never for credits. */
  readonly refusal: ServiceError | undefined;
  /** Idempotency key. */
  readonly key: string | undefined;
  readonly bodyHash: string;
  readonly read: ReadRequest;
}

interface Known {
  readonly account: Account;
  readonly allowance: Allowance | undefined;
}

export type Admission = Known &
  (
    | {
        readonly state: 'go';
        readonly holdId: string | undefined;
        readonly claim: Claim | undefined;
        done(): void;
      }
    | { readonly state: 'replay'; readonly reply: StoredReply }
    | { readonly state: 'refused'; readonly refusal: ServiceError }
    | { readonly state: 'twin'; readonly claim: Claim }
  );

const TWIN_POLL_MS = 50;
export const LONGEST_DUPLICATE_WAIT_MS = 60_000;

/** Idempotency keys that this process works on, so that duplicates wake at once. */
const running = new WeakMap<ServiceContext, Map<string, Promise<void>>>();

/**
 * One transaction: key, rate limit, idempotency and hold are decided together, so that of many requests at once exactly
 * as many pass as may. Refusals that must not count roll it back; the others are returned, and the count stays.
 */
export async function admit(
  service: ServiceContext,
  parsed: ParsedRequest,
  mode: 'count' | 'again',
): Promise<Admission> {
  const now = service.clock.now();
  return service.store.write((sql): Admission => {
    const account = parsed.bearer === undefined ? undefined : accountOfKey(sql, parsed.bearer);
    if (!account) throw serviceError.key();
    const left = mode === 'again' ? allowance(sql, account, now) : countRequest(sql, account, now);
    const known = { account, allowance: left };
    if (parsed.refusal) return { ...known, state: 'refused', refusal: parsed.refusal };
    if (parsed.endpoint.method === 'GET')
      return { ...known, state: 'go', holdId: undefined, claim: undefined, done() {} };
    service.owner.sign(sql);
    const taken = takeKey(sql, service, account, parsed);
    if (taken.state !== 'new') return { ...known, ...taken };
    try {
      const holdId = takeHold(sql, service, account, parsed);
      return { ...known, state: 'go', holdId, claim: taken.claim, done: begin(service, taken.claim) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (taken.claim) forget(sql, taken.claim);
      if (error.status === 402) publishDepleted(sql, service, account);
      return { ...known, state: 'refused', refusal: error };
    }
  });
}

type Taken =
  | { readonly state: 'new'; readonly claim: Claim | undefined }
  | { readonly state: 'replay'; readonly reply: StoredReply }
  | { readonly state: 'refused'; readonly refusal: ServiceError }
  | { readonly state: 'twin'; readonly claim: Claim };

function takeKey(
  sql: Sql,
  service: ServiceContext,
  account: Account,
  { key, endpoint, bodyHash }: ParsedRequest,
): Taken {
  if (key === undefined) return { state: 'new', claim: undefined };
  const parsed: Claim = { account: account.id, key, path: endpoint.path, bodyHash };
  removeDeadOwners(sql, service.owner);
  try {
    const found = claim(sql, parsed, service.owner.id, service.clock.now());
    if (found.state === 'done') return { state: 'replay', reply: found.reply };
    return found.state === 'running' ? { state: 'twin', claim: parsed } : { state: 'new', claim: parsed };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { state: 'refused', refusal: error };
  }
}

function takeHold(
  sql: Sql,
  service: ServiceContext,
  account: Account,
  { read, endpoint }: ParsedRequest,
): string | undefined {
  if (read.price === 0) return undefined;
  const amount = read.price * priceFactor(account);
  const options = { account: account.id, amount, description: endpoint.summary, owner: service.owner.id };
  if (balanceOf(sql, account.id).available < amount) {
    // Credits that a dead process held are released before a request is refused.
    removeDeadOwners(sql, service.owner);
    releaseOrphans(sql);
  }
  return hold(sql, options, service.clock.now());
}

export function priceFactor(account: Account): number {
  return account.attribution ? 1 : WITHOUT_ATTRIBUTION;
}

export function publishDepleted(
  sql: Sql,
  service: ServiceContext,
  account: Pick<Account, 'id' | 'email'>,
): void {
  if (!noteDepleted(sql, account.id)) return;
  const { available } = balanceOf(sql, account.id);
  service.webhooks.emit(sql, 'credits.depleted', {
    user_id: account.id,
    email: account.email,
    balance: available,
  });
}

function begin(service: ServiceContext, own: Claim | undefined): () => void {
  if (!own) return () => {};
  const mine = running.get(service) ?? new Map<string, Promise<void>>();
  running.set(service, mine);
  const name = `${own.account} ${own.key}`;
  let finish: () => void = () => {};
  mine.set(name, new Promise<void>((resolve) => (finish = resolve)));
  return () => {
    mine.delete(name);
    finish();
  };
}

/** The first request may run in this process, or in another one that shares the state. */
export async function waitForDuplicate(
  service: ServiceContext,
  duplicate: { claim: Claim },
  signal: AbortSignal,
): Promise<void> {
  const first = running.get(service)?.get(`${duplicate.claim.account} ${duplicate.claim.key}`);
  if (!first) return service.clock.sleep(TWIN_POLL_MS, signal);
  const done = new AbortController();
  const late = service.clock
    .sleep(LONGEST_DUPLICATE_WAIT_MS, AbortSignal.any([signal, done.signal]))
    // Called off: the first request ended in time.
    .catch(() => {});
  await Promise.race([first, late]);
  done.abort();
  signal.throwIfAborted();
}
