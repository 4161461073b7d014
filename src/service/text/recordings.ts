import { createHash } from 'node:crypto';
import { isObject } from '../../contract/shape.ts';
import { appendLine, readLines } from '../../files/append.ts';
import type { TextAsk, TextFlow } from './text-flow.ts';

export interface Recorded {
  readonly text: string;
  readonly model: string;
  readonly finish: string;
  readonly attribution?: string;
}

/** Upstream answers, kept in a file and given again to the same question. */
export interface Recordings {
  find(ask: TextAsk): Promise<Recorded | undefined>;
  keep(ask: TextAsk, flow: TextFlow): TextFlow;
}

export function recordingsIn(path: string): Recordings {
  let known: Promise<Map<string, Recorded>> | undefined;
  const load = (): Promise<Map<string, Recorded>> => {
    known ??= readAll(path);
    return known;
  };
  return {
    find: async (ask) => (await load()).get(questionHash(ask)),
    keep: (ask, flow) => ({ ...flow, pieces: kept(ask, flow) }),
  };

  /** Only a whole answer is worth keeping. */
  async function* kept(ask: TextAsk, flow: TextFlow): AsyncGenerator<string> {
    let text = '';
    for await (const piece of flow.pieces) {
      text += piece;
      yield piece;
    }
    const recorded = {
      text,
      model: flow.model,
      finish: flow.finish(),
      attribution: flow.attribution,
    };
    (await load()).set(questionHash(ask), recorded);
    await appendLine(path, { question: questionHash(ask), ...recorded });
  }
}

function questionHash({ kind, model, messages, maxTokens, temperature }: TextAsk): string {
  const turns = messages.map(({ role, content }) => [role, content]);
  return createHash('sha256')
    .update(JSON.stringify([kind, model, turns, maxTokens, temperature]))
    .digest('hex');
}

async function readAll(path: string): Promise<Map<string, Recorded>> {
  const all = new Map<string, Recorded>();
  for await (const line of readLines(path)) {
    const record: unknown = line.kind === 'record' ? line.record : undefined;
    if (!isObject(record)) continue;
    const { question, text, model, finish, attribution } = record;
    if (typeof question !== 'string' || typeof text !== 'string') continue;
    all.set(question, {
      text,
      model: String(model ?? 'recorded'),
      finish: String(finish ?? 'stop'),
      attribution: typeof attribution === 'string' ? attribution : undefined,
    });
  }
  return all;
}
