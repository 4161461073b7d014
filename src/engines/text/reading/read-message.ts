import { splitInstruction } from '../language/split-instruction.ts';
import type { SkillInput } from '../skill.ts';
import { asDifference } from './comparison.ts';
import { wantsPlain } from './manner.ts';
import { plainQuestion } from './plain-question.ts';
import { isTextWish } from './text-wish.ts';

/** No question is longer; patterns that look for words in any order would take the square of its length. */
export const LONGEST_INSTRUCTION = 2_000;

/** A message as the skills read it. */
export function readMessage(
  said: string,
): Pick<SkillInput, 'instruction' | 'sourceText' | 'message' | 'wantsExample' | 'exampleIn' | 'plainly'> {
  const read = splitInstruction(said);
  const whole = said.trim();
  if (whole.length > LONGEST_INSTRUCTION) return { ...read, message: whole, wantsExample: false };
  // The thanks at the end of a text to work on are its own.
  const isText =
    (read.sourceText !== undefined && whole.endsWith(read.sourceText.trim())) || isTextWish(whole);
  const { text: asked, ...example } = plainQuestion(whole, isText);
  const text = isText ? asked : asDifference(asked);
  const plainly = !isText && wantsPlain(whole) ? { plainly: true } : {};
  return { ...(text === whole ? read : splitInstruction(text)), message: text, ...example, ...plainly };
}
