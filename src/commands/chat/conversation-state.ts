import type { Budget } from '../../budget/budget.ts';
import type { Message } from '../../contract/chat.ts';
import { totalOf } from '../../ledger/conversation-total.ts';
import { type Conversation, type Conversations, messagesOf } from '../../ledger/conversations.ts';
import type { PicturePart } from './pictures.ts';
import type { Grounded } from './with-index.ts';

/** A conversation while it is held. */
export interface ConversationState {
  id: string;
  messages: Message[];
  model: string | undefined;
  system: string | undefined;
  /** Files that go along with the next question. */
  attachments: Attachment[];
  /** Those of the last question. */
  lastAttachments: readonly Attachment[];
  /** Questions with pictures, as they are sent; a saved conversation only names the pictures. */
  readonly illustrated: WeakMap<Message, IllustratedMessage>;
  /** Of the whole conversation, as far as it is known. */
  tokens: { in: number; out: number };
  credits: number | undefined;
  unsaved: boolean;
  lastQuestion?: string | undefined;
  /** The last notice, so that it is not repeated. */
  attribution?: string | undefined;
  /** Puts the first question into the words of a template. */
  wording?: ((question: string) => string) | undefined;
  /** Adds the passages of an index to a question. */
  passages?: ((question: string, budget: Budget) => Promise<Grounded>) | undefined;
  /** More fields of every request. */
  fields?: Readonly<Record<string, unknown>> | undefined;
}

/** `text` is what the history says of it. */
export interface Attachment {
  readonly text: string;
  readonly picture?: PicturePart;
}

interface IllustratedMessage {
  readonly role: string;
  readonly content: readonly ({ readonly type: 'text'; readonly text: string } | PicturePart)[];
}

/** The next step of the conversation after a command in it. */
export type Next = 'stay' | 'leave' | { readonly ask: string };

export interface HeldConversation {
  readonly talk: ConversationState;
  readonly conversations: Conversations;
}

/** Goes on with a saved conversation. */
export function takeUp(talk: ConversationState, conversation: Conversation): void {
  talk.id = conversation.id;
  talk.messages = messagesOf(conversation);
  const { tokens, credits } = totalOf(conversation);
  talk.tokens = { ...tokens };
  talk.credits = credits;
  talk.attachments = [];
  talk.lastAttachments = [];
  talk.model = conversation.turns.at(-1)?.model ?? talk.model;
  talk.lastQuestion = lastOf(talk, 'user');
  talk.wording = undefined;
}

export function lastOf(
  talk: Pick<ConversationState, 'messages'>,
  role: 'user' | 'assistant',
): string | undefined {
  return talk.messages.findLast((message) => message.role === role)?.content;
}
