import lettering from '../data/lettering.json';

const HOBBIES = new Map(Object.entries(lettering.hobbies));

const LOVES =
  /\s*,?\s+(?:who|that)\s+(?:really\s+|absolutely\s+|also\s+)?(?:loves?|likes?|enjoys?|adores?|is\s+(?:into|fond\s+of|(?:crazy|mad|nuts)\s+about|an?\s+(?:big\s+|huge\s+)?fan\s+of))\s+(?:to\s+)?(?:his\s+|her\s+|their\s+)?([\p{L}' -]+?(?:,\s+[\p{L}' -]+)*?)(?=\s*(?:[.;:"“,]|$)|\s+(?:with|saying|reading)\b)/giu;
const LOVER =
  /\b(for\s+(?:an?|my|our|the)\s+)((?:\p{L}+\s+)?\p{L}+)[\s-](?:lover|fan|enthusiast|fanatic|addict)\b/giu;

/** "Who turns 60 and loves trout", "turning 7 who loves horses": the trout are not sixty. */
const TURNS =
  /\s+(?:who\s+)?(?:turns|(?:is\s+)?turning|is|becomes|will\s+be)\s+(\d{1,3})(?:\s+years\s+old)?(?:\s+and|,|(?=\s+(?:who|that)))\s+(?:(?:who|that|he|she|they)\s+)?(loves?|likes?|enjoys?|adores?)\b/giu;

const thingsOf = (list: string): string =>
  list
    .split(/,\s*|\s+and\s+/)
    .map((one) => HOBBIES.get(one.trim().toLowerCase()) ?? one.trim())
    .join(' and ');

/** The age stands at the end, where it counts nothing. */
function withAgeLast(prompt: string): string {
  const ages: string[] = [];
  const rest = prompt.replace(TURNS, (_, age: string, loves: string) => {
    ages.push(`, turning ${age}`);
    return ` who ${loves}`;
  });
  return `${rest}${ages.join('')}`;
}

/** "A card for Grandpa, who loves fishing", "for a tea lover": it shows what they do it with. */
export const withHobbies = (prompt: string): string =>
  withAgeLast(prompt)
    .replace(LOVES, (_, list: string) => ` with ${thingsOf(list)}`)
    .replace(LOVER, (_, whom: string, what: string) => `${whom}friend with ${thingsOf(what)}`);
