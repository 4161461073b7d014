import * as v from 'valibot';
import { MOST_BODY_BYTES } from './body-budget.ts';
import { atMost, filledText, integer, maxTokens, temperature, textField, yesNo } from './field.ts';

/** Not in the API document: these keep what one request makes a service hold within bounds. */
export const MOST_MESSAGES = 10_000;
export const MOST_EMBEDDED_TEXTS = 2_048;
const MOST_DIMENSIONS = 4_096;
export const DEFAULT_DIMENSIONS = 256;
/** Texts times dimensions. */
export const MOST_EMBEDDED_NUMBERS = 524_288;

/** Tokens of an answer that a price assumes when the request gives no max_tokens. */
export const ASSUMED_ANSWER_TOKENS = 1_000;

const message = v.looseObject({
  role: v.pipe(v.string('must be text'), v.description('system, user or assistant')),
  content: textField('text of the message'),
});
export type Message = v.InferOutput<typeof message>;

export const chatRequest = v.looseObject({
  model: v.optional(textField('model, as listed by `octet models`')),
  messages: v.pipe(
    v.array(message, 'must be a list of messages'),
    v.minLength(1, 'must not be empty'),
    atMost(MOST_MESSAGES, 'messages'),
    v.description('the conversation, in order'),
  ),
  max_tokens: v.optional(maxTokens()),
  temperature: v.optional(temperature()),
  stream: v.optional(yesNo('stream the answer as server-sent events'), false),
});

export type ChatRequest = v.InferOutput<typeof chatRequest>;

/** Not shown in the API document; these are the fields that such an endpoint takes everywhere. */
export const completionRequest = v.looseObject({
  model: v.optional(textField('model, as listed by `octet models`')),
  prompt: filledText('the text to continue', MOST_BODY_BYTES),
  max_tokens: v.optional(maxTokens()),
  temperature: v.optional(temperature()),
  stream: v.optional(yesNo('stream the answer as server-sent events'), false),
});

export type CompletionRequest = v.InferOutput<typeof completionRequest>;

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
      ],
      'must be text or a list of texts',
    ),
    v.description('the texts'),
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

export interface ChatCompletion {
  readonly id: string;
  readonly object: 'chat.completion';
  /** Unix time in seconds. */
  readonly created: number;
  readonly model: string;
  readonly choices: readonly {
    readonly index: number;
    readonly message: { readonly role: 'assistant'; readonly content: string };
    readonly finish_reason: string;
  }[];
  readonly usage: Usage;
}
