import { type Answer, isBytes } from '../http/exchange.ts';
import type { Call, Reply, Room, Tokens } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { type Admission, factorOf, tellDepleted, type Wanted } from './admission.ts';
import { balanceOf, capture, release } from './credits.ts';
import { forget, keep } from './idempotency.ts';
import { countUsage } from './usage.ts';

type Going = Extract<Admission, { state: 'go' }>;

/** Charge, usage, the work's own rows and the stored reply: one transaction, before the reply leaves. */
export function settleReply(
  call: Call,
  wanted: Wanted,
  admission: Going,
  outcome: Reply,
  answer: Answer,
): void {
  if (wanted.endpoint.method === 'GET' && !outcome.commit) return;
  const { room, account } = call;
  room.store.write((sql) => {
    outcome.commit?.(sql, admission.holdId);
    if (outcome.later)
      countUsage(sql, { account: account.id, path: wanted.endpoint.path, now: room.clock.now() });
    else charge(sql, call, wanted, admission, outcome.cost ?? wanted.most, outcome.tokens);
    if (admission.claim && isBytes(answer.body)) {
      keep(sql, admission.claim, { status: answer.status, headers: answer.headers, body: answer.body });
    }
  });
  room.webhooks.wake();
  outcome.after?.();
}

export function charge(
  sql: Sql,
  { room, account, requestId }: Call,
  wanted: Wanted,
  admission: Going,
  cost: number,
  tokens: Tokens | undefined,
): void {
  const now = room.clock.now();
  const { holdId } = admission;
  const paid = holdId === undefined ? 0 : capture(sql, holdId, cost * factorOf(account), requestId, now);
  countUsage(sql, { account: account.id, path: wanted.endpoint.path, tokens, credits: paid, now });
  if (paid > 0 && balanceOf(sql, account.id).available === 0) tellDepleted(sql, room, account);
}

/** Nothing was done: the hold goes back and the key is free for another try. */
export function settleRefused(room: Room, admission: Going): void {
  const { holdId, claim } = admission;
  if (holdId === undefined && claim === undefined) return;
  room.store.write((sql) => {
    if (holdId !== undefined) release(sql, holdId);
    if (claim) forget(sql, claim);
  });
}
