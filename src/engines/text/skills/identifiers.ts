import { createHash } from 'node:crypto';
import { digitsForWords } from '../math/number-words.ts';
import { bold, notAnswered, type Skill } from '../skill.ts';

const MOST = 20;
const HASHED =
  /\b(md5|sha-?(?:1|224|256|384|512))\b(?: ?(?:hash|sum|digest|checksum))?(?: of| for)?(?: the)?(?: (?:text|string|word))?[: ]*["'“‘«]?([^"'”’»]+?)["'”’»]?\s*[?.!]*$/i;

/** "… please and explain what sha is" asks for more, and is no part of the text. */
const TAIL =
  /(?:,? please)?,? and (?:then |also )?((?:explain|tell|show|say|describe) (?:me|us|what|how|why|it|to)\b[^"“]{0,80}?)[?.! ]*$/i;
const EMPTY =
  /\b(md5|sha-?(?:1|224|256|384|512))\b(?: ?(?:hash|sum|digest|checksum))? (?:of|for) (?:an |the )?empty (?:string|text|input|file)[?.! ]*$/i;

/** A question about hashes, or one for a command; "what is the sha256 of x" asks for the hash. */
const ABOUT_HASHES = /^(?:can|could|is|are|does|do|why|when|should|which|how|will|would)\b(?! you\b)/i;
const NO_TEXT =
  /^(?:hash|function|algorithm|work|used|good|secure|safe|and|or|vs|versus)|^[^\p{L}\p{N}]*$|^(?:an?|the|my|this|each|every|all|some) (?:\w+ )?(?:files?|folder|directory|password|image|string|text)$/iu;

/** Identifiers and hashes. */
export const identifiers: Pick<Skill, 'answer'> = {
  answer({ message, seed, now }) {
    if (message.length > 2_000) return undefined;
    const empty = EMPTY.exec(message)?.[1];
    if (empty !== undefined && !ABOUT_HASHES.test(message)) {
      const name = empty.toLowerCase().replace('-', '');
      return `${name}(“”) = ${bold(createHash(name).digest('hex'))}`;
    }
    const [tail = '', more] = /["”'’]/.test(message) ? [] : (TAIL.exec(message) ?? []);
    const hashed = HASHED.exec(message.slice(0, message.length - tail.length));
    if (hashed?.[1] && hashed[2] && !ABOUT_HASHES.test(message) && !NO_TEXT.test(hashed[2])) {
      const name = hashed[1].toLowerCase().replace('-', '');
      // "The word" is one, and what follows is said of it.
      const [, word, rest] = /\bword ["'“‘«]?/i.test(hashed[0])
        ? (/^([^\s,;]+)[\s,;]+(.+)$/.exec(hashed[2]) ?? [])
        : [];
      const text = word ?? hashed[2];
      const note =
        more !== undefined
          ? `\n\n${notAnswered([more])}`
          : rest === undefined
            ? ''
            : `\n\n_“${rest}” was not considered._`;
      return `${name}(“${text}”) = ${bold(createHash(name).update(text).digest('hex'))}${note}`;
    }
    const asked =
      /^(?:(\d{1,4}) )?(?:random |new |unique )*(?:uu|gu)ids?(?: v4)?(?: please)?[?.! ]*$|\b(?:generate|create|make|give|get|need|new|random|another)\b[^.?!]{0,30}?(?:(\d{1,4}) )?(?:random |new |unique |v4 )*(?:uuid|guid)s?\b/i.exec(
        digitsForWords(message),
      );
    if (!asked) return undefined;
    const wanted = Number(asked[1] ?? asked[2] ?? /\b(\d{1,4})\b/.exec(asked[0])?.[1] ?? 1);
    const count = Math.min(MOST, wanted);
    const all = Array.from({ length: count }, (_, index) => bold(uuid(`${seed} ${now} ${index}`))).join(
      '\n\n',
    );
    return count < wanted ? `${all}\n\n_${count} of ${wanted}: no more at once._` : all;
  },
};

/** Version 4 in form; its digits come from seed and time, so that the same request can be repeated. */
function uuid(source: string): string {
  const digits = createHash('sha256').update(source).digest('hex');
  const variant = ((Number.parseInt(digits[16] ?? '0', 16) & 3) | 8).toString(16);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
  return [...parts, variant + digits.slice(17, 20), digits.slice(20, 32)].join('-');
}
