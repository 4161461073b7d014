import { toReader } from '../language/to-reader.ts';
import { sentenceOf } from './clauses.ts';
import { type Composed, composed } from './composed.ts';
import { data } from './data.ts';
import { laidOut } from './layout.ts';
import { within } from './limits.ts';
import { speakerFor, tell } from './told.ts';
import type { TextWish } from './wish.ts';

/** "We send a new one" to somebody: "we will send you a new one". */
const toYou = (line: string): string =>
  line.replace(
    /\b(will |would like to )(send|give|offer|bring|get|buy|lend) (?!you\b|it\b|them\b)/,
    '$1$2 you ',
  );

/** What went wrong, and what is done about it; undefined where nothing is told of it. */
export function apology(wish: TextWish): Composed | undefined {
  if (wish.reader === '' || wish.parts.length + wish.about.length === 0) return undefined;
  const about = wish.about.replace(/^(?:that|because|saying(?: that)?) /i, '');
  const thing = /^for (.+)$/i.exec(about)?.[1];
  const [first = '', ...rest] = about === '' || thing !== undefined ? wish.parts : [about, ...wish.parts];
  const sentence = thing === undefined ? sentenceOf(first, speakerFor(wish, first)) : undefined;
  if (thing === undefined && (sentence === undefined || /^(?:Please|Could)/.test(sentence))) return undefined;
  const be = wish.isWe ? 'We are' : 'I am';
  const clause = (sentence ?? '')
    .replace(/[.!]$/, '')
    .replace(/^(?!I\b|[A-Z][a-z]+ [A-Z])[A-Z]/, (letter) => letter.toLowerCase());
  const opening = thing === undefined ? `${be} sorry that ${clause}.` : `${be} sorry for ${toReader(thing)}.`;
  const told = tell(wish, thing === undefined ? rest : [first, ...rest].filter((part) => part !== ''));
  const usual = wish.isWe ? data.apology.many : data.apology.one;
  const { lines, note } = within(
    wish.limits,
    [
      opening,
      ...told.lines.map(toYou).map((line) => line.replace(/\bmake it up (?!to you)/, 'make it up to you ')),
    ],
    usual,
    false,
  );
  const subject = /\b(?:e-?mail|mail)\b/i.test(wish.said) ? 'Our apology' : undefined;
  return composed(laidOut(wish, lines, subject?.replace('Our', wish.isWe ? 'Our' : 'My')), told.left, note);
}
