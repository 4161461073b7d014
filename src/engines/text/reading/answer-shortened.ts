import { isStopWord, wordsOf } from '../language/words.ts';
import { type Given, isPartial, notAnswered } from '../skill.ts';
import { isOfAsker, isPurpose, isTime, shortened, withoutAsker } from './shortened.ts';

/** Skills that know what they are asked, or say no: what stands beside their question is not theirs. */
const SURE: readonly string[] = [
  'units',
  'arithmetic',
  'equation',
  'numerals',
  'series',
  'world-clock',
  'countries',
  'dictionary',
  'calendar',
  'dates',
  'clock-time',
  'unix-time',
  'reference',
  'abbreviation',
  'identifiers',
  'word-problem',
  'translation',
  'verse',
  'file-modes',
  'crontab',
  'regex-meaning',
  'command',
];
/** These answer in one field, and a phrase may name another one. */
const OF_COMPUTING: readonly string[] = ['idea', 'error-message', 'recipe', 'reason', 'exit-status'];

/** A better answer than one that may have taken what is said of the asker for a part of the question. */
export async function answerWithoutAsker(
  message: string,
  first: Given,
  answer: (message: string) => Promise<Given | undefined>,
): Promise<Given> {
  for (const { message: left } of withoutAsker(message)) {
    const given = await answer(left);
    if (given !== undefined && !isPartial(given.text) && [...SURE, ...OF_COMPUTING].includes(given.skill))
      return given;
  }
  return first;
}

/**
 * The answer to a question without the phrases around it, where it gets none with them. It names what it left out,
 * unless that says something of the asker only.
 */
export async function answerShortened(
  message: string,
  answer: (message: string) => Promise<Given | undefined>,
): Promise<Given | undefined> {
  for (const { message: left, dropped } of shortened(message)) {
    const given = await answer(left);
    if (given === undefined || !(await mayLeaveOut(given, dropped))) continue;
    const note = await noteFor(given, dropped);
    return note === '' ? given : { ...given, text: `${given.text}\n\n${note}` };
  }
  return undefined;
}

async function mayLeaveOut(given: Given, dropped: readonly string[]): Promise<boolean> {
  // "What is bigger, a or b": the two are the question.
  if (dropped.some((each) => / or /i.test(each))) return false;
  if (dropped.length === 0 || SURE.includes(given.skill)) return true;
  if (!OF_COMPUTING.includes(given.skill)) return false;
  if (dropped.every((each) => isOfAsker(each) || isTime(each))) return true;
  if (given.skill === 'recipe') {
    const { destroysIn } = await import('../knowledge/recipe-tools.ts');
    return !destroysIn(given.text) && dropped.every((each) => isOfAsker(each) || isPurpose(each));
  }
  const { isOfComputing } = await import('../knowledge/known-ideas.ts');
  return dropped.every(
    (each) => isOfAsker(each) || wordsOf(each).some((word) => !isStopWord(word) && isOfComputing(word)),
  );
}

async function noteFor({ text, skill }: Given, dropped: readonly string[]): Promise<string> {
  const { speaksOf } = await import('../knowledge/coverage.ts');
  // The field of an idea was checked: it is the one that the idea belongs to.
  const said = text.toLowerCase();
  const isField = (each: string): boolean =>
    skill === 'idea' &&
    (/^in /i.test(each) ||
      (/^(?:for|of|with) /i.test(each) &&
        wordsOf(each).some((word) => !isStopWord(word) && said.includes(word.toLowerCase()))));
  const left = dropped.filter((each) => !isOfAsker(each) && !isField(each) && !speaksOf(text, each));
  const asks = left.filter((each) => ASKS.test(each));
  const others = left.filter((each) => !ASKS.test(each));
  return [
    notAnswered(asks.map((each) => each.replace(/^(?:and|but|or) /i, ''))),
    others.length === 0 ? '' : `_${others.map((each) => `“${each}”`).join(' and ')} was not considered._`,
  ]
    .filter((each) => each !== '')
    .join('\n\n');
}

const ASKS = /^(?:and |or |but )*(?:how|what|which|where|who|why)\b/i;
