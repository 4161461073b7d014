import type { Config } from '../../config/resolve.ts';
import type { Context } from '../../context.ts';
import type { Message } from '../../contract/chat.ts';
import { OctetError } from '../../errors.ts';
import {
  type Conversation,
  type Conversations,
  checkSessionName,
  messagesOf,
} from '../../ledger/conversations.ts';
import type { ChatFlags } from './flags.ts';
import type { AnswerOutcome } from './request-answer.ts';

/** A conversation that this question belongs to, and what was said in it so far. */
export interface SavedConversation {
  readonly id: string;
  readonly messages: readonly Message[];
  readonly model: string | undefined;
  /** Undefined for one that begins now. */
  readonly saved?: Conversation;
}

export async function savedConversation(
  context: Context,
  conversations: Conversations,
  flags: ChatFlags,
): Promise<SavedConversation> {
  const fresh = { messages: [], model: undefined };
  if (flags.session === undefined && !flags.continue)
    return { id: conversations.newId(context.random), ...fresh };
  const id = flags.session === undefined ? await conversations.latestId() : checkSessionName(flags.session);
  if (id === undefined) {
    throw new OctetError('usage', 'no conversation to continue', 'octet chat "your question"');
  }
  const found = await conversations.read(id);
  if (!found) return { id, ...fresh };
  return { id, messages: messagesOf(found), model: found.turns.at(-1)?.model, saved: found };
}

/** An answer that was paid for is shown even when it cannot be kept. */
export async function saveTurn(
  context: Context,
  conversations: Conversations,
  id: string,
  asked: readonly Message[],
  outcome: AnswerOutcome & { readonly credits: number | undefined },
  config: Config,
): Promise<void> {
  const answer: Message[] = outcome.text === '' ? [] : [{ role: 'assistant', content: outcome.text }];
  try {
    await conversations.append(id, {
      at: new Date(context.clock.now()).toISOString(),
      messages: [...asked, ...answer],
      model: typeof outcome.document.model === 'string' ? outcome.document.model : undefined,
      environment: config.environment.value,
      complete: outcome.complete,
      usage: outcome.document.usage,
      credits: outcome.credits,
    });
  } catch (error) {
    context.terminal.warn(
      `the conversation was not saved: ${error instanceof Error ? error.message : 'it failed'}`,
    );
  }
}

/** A new system message replaces the one that the conversation had. */
export function withSystem<Said extends { readonly role: string }>(
  messages: readonly Said[],
  system: string | undefined,
): (Said | Message)[] {
  if (system === undefined) return [...messages];
  return [{ role: 'system', content: system }, ...messages.filter(({ role }) => role !== 'system')];
}
