import { bold } from '../skill.ts';
import { countNumbers } from './amounts.ts';
import { currencyOf, exact, MONEY, priced, priceOf } from './money.ts';

const THINGS = new RegExp(
  `\\b(\\d+) (?:[a-z][a-z-]* ){1,3}?(?:(?:at|@|costing|priced at|that cost|which cost) )${MONEY}(?: (each|apiece|a piece|per (?:piece|item|unit|one)))?`,
  'gi',
);
/** "5 pencils for 2.40 each": without the last word it would be the price of all. */
const FOR_EACH = new RegExp(`\\b(\\d+) (?:[a-z][a-z-]* ){1,3}?for ${MONEY} (each|apiece|a piece)\\b`, 'gi');
/** "a pen for 1.75" */
const SINGLE = new RegExp(
  `\\b(?:an?|another) ((?!change|total|bill|note)[a-z][a-z-]* (?:[a-z][a-z-]* ){0,2}?)(?:at|for|costing|priced at|that costs|which costs) ${MONEY}(?! (?:each|apiece|per))`,
  'gi',
);
const HANDED = new RegExp(
  `\\b(?:change (?:from|for|out of|of)|(?:pay|paid|paying|pays) (?:with|using)|hand(?:ed|ing)? over|give (?:the cashier|them|him|her)|out of|from) (?:me )?(?:an? )?${MONEY}(?: ?-?(?:notes?|bills?|banknotes?))?`,
  'i',
);
const ONE = new RegExp(
  `\\b(?:for|on|if (?:the )?(?:bill|it|total|lunch|price) (?:is|costs|comes to)|(?:bill|total|price|purchase) (?:of|is)|costs?|spend|spent) (?:an? |the )?(?:(?:bill|purchase|total|[a-z]+) (?:of|for|costing) )?${MONEY}`,
  'i',
);
const CHANGE = /\bchange\b|\b(?:get|receive|given?) back\b|\bmoney back\b/i;
const TOTAL = /\bhow much\b|\bwhat (?:do|does|will|would|is|are)\b|\btotal\b|\bcosts?\b|\bpay\b/i;
/** These change the sum, and are no part of it here. */
const OTHER =
  /%|\bper (?:cent|second|minute|hour|day|week|month|year)\b|\b(?:an?|each|every) (?:hour|day|week|month|year)\b|\b(?:discount|off|tax|vat|tip|split|half|twice|double|free|coupon|voucher|exchange|convert|cents?|pence|rate|loss|profit|sold?|sell|left over)\b|\bhow many\b/i;

/** Things at a price each, and the change from what is handed over. */
export function purchaseProblem(text: string): string | undefined {
  if (OTHER.test(text) || text.length > 300) return undefined;
  const things = [...text.matchAll(THINGS), ...text.matchAll(FOR_EACH)];
  const wantsChange = CHANGE.test(text);
  const without = things.reduce((left, [all]) => left.replace(all, ' '), text);
  const alone = things.length === 0 ? [] : [...without.matchAll(SINGLE)];
  const rest = alone.reduce((left, [all]) => left.replace(all, ' '), without);
  const handed = wantsChange ? HANDED.exec(rest) : null;
  const single = things.length === 0 && handed ? ONE.exec(rest.replace(handed[0], ' ')) : null;
  if (
    wantsChange !== (handed !== null) ||
    (things.length === 0 && single === null) ||
    !TOTAL.test(`${text}${wantsChange ? ' total' : ''}`)
  )
    return undefined;
  if (countNumbers(text) !== 2 * things.length + alone.length + (handed ? 1 : 0) + (single ? 1 : 0))
    return undefined;
  const costs = things.map(([, count, ...money]) => ({ count: Number(count), price: priceOf(money) }));
  for (const [, , ...money] of alone) costs.push({ count: 1, price: priceOf(money) });
  if (single) costs.push({ count: 1, price: priceOf(single.slice(1)) });
  const paid = handed ? priceOf(handed.slice(1)) : undefined;
  const symbol = currencyOf([...costs.map(({ price }) => price), ...(paid ? [paid] : [])]);
  if (symbol === undefined) return undefined;
  const money = (value: number) => priced(symbol, value);
  const values = costs.map(({ count, price }) => exact(count * price.value));
  const total = exact(values.reduce((sum, value) => sum + value, 0));
  const steps = costs.flatMap(({ count, price }, at) =>
    count === 1 ? [] : [`${count} × ${money(price.value)} = ${money(values[at] ?? 0)}`],
  );
  if (values.length > 1) steps.push(`${values.map(money).join(' + ')} = ${money(total)}`);
  if (paid === undefined) return steps.length === 0 ? undefined : lastInBold(steps);
  const back = exact(paid.value - total);
  if (back < 0)
    return [...steps, `${money(paid.value)} is not enough: ${bold(money(-back))} is missing.`].join('  \n');
  return lastInBold([...steps, `${money(paid.value)} − ${money(total)} = ${money(back)}`]);
}

function lastInBold(steps: readonly string[]): string {
  const last = steps.at(-1) ?? '';
  const at = last.lastIndexOf('= ') + 2;
  return [...steps.slice(0, -1), `${last.slice(0, at)}${bold(last.slice(at))}`].join('  \n');
}
