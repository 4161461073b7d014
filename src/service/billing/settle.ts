import { OctetError } from '../../errors.ts';
import type { AdmittedRequest } from '../http/admitted-request.ts';
import { isBytes, type ServiceResponse } from '../http/exchange.ts';
import type { DocumentReply, Tokens } from '../routes/reply.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { type Admission, type ParsedRequest, priceFactor, publishDepleted } from './admission.ts';
import { balanceOf, capture, release } from './credits.ts';
import { forget, storeReply } from './idempotency.ts';
import { countUsage } from './usage.ts';

type Going = Extract<Admission, { state: 'go' }>;

/** Charge, usage, the work's own rows and the stored reply: one transaction, before the reply leaves. */
export async function settleReply(
  call: AdmittedRequest,
  parsed: ParsedRequest,
  admission: Going,
  outcome: DocumentReply,
  response: ServiceResponse,
): Promise<void> {
  if (parsed.endpoint.method === 'GET' && !outcome.commit) return;
  const { service, account } = call;
  await service.store.write((sql) => {
    outcome.commit?.(sql, admission.holdId);
    if (outcome.later)
      countUsage(sql, { account: account.id, path: parsed.endpoint.path, now: service.clock.now() });
    else charge(sql, call, parsed, admission, outcome.cost ?? parsed.read.price, outcome.tokens);
    if (admission.claim && isBytes(response.body)) {
      storeReply(sql, admission.claim, {
        status: response.status,
        headers: response.headers,
        body: response.body,
      });
    }
  });
  service.webhooks.wake();
  outcome.after?.();
}

export function charge(
  sql: Sql,
  { service, account, requestId, record }: AdmittedRequest,
  parsed: ParsedRequest,
  admission: Going,
  cost: number,
  tokens: Tokens | undefined,
): void {
  const now = service.clock.now();
  const { holdId } = admission;
  const paid = holdId === undefined ? 0 : capture(sql, holdId, cost * priceFactor(account), requestId, now);
  record.credits = paid;
  record.tokens = tokens;
  countUsage(sql, { account: account.id, path: parsed.endpoint.path, tokens, credits: paid, now });
  if (paid > 0 && balanceOf(sql, account.id).available === 0) publishDepleted(sql, service, account);
}

const RELEASE_AGAIN_MS = 5_000;

/**
 * Nothing was done: the hold goes back and the key is free for another try. If the disk does not allow that now, it is
 * done when the disk does, without keeping the process alive for it.
 */
export async function settleRefused(service: ServiceContext, admission: Going): Promise<void> {
  const { holdId, claim } = admission;
  if (holdId === undefined && claim === undefined) return;
  try {
    await service.store.write((sql) => {
      if (holdId !== undefined) release(sql, holdId);
      if (claim) forget(sql, claim);
    });
  } catch (error) {
    if (!(error instanceof OctetError) || error.reason !== 'io') throw error;
    // It tries again by itself, and holds are released at the next start.
    service.clock.after(RELEASE_AGAIN_MS, () => void settleRefused(service, admission).catch(() => {}));
  }
}
