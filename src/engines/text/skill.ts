import type { EngineTools } from '../engine.ts';

/** The last user message, prepared for the skills. */
export interface SkillInput {
  /** The request without the text it is about. */
  readonly instruction: string;
  /** The text that the request is about, when one was given. */
  readonly sourceText: string | undefined;
  /** The last message, without greetings and thanks. */
  readonly message: string;
  /** The text before the question, if only a part of the message is the question. */
  readonly context?: string | undefined;
  /** An example was asked for beside the answer. */
  readonly wantsExample: boolean;
  /** Plain words were asked for: "like I'm five". */
  readonly plainly?: boolean;
  /** The language of that example. */
  readonly exampleIn?: string | undefined;
  /** Earlier user messages, oldest first. */
  readonly earlier: readonly string[];
  /** The assistant's previous answer, for follow-ups. */
  readonly lastAnswer: string | undefined;
  /** ISO date; engines read no clock. */
  readonly today: string;
  /** Milliseconds since 1970; undefined where no clock is known. */
  readonly now: number | undefined;
  readonly seed: number;
}

/** A skill answers in Markdown what it is sure about, and gives undefined for everything else. */
export interface Skill {
  readonly name: string;
  /** Reads instructions of any length, in linear time. The others are asked short ones only. */
  readonly anyLength?: true;
  answer(turn: SkillInput, tools: EngineTools): string | undefined | Promise<string | undefined>;
}

/** An answer, and the name of the skill that gave it. */
export interface Given {
  readonly text: string;
  readonly skill: string;
}

/** Skills set results in bold, and follow-up questions read them from there. */
export function bold(text: string): string {
  return `**${text}**`;
}

/** The last result of an answer, as the text between its bold marks. */
export function lastBold(answer: string | undefined): string | undefined {
  return answer === undefined ? undefined : [...answer.matchAll(/\*\*([^*\n]+)\*\*/g)].at(-1)?.[1];
}

const NOT_ANSWERED = '_Not answered: ';

/** The note for what is not answered; nothing where everything is. */
export const notAnswered = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : `${NOT_ANSWERED}${parts.join('; ')}._`;

export const isPartial = (answer: string): boolean => answer.includes(NOT_ANSWERED);
