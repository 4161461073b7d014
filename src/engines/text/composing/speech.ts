import { toReader } from '../language/to-reader.ts';
import { salutation } from '../skills/letter-wish.ts';
import { asSentence } from './clauses.ts';
import { type Composed, composed } from './composed.ts';
import { data } from './data.ts';
import { lengthNote, wordsIn } from './limits.ts';
import { withMoments } from './moments.ts';
import type { TextWish } from './wish.ts';

const COUNT = /\b(\d{1,3}(?:st|nd|rd|th))\b/i;
const WHO =
  /^(?:at|for|on|to)? ?((?:my|our|the) (?:[a-z-]+ ){0,3}?[a-z-]+(?: [A-Z][a-z]+)?|[A-Z][a-z]+(?: and [A-Z][a-z]+)?|grand(?:ma|pa)|mum|mom|dad)(?:'s?)?(?= |$)/;

const KIN =
  /^(?:my|our|the) (?:[a-z]+ )?(?:sister|brother|daughter|son|niece|nephew|friend|cousin|colleague|boss)$/i;

/** A toast or a short speech: the occasion, what is told of the person, and a wish. */
export function speech(wish: TextWish): Composed | undefined {
  const head = `${wish.reader} ${wish.about}`.trim();
  const occasion = data.speeches.find(([words = '']) =>
    new RegExp(`\\b(?:${words})\\b`, 'i').test(`${head} ${wish.said}`),
  );
  const found = WHO.exec(head);
  if (occasion === undefined || found === null) return undefined;
  const [, opening = '', between = '', end = ''] = occasion;
  const person = found[1] ?? '';
  const name = /[A-Z][a-z]+(?: and [A-Z][a-z]+)?$/.exec(person)?.[0];
  const parents = /\b(?:parents|grandparents)\b/i.exec(person)?.[0];
  const kin = KIN.test(person) ? '[Name]' : undefined;
  const partner = /^(?:she|he) and ([A-Z][a-z]+) /m.exec(wish.parts.join('\n'))?.[1];
  const dear = `${name ?? parents ?? kin ?? salutation(/^(?:grand|mum|mom|dad)/i.test(person) ? `my ${person}` : person)}${partner === undefined ? '' : ` and ${partner}`}`;
  const who = /\bwho (.+)$/i.exec(head)?.[1];
  const left: string[] = [];
  const retired = /^(?:is )?(retir\w+|leav\w+|mov\w+) ?(.*)$/i.exec(who ?? '');
  const told = retired === null ? '' : ` ${withMoments(retired[2] ?? '')}`.trimEnd();
  const facts = [...(who !== undefined && retired === null ? [`she ${who}`] : []), ...wish.parts].flatMap(
    (part) => {
      const isOf = /^(?:she|he|they|both)\b/i.test(part) || (name !== undefined && part.startsWith(name));
      if (!isOf) {
        left.push(part);
        return [];
      }
      const own = name === undefined ? part : part.replace(new RegExp(`^${name}`), 'she');
      // A partner with a name is told of as such.
      const pair = /^(?:she|he) and [A-Z][a-z]+ (.+)$/.exec(own)?.[1];
      return [asSentence(pair === undefined ? toReader(own).replace(/^both\b/i, 'you both') : `you ${pair}`)];
    },
  );
  const th = COUNT.exec(head)?.[1];
  const isWedding = /\bwedding\b/i.test(head);
  const first = opening
    .replace('{told}', told === '' ? '' : ` ${told.trim()}`)
    .replace('{th}', th === undefined ? '' : ` ${th}`)
    .replace('{wedding}', isWedding ? 'wedding ' : '');
  const body = (middle: string): string =>
    [
      `Dear ${dear}, dear ${/colleague|boss|team|manager/i.test(person) ? 'colleagues' : 'guests'},`,
      [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...facts, middle]
        .filter((each) => each !== '')
        .join(' '),
      `${end}: please raise your glasses to ${/parents|\band\b/i.test(dear) ? `${dear === parents ? 'you both' : dear}` : dear}!`,
    ].join('\n\n');
  const most = wish.limits.words;
  const text = most !== undefined && wordsIn(body(between)) > most ? body('') : body(between);
  const note = lengthNote(wish.limits, wordsIn(text));
  return facts.length === 0 && told === '' && wish.parts.length > 0 ? undefined : composed(text, left, note);
}
