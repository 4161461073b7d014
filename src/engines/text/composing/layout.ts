import { salutation } from '../skills/letter-wish.ts';
import type { TextWish } from './wish.ts';

const CLOSE =
  /\b(?:friends?|sister|brother|mum|mom|mother|dad|father|grand\w+|aunt|uncle|cousin|wife|husband|partner|girlfriend|boyfriend|roommate|flatmate|son|daughter|niece|nephew|neighbou?rs?)\b/i;
const KIN =
  /^(?:my|our) (?:[a-z]+ )?(?:daughter|son|niece|nephew|sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|best friend|roommate|flatmate|cousin)$/i;

/** How the reader is spoken to; a name that is not known stays in brackets. */
export function nameOf({ reader }: TextWish): string {
  const bare = reader
    .replace(/ (?:in|on|at|from) .+$/i, '')
    .replace(/^one of (?:our|my) /i, 'the ')
    .replace(/^(?:my|our) [a-z]+'s (?=[a-z])/i, 'the ');
  const group =
    /^(?:all )?(?:my |our |the )?(?:new )?([a-z]*(?:neighbou?rs|parents|colleagues|customers|guests|friends|members|tenants|residents|employees|nurses|teachers|volunteers))(?: of .+)?$/i.exec(
      bare,
    )?.[1];
  if (group !== undefined) return group.toLowerCase();
  return bare === '' || KIN.test(bare) ? '[Name]' : salutation(bare);
}

export const isClose = ({ reader }: TextWish): boolean => CLOSE.test(reader);

/** The lines as a message in one paragraph, or with a greeting and an end of their own. */
export function laidOut(wish: TextWish, lines: readonly string[], subject?: string): string {
  const name = nameOf(wish);
  const text = lines.join(' ');
  if (wish.isCasual) return `Hi ${name}, ${lowered(text, wish.said)}`;
  const end =
    wish.kind !== 'mail' && isClose(wish)
      ? /\bneighbou?r/i.test(wish.reader)
        ? 'Best wishes'
        : 'Love'
      : 'Kind regards';
  const head = subject === undefined ? '' : `**Subject:** ${subject}\n\n`;
  return `${head}Dear ${name},\n\n${text}\n\n${end},  \n[Your name]`;
}

/** Behind "Hi Ann," a sentence goes on in small letters, except for what the wish has in capitals. */
const lowered = (text: string, said: string): string => {
  const word = /^[A-Z][\w']*/.exec(text)?.[0] ?? 'I';
  return /^I\b|^[A-Z]{2}/.test(word) || (said.includes(word) && !said.startsWith(word))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
};
