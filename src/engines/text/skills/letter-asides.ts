import { capital } from '../../capital.ts';
import { contentStems } from '../language/words.ts';

/** Clauses at the end of a wish that are sentences of their own, and no part of what the letter is about. */
const ASIDES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /^(?:and )?(i|we) (?:want|would like|need|expect|demand|request) (?!to\b)(.+)$/i,
    ([, who = 'I', what = '']) => `${capital(who)} would like ${what}`,
  ],
  [
    /^(?:and )?(?:the |my |our )?((?:[a-z]+ )?[a-z]+) (is|are) ((?:under|in|at|on|by|with|behind|next to) .+)$/i,
    ([, what = '', be = '', where = '']) => `The ${what} ${be} ${where}`,
  ],
  [
    /^(?:with )?((?:\d+|two|three|four|five|six|seven|eight|ten) years?)(?:['’]? | of )experience (.+)$/i,
    ([, years = '', where = '']) => `I have ${years} of experience ${where}`,
  ],
];
const ASK = /\bPlease \[what you ask for[^\]]*\]/;
/** The last paragraph before the signature. */
const BEFORE_END = /\n\n(?=[^\n]+\n\n(?:Kind regards|With love|With warm regards),)/;

interface Wish {
  readonly bare: string;
  /** The original words, each with a full sentence. */
  readonly asides: readonly (readonly [said: string, sentence: string])[];
}

export function withoutAsides(message: string): Wish {
  const parts = message.replace(/[.!\s]+$/, '').split(/,\s+(?!\d{4})/);
  const asides: (readonly [string, string])[] = [];
  while (parts.length > 1) {
    const said = parts.at(-1) ?? '';
    const found = ASIDES.map(([pattern, make]) => {
      const match = pattern.exec(said);
      return match === null ? undefined : make(match);
    }).find((sentence) => sentence !== undefined);
    if (found === undefined) break;
    asides.unshift([said, `${found}.`]);
    parts.pop();
  }
  return { bare: parts.join(', '), asides };
}

/** A letter that runs a clause into another sentence. */
export const runsOn = (text: string, { asides }: Wish): boolean =>
  asides.some(([said]) => !/^and /i.test(said) && text.includes(`, ${said}`));

export function withAsides(text: string, { asides }: Wish): string {
  const sentences = asides.map(([, sentence]) => sentence);
  const [first, ...rest] = sentences;
  if (first !== undefined && ASK.test(text) && /^\S+ would like/.test(first))
    return withAll(
      text.replace(ASK, () => first.replace(/\.$/, '')),
      rest,
    );
  return withAll(text, sentences);
}

const withAll = (text: string, sentences: readonly string[]): string =>
  sentences.length === 0 ? text : text.replace(BEFORE_END, () => `\n\n${sentences.join(' ')}\n\n`);

/** The purpose of a letter: without it, the letter would be another one. */
const DEEDS =
  /^(?:cancel\w*|postpon\w*|reschedul\w*|declin\w*|refund\w*|replac\w*|return\w*|confirm\w*|pay|invoice|extend\w*|extension|terminat\w*|renew\w*|invit\w*|swap\w*|borrow\w*)$/i;

/** A letter that has not even half of what it is to tell, or not what it is to do. */
export function tellsLittle(message: string, text: string): boolean {
  const [, list = ''] = /_Not in it: (.+)\._$/m.exec(text) ?? [];
  const missing = [...list.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word);
  if (missing.length === 0) return false;
  return missing.some((word) => DEEDS.test(word)) || 2 * missing.length > contentStems(message).length;
}
