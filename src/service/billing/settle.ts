import type { AdmittedRequest } from '../http/admitted-request.ts';
import { isBytes, type ServiceResponse } from '../http/request-response.ts';
import { ServiceError } from '../http/service-error.ts';
import type { DocumentReply, Tokens } from '../routes/reply.ts';
import type { Sql } from '../store/sql.ts';
import { type Admission, type ParsedRequest, priceFactor } from './admission.ts';
import type { Charge } from './charges.ts';
import { enter, hold } from './credits.ts';
import { publishDepleted } from './depleted.ts';
import { findStored, type StoredReply, storeReply } from './idempotency.ts';
import { inTransaction } from './in-transaction.ts';

type Going = Extract<Admission, { state: 'go' }>;

export interface Settling {
  readonly context: AdmittedRequest;
  readonly parsed: ParsedRequest;
  readonly admission: Going;
}

/**
 * Charge, the work's own rows and the stored reply: one transaction, before the reply leaves. Returns the reply of
 * another process that was faster with the same Idempotency-Key: then nothing of this one is written.
 */
export async function settleReply(
  settling: Settling,
  outcome: DocumentReply,
  response: ServiceResponse,
): Promise<StoredReply | undefined> {
  const { context, parsed, admission } = settling;
  const { service, account } = context;
  const { endpoint } = parsed;
  const { claim } = admission;
  const amount = amountOf(settling, outcome.cost ?? parsed.read.price);
  if (endpoint.method === 'GET' && !outcome.commit) return undefined;
  const isWritten = amount > 0 || claim !== undefined || outcome.commit !== undefined;
  const isOnlyCharged = claim === undefined && outcome.commit === undefined && !outcome.later;
  const now = service.clock.now();
  let left: number | undefined;
  const settle = (sql: Sql): StoredReply | undefined => {
    const stored = claim && storedElsewhere(sql, claim);
    if (stored) return stored;
    const held = { account: account.id, amount: admission.held, description: endpoint.summary };
    outcome.commit?.(sql, outcome.later ? hold(sql, held, now) : undefined);
    if (!outcome.later) left = charge(sql, settling, amount);
    if (claim && isBytes(response.body)) {
      const { status, headers, body } = response;
      storeReply(sql, claim, { status, headers, body }, now);
    }
    return undefined;
  };
  if (isWritten && isOnlyCharged) {
    const spending = service.charges.spend(chargeOf(settling, amount));
    if (spending) await spending;
  } else if (isWritten) {
    const faster = await inTransaction(service, outcome.commit ? 'more' : 'charge', settle);
    if (faster) return faster;
  }
  noteCharge(settling, left);
  countUsage(settling, outcome.later ? 0 : amount, outcome.tokens);
  service.webhooks.wake();
  outcome.after?.();
  return undefined;
}

export interface StreamedReply {
  readonly cost: number;
  readonly tokens: Tokens;
  /** Undefined: it is not kept for its Idempotency-Key. */
  readonly reply: StoredReply | undefined;
}

/** Charges for a stream when it ends, however it ends. */
export async function settleStream(
  settling: Settling,
  { cost, tokens, reply }: StreamedReply,
): Promise<void> {
  const { service } = settling.context;
  const { claim } = settling.admission;
  const amount = amountOf(settling, cost);
  let left: number | undefined;
  if (!claim) {
    const spending = amount > 0 ? service.charges.spend(chargeOf(settling, amount)) : undefined;
    if (spending) await spending;
  } else {
    const isPaidElsewhere = await inTransaction(service, 'charge', (sql) => {
      if (storedElsewhere(sql, claim)) return true;
      left = charge(sql, settling, amount);
      if (reply) storeReply(sql, claim, reply, service.clock.now());
      return false;
    });
    if (isPaidElsewhere) return;
  }
  noteCharge(settling, left);
  countUsage(settling, amount, tokens);
  service.webhooks.wake();
}

/** The cost is never more than the hold. */
function amountOf({ context, admission }: Settling, cost: number): number {
  return Math.min(Math.max(0, Math.ceil(cost * priceFactor(context.account))), admission.held);
}

function storedElsewhere(sql: Sql, claim: NonNullable<Going['claim']>): StoredReply | undefined {
  const stored = findStored(sql, claim);
  if (stored instanceof ServiceError) throw stored;
  return stored;
}

/** Returns what is available afterwards; undefined if it cost nothing. */
function charge(sql: Sql, settling: Settling, amount: number): number | undefined {
  if (amount === 0) return undefined;
  const { service, account } = settling.context;
  const { reference, description } = chargeOf(settling, amount);
  const entry = { kind: 'charge' as const, amount: -amount, reference, description };
  const available = enter(sql, account.id, entry, service.clock.now());
  if (available === 0) publishDepleted(sql, service.webhooks, account);
  // At once: in memory other charges may be made before this promise resolves.
  if (service.store.behind) service.accounts.spent(account.id, available);
  return available;
}

function chargeOf({ context, parsed }: Settling, amount: number): Charge {
  const { account, requestId: reference } = context;
  return { account, amount, reference, description: parsed.endpoint.summary };
}

function noteCharge({ context: { service, account } }: Settling, available: number | undefined): void {
  if (available !== undefined && !service.store.behind) service.accounts.spent(account.id, available);
}

function countUsage({ context, parsed }: Settling, credits: number, tokens?: Tokens): void {
  const { service, account, record } = context;
  record.credits = credits;
  record.tokens = tokens;
  const { path } = parsed.endpoint;
  service.counters.use({ account: account.id, path, tokens, credits, now: service.clock.now() });
}
