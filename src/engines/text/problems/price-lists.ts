import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';
import { currencyOf, exact, MONEY, priced, priceOf } from './money.ts';

const ASKS: readonly (readonly [RegExp, 'total' | 'most' | 'least' | 'average'])[] = [
  [
    /\b(?:grand )?(?:total|sum)(?: price| cost)?\b|\badd(?: (?:these|them|all))?(?: up| together)?\b|\b(?:al)?together\b|\bin (?:all|total)\b/i,
    'total',
  ],
  [
    /\b(?:costs? (?:the )?most|(?:most expensive|dearest|priciest|highest|largest|biggest|maximum|max)(?: one| item| price| number| value)?)\b/i,
    'most',
  ],
  [
    /\b(?:costs? (?:the )?least|(?:least expensive|cheapest|lowest|smallest|minimum|min)(?: one| item| price| number| value)?)\b/i,
    'least',
  ],
  [/\b(?:average|mean)(?: price| cost)?\b/i, 'average'],
];
const IDLE =
  /\b(?:what(?:'s| is| are)?|which|how much|is|are|was|the|of|for|and|these|those|my|i|me|it|this|that|please|tell|give|find|calculate|compute|show|do|does|they|them|all|one|items?|prices?|numbers?|list|from|also|as well|bought|paid|pay|have|spent|costs?|following|shopping|both|by|far|a|an|up)\b|[\s,.;:?!-]+/gi;
const ITEM = new RegExp(
  `^(?:an? |the |one )?([a-z][a-z' -]{0,30}?)??(?: ?(?:at|for|is|costs?|was|=|:|-))? ?${MONEY}$`,
  'i',
);
const LONGEST = 300;

/** The sum, the largest, the smallest or the average of a list of prices or numbers. */
export function priceList(text: string): string | undefined {
  if (text.length > LONGEST || /%|\beach\b|\bper\b|\d ?[x×*+/] ?\d/i.test(text)) return undefined;
  const wanted = ASKS.filter(([pattern]) => pattern.test(text)).map(([, kind]) => kind);
  if (wanted.length === 0) return undefined;
  const plain = ASKS.reduce((left, [pattern]) => left.replace(pattern, ' ; '), text);
  const clauses = plain.split(/[,;:?]|\.(?!\d)|\band\b/i).map((clause) => clause.trim());
  const items = clauses.flatMap((clause) => {
    if (!/\d/.test(clause)) return [];
    const stripped = clause.replace(
      /^(?:(?:of|for|the|these|numbers?|prices?|items?|in|is|are|i bought|i paid|from|which|what|among)\b ?)+/i,
      '',
    );
    const match = ITEM.exec(stripped);
    return match === null ? [undefined] : [{ name: match[1]?.trim() ?? '', price: priceOf(match.slice(2)) }];
  });
  const known = items.flatMap((item) => item ?? []);
  const isRead = known.length === items.length && known.length > 1 && known.length === countNumbers(text);
  const others = clauses
    .filter((clause) => !/\d/.test(clause))
    .join(' ')
    .replace(IDLE, '');
  const symbol = currencyOf(known.map(({ price }) => price));
  if (!isRead || others !== '' || symbol === undefined) return undefined;
  const hasNames = known.every(({ name }) => name !== '');
  // Plain numbers with one question are a sum like others.
  if (
    !hasNames &&
    (known.some(({ name }) => name !== '') ||
      (wanted.length === 1 && symbol === '' && !/expensive|cheap|price|cost/i.test(text)))
  )
    return undefined;
  const money = (value: number) => priced(symbol, value);
  const values = known.map(({ price }) => price.value);
  const total = exact(values.reduce((sum, value) => sum + value, 0));
  const extreme = (value: number): string => {
    const names = known.flatMap(({ name, price }) => (price.value === value && name !== '' ? [name] : []));
    return names.length === 0 ? bold(money(value)) : `${bold(names.join(', '))} (${money(value)})`;
  };
  const lines = {
    total: () => `Total: ${values.map(money).join(' + ')} = ${bold(money(total))}`,
    most: () => `Highest: ${extreme(Math.max(...values))}`,
    least: () => `Lowest: ${extreme(Math.min(...values))}`,
    average: () =>
      `Average: ${money(total)} ÷ ${values.length} = ${bold(symbol === '' ? shown(total / values.length) : money(Math.round((total / values.length) * 100) / 100))}`,
  };
  return wanted.map((kind) => lines[kind]()).join('  \n');
}
