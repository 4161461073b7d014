import { chatRequest, completionRequest } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { refuseUnsupported } from '../http/unsupported-fields.ts';
import type { Fixture, Fixtures } from '../simulation/fixtures.ts';
import type { AnswerEvent, AnswerFlow } from './answer-flow.ts';
import { type ChatAsk, type CompletionAsk, lastWords, stopTexts, textOfMessage } from './chat-ask.ts';
import type { EngineOptions } from './engine-answers.ts';
import type { OwnFinish } from './own-answer.ts';
import type { Recordings } from './recordings.ts';
import { Cut, type TextAsk, type TextFlow } from './text-flow.ts';
import type { Upstream } from './upstream.ts';

export interface TextSource {
  chat(ask: ChatAsk): Promise<AnswerFlow>;
  complete(ask: CompletionAsk): Promise<AnswerFlow>;
  /** Without the engine's own skills: undefined when neither a fixture nor a model is there. */
  fromModel(ask: TextAsk): Promise<TextFlow | undefined>;
}

export interface SourceOptions extends EngineOptions {
  readonly fixtures: Fixtures;
  readonly recordings: Recordings | undefined;
  readonly upstream: Upstream | undefined;
}

/** Sources of answers that come before the engine. */
interface Question {
  /** The endpoint of the upstream. */
  readonly to: string;
  readonly path: string;
  readonly words: string;
  readonly model: string | undefined;
  readonly given: JsonObject;
  readonly promptTokens: number;
  readonly signal: AbortSignal;
  readonly finish: OwnFinish;
  /** Names of the fields that octet acts on. */
  readonly known: JsonObject;
}

/** In this order: the user's fixtures, recorded replies, a configured upstream, and the skills of the engine. */
export function textSource(options: SourceOptions): TextSource {
  const { upstream, recordings, fixtures } = options;
  return {
    async chat(ask) {
      const { body, path, given, signal } = ask;
      const promptTokens = await tokensOf(body.messages.map(textOfMessage));
      const question: Question = {
        to: endpoints.chatCompletions.path,
        path,
        words: lastWords(body.messages),
        model: body.model,
        given,
        promptTokens,
        signal,
        finish: { stops: stopTexts(body.stop), times: body.n },
        known: chatRequest.entries,
      };
      const found = await fromModel(question);
      if (found) return found;
      refuseUnsupported(given, question.known);
      return cutting(await (await engine()).chatFromEngine(options, ask, promptTokens), fixtureFor(question));
    },
    async complete(ask) {
      const { path, model, given, signal, prompts, stop, n } = ask;
      const promptTokens = await tokensOf(prompts);
      const question: Question = {
        to: endpoints.completions.path,
        path,
        words: prompts.at(-1) ?? '',
        model,
        given,
        promptTokens,
        signal,
        finish: { stops: stop, times: n * prompts.length },
        known: completionRequest.entries,
      };
      const found = await fromModel(question);
      if (found) return found;
      refuseUnsupported(given, question.known);
      return cutting(
        await (await engine()).completionFromEngine(options, ask, promptTokens),
        fixtureFor(question),
      );
    },
    async fromModel(ask) {
      const promptTokens = await tokensOf(ask.messages.map(({ content }) => content));
      const { model, maxTokens: max_tokens, temperature, messages, path, signal } = ask;
      const flow = await fromModel({
        to: endpoints.chatCompletions.path,
        path,
        words: ask.messages.findLast(({ role }) => role === 'user')?.content ?? '',
        model,
        given: { model, messages, max_tokens, temperature, stream: true },
        promptTokens,
        signal,
        finish: { stops: [], times: 1 },
        known: {},
      });
      return flow && textOnly(flow);
    },
  };

  function fixtureFor({ path, words, model }: Question): Fixture | undefined {
    return fixtures.find(path, words, model);
  }

  async function fromModel(question: Question): Promise<AnswerFlow | undefined> {
    const { model, promptTokens, given, signal } = question;
    const fixture = fixtureFor(question);
    if (typeof fixture?.reply === 'string') {
      const { textFlow } = await import('./own-answer.ts');
      const text = fixture.reply;
      return cutting(textFlow(model ?? 'fixture', promptTokens, text, question.finish), fixture);
    }
    const recorded = await recordings?.find(given);
    if (recorded) {
      const { recordedFlow } = await import('./own-answer.ts');
      return cutting(recordedFlow(recorded, promptTokens), fixture);
    }
    const flow = await upstream?.answer(question.to, given, { promptTokens, signal });
    if (!flow) return undefined;
    return cutting(recordings ? recordings.keep(given, flow) : flow, fixture);
  }

  async function tokensOf(texts: readonly string[]): Promise<number> {
    const { countAllTokens } = await import('../../engines/text/tokens.ts');
    return countAllTokens(texts);
  }
}

/** Loaded when octet itself answers. */
const engine = () => import('./engine-answers.ts');

function cutting(flow: AnswerFlow, fixture: Fixture | undefined): AnswerFlow {
  const { cutAfter } = fixture ?? {};
  if (cutAfter === undefined) return flow;
  const { document: _, ...rest } = flow;
  return { ...rest, events: upTo(flow.events, cutAfter) };
}

async function* upTo(events: AsyncIterable<AnswerEvent>, cutAfter: number): AsyncGenerator<AnswerEvent> {
  let count = 0;
  for await (const event of events) {
    if (count >= cutAfter) throw new Cut('The answer was cut (fixture).');
    count += 1;
    yield event;
  }
}

/** The text of the first choice, for whoever asks a model and needs words. */
function textOnly({ model, attribution, promptTokens, events }: AnswerFlow): TextFlow {
  return { model, promptTokens, pieces: pieces(), ...(attribution === undefined ? {} : { attribution }) };

  async function* pieces(): AsyncGenerator<string> {
    for await (const { deltas } of events) {
      for (const delta of deltas) if (delta.kind === 'text' && delta.choice === 0) yield delta.text;
    }
  }
}
