import * as v from 'valibot';
import { chatMessage } from './chat-messages.ts';
import { responseFormat, seedField, stopField, streamOptions, toolFields } from './chat-tools.ts';
import { atMost, integer, maxTokens, own, temperature, textField, yesNo } from './field.ts';

/** Not in the API document: these keep what one request makes a service hold within bounds. */
export const MOST_MESSAGES = 2_048;
export const MOST_EMBEDDED_TEXTS = 2_048;
const MOST_DIMENSIONS = 4_096;
export const DEFAULT_DIMENSIONS = 256;
/** Texts times dimensions. */
export const MOST_EMBEDDED_NUMBERS = 524_288;

/** Tokens of an answer that a price assumes when the request gives no max_tokens. */
export const ASSUMED_ANSWER_TOKENS = 1_000;

/** A message as in the API document: a role and a text. */
export interface Message {
  readonly role: string;
  readonly content: string;
}

/** Answers to one request; each costs as much as one of its own. */
const MOST_CHOICES = 16;
const MOST_PROMPTS = 128;

export const chatRequest = v.looseObject({
  model: v.optional(textField('model, as listed by `octet models`')),
  messages: v.pipe(
    v.array(chatMessage, 'must be a list of messages'),
    v.minLength(1, 'must not be empty'),
    atMost(MOST_MESSAGES, 'messages'),
    v.description('the conversation, in order'),
  ),
  max_tokens: v.optional(maxTokens()),
  temperature: v.optional(temperature()),
  stream: v.optional(yesNo('stream the answer as server-sent events'), false),
  max_completion_tokens: v.optional(own(maxTokens())),
  n: v.optional(own(integer('number of answers', { min: 1, max: MOST_CHOICES })), 1),
  stop: v.optional(own(stopField)),
  seed: v.optional(own(seedField)),
  response_format: v.optional(own(responseFormat)),
  stream_options: v.optional(own(streamOptions)),
  ...toolFields,
});

export type ChatRequest = v.InferOutput<typeof chatRequest>;

/** Not shown in the API document; these are the fields that such an endpoint takes everywhere. */
export const completionRequest = v.looseObject({
  model: v.optional(textField('model, as listed by `octet models`')),
  prompt: v.pipe(
    v.union(
      [
        v.pipe(
          v.string(),
          v.check((text) => text.trim() !== '', 'must not be empty'),
        ),
        v.pipe(v.array(v.string()), v.minLength(1, 'must not be empty'), atMost(MOST_PROMPTS, 'prompts')),
      ],
      'must be text or a list of texts, and not empty',
    ),
    v.description('the text to continue, or a list of texts'),
  ),
  max_tokens: v.optional(maxTokens()),
  temperature: v.optional(temperature()),
  stream: v.optional(yesNo('stream the answer as server-sent events'), false),
  n: v.optional(own(integer('number of answers to each prompt', { min: 1, max: MOST_CHOICES })), 1),
  stop: v.optional(own(stopField)),
  seed: v.optional(own(seedField)),
  echo: v.optional(own(yesNo('repeat the prompt before the answer')), false),
  stream_options: v.optional(own(streamOptions)),
});

export type CompletionRequest = v.InferOutput<typeof completionRequest>;

const MOST_TOKEN_NUMBERS = 65_536;
const tokenNumbers = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300_000)));

/** Not shown in the API document; as above. */
export const embeddingRequest = v.looseObject({
  model: v.optional(textField('model, as listed by `octet models`')),
  input: v.pipe(
    v.union(
      [
        v.string(),
        v.pipe(
          v.array(v.string()),
          v.minLength(1, 'must not be empty'),
          atMost(MOST_EMBEDDED_TEXTS, 'texts'),
        ),
        v.pipe(
          tokenNumbers,
          v.minLength(1, 'must not be empty'),
          atMost(MOST_TOKEN_NUMBERS, 'token numbers'),
        ),
        v.pipe(
          v.array(tokenNumbers),
          v.minLength(1, 'must not be empty'),
          atMost(MOST_EMBEDDED_TEXTS, 'texts'),
        ),
      ],
      'must be text, a list of texts, or token numbers',
    ),
    v.description('the texts, or their tokens as numbers of cl100k_base'),
  ),
  encoding_format: v.optional(
    v.pipe(
      v.picklist(['float', 'base64'], 'must be one of float, base64'),
      v.description('encoding of the vectors'),
    ),
    'float',
  ),
  dimensions: v.optional(
    integer('number of dimensions', { min: 1, max: MOST_DIMENSIONS }),
    DEFAULT_DIMENSIONS,
  ),
});

export type EmbeddingRequest = v.InferOutput<typeof embeddingRequest>;

interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

interface FunctionCall {
  readonly name: string;
  readonly arguments: string;
}

/** The API document shows role and content. The calls are octet's own; a message that only calls has no content. */
export interface AssistantMessage {
  readonly role: 'assistant';
  readonly content: string | null;
  readonly tool_calls?: readonly (
    | { readonly id: string; readonly type: 'function'; readonly function: FunctionCall }
    | {
        readonly id: string;
        readonly type: 'custom';
        readonly custom: { readonly name: string; readonly input: string };
      }
  )[];
  readonly function_call?: FunctionCall;
}

export interface ChatCompletion {
  readonly id: string;
  readonly object: 'chat.completion';
  /** Unix time in seconds. */
  readonly created: number;
  readonly model: string;
  readonly choices: readonly {
    readonly index: number;
    readonly message: AssistantMessage;
    readonly finish_reason: string;
  }[];
  readonly usage: Usage;
}
