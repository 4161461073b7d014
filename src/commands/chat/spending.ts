import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readBalance, readCost, readUsage } from '../../contract/replies.ts';

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

export function tokensIn(count: number): string {
  return `${count} ${count === 1 ? 'token' : 'tokens'} in`;
}

export function inCredits(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`;
}
