import { createHash } from 'node:crypto';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { appendLine, readLines } from '../../files/append.ts';
import { type AnswerEvent, type AnswerFlow, type CollectedChoice, Collector } from './answer-flow.ts';

export interface Recorded {
  readonly model: string;
  readonly choices: readonly CollectedChoice[];
  readonly attribution?: string;
}

/** Upstream answers, kept in a file and given again to the same question. */
export interface Recordings {
  find(question: JsonObject): Promise<Recorded | undefined>;
  keep(question: JsonObject, flow: AnswerFlow): AnswerFlow;
}

export function recordingsIn(path: string): Recordings {
  let known: Promise<Map<string, Recorded>> | undefined;
  const load = (): Promise<Map<string, Recorded>> => {
    known ??= readAll(path);
    return known;
  };
  return {
    find: async (question) => (await load()).get(questionHash(question)),
    keep: (question, flow) => ({ ...flow, events: kept(question, flow) }),
  };

  /** Only a whole answer is worth keeping. */
  async function* kept(question: JsonObject, flow: AnswerFlow): AsyncGenerator<AnswerEvent> {
    const collector = new Collector();
    for await (const event of flow.events) {
      for (const delta of event.deltas) collector.add(delta);
      yield event;
    }
    const { model, attribution } = flow;
    const recorded = { model, choices: collector.choices(), attribution };
    (await load()).set(questionHash(question), recorded);
    await appendLine(path, { question: questionHash(question), ...recorded });
  }
}

/** Streaming is not part of the question. */
function questionHash({ stream: _, stream_options: __, ...question }: JsonObject): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('hex');
}

async function readAll(path: string): Promise<Map<string, Recorded>> {
  const all = new Map<string, Recorded>();
  for await (const line of readLines(path)) {
    const record: unknown = line.kind === 'record' ? line.record : undefined;
    if (!isObject(record) || typeof record.question !== 'string') continue;
    const { question, model, attribution } = record;
    const choices = Array.isArray(record.choices) ? record.choices.filter(isObject).map(choiceOf) : [];
    if (choices.length === 0) continue;
    all.set(question, {
      model: String(model ?? 'recorded'),
      choices,
      attribution: typeof attribution === 'string' ? attribution : undefined,
    });
  }
  return all;
}

function choiceOf({ text, calls, finish }: JsonObject): CollectedChoice {
  const list: readonly unknown[] = Array.isArray(calls) ? calls : [];
  return {
    text: String(text ?? ''),
    finish: String(finish ?? 'stop'),
    calls: list.filter(isObject).map((call) => ({
      id: typeof call.id === 'string' ? call.id : undefined,
      name: String(call.name ?? ''),
      arguments: String(call.arguments ?? ''),
      isCustom: call.isCustom === true,
    })),
  };
}
