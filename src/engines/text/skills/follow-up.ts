import { digitsForWords } from '../math/number-words.ts';
import { normaliseQuestion } from '../math/phrases.ts';
import { parseRational } from '../math/rational.ts';
import { lastBold, type Skill } from '../skill.ts';
import { calculation } from './arithmetic.ts';

const REFERENCE = /\b(?:that|it|this|the (?:result|answer|sum|total|number))\b/g;
const OPERATOR_FIRST =
  /^(?:[+*/×÷^]|plus\b|minus\b|times\b|multiplied\b|divided\b|squared\b|cubed\b|to the\b|mod(?:ulo)?\b|[-−] \S)/;

/** "double that", "and plus 5?": arithmetic that begins with the previous result. */
export const followUp: Skill = {
  name: 'follow-up',
  answer({ message, lastAnswer }) {
    const before = lastNumber(lastAnswer);
    if (before === undefined || message.length > 120) return undefined;
    const question = normaliseQuestion(message).replace(/^(?:what about|how about|and)\s+/, '');
    const phrase = rewritten(
      question,
      before.startsWith('-') || before.includes('/') ? `(${before})` : before,
    );
    return phrase === undefined ? undefined : calculation(phrase);
  },
};

function rewritten(question: string, before: string): string | undefined {
  const verb = /^(add|subtract|take away|multiply by|divide by) ([\d.,]+)(?: (?:to|from) (?:that|it))?$/.exec(
    question,
  );
  if (verb?.[1] && verb[2]) return `${before} ${VERBS[verb[1]]} ${verb[2]}`;
  if (OPERATOR_FIRST.test(question)) return `${before} ${question}`;
  const squared = /^(square|cube|halve|double|triple) (?:that|it)$/.exec(question)?.[1];
  if (squared !== undefined) return `${before} ${VERBS[squared]}`;
  return question.match(REFERENCE) ? digitsForWords(question.replace(REFERENCE, before)) : undefined;
}

const VERBS: Readonly<Record<string, string>> = {
  add: '+',
  subtract: '-',
  'take away': '-',
  'multiply by': '*',
  'divide by': '/',
  square: '^ 2',
  cube: '^ 3',
  halve: '/ 2',
  double: '* 2',
  triple: '* 3',
};

/** The number of the last result; one with a unit is left to the unit skill. */
function lastNumber(answer: string | undefined): string | undefined {
  const marked = lastBold(answer)?.replace(/ (?:days?|words?|characters?|times)$/, '');
  const candidate = marked ?? onlyNumber(answer);
  return candidate !== undefined && parseRational(candidate) ? candidate : undefined;
}

/** The one number of an answer that marks none, for answers that came from elsewhere. */
function onlyNumber(answer = ''): string | undefined {
  const all = answer.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? [];
  return all.length === 1 ? all[0] : undefined;
}
