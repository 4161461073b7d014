import type { ChatRequest } from '../../contract/chat.ts';
import type { ChatMessage } from '../../contract/chat-messages.ts';
import { textOfContent } from '../../contract/message-text.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { Fixture } from '../simulation/fixture.ts';

/** A question to the text source: a chat, whatever API it came in by. */
export interface ChatAsk {
  /** The fixture that was found for the request. */
  readonly fixture: Fixture | undefined;
  readonly body: ChatRequest;
  /** The same as the body of a chat completion, for an upstream. */
  readonly given: JsonObject;
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Accounts take turns where answers are worked out. */
  readonly account: string;
}

export interface CompletionAsk {
  readonly fixture: Fixture | undefined;
  readonly prompts: readonly string[];
  readonly model: string | undefined;
  readonly maxTokens: number | undefined;
  readonly n: number;
  readonly stop: readonly string[];
  readonly echo: boolean;
  readonly given: JsonObject;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly account: string;
}

export const textOfMessage = ({ content }: Pick<ChatMessage, 'content'>): string => textOfContent(content);

export function answerLimit({ max_completion_tokens, max_tokens }: ChatRequest): number | undefined {
  return max_completion_tokens ?? max_tokens;
}

export const stopTexts = (stop: string | readonly string[] | undefined): readonly string[] =>
  stop === undefined ? NO_STOPS : [stop].flat().filter((text) => text !== '');

const NO_STOPS: readonly string[] = [];
