import { ChatAnswer } from '../../client/chat-answer.ts';
import type { Context } from '../../context.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import { readAnswer, readAttribution, readFinish } from '../../contract/replies.ts';
import { isObject } from '../../contract/shape.ts';
import { UnreadableReply } from '../../errors.ts';

/** One request for an answer and how it ended. The text that came is kept, also when an error ends it. */
export interface ChatOutcome {
  readonly text: string;
  readonly complete: boolean;
  /** The completion object, put together where it came in pieces. */
  readonly document: Record<string, unknown>;
  readonly attribution: string | undefined;
  readonly error: unknown;
}

export interface ExchangeOptions {
  readonly endpoint: Endpoint;
  readonly body: Record<string, unknown>;
  readonly stream: boolean;
  readonly signal?: AbortSignal;
  /** False: the text is only passed on, so that an answer of any length takes no memory. */
  readonly keepText?: boolean;
  /** Called with the texts that arrived together; waited for, so that a slow reader holds the sender back. */
  readonly onPieces?: (pieces: readonly string[]) => Promise<void> | void;
}

export async function exchange(context: Context, options: ExchangeOptions): Promise<ChatOutcome> {
  const api = await context.api();
  if (!options.stream) return wholeReply(context, options);
  const answer = new ChatAnswer(api, context.clock);
  const body = { ...options.body, stream: true };
  let text = '';
  let came = false;
  let error: unknown;
  try {
    for await (const pieces of answer.pieces(options.endpoint, body, options.signal)) {
      came = true;
      if (options.keepText !== false) text += pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
      await options.onPieces?.(pieces);
    }
    if (answer.ended === 'unmarked') context.terminal.verboseLine('the stream ended early');
  } catch (reason) {
    // A body that just stops because it was left is not one that was cut.
    error = options.signal?.aborted ? options.signal.reason : reason;
  }
  if (error instanceof UnreadableReply) throw error;
  if (error !== undefined && !came && answer.first === undefined) throw error;
  return {
    text,
    complete: answer.complete && error === undefined,
    document: completionOf(answer, text, error === undefined),
    attribution: readAttribution(answer.whole ? answer.first : answer.last, answer.headers),
    error,
  };
}

async function wholeReply(context: Context, options: ExchangeOptions): Promise<ChatOutcome> {
  const api = await context.api();
  const reply = await api.call(options.endpoint, { body: options.body, signal: options.signal });
  const text = readAnswer(reply.document);
  if (text === undefined) {
    throw new UnreadableReply('unexpected reply: it has no answer', { document: reply.document });
  }
  await options.onPieces?.([text]);
  const document = isObject(reply.document) ? { ...reply.document } : { text };
  return {
    text,
    complete: true,
    document: { ...document, complete: true },
    attribution: readAttribution(reply.document, reply.headers),
    error: undefined,
  };
}

/** The documented completion object from the first and the last chunk; fields that we do not know stay. */
function completionOf(answer: ChatAnswer, text: string, unbroken: boolean): Record<string, unknown> {
  const complete = answer.complete && unbroken;
  const first = isObject(answer.first) ? answer.first : {};
  const last = isObject(answer.last) ? answer.last : {};
  if (answer.whole) return { ...first, complete };
  return {
    ...first,
    ...last,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: answer.finish ?? readFinish(answer.last) ?? null,
      },
    ],
    complete,
  };
}
