import { chatRequest, completionRequest } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { refuseUnsupported } from '../http/unsupported-fields.ts';
import { loadOnce } from '../load-once.ts';
import type { Fixture } from '../simulation/fixture.ts';
import type { AnswerFlow } from './answer-flow.ts';
import { type ChatAsk, type CompletionAsk, stopTexts } from './chat-ask.ts';
import type { EngineOptions } from './engine-answers.ts';
import type { OwnFinish } from './own-answer.ts';
import type { TextAsk, TextFlow } from './text-flow.ts';
import type { Upstream } from './upstream.ts';

export interface TextSource {
  chat(ask: ChatAsk): Promise<AnswerFlow>;
  complete(ask: CompletionAsk): Promise<AnswerFlow>;
  /** Without the engine's own skills: undefined when neither a fixture nor a model is there. */
  fromModel(ask: TextAsk): Promise<TextFlow | undefined>;
}

export interface SourceOptions extends EngineOptions {
  readonly upstream: Upstream | undefined;
}

/** Sources of answers that come before the engine. */
interface Question {
  /** The endpoint of the upstream. */
  readonly to: string;
  readonly fixture: Fixture | undefined;
  readonly model: string | undefined;
  readonly given: JsonObject;
  readonly promptTokens: number;
  readonly signal: AbortSignal;
  readonly finish: OwnFinish;
  /** Names of the fields that octet acts on. */
  readonly known: JsonObject;
}

/** In this order: the user's fixtures, a configured upstream, and the skills of the engine. */
export function textSource(options: SourceOptions): TextSource {
  const { upstream, clock } = options;
  return {
    async chat(ask) {
      const { body, fixture, given, signal } = ask;
      const promptTokens = (await counting()).promptTokens(body.messages);
      const question: Question = {
        to: endpoints.chatCompletions.path,
        fixture,
        model: body.model,
        given,
        promptTokens,
        signal,
        finish: { stops: stopTexts(body.stop), times: body.n },
        known: chatRequest.entries,
      };
      const found = fixture || upstream ? await fromModel(question) : undefined;
      if (found) return found;
      refuseUnsupported(given, question.known);
      const flow = await (await engine()).chatFromEngine(options, ask, promptTokens);
      return fixture ? await cut(flow, fixture) : flow;
    },
    async complete(ask) {
      const { fixture, model, given, signal, prompts, stop, n } = ask;
      const promptTokens = await tokensOf(prompts);
      const question: Question = {
        to: endpoints.completions.path,
        fixture,
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
      return cut(await (await engine()).completionFromEngine(options, ask, promptTokens), fixture);
    },
    async fromModel(ask) {
      if (!ask.fixture && !upstream) return undefined;
      const promptTokens = await tokensOf(ask.messages.map(({ content }) => content));
      const { model, maxTokens: max_tokens, temperature, messages, fixture, signal } = ask;
      const flow = await fromModel({
        to: endpoints.chatCompletions.path,
        fixture,
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

  async function fromModel(question: Question): Promise<AnswerFlow | undefined> {
    const { promptTokens, given, signal, fixture } = question;
    const scripted = fixture && (await told()).fixtureFlow(fixture, { ...question, clock });
    if (scripted) return cut(scripted, fixture);
    const flow = await upstream?.answer(question.to, given, { promptTokens, signal });
    return flow && cut(flow, fixture);
  }

  async function tokensOf(texts: readonly string[]): Promise<number> {
    const { countAllTokens } = await import('../../engines/text/tokens.ts');
    return countAllTokens(texts);
  }
}

const counting = loadOnce(() => import('./prompt-tokens.ts'));

/** Loaded when octet itself answers. */
const engine = loadOnce(() => import('./engine-answers.ts'));

/** Loaded when a fixture answers. */
const told = () => import('../simulation/fixture-flow.ts');

async function cut(flow: AnswerFlow, fixture: Fixture | undefined): Promise<AnswerFlow> {
  return fixture?.cutAfter === undefined ? flow : (await told()).cutting(flow, fixture);
}

/** The text of the first choice, for callers that need only words from a model. */
function textOnly({ model, attribution, promptTokens, events }: AnswerFlow): TextFlow {
  return { model, promptTokens, pieces: pieces(), ...(attribution === undefined ? {} : { attribution }) };

  async function* pieces(): AsyncGenerator<string> {
    for await (const { deltas } of events) {
      for (const delta of deltas) if (delta.kind === 'text' && delta.choice === 0) yield delta.text;
    }
  }
}
