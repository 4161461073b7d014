import type { EngineTools } from '../engine.ts';
import { separate } from './prose/material.ts';
import type { Skill, Turn } from './skill.ts';
import { about } from './skills/about.ts';
import { arithmetic } from './skills/arithmetic.ts';
import { calendar } from './skills/calendar.ts';
import { chance } from './skills/chance.ts';
import { clockTime } from './skills/clock-time.ts';
import { code } from './skills/code.ts';
import { commitMessage } from './skills/commit-message.ts';
import { counting } from './skills/counting.ts';
import { dates } from './skills/dates.ts';
import { equation } from './skills/equation.ts';
import { exitStatus } from './skills/exit-status.ts';
import { fallback } from './skills/fallback.ts';
import { followUp } from './skills/follow-up.ts';
import { greeting } from './skills/greeting.ts';
import { json } from './skills/json.ts';
import { letter } from './skills/letter.ts';
import { memory } from './skills/memory.ts';
import { numerals } from './skills/numerals.ts';
import { outline } from './skills/outline.ts';
import { passage } from './skills/passage.ts';
import { pointers } from './skills/pointers.ts';
import { series } from './skills/series.ts';
import { summary } from './skills/summary.ts';
import { transform } from './skills/transform.ts';
import { units } from './skills/units.ts';
import { tokens } from './tokens.ts';

export interface Message {
  readonly role: string;
  readonly content: string;
}

export interface TextRequest {
  readonly messages: readonly Message[];
  readonly maxTokens?: number;
  /** Accepted and without effect: a skill's answer is right or it is not given. */
  readonly temperature?: number;
  readonly seed: number;
  /** ISO date of the day on which the question is asked. */
  readonly today: string;
}

export interface TextAnswer {
  readonly text: string;
  readonly finishReason: 'stop' | 'length';
  /** Which skill answered; "fallback" when none was sure. */
  readonly skill: string;
}

/** In this order: the first skill that is sure answers. */
const SKILLS: readonly Skill[] = [
  greeting,
  memory,
  followUp,
  commitMessage,
  arithmetic,
  equation,
  numerals,
  series,
  calendar,
  dates,
  clockTime,
  units,
  json,
  code,
  counting,
  summary,
  transform,
  outline,
  letter,
  chance,
  exitStatus,
  pointers,
  about,
  passage,
];

/** Answers the last user message of a conversation with the first skill that is sure of its answer. */
export async function answerText(request: TextRequest, tools: EngineTools): Promise<TextAnswer> {
  tools.signal.throwIfAborted();
  const turn = readTurn(request);
  for (const skill of SKILLS) {
    const text = await skill.answer(turn, tools);
    if (text !== undefined) return { ...limited(text, request.maxTokens), skill: skill.name };
  }
  return { ...limited(fallback(), request.maxTokens), skill: 'fallback' };
}

function readTurn({ messages, today, seed }: TextRequest): Turn {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const message = messages[at]?.content ?? messages.at(-1)?.content ?? '';
  const before = messages.slice(0, Math.max(at, 0));
  const lastAnswer = before.findLast(({ role }) => role === 'assistant')?.content;
  const earlier = before.filter(({ role }) => role === 'user').map(({ content }) => content);
  return { ...separate(message), message: message.trim(), earlier, lastAnswer, today, seed };
}

/** At most so many tokens; a cut answer says so by its finish reason. */
export function limited(
  text: string,
  maxTokens: number | undefined,
): Pick<TextAnswer, 'text' | 'finishReason'> {
  if (maxTokens === undefined) return { text, finishReason: 'stop' };
  const all = tokens(text);
  if (all.length <= maxTokens) return { text, finishReason: 'stop' };
  return { text: all.slice(0, maxTokens).join(''), finishReason: 'length' };
}
