import lettering from '../data/lettering.json';

const HOBBIES = new Map(Object.entries(lettering.hobbies));

const LOVES =
  /\s*,?\s+(?:who|that)\s+(?:really\s+|absolutely\s+|also\s+)?(?:loves?|likes?|enjoys?|adores?|is\s+(?:into|fond\s+of|(?:crazy|mad|nuts)\s+about|an?\s+(?:big\s+|huge\s+)?fan\s+of))\s+(?:to\s+)?(?:his\s+|her\s+|their\s+)?([\p{L}' -]+?(?:,\s+[\p{L}' -]+)*?)(?=\s*(?:[.;:"“,]|$)|\s+(?:with|saying|reading)\b)/giu;
const LOVER =
  /\b(for\s+(?:an?|my|our|the)\s+)((?:\p{L}+\s+)?\p{L}+)[\s-](?:lover|fan|enthusiast|fanatic|addict)\b/giu;

const thingsOf = (list: string): string =>
  list
    .split(/,\s*|\s+and\s+/)
    .map((one) => HOBBIES.get(one.trim().toLowerCase()) ?? one.trim())
    .join(' and ');

/** "A card for Grandpa, who loves fishing", "for a tea lover": it shows what they do it with. */
export const withHobbies = (prompt: string): string =>
  prompt
    .replace(LOVES, (_, list: string) => ` with ${thingsOf(list)}`)
    .replace(LOVER, (_, whom: string, what: string) => `${whom}friend with ${thingsOf(what)}`);
