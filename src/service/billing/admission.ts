import type { Endpoint } from '../../contract/endpoints.ts';
import { ServiceError, serviceError } from '../http/service-error.ts';
import type { ReadRequest } from '../routes/route.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Credentials, Seat } from './account-book.ts';
import type { Account } from './accounts.ts';
import { seatOf } from './authenticate.ts';
import { publishDepleted } from './depleted.ts';
import { type Claim, findStored, type StoredReply } from './idempotency.ts';
import { type Allowance, allowance, countRequest } from './limits.ts';
import { FACTOR_WITHOUT_ATTRIBUTION } from './prices.ts';

/** A request that was read and validated; nothing is counted or held for it yet. */
export interface ParsedRequest {
  readonly endpoint: Endpoint;
  readonly credentials: Credentials;
  /** The reason for a 400: it counts for the rate limit, and never for credits. */
  readonly refusal: ServiceError | undefined;
  readonly idempotencyKey: string | undefined;
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
        /** Credits that are held in memory: the most that the request can cost. */
        readonly held: number;
        readonly claim: Claim | undefined;
        /** Must be called once, when the request is settled or refused. */
        done(): void;
      }
    | { readonly state: 'replay'; readonly reply: StoredReply }
    | { readonly state: 'refused'; readonly refusal: ServiceError }
    | { readonly state: 'duplicate'; readonly claim: Claim }
  );

export const LONGEST_DUPLICATE_WAIT_MS = 60_000;

/** Idempotency keys that this process works on, so that duplicates wake at once. */
const running = new WeakMap<ServiceContext, Map<string, Promise<void>>>();

/**
 * Checks the API key again, counts the request for the rate limit, looks up the idempotency key and holds credits. The
 * API key and the limit were checked before the body was read; they may have changed since then. From the count to the
 * hold nothing is awaited, so that parallel requests cannot pass a limit together. Nothing is written: credits are held
 * in memory, and charged in the transaction that settles the request.
 */
export function admit(
  service: ServiceContext,
  parsed: ParsedRequest,
  mode: 'count' | 'again',
): Admission | Promise<Admission> {
  const { idempotencyKey: key, credentials } = parsed;
  const seat = key === undefined ? service.accounts.kept(credentials) : undefined;
  return seat ? admitSeat(service, parsed, { mode, seat }) : lookUp();

  async function lookUp(): Promise<Admission> {
    const stored = key === undefined ? undefined : await storedFor(service, parsed, key);
    const found = service.accounts.kept(credentials) ?? (await seatOf(service, credentials));
    return admitSeat(service, parsed, { mode, seat: found, stored });
  }
}

interface Admitting {
  readonly mode: 'count' | 'again';
  readonly seat: Seat;
  readonly stored?: StoredReply | ServiceError;
}

function admitSeat(
  service: ServiceContext,
  parsed: ParsedRequest,
  { mode, seat, stored }: Admitting,
): Admission | Promise<Admission> {
  const { account } = seat;
  const now = service.clock.now();
  const left = (mode === 'again' ? allowance : countRequest)(seat, service.counters, now);
  const known = { account, allowance: left };
  if (parsed.refusal) return { ...known, state: 'refused', refusal: parsed.refusal };
  if (parsed.endpoint.method === 'GET')
    return { ...known, state: 'go', held: 0, claim: undefined, done() {} };
  const claim = claimOf(account, parsed);
  if (stored) return { ...known, ...taken(stored) };
  if (claim && running.get(service)?.has(nameOf(claim))) return { ...known, state: 'duplicate', claim };
  const amount = parsed.read.price * priceFactor(account);
  const available = seat.available - service.accounts.heldBy(account.id);
  if (available >= amount) {
    return { ...known, state: 'go', held: amount, claim, done: begin(service, account, amount, claim) };
  }
  const refused = { ...known, state: 'refused', refusal: serviceError.credits(amount, available) } as const;
  if (seat.depleted) return refused;
  return service.store.write((sql) => publishDepleted(sql, service.webhooks, account)).then(() => refused);
}

/** The reply that is stored under the request's idempotency key; a refusal if another request used that key. */
async function storedFor(
  service: ServiceContext,
  { credentials, endpoint, bodyHash, refusal }: ParsedRequest,
  key: string,
): Promise<StoredReply | ServiceError | undefined> {
  if (refusal) return undefined;
  const { account } = await seatOf(service, credentials);
  const claim = { account: account.id, key, path: endpoint.path, bodyHash };
  return service.store.read((sql) => findStored(sql, claim));
}

function taken(stored: StoredReply | ServiceError) {
  return stored instanceof ServiceError
    ? ({ state: 'refused', refusal: stored } as const)
    : ({ state: 'replay', reply: stored } as const);
}

function claimOf(
  { id }: Account,
  { idempotencyKey: key, endpoint, bodyHash }: ParsedRequest,
): Claim | undefined {
  return key === undefined ? undefined : { account: id, key, path: endpoint.path, bodyHash };
}

const nameOf = ({ account, key }: Claim): string => `${account} ${key}`;

export function priceFactor(account: Account): number {
  return account.attribution ? 1 : FACTOR_WITHOUT_ATTRIBUTION;
}

/** Holds the credits and the idempotency key until the returned function is called. */
function begin(service: ServiceContext, { id }: Account, amount: number, own: Claim | undefined): () => void {
  const giveBack = amount === 0 ? () => {} : service.accounts.hold(id, amount);
  if (!own) return giveBack;
  const mine = running.get(service) ?? new Map<string, Promise<void>>();
  running.set(service, mine);
  let finish: () => void = () => {};
  mine.set(nameOf(own), new Promise<void>((resolve) => (finish = resolve)));
  return () => {
    giveBack();
    mine.delete(nameOf(own));
    finish();
  };
}

/** Waits until the first request with this idempotency key ends. */
export async function waitForDuplicate(
  service: ServiceContext,
  duplicate: { claim: Claim },
  signal: AbortSignal,
): Promise<void> {
  const first = running.get(service)?.get(nameOf(duplicate.claim));
  const done = new AbortController();
  const late = service.clock
    .sleep(LONGEST_DUPLICATE_WAIT_MS, AbortSignal.any([signal, done.signal]))
    // Called off: the first request ended in time.
    .catch(() => {});
  await Promise.race([first, late]);
  done.abort();
  signal.throwIfAborted();
}
