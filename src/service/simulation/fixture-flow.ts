import type { Clock } from '../../clock.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { ServiceError } from '../http/service-error.ts';
import type { AnswerEvent, AnswerFlow, Delta } from '../text/answer-flow.ts';
import { type OwnCall, type OwnChoice, type OwnFinish, ownFlow, stopped } from '../text/own-answer.ts';
import { Cut } from '../text/text-flow.ts';
import { deltasOf } from '../text/upstream-deltas.ts';
import { readTextDocument } from './document-flow.ts';
import type { Fixture, FixtureCall, FixtureError, FixtureStep } from './fixture.ts';

/** The question that a fixture answers in the place of a model. */
export interface FixtureQuestion {
  readonly model: string | undefined;
  readonly promptTokens: number;
  readonly finish: OwnFinish;
  /** The body as a chat, which names the tools. */
  readonly given: JsonObject;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
}

/** Undefined: it has no answer that could be told as a text. */
export function fixtureFlow(
  { answer, chunkMs = 0 }: Fixture,
  question: FixtureQuestion,
): AnswerFlow | undefined {
  if (!answer) return undefined;
  const { promptTokens, finish } = question;
  const model = question.model ?? 'fixture';
  if (answer.kind === 'stream') {
    const events = streamed(answer.steps, question);
    return { model, promptTokens, atOnce: false, events };
  }
  if (answer.kind === 'document') {
    const read = readTextDocument(answer.document);
    if (!read) return undefined;
    const flow = ownFlow(read.model ?? model, promptTokens, read.choices.map(ownChoice));
    return paced({ ...flow, ...(read.usage ? { usage: () => read.usage } : {}) }, chunkMs, question);
  }
  const choice: OwnChoice =
    answer.kind === 'text'
      ? stopped({ kind: 'text', text: answer.text, finishReason: 'stop' }, finish.stops)
      : {
          kind: 'calls',
          text: answer.text,
          calls: callsFor(answer.calls, question.given),
          finishReason: finishOfCalls(question.given),
        };
  const choices = Array.from({ length: finish.times }, () => choice);
  return paced(ownFlow(model, promptTokens, choices), chunkMs, question);
}

function ownChoice({
  text,
  calls,
  finish,
}: {
  readonly text: string;
  readonly calls: readonly OwnCall[];
  readonly finish: string;
}): OwnChoice {
  return calls.length > 0
    ? { kind: 'calls', text, calls, finishReason: finish }
    : { kind: 'text', text, finishReason: finish };
}

const finishOfCalls = ({ functions }: JsonObject): string =>
  Array.isArray(functions) ? 'function_call' : 'tool_calls';

/** A tool that takes free text gets it as such. */
function callsFor(calls: readonly FixtureCall[], { tools }: JsonObject): OwnCall[] {
  const list: readonly unknown[] = Array.isArray(tools) ? tools : [];
  const custom = new Set(
    list.flatMap((tool) => (isObject(tool) && isObject(tool.custom) ? [tool.custom.name] : [])),
  );
  return calls.map((call) => ({ ...call, isCustom: custom.has(call.name) }));
}

/** With a wait of its own before each piece, the answer is not given the pace of a reader. */
function paced(flow: AnswerFlow, chunkMs: number, { clock, signal }: FixtureQuestion): AnswerFlow {
  if (chunkMs === 0) return flow;
  return { ...flow, atOnce: false, events: slowly() };

  async function* slowly(): AsyncGenerator<AnswerEvent> {
    let isFirst = true;
    for await (const event of flow.events) {
      if (!isFirst) await clock.sleep(chunkMs, signal);
      isFirst = false;
      yield event;
    }
  }
}

async function* streamed(
  steps: readonly FixtureStep[],
  { clock, signal, given }: FixtureQuestion,
): AsyncGenerator<AnswerEvent> {
  let calls = 0;
  let ended = false;
  for (const { delayMs, text, calls: made, error, raw } of steps) {
    if (delayMs > 0) await clock.sleep(delayMs, signal);
    if (error) throw fixtureRefusal(error);
    const document = raw && objectIn(raw.data);
    const deltas = document ? deltasOf(document) : text === undefined ? [] : [textDelta(text)];
    for (const [at, call] of callsFor(made ?? [], given).entries()) {
      deltas.push({ kind: 'call', choice: 0, call: calls + at, ...call });
    }
    calls += made?.length ?? 0;
    ended ||= deltas.some(({ kind }) => kind === 'finish');
    if (deltas.length > 0) yield { deltas };
  }
  const reason = calls > 0 ? finishOfCalls(given) : 'stop';
  if (!ended) yield { deltas: [{ kind: 'finish', choice: 0, reason }] };
}

const textDelta = (text: string): Delta => ({ kind: 'text', choice: 0, text });

function objectIn(data: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return isObject(value) ? value : undefined;
  } catch {
    // A mark such as [DONE], or broken on purpose.
    return undefined;
  }
}

export function fixtureRefusal({ status, type, code, message, retryAfter }: FixtureError): ServiceError {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return new ServiceError(status, type, code, message, headers);
}

/** Breaks the answer off after so many tokens. */
export function cutting(flow: AnswerFlow, fixture: Fixture | undefined): AnswerFlow {
  const { cutAfter } = fixture ?? {};
  if (cutAfter === undefined) return flow;
  const { document: _, ...rest } = flow;
  return { ...rest, events: upTo(flow.events, cutAfter) };
}

async function* upTo(events: AnswerFlow['events'], cutAfter: number): AsyncGenerator<AnswerEvent> {
  let count = 0;
  for await (const event of events) {
    if (count >= cutAfter) throw new Cut('The answer was cut (fixture).');
    count += 1;
    yield event;
  }
}
