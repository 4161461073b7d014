import { isObject, type JsonObject } from '../../contract/shape.ts';
import { ATTRIBUTION } from '../http/attribution.ts';
import { newId } from '../ids.ts';
import type { StreamReply } from '../routes/reply.ts';
import type { RequestContext } from '../routes/route.ts';
import type { AnswerEvent, AnswerFlow, Delta } from './answer-flow.ts';
import { Meter } from './meter.ts';

/** The form of the chunks in one kind of stream. */
export interface ChunkShape {
  readonly idPrefix: string;
  readonly object: string;
  readonly first?: JsonObject;
  readonly piece: (delta: Exclude<Delta, { kind: 'finish' }>) => JsonObject;
  readonly last: JsonObject;
}

/** No longer answer is made ahead of its reader. */
const MOST_AT_ONCE = 32;

export function chunkEvents(context: RequestContext, flow: AnswerFlow, shape: ChunkShape): StreamReply {
  const meter = new Meter(context, flow);
  const wantsUsage =
    isObject(context.given.stream_options) && context.given.stream_options.include_usage === true;
  const head = {
    id: newId(shape.idPrefix),
    object: shape.object,
    created: Math.floor(context.service.clock.now() / 1_000),
    model: flow.model,
  };
  const attribution = context.account.attribution ? { attribution: flow.attribution ?? ATTRIBUTION } : {};
  /** Every chunk opens with it, so it is written as JSON once. */
  const opening = JSON.stringify(head).slice(0, -1);
  let saidUsage = false;
  return {
    kind: 'events',
    attribution: flow.attribution,
    events: chunks(),
    cost: () => meter.cost(),
    tokens: () => meter.tokens(),
  };

  async function* chunks(): AsyncGenerator<readonly string[]> {
    const begun = new Set<number>();
    const { events } = flow;
    if (Symbol.iterator in events) yield* atOnce(events, begun);
    else {
      for await (const event of events) {
        const pause = meter.pause();
        if (pause) await pause;
        const due: string[] = [];
        add(event, begun, due);
        yield due;
      }
    }
    meter.end();
    if (wantsUsage && !saidUsage) yield [JSON.stringify({ ...head, choices: [], usage: usage() })];
  }

  /** Events that are due at the same time leave together. */
  async function* atOnce(events: Iterable<AnswerEvent>, begun: Set<number>): AsyncGenerator<string[]> {
    let due: string[] = [];
    for (const event of events) {
      const pause = meter.pause();
      if (due.length >= MOST_AT_ONCE || (pause && due.length > 0)) {
        yield due;
        due = [];
      }
      if (pause) await pause;
      add(event, begun, due);
    }
    if (due.length > 0) yield due;
  }

  function add({ deltas, raw }: AnswerEvent, begun: Set<number>, due: string[]): void {
    meter.add(deltas);
    if (raw) due.push(passedOn(raw, deltas));
    else for (const delta of deltas) addOwn(delta, begun, due);
  }

  function addOwn(delta: Delta, begun: Set<number>, due: string[]): void {
    const chunk = (choice: JsonObject, finish_reason: string | null, more?: JsonObject): string => {
      const choices = JSON.stringify([{ index: delta.choice, ...choice, finish_reason }]);
      const rest = more && JSON.stringify(more).slice(1, -1);
      return `${opening},"choices":${choices}${rest ? `,${rest}` : ''}}`;
    };
    if (shape.first && !begun.has(delta.choice)) due.push(chunk(shape.first, null));
    begun.add(delta.choice);
    if (delta.kind !== 'finish') return void due.push(chunk(shape.piece(delta), null));
    // A request that asks for the usage gets it in an event of its own, as OpenAI's API sends it.
    const more = { ...attribution, ...(wantsUsage ? {} : { usage: usage() }) };
    due.push(chunk(shape.last, delta.reason, more));
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
