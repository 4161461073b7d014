import { readUsage } from '../contract/replies.ts';
import type { Conversation } from './conversations.ts';

/** Sums over all turns. Turns without a known cost are left out. */
interface ConversationTotal {
  readonly tokens: { readonly in: number; readonly out: number };
  readonly credits: number | undefined;
}

export function totalOf({ turns }: Pick<Conversation, 'turns'>): ConversationTotal {
  const tokens = { in: 0, out: 0 };
  let credits: number | undefined;
  for (const turn of turns) {
    const usage = readUsage(turn);
    tokens.in += usage?.prompt ?? 0;
    tokens.out += usage?.completion ?? 0;
    if (turn.credits !== undefined) credits = (credits ?? 0) + turn.credits;
  }
  return { tokens, credits };
}
