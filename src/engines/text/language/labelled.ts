/** A number that belongs to something: "the order number" is one value, and not all numbers of a text. */
export const OWN_NUMBER =
  /\b(?:order|invoice|account|ticket|tracking|serial|version|part|flight|room|reference|customer|case|issue|build|booking|error|product|postal) (?:numbers?|no\.?|ids?|codes?)\b/i;

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** Values whose form follows from their name. */
const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:times?|timestamps?)$/, /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?/],
  [/^versions?$/, /\bv?\d{1,5}\.\d{1,5}(?:\.\d{1,5})?(?:-[\w.]{1,20})?\b/],
  [/^(?:authors?|written by)$/, /(?<=\bby )\p{Lu}[\p{L}.'-]{0,30}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}/u],
];

/** The value behind a name in a text: "Total: $12", "Order #481", "port=80". */
export function labelled(field: string, text: string): string | undefined {
  const words = field.toLowerCase().split(' ');
  const isNumber = words.length > 1 && /^(?:numbers?|no|ids?|codes?)$/.test(words.at(-1) ?? '');
  const label = (isNumber ? words.slice(0, -1) : words).map(escaped).join('[ _-]?');
  const numbered = `\\b${label}(?: (?:number|no\\.?|id|code))?[ :=#]{0,4}(?:is |was )?#?([A-Z]{0,6}-?\\d[\\w-]{0,30})`;
  // A comma between digits belongs to the number.
  const value = '((?:[^,;\\n]|,(?=\\d{3})){1,60}?)(?=,(?!\\d{3})|[;\\n]|[.!?](?:[\\s"”]|$)|$)';
  const plain = `\\b${label}(?:(?: [a-z]{2,12}){0,2} ?[:=]|(?: of (?:the )?[A-Za-zÀ-ÿ-]{2,20})? ?\\b(?:is|was)\\b) ?${value}`;
  const found =
    new RegExp(isNumber ? numbered : plain, 'i').exec(text)?.[1] ??
    FORMS.find(([names]) => names.test(field.toLowerCase()))?.[1].exec(text)?.[0];
  return found?.trim().replace(/^["'“]|["'”]$/g, '');
}
