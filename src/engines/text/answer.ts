import type { EngineTools } from '../engine.ts';
import { inManner, mannerOf } from './reading/manner.ts';
import { readMessage } from './reading/read-message.ts';
import type { SkillInput } from './skill.ts';
import { smallTalk } from './skills/small-talk.ts';
import { tokens } from './tokens.ts';

interface TextMessage {
  readonly role: string;
  readonly content: string;
}

export interface TextRequest {
  readonly messages: readonly TextMessage[];
  readonly maxTokens?: number;
  /** Accepted and without effect: a skill's answer is right or it is not given. */
  readonly temperature?: number;
  readonly seed: number;
  /** ISO date of the day on which the question is asked. */
  readonly today: string;
  /** Milliseconds since 1970, where a clock is known. */
  readonly now?: number;
}

export interface TextAnswer {
  readonly text: string;
  readonly finishReason: 'stop' | 'length';
  /** Name of the skill that answered, or "fallback". */
  readonly skill: string;
}

/** A greeting in a few words has no question beside it, and needs no other skill to be loaded. */
const FEW_WORDS = /^[\p{L}' ]{1,30}[!.?]*$/u;

/** Answers the last user message of a conversation with the first skill that is sure of its answer. */
export async function answerText(request: TextRequest, tools: EngineTools): Promise<TextAnswer> {
  tools.signal.throwIfAborted();
  const turn = readTurn(request);
  const talk = FEW_WORDS.test(turn.message) ? await smallTalk.answer(turn, tools) : undefined;
  if (talk !== undefined) return { ...limitTokens(talk, request.maxTokens), skill: smallTalk.name };
  const { answerTurn } = await import('./answer-turn.ts');
  const given = await answerTurn(turn, tools);
  if (given) {
    const text = inManner(given.text, given.skill, mannerOf(lastSaid(request)));
    return { ...limitTokens(text, request.maxTokens), skill: given.skill };
  }
  const { fallback } = await import('./skills/fallback.ts');
  return { ...limitTokens(await fallback(turn.message), request.maxTokens), skill: 'fallback' };
}

const lastSaid = ({ messages }: TextRequest): string =>
  (messages.findLast(({ role }) => role === 'user') ?? messages.at(-1))?.content ?? '';

function readTurn({ messages, today, now, seed }: TextRequest): SkillInput {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const message = messages[at]?.content ?? messages.at(-1)?.content ?? '';
  const before = messages.slice(0, Math.max(at, 0));
  const lastAnswer = before.findLast(({ role }) => role === 'assistant')?.content;
  const earlier = before.filter(({ role }) => role === 'user').map(({ content }) => content);
  return { ...readMessage(message), earlier, lastAnswer, today, now, seed };
}

/** Cuts the text to `maxTokens`; the finish reason of a cut text is `length`. */
export function limitTokens(
  text: string,
  maxTokens: number | undefined,
): Pick<TextAnswer, 'text' | 'finishReason'> {
  if (maxTokens === undefined) return { text, finishReason: 'stop' };
  const all = tokens(text);
  if (all.length <= maxTokens) return { text, finishReason: 'stop' };
  return { text: all.slice(0, maxTokens).join(''), finishReason: 'length' };
}
