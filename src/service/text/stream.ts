import { isObject, type JsonObject } from '../../contract/shape.ts';
import { priceFactor } from '../billing/admission.ts';
import { priceOf } from '../billing/prices.ts';
import { ATTRIBUTION } from '../http/attribution.ts';
import { newId } from '../ids.ts';
import type { StreamReply } from '../routes/reply.ts';
import type { RequestContext } from '../routes/route.ts';
import { type AnswerFlow, type Delta, deltaTokens } from './answer-flow.ts';

/** The form of the chunks in one kind of stream. */
export interface ChunkShape {
  readonly idPrefix: string;
  readonly object: string;
  readonly first?: JsonObject;
  readonly piece: (delta: Exclude<Delta, { kind: 'finish' }>) => JsonObject;
  readonly last: JsonObject;
}

/** On a terminal an answer appears at about reading speed. */
const PACE_MS = 12;
/** No timer is shorter: at a high speed several words share a pause. */
const SHORTEST_PAUSE_MS = 1;

/** Counts what a flow has produced, and gives a text that is there at once its pace. */
class Meter {
  #produced = 0;
  #owedMs = 0;
  #ended = false;

  constructor(
    private readonly call: RequestContext,
    private readonly flow: AnswerFlow,
  ) {}

  async count(deltas: readonly Delta[]): Promise<void> {
    const { clock, speed } = this.call.service;
    if (this.flow.atOnce && this.#produced > 0) this.#owedMs += PACE_MS / speed;
    if (this.#owedMs >= SHORTEST_PAUSE_MS) {
      await clock.sleep(this.#owedMs, this.call.signal);
      this.#owedMs = 0;
    }
    for (const delta of deltas) this.#produced += deltaTokens(delta);
  }

  end(): void {
    this.#ended = true;
  }

  tokens(): { prompt: number; completion: number } {
    return this.flow.usage?.() ?? { prompt: this.flow.promptTokens, completion: this.#produced };
  }

  /** A reader that left before the first word came pays nothing. */
  cost(): number {
    const { prompt, completion } = this.tokens();
    return this.#produced > 0 || this.#ended ? priceOf('text', prompt + completion) : 0;
  }

  credits(): number {
    const { prompt, completion } = this.tokens();
    return Math.min(priceOf('text', prompt + completion) * priceFactor(this.call.account), this.call.held);
  }
}

export function chunkEvents(call: RequestContext, flow: AnswerFlow, shape: ChunkShape): StreamReply {
  const meter = new Meter(call, flow);
  const wantsUsage = isObject(call.given.stream_options) && call.given.stream_options.include_usage === true;
  const head = {
    id: newId(shape.idPrefix),
    object: shape.object,
    created: Math.floor(call.service.clock.now() / 1_000),
    model: flow.model,
  };
  const attribution = call.account.attribution ? { attribution: flow.attribution ?? ATTRIBUTION } : {};
  let saidUsage = false;
  return {
    kind: 'events',
    attribution: flow.attribution,
    events: chunks(),
    cost: () => meter.cost(),
    tokens: () => meter.tokens(),
  };

  async function* chunks(): AsyncGenerator<string> {
    const begun = new Set<number>();
    for await (const { deltas, raw } of flow.events) {
      await meter.count(deltas);
      if (raw) yield passedOn(raw, deltas);
      else for (const delta of deltas) yield* own(delta, begun);
    }
    meter.end();
    if (wantsUsage && !saidUsage) yield JSON.stringify({ ...head, choices: [], usage: usage() });
  }

  function* own(delta: Delta, begun: Set<number>): Generator<string> {
    const chunk = (choice: JsonObject, finish_reason: string | null, more: JsonObject = {}): string =>
      JSON.stringify({ ...head, choices: [{ index: delta.choice, ...choice, finish_reason }], ...more });
    if (shape.first && !begun.has(delta.choice)) yield chunk(shape.first, null);
    begun.add(delta.choice);
    if (delta.kind !== 'finish') yield chunk(shape.piece(delta), null);
    // A request that asks for the usage gets it in an event of its own, as OpenAI's API sends it.
    else yield chunk(shape.last, delta.reason, { ...attribution, ...(wantsUsage ? {} : { usage: usage() }) });
  }

  /** A chunk of an upstream as it came; what octet adds is an id where there is none, credits and the attribution. */
  function passedOn(raw: JsonObject, deltas: readonly Delta[]): string {
    const isEnd = deltas.some(({ kind }) => kind === 'finish');
    const theirs = isObject(raw.usage) ? { usage: { ...raw.usage, credits: meter.credits() } } : {};
    if (isObject(raw.usage)) saidUsage = true;
    const ours = isEnd && !wantsUsage && !isObject(raw.usage) ? { usage: usage() } : {};
    return JSON.stringify({ ...head, ...raw, ...theirs, ...ours, ...(isEnd ? attribution : {}) });
  }

  function usage(): JsonObject {
    const { prompt, completion } = meter.tokens();
    return {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
      credits: meter.credits(),
    };
  }
}
