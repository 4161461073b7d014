import { keyOf } from '../language/asked-fields.ts';
import { namedValues, plainValues } from '../language/named-values.ts';

const OF_GOODS = /^(?:items?|products?|things?|ingredients?|goods|articles?|names?|foods?)$/i;
const OF_AMOUNT = /^(?:amounts?|quantit(?:y|ies)|qty|weights?|counts?|how much|measures?)$/i;
const GOODS =
  /^(?:and )?(\d+(?:[.,/]\d+)?(?: ?(?:kg|g|mg|ml|cl|dl|l|lit(?:er|re)s?|cups?|tbsp|tsp|tablespoons?|teaspoons?|packs?|packets?|bottles?|cans?|tins?|boxes|bags?|slices?|pieces?|bunch(?:es)?|jars?|loaves|loaf|dozen|oz|lbs?|pounds?|m|cm)\b)?) (?:of )?([a-zà-ÿ][a-zà-ÿ '’-]{1,40}(?: \d[\w.,/-]{0,8}(?: ?[a-z]{1,3})?)?)$/i;

/** "2 kg potatoes, 6 eggs": each of a list of goods with its amount. */
export function goodsRows(text: string, fields: readonly string[]): string | undefined {
  const [first = '', second = ''] = fields;
  const isNamed =
    [first, second].some((each) => OF_GOODS.test(each)) &&
    [first, second].some((each) => OF_AMOUNT.test(each));
  if (fields.length !== 2 || !isNamed) return undefined;
  const parts = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[,;\n]\s*|\s+and\s+(?=\d)/)
    .map((part) => GOODS.exec(part.trim()));
  if (parts.length < 2) return undefined;
  const rows = parts.map((found) =>
    found === null
      ? undefined
      : Object.fromEntries(
          fields.map((field) => [
            keyOf(field),
            OF_AMOUNT.test(field) ? amountIn(found[1] ?? '') : (found[2] ?? '').trim(),
          ]),
        ),
  );
  return rows.includes(undefined) ? undefined : `\`\`\`json\n${JSON.stringify(rows, null, 2)}\n\`\`\``;
}

const amountIn = (text: string): string | number => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

const COUNTED =
  /^(?:amounts?|prices?|costs?|ages?|scores?|points?|numbers?|quantit(?:y|ies)|qty|counts?|totals?|weights?|hours|values?|sums?|paid|pay|salar(?:y|ies)|marks?|grades?|votes?|sales|populations?|people|inhabitants|heights?|lengths?|sizes?|distances?|times?|minutes|years?|members|visitors|temperatures?|areas?|ratings?|stock)\b/i;
/** "Anna paid 40 euros", "milk 1.20", "Tom is 34 years old" */
const PAIR =
  /^(?:an? |the )?(\p{L}[\p{L}'’ -]*?)(?:(?: \p{Ll}+){0,2}? (?:is|has|had|was|got|paid|pays|gave|gives|scored|scores|costs?|earns?|spent|sold|brought|donated|owes?|ran|made|won|received|worked|raised|weighs?|at|for|with)|:| [-–=])? ((?:[$€£] ?)?\d+(?:[.,]\d+)*(?: ?(?:(?!for\b|on\b|in\b|at\b|from\b|to\b)\p{Ll}+|[%€$£]))?)(?: old)?(?: (?:for|on|in|at|from|to) [\p{L} ]{2,30})?$/u;

const LONGEST_PAIR = 80;

/** Each part of a text is a name with a number: a row for each, or nothing where one part is not so. */
export function pairRows(
  text: string,
  fields: readonly string[],
): readonly (readonly string[])[] | undefined {
  const at = fields.findIndex((field) => COUNTED.test(field));
  if (fields.length !== 2 || at < 0 || fields.every((field) => COUNTED.test(field))) return undefined;
  const parts = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[,;]\s+(?:and\s+)?|\s*\n\s*|\s+and\s+/)
    .map((part) => (part.length > LONGEST_PAIR ? null : PAIR.exec(part.trim())));
  const rows = parts.flatMap((found) => (found === null ? [] : [[found[1] ?? '', found[2] ?? '']]));
  if (rows.length < 2 || rows.length < parts.length) return undefined;
  return at === 1 ? rows : rows.map(([name = '', value = '']) => [value, name]);
}

const PER =
  /\b(?:(?:one|a|an) )?(?:key|entry|field|property)s? (?:per|for each|for every) ([a-z]+)\b|\bkeyed by (?:the )?([a-z]+)\b|\b(?:the )?([a-z]+)s as (?:the )?keys\b/i;
const TWO =
  /\b(?:with |of )?(?:the )?([a-z]+) and (?:the )?([a-z]+)(?: (?:for|of) (?:each|every|all)\b| as\b| from\b|[.:]|$)/i;

/** "key per room: living room 21 degrees, bedroom 17.5": a list of names with a value each. */
export function keyedRows(instruction: string, text: string): string | undefined {
  const isKeyed = PER.test(instruction);
  const [, one = '', other = ''] = isKeyed ? [] : (TWO.exec(instruction) ?? []);
  if (!isKeyed && (one === '' || /\bobject\b/i.test(instruction))) return undefined;
  const items = namedValues(text);
  if (items === undefined) return undefined;
  const { values, notes } = plainValues(items);
  // Two fields are told in the order of the items; a measured one stands behind.
  if (!isKeyed && (/^(?:values?|keys?)$/i.test(one) || !values.every((value) => typeof value === 'number')))
    return undefined;
  const made = isKeyed
    ? Object.fromEntries(items.map(({ name }, at) => [name, values[at] ?? null]))
    : items.map(({ name }, at) => ({ [one.toLowerCase()]: name, [other.toLowerCase()]: values[at] ?? null }));
  const note =
    notes.length === 0 ? '' : `\n\n_${notes.join('; ').replace(/^[a-z]/, (first) => first.toUpperCase())}._`;
  return `\`\`\`json\n${JSON.stringify(made, null, 2)}\n\`\`\`${note}`;
}
