import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readBalance, readCost, readUsage } from '../../contract/replies.ts';
import type { ConversationState } from './conversation-state.ts';
import type { AnswerOutcome } from './request-answer.ts';

/** The balance before a call; undefined where the service does not tell. */
export async function creditsBefore(context: Context): Promise<number | undefined> {
  if (context.flags.dryRun) return undefined;
  try {
    const api = await context.api();
    return readBalance((await api.call(endpoints.balance)).document);
  } catch {
    // A courtesy: the answer counts more than its price.
    return undefined;
  }
}

/** `12 tokens in, 30 out, 1 credit`: from the reply where it says so, else from the balance before and after. */
export async function usageLine(
  context: Context,
  document: unknown,
  before: number | undefined,
): Promise<string> {
  const usage = readUsage(document);
  const parts: string[] = [];
  if (usage?.prompt !== undefined) parts.push(tokensIn(usage.prompt));
  if (usage?.completion !== undefined) parts.push(`${usage.completion} out`);
  const cost = readCost(document) ?? (await difference(context, before));
  if (cost !== undefined) parts.push(inCredits(cost));
  return parts.length > 0 ? parts.join(', ') : 'usage not reported by this service';
}

async function difference(context: Context, before: number | undefined): Promise<number | undefined> {
  if (before === undefined) return undefined;
  const after = await creditsBefore(context);
  return after === undefined || after > before ? undefined : before - after;
}

/** `local-chat · 120 tokens in, 80 out · 3 credits · 1.2 s` for this answer; its tokens are added to those of the talk. */
export function footer(
  talk: ConversationState,
  { document }: Pick<AnswerOutcome, 'document'>,
  tookMs: number,
): string {
  const usage = readUsage(document);
  const cost = readCost(document);
  talk.tokens.in += usage?.prompt ?? 0;
  talk.tokens.out += usage?.completion ?? 0;
  const model = typeof document.model === 'string' ? document.model : (talk.model ?? 'default model');
  const tokens = usage && `${tokensIn(usage.prompt ?? 0)}, ${usage.completion ?? 0} out`;
  const parts = [model, tokens, cost === undefined ? undefined : inCredits(cost), inSeconds(tookMs)];
  return parts.filter((part) => part !== undefined).join(' · ');
}

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;

export function tokensIn(count: number): string {
  return `${count} ${count === 1 ? 'token' : 'tokens'} in`;
}

export function inCredits(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`;
}
