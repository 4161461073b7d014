import type { Clock } from '../../clock.ts';
import type { EngineTools } from '../../engines/engine.ts';
import { DEFAULT_CHAT_MODEL, DEFAULT_COMPLETION_MODEL } from '../../engines/text/models.ts';
import { serviceError } from '../http/service-error.ts';
import { loadOnce } from '../load-once.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { AnswerFlow } from './answer-flow.ts';
import { type ChatAsk, type CompletionAsk, stopTexts } from './chat-ask.ts';
import { chatTask, picturesOf, refuseOtherParts } from './chat-engine.ts';
import { type OwnChoice, ownFlow, stopped } from './own-answer.ts';

export interface EngineOptions {
  readonly clock: Clock;
  readonly tools: EngineTools;
  readonly workers: WorkerPool;
  /** One sentence about the picture at this address or in this data URI. */
  describePicture(source: string, ask: Pick<ChatAsk, 'signal' | 'account'>): Promise<string>;
}

export async function chatFromEngine(
  options: EngineOptions,
  ask: ChatAsk,
  promptTokens: number,
): Promise<AnswerFlow> {
  const { clock, tools } = options;
  const { assets, progress } = tools;
  const stops = stopTexts(ask.body.stop);
  const { body, signal, account } = ask;
  refuseOtherParts(body);
  const sources = picturesOf(body);
  const pictures =
    sources.length > 0
      ? await Promise.all(sources.map((source) => options.describePicture(source, ask)))
      : NO_PICTURES;
  const now = clock.now();
  const today = dayHere(now);
  const choices: OwnChoice[] = [];
  for (let index = 0; index < body.n; index += 1) {
    const request = chatTask(body, { seed: ask.seed + index, today, now, pictures });
    const outcome = isLong(request.messages.map(({ content }) => content))
      ? await options.workers.run({ kind: 'text-chat', request }, { signal, account })
      : await (await chatEngine()).answerChat(request, { assets, progress, signal });
    if (outcome.kind === 'unfillable') throw serviceError.invalid(outcome.problem);
    const isOld = body.functions !== undefined;
    choices.push(
      outcome.kind === 'text'
        ? stopped(outcome, stops)
        : { ...outcome, finishReason: isOld ? 'function_call' : 'tool_calls' },
    );
  }
  return ownFlow(DEFAULT_CHAT_MODEL, promptTokens, choices);
}

const NO_PICTURES: readonly string[] = [];

const chatEngine = loadOnce(() => import('../../engines/text/chat.ts'));

export async function completionFromEngine(
  { clock, tools, workers }: EngineOptions,
  ask: CompletionAsk,
  promptTokens: number,
): Promise<AnswerFlow> {
  const { maxTokens, signal, echo } = ask;
  const now = clock.now();
  const today = dayHere(now);
  const choices: OwnChoice[] = [];
  for (const prompt of ask.prompts) {
    for (let index = 0; index < ask.n; index += 1) {
      const request = { prompt, maxTokens, seed: ask.seed + index, today, now };
      const { text, finishReason } = isLong([prompt])
        ? await workers.run({ kind: 'text-complete', request }, ask)
        : await (await import('../../engines/text/complete.ts')).completeText(request, { ...tools, signal });
      const choice = stopped({ kind: 'text', text, finishReason }, ask.stop);
      choices.push(echo && choice.kind === 'text' ? { ...choice, text: prompt + choice.text } : choice);
    }
  }
  return ownFlow(DEFAULT_COMPLETION_MODEL, promptTokens, choices);
}

/** A short question is answered here: handing it to a worker takes longer than the answer. */
const LONG_CHARACTERS = 20_000;

const isLong = (texts: readonly string[]): boolean =>
  texts.reduce((characters, text) => characters + text.length, 0) > LONG_CHARACTERS;

/** On the calendar of this machine: whoever asks what day it is does not live in UTC. */
function dayHere(now: number): string {
  const here = new Date(now);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`;
}
