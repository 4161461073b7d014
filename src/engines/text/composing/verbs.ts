import verbs from '../data/verbs.json';
import { baseForms } from '../language/base-forms.ts';

/** Past forms; "broken" by itself is a state. */
const FORMS: ReadonlyMap<string, string> = new Map(
  verbs.split(',').flatMap((line) => {
    const [base = '', past = ''] = line.split(' ');
    return past.split('/').map((form): [string, string] => [form, base]);
  }),
);
const AUXILIARY =
  /^(?:is|are|was|were|am|be|been|will|would|has|have|had|can|could|may|might|must|should|do|does|did|needs?|won't|can't|cannot|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|wouldn't|couldn't|'ll)$/;
/** Verbs that short notes are told with; nouns of the same form would be taken for them. */
const TELLING: ReadonlySet<string> = new Set(
  'goes need work start begin come go arrive leak drip bark wake keep cost open close move take run stop break fall get give bring send like love want hope offer meet end live stay leave call ask pay help win lose forget miss make stand lie sit belong include smell sound feel turn rise drop change play eat sleep drive fly travel hold fit show say tell write teach learn know think care cook bake clean wash repair paint deliver return apologise apologize replace refund retire marry die grow celebrate visit join see hear find become hurt hit tear lend borrow water feed look enjoy answer collect follow happen try use wear steal burn spill scratch damage'.split(
    ' ',
  ),
);
const BEFORE_NOUN =
  /^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|to|of|for|with|at|in|on|by|no|new|please|and|or|from|\d+)$/;

const isTelling = (word: string): boolean =>
  TELLING.has(word) ||
  TELLING.has(FORMS.get(word) ?? '') ||
  (/(?:s|ed)$/.test(word) && baseForms(word).some((base) => TELLING.has(base)));

/** Where the finite verb of a clause stands, in words; -1 where there is none. */
export function verbAt(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    const plain = word.toLowerCase().replaceAll('’', "'");
    if (at === 0) return false;
    // "May" is a month.
    if (
      AUXILIARY.test(word === 'May' ? word : plain) ||
      /^(?:i|you|we|they|he|she|it|that|there)'\w+$/.test(plain)
    )
      return true;
    return !BEFORE_NOUN.test(words[at - 1]?.toLowerCase() ?? '') && isTelling(plain);
  });
}

/** A deed of the writer that is told in the present is one to come: "we send a new one". */
const LASTING =
  /^(?:am|are|is|was|were|will|would|have|had|has|can|could|may|must|should|do|did|don't|didn't|need|want|like|love|hope|live|know|think|feel|look|keep|work|hear|see|care|miss|enjoy|meet|celebrate|retire|play|run|leave|start|begin|open|close|apologi[sz]e|ask|offer|thank|wish|cannot|can't|won't|couldn't|wouldn't|forget|belong|like)$/;

export function asPlan(clause: string): string {
  return clause.replace(
    /^(I|we) ((?:also|then|gladly) )?([a-z']+)\b/i,
    (all, who: string, adverb: string | undefined, verb: string) =>
      LASTING.test(verb) || !TELLING.has(verb) || FORMS.has(verb)
        ? all
        : `${who} will ${adverb ?? ''}${verb}`,
  );
}
