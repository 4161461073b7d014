import type { Endpoint } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { Refusal, refuse } from '../http/service-error.ts';
import { buryDead } from '../jobs/owners.ts';
import type { Room } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { type Account, accountOfKey } from './accounts.ts';
import { balanceOf, hold, noteDepleted, releaseOrphans } from './credits.ts';
import { type Claim, claim, forget, type StoredReply } from './idempotency.ts';
import { type Allowance, allowance, allowanceHeaders, countRequest } from './limits.ts';
import { WITHOUT_ATTRIBUTION } from './prices.ts';

/** What a request asks for, read but not yet allowed. */
export interface Wanted {
  readonly endpoint: Endpoint;
  readonly bearer: string | undefined;
  readonly body: JsonObject;
  /** What is wrong with it; told only after the key and the rate limit were looked at. */
  readonly refusal: Refusal | undefined;
  /** Idempotency key. */
  readonly key: string | undefined;
  readonly bodyHash: string;
  /** The most it can cost, before the account's factor. */
  readonly most: number;
}

interface Known {
  readonly account: Account;
  readonly allowance: Allowance;
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
    | { readonly state: 'refused'; readonly refusal: Refusal }
    | { readonly state: 'twin'; readonly claim: Claim }
  );

const TWIN_POLL_MS = 50;
export const LONGEST_TWIN_WAIT_MS = 60_000;

/** Keys that are being worked on in this process, so that their twins wake at once. */
const running = new WeakMap<Room, Map<string, Promise<void>>>();

/**
 * One transaction: key, rate limit, idempotency and hold are decided together, so that of many requests at once exactly
 * as many pass as may. Refusals that must not count roll it back; the others are returned, and the count stays.
 */
export function admit(room: Room, wanted: Wanted, mode: 'count' | 'again'): Admission {
  const now = room.clock.now();
  return room.store.write((sql): Admission => {
    const account = wanted.bearer === undefined ? undefined : accountOfKey(sql, wanted.bearer);
    if (!account) throw refuse.key();
    const known = { account, allowance: counted(sql, account, mode, now) };
    if (wanted.refusal) return { ...known, state: 'refused', refusal: wanted.refusal };
    if (wanted.endpoint.method === 'GET')
      return { ...known, state: 'go', holdId: undefined, claim: undefined, done() {} };
    room.owner.sign(sql);
    const taken = takeKey(sql, room, account, wanted);
    if (taken.state !== 'new') return { ...known, ...taken };
    try {
      const holdId = takeHold(sql, room, account, wanted);
      return { ...known, state: 'go', holdId, claim: taken.claim, done: begin(room, taken.claim) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (taken.claim) forget(sql, taken.claim);
      if (error.status === 402) tellDepleted(sql, room, account);
      return { ...known, state: 'refused', refusal: error };
    }
  });
}

function counted(sql: Sql, account: Account, mode: 'count' | 'again', now: number): Allowance {
  if (mode === 'again') return allowance(sql, account, now);
  try {
    return countRequest(sql, account, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const headers = { ...error.headers, ...allowanceHeaders(allowance(sql, account, now)) };
    throw new Refusal(error.status, error.type, error.code, error.message, headers);
  }
}

type Taken =
  | { readonly state: 'new'; readonly claim: Claim | undefined }
  | { readonly state: 'replay'; readonly reply: StoredReply }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'twin'; readonly claim: Claim };

function takeKey(sql: Sql, room: Room, account: Account, { key, endpoint, bodyHash }: Wanted): Taken {
  if (key === undefined) return { state: 'new', claim: undefined };
  const wanted: Claim = { account: account.id, key, path: endpoint.path, bodyHash };
  buryDead(sql, room.owner);
  try {
    const found = claim(sql, wanted, room.owner.id, room.clock.now());
    if (found.state === 'done') return { state: 'replay', reply: found.reply };
    return found.state === 'running' ? { state: 'twin', claim: wanted } : { state: 'new', claim: wanted };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: 'refused', refusal: error };
  }
}

function takeHold(sql: Sql, room: Room, account: Account, { most, endpoint }: Wanted): string | undefined {
  if (most === 0) return undefined;
  const amount = most * factorOf(account);
  const options = { account: account.id, amount, description: endpoint.summary, owner: room.owner.id };
  if (balanceOf(sql, account.id).available < amount) {
    // Before anybody is turned away: what a process that died had set aside is free again.
    buryDead(sql, room.owner);
    releaseOrphans(sql);
  }
  return hold(sql, options, room.clock.now());
}

export function factorOf(account: Account): number {
  return account.attribution ? 1 : WITHOUT_ATTRIBUTION;
}

export function tellDepleted(sql: Sql, room: Room, account: Pick<Account, 'id' | 'email'>): void {
  if (!noteDepleted(sql, account.id)) return;
  const { available } = balanceOf(sql, account.id);
  room.webhooks.emit(sql, 'credits.depleted', {
    user_id: account.id,
    email: account.email,
    balance: available,
  });
}

function begin(room: Room, own: Claim | undefined): () => void {
  if (!own) return () => {};
  const mine = running.get(room) ?? new Map<string, Promise<void>>();
  running.set(room, mine);
  const name = `${own.account} ${own.key}`;
  let finish: () => void = () => {};
  mine.set(name, new Promise<void>((resolve) => (finish = resolve)));
  return () => {
    mine.delete(name);
    finish();
  };
}

/** The twin's first may run in this process, or in another one that shares the state. */
export async function waitForTwin(room: Room, twin: { claim: Claim }, signal: AbortSignal): Promise<void> {
  const first = running.get(room)?.get(`${twin.claim.account} ${twin.claim.key}`);
  if (!first) return room.clock.sleep(TWIN_POLL_MS, signal);
  const done = new AbortController();
  const late = room.clock.sleep(LONGEST_TWIN_WAIT_MS, AbortSignal.any([signal, done.signal])).catch(() => {});
  await Promise.race([first, late]);
  done.abort();
  signal.throwIfAborted();
}
