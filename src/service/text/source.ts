import type { Clock } from '../../clock.ts';
import type { EngineTools } from '../../engines/engine.ts';
import type { Fixture, Fixtures } from '../simulation/fixtures.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { Recordings } from './recordings.ts';
import { Cut, type TextAsk, type TextFlow } from './text-flow.ts';
import type { Upstream } from './upstream.ts';

export interface TextSource {
  answer(ask: TextAsk): Promise<TextFlow>;
  /** Without the engine's own skills: undefined when neither a fixture nor a model is there. */
  fromModel(ask: TextAsk): Promise<TextFlow | undefined>;
}

export interface SourceOptions {
  readonly clock: Clock;
  readonly tools: EngineTools;
  readonly fixtures: Fixtures;
  readonly recordings: Recordings | undefined;
  readonly upstream: Upstream | undefined;
  readonly workers: WorkerPool;
}

/** In this order: the user's fixtures, recorded replies, a configured upstream, and the skills of the engine. */
export function textSource(options: SourceOptions): TextSource {
  const { clock, tools, upstream, recordings } = options;
  return {
    fromModel: async (ask) => fromModel(ask, await promptTokensOf(ask)),
    async answer(ask) {
      const promptTokens = await promptTokensOf(ask);
      const flow = await fromModel(ask, promptTokens);
      if (flow) return flow;
      return cutting(
        await fromEngine(ask, promptTokens),
        options.fixtures.find(ask.path, lastWords(ask), ask.model),
      );
    },
  };

  async function fromModel(ask: TextAsk, promptTokens: number): Promise<TextFlow | undefined> {
    const fixture = options.fixtures.find(ask.path, lastWords(ask), ask.model);
    if (typeof fixture?.reply === 'string') {
      return cutting(await whole(fixture.reply, ask.model ?? 'fixture', 'stop', promptTokens), fixture);
    }
    const recorded = await recordings?.find(ask);
    if (recorded) {
      const { text, model, finish, attribution } = recorded;
      return cutting({ ...(await whole(text, model, finish, promptTokens)), attribution }, fixture);
    }
    const flow = await upstream?.answer(ask, promptTokens);
    if (!flow) return undefined;
    return cutting(recordings ? recordings.keep(ask, flow) : flow, fixture);
  }

  async function promptTokensOf({ messages }: TextAsk): Promise<number> {
    const { countAllTokens } = await import('../../engines/text/tokens.ts');
    return countAllTokens(messages.map(({ content }) => content));
  }

  async function fromEngine(ask: TextAsk, promptTokens: number): Promise<TextFlow> {
    const today = dayHere(clock.now());
    const { maxTokens, seed, temperature } = ask;
    const { DEFAULT_CHAT_MODEL, DEFAULT_COMPLETION_MODEL } = await import('../../engines/text/models.ts');
    const here = { ...tools, signal: ask.signal };
    if (ask.kind === 'completion') {
      const request = { prompt: lastWords(ask), maxTokens, seed, today };
      const { text, finishReason } = isLong(ask)
        ? await options.workers.run({ kind: 'text-complete', request }, ask)
        : await (await import('../../engines/text/complete.ts')).completeText(request, here);
      return whole(text, DEFAULT_COMPLETION_MODEL, finishReason, promptTokens);
    }
    const request = { messages: ask.messages, maxTokens, temperature, seed, today };
    const { text, finishReason } = isLong(ask)
      ? await options.workers.run({ kind: 'text-answer', request }, ask)
      : await (await import('../../engines/text/answer.ts')).answerText(request, here);
    return whole(text, DEFAULT_CHAT_MODEL, finishReason, promptTokens);
  }

  async function whole(text: string, model: string, finish: string, promptTokens: number): Promise<TextFlow> {
    const { streamedTokens } = await import('../../engines/text/tokens.ts');
    return { model, promptTokens, atOnce: true, finish: () => finish, pieces: each(streamedTokens(text)) };
  }
}

/** A short question is answered here: handing it to a worker takes longer than the answer. */
const LONG_CHARACTERS = 20_000;

function isLong({ messages }: TextAsk): boolean {
  return messages.reduce((characters, { content }) => characters + content.length, 0) > LONG_CHARACTERS;
}

/** On the calendar of this machine: whoever asks what day it is does not live in UTC. */
function dayHere(now: number): string {
  const here = new Date(now);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`;
}

async function* each(pieces: Iterable<string>): AsyncGenerator<string> {
  yield* pieces;
}

function cutting(flow: TextFlow, fixture: Fixture | undefined): TextFlow {
  const { cutAfter } = fixture ?? {};
  return cutAfter === undefined ? flow : { ...flow, pieces: upTo(flow.pieces, cutAfter) };
}

async function* upTo(pieces: AsyncIterable<string>, cutAfter: number): AsyncGenerator<string> {
  let count = 0;
  for await (const piece of pieces) {
    if (count >= cutAfter) throw new Cut('The answer was cut (fixture).');
    count += 1;
    yield piece;
  }
}

function lastWords(ask: Pick<TextAsk, 'messages'>): string {
  return (ask.messages.findLast(({ role }) => role === 'user') ?? ask.messages.at(-1))?.content ?? '';
}
