import type { JsonObject } from '../../contract/shape.ts';
import { countTokens } from '../../engines/text/tokens.ts';

/** One step of an answer. A request for several answers has several choices. */
export type Delta =
  | { readonly kind: 'text'; readonly choice: number; readonly text: string }
  | {
      readonly kind: 'call';
      readonly choice: number;
      /** Counts the calls of one choice. */
      readonly call: number;
      readonly id?: string;
      readonly name?: string;
      readonly arguments: string;
      readonly isCustom?: boolean;
    }
  | {
      readonly kind: 'finish';
      readonly choice: number;
      readonly reason: string;
      /** The stop text that ended it. */
      readonly stop?: string;
    };

export interface AnswerEvent {
  readonly deltas: readonly Delta[];
  /** The chunk as an upstream sent it; it is passed on as it is. */
  readonly raw?: JsonObject;
}

export interface FlowUsage {
  readonly prompt: number;
  readonly completion: number;
}

/** An answer on its way. */
export interface AnswerFlow {
  readonly model: string;
  /** The whole text is there at once; the code that streams it sets the pace. */
  readonly atOnce: boolean;
  readonly promptTokens: number;
  /** Names the service that answered, if it was not octet. */
  readonly attribution?: string;
  /** The whole reply as an upstream sent it. */
  readonly document?: JsonObject;
  /** An answer that is there at once is no async iterable: nothing is waited for. */
  readonly events: Iterable<AnswerEvent> | AsyncIterable<AnswerEvent>;
  /** The tokens that an upstream counted; known once the events were read. */
  usage?(): FlowUsage | undefined;
}

interface CollectedCall {
  readonly id: string | undefined;
  readonly name: string;
  readonly arguments: string;
  readonly isCustom: boolean;
}

export interface CollectedChoice {
  readonly text: string;
  readonly calls: readonly CollectedCall[];
  readonly finish: string;
}

export interface Collected {
  readonly choices: readonly CollectedChoice[];
  readonly usage: FlowUsage;
}

type Building = {
  text: string;
  calls: { id?: string; name: string; arguments: string; isCustom: boolean }[];
  finish: string;
};

/** Adds the steps of a flow up to whole choices. */
export class Collector {
  readonly #choices = new Map<number, Building>();

  take({ deltas }: AnswerEvent): void {
    for (const delta of deltas) this.add(delta);
  }

  add(delta: Delta): void {
    const choice = this.#choice(delta.choice);
    if (delta.kind === 'text') choice.text += delta.text;
    if (delta.kind === 'finish') choice.finish = delta.reason;
    if (delta.kind !== 'call') return;
    const call = choice.calls[delta.call] ?? { name: '', arguments: '', isCustom: delta.isCustom === true };
    choice.calls[delta.call] = call;
    call.id ??= delta.id;
    call.name += delta.name ?? '';
    call.arguments += delta.arguments;
  }

  #choice(index: number): Building {
    const known = this.#choices.get(index) ?? { text: '', calls: [], finish: 'stop' };
    this.#choices.set(index, known);
    return known;
  }

  choices(): CollectedChoice[] {
    const ordered = [...this.#choices].toSorted(([a], [b]) => a - b);
    return ordered.map(([, { text, calls, finish }]) => ({
      text,
      finish,
      // A server may number its calls from one; the places between are empty.
      calls: Object.values(calls).map((call) => ({ ...call, id: call.id })),
    }));
  }
}

/** Reads the whole flow. */
export async function collect(flow: AnswerFlow): Promise<Collected> {
  const collector = new Collector();
  const { events } = flow;
  if (Symbol.iterator in events) for (const event of events) collector.take(event);
  else for await (const event of events) collector.take(event);
  const choices = collector.choices();
  return { choices, usage: flow.usage?.() ?? { prompt: flow.promptTokens, completion: tokensOf(choices) } };
}

function tokensOf(choices: readonly CollectedChoice[]): number {
  let sum = 0;
  for (const { text, calls } of choices) {
    sum += countTokens(text);
    for (const call of calls) sum += countTokens(call.name + call.arguments);
  }
  return sum;
}

export function deltaTokens(delta: Delta): number {
  if (delta.kind === 'text') return countTokens(delta.text);
  return delta.kind === 'call' ? countTokens((delta.name ?? '') + delta.arguments) : 0;
}
