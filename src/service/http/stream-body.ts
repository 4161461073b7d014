import { SingleUse } from '../../contract/single-use.ts';
import { STREAM_END } from '../../contract/stream.ts';
import type { Admission, ParsedRequest } from '../billing/admission.ts';
import { settleStream } from '../billing/settle.ts';
import type { StreamReply } from '../routes/reply.ts';
import { Cut } from '../text/text-flow.ts';
import type { AdmittedRequest } from './admitted-request.ts';
import { isStateFault, refusalOf } from './error-response.ts';
import { encode } from './request-response.ts';
import { errorBody } from './service-error.ts';

export interface StreamOptions {
  readonly context: AdmittedRequest;
  readonly parsed: ParsedRequest;
  readonly admission: Extract<Admission, { state: 'go' }>;
  readonly outcome: StreamReply;
  /** Break it in the middle, on purpose. */
  readonly cut: boolean;
}

/** A longer answer is not stored for its key; it would only fill the disk. */
const MOST_STORED_BYTES = 1024 * 1024;
const CUT_AFTER_EVENTS = 3;

/**
 * The events as bytes. It is settled exactly once, however it ends: all of it before the end mark is sent, or what was
 * produced when the reader leaves. It is no generator, because leaving one that was never started runs nothing.
 */
export function streamBody({
  context,
  parsed,
  admission,
  outcome,
  cut,
}: StreamOptions): AsyncIterable<Uint8Array> {
  const source = outcome.events[Symbol.asyncIterator]();
  const end = outcome.form === undefined ? END : NO_END;
  const sent: Uint8Array[] = [];
  let sentBytes = 0;
  let sentEvents = 0;
  let state: 'flowing' | 'ended' | 'over' = 'flowing';
  let settled = false;

  const settle = async (complete: boolean): Promise<void> => {
    if (settled) return;
    settled = true;
    context.signal.removeEventListener('abort', leave);
    context.service.openStreams.delete(leave);
    const keeps = complete && sentBytes <= MOST_STORED_BYTES && admission.claim !== undefined;
    const reply = keeps
      ? { status: 200, headers: { 'content-type': 'text/event-stream' }, body: Buffer.concat([...sent, end]) }
      : undefined;
    const { cost, tokens } = outcome;
    try {
      await settleStream({ context, parsed, admission }, { cost: cost(), tokens: tokens(), reply });
    } finally {
      admission.done();
    }
  };
  /** Called when the reader is gone. Errors go to onFault: there is no caller that could act on them. */
  async function leave(): Promise<void> {
    if (state === 'over') return;
    state = 'over';
    // The reader is gone; nobody can be told.
    source.return?.()?.catch(() => {});
    await settle(false).catch((error: unknown) => context.service.onFault(error, context.requestId));
  }
  context.signal.addEventListener('abort', leave, { once: true });
  context.service.openStreams.add(leave);

  const frame = (due: string | readonly string[]): Uint8Array => {
    const all = typeof due === 'string' ? [due] : due;
    const payloads = cut ? all.slice(0, CUT_AFTER_EVENTS - sentEvents) : all;
    const bytes = encode(payloads.map((payload) => framed(payload, outcome.form)).join(''));
    sentEvents += payloads.length;
    sentBytes += bytes.length;
    if (admission.claim && sentBytes <= MOST_STORED_BYTES) sent.push(bytes);
    return bytes;
  };

  async function next(): Promise<IteratorResult<Uint8Array>> {
    if (state === 'ended') state = 'over';
    if (state === 'over') return { done: true, value: undefined };
    if (cut && sentEvents >= CUT_AFTER_EVENTS) {
      await leave();
      throw new Cut('The stream was cut (injected fault).');
    }
    try {
      const { done, value } = await source.next();
      if (!done) return { done: false, value: frame(value) };
      await settle(true);
      state = 'ended';
      return { done: false, value: end };
    } catch (error) {
      state = 'ended';
      await settle(false);
      const { inProcess } = context.record.request;
      if (error instanceof Cut || context.signal.aborted || (inProcess && isStateFault(error))) throw error;
      const refusal = refusalOf(error, context.requestId, false);
      const form = outcome.form === 'raw' ? undefined : outcome.form;
      return { done: false, value: encode(framed(outcome.problem?.(refusal) ?? errorBody(refusal), form)) };
    }
  }

  const iterator: AsyncIterator<Uint8Array> = {
    next,
    return: async () => {
      await leave();
      return { done: true, value: undefined };
    },
  };
  return new SingleUse(iterator);
}

/** A named event is called by its `type`, which comes first in it. */
function framed(payload: string, form: StreamReply['form']): string {
  if (form === 'raw') return payload;
  const name = form === 'named' ? /^\{"type":"([\w.]+)"/.exec(payload)?.[1] : undefined;
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${payload}\n\n`;
}

const NO_END = new Uint8Array();
const END = encode(`data: ${STREAM_END}\n\n`);
