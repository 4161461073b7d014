import type { Skill } from '../skill.ts';

const WISH =
  /^(?:please |can you |could you )*(?:replace|change|swap|substitute) (?:every |all |each |the |any )*(?:occurrences? of |words? |names? )?["'“‘]?([\p{L}\d][\p{L}\d '’-]{0,40}?)["'”’]? (?:with|by|to|for|into) (?:the word )?["'“‘]?([\p{L}\d][\p{L}\d '’-]{0,40}?)["'”’]? (?:in|within)(?: (?:this|the following|my|the)(?: text| sentence| paragraph| message)?)?:\s*(\S[\s\S]*)$/iu;
const MOST_CHARACTERS = 5_000;

/** "replace every 'client' with 'customer' in: …", also where the word has a capital or stands for several. */
export const wordReplacement: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > MOST_CHARACTERS) return undefined;
    const [, from = '', to = '', said = ''] = WISH.exec(message) ?? [];
    if (said === '') return undefined;
    const text = /^"[^"]*"$|^“[^”]*”$/.test(said.trim()) ? said.trim().slice(1, -1) : said;
    const word = new RegExp(
      `(?<![\\p{L}\\d])(?:(an?) )?(${from.replace(/[^\p{L}\d]/gu, (sign) => (sign === '-' || sign === ' ' ? sign : `\\${sign}`))})(s?)(?![\\p{L}\\d])`,
      'giu',
    );
    let count = 0;
    const made = text.replace(word, (all, article: string | undefined, found: string, several: string) => {
      count += 1;
      const isUpper = found.length > 1 && found === found.toUpperCase();
      const isCapital = /^\p{Lu}/u.test(found);
      const plain = isUpper ? to.toUpperCase() : isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      const fitting = /^[aeiou]/i.test(to) ? 'an' : 'a';
      const shown =
        article === undefined ? '' : `${/^A/.test(article) ? fitting.replace('a', 'A') : fitting} `;
      return all === '' ? all : `${shown}${plain}${several}`;
    });
    return count === 0 ? `“${from}” is not in the text.` : made;
  },
};
