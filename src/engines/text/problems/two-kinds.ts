import { bold } from '../skill.ts';
import { countNumbers, QUALIFIES, shown, withCurrency } from './amounts.ts';
import { solveSystem } from './linear-system.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const COUNT = String.raw`(\d+|an?)`;
const MONEY = `([$€£])? ?${N}(?: ?(?:dollars?|euros?|pounds?|cents?))?`;
const BASKET = new RegExp(
  `\\b${COUNT} ([a-z]+) and ${COUNT} ([a-z]+) (?:together )?(?:cost|costs|weigh|are|sell for|come to)(?: a total of)? ${MONEY}(?: together)?`,
  'gi',
);
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:chickens?|hens?|ducks?|birds?|people|bicycles?|bikes?|motorcycles?)$/i, 2],
  [/^(?:rabbits?|cows?|sheep|pigs?|goats?|dogs?|cats?|horses?|cars?)$/i, 4],
];
const FARM = new RegExp(
  `\\b${N} (?:heads?|animals?|vehicles?)\\b[^.?\\d]{0,30}\\b${N} (?:legs|feet|wheels)\\b`,
  'i',
);

/** Two kinds of things: two baskets with a price each, a number with a sum of prices, or heads and legs. */
export function kindsProblem(text: string): string | undefined {
  if (QUALIFIES.test(text)) return undefined;
  return baskets(text) ?? pricedFirst(text) ?? tickets(text) ?? farm(text);
}

const singular = (noun: string): string => noun.toLowerCase().replace(/(?<=[^s])s$/, '');

function baskets(text: string): string | undefined {
  const found = [...text.matchAll(BASKET)];
  const [one, other] = found;
  if (one === undefined || other === undefined || found.length !== 2) return undefined;
  const kinds = [...new Set([one[2], one[4], other[2], other[4]].map((noun = '') => singular(noun)))];
  if (kinds.length !== 2) return undefined;
  const numbers = found
    .flatMap((match) => [match[1], match[3], match[6]])
    .filter((each = '') => /\d/.test(each));
  const at = text.search(/\b(?:how much|what)\b/i);
  // "How much is one pear" asks for no number.
  if (at < 0 || numbers.length !== countNumbers(text.slice(0, at)) || /\b(?!1\b)\d/.test(text.slice(at)))
    return undefined;
  const count = (said = '') => (/\d/.test(said) ? Number(said) : 1);
  const equations = found.map((match) => ({
    factors: new Map([
      [singular(match[2] ?? ''), count(match[1])],
      [singular(match[4] ?? ''), count(match[3])],
    ]),
    value: Number(match[6]),
  }));
  const solved = solveSystem(equations, kinds);
  if (solved === undefined || [...solved.values()].some((value) => value < 0)) return undefined;
  const symbol = one[5] ?? '';
  const asked = text.slice(at);
  const wanted = kinds.filter((kind) => new RegExp(`\\b${kind}s?\\b`, 'i').test(asked));
  const shownKinds = wanted.length === 1 ? wanted : kinds;
  const both = found.map(
    (match) =>
      `${count(match[1])} ${match[2]} + ${count(match[3])} ${match[4]} = ${withCurrency(symbol, Number(match[6]))}`,
  );
  return `${both.join('; ')}: ${shownKinds.map((kind) => `one ${kind} ${bold(withCurrency(symbol, solved.get(kind) ?? 0))}`).join(', ')}`;
}

const PRICE_LIST = new RegExp(
  `\\b(?:an?|one|1|each) ([a-z]+) (?:costs?|is|for) ${MONEY},? and (?:an?|one|1|each) ([a-z]+)(?: costs?| is| for)? ${MONEY}`,
  'i',
);
const BOUGHT =
  /\b(?:buy|bought|buys|order|ordered|orders|get|take)s? (\d+|an?) ([a-z]+) and (\d+|an?) ([a-z]+)/i;
const PAID = new RegExp(`\\b(?:pa(?:y|ys|id)|hand(?:s|ed)? over)(?: with)?(?: an?)? ${MONEY}`, 'i');

/** "A coffee costs 3 and a cake 4. I buy 2 coffees and 3 cakes and pay with 30." */
function pricedFirst(text: string): string | undefined {
  const [prices, bought] = [PRICE_LIST.exec(text), BOUGHT.exec(text)];
  if (prices === null || bought === null) return undefined;
  const paid = PAID.exec(text);
  const costs = new Map([
    [singular(prices[1] ?? ''), Number(prices[3])],
    [singular(prices[4] ?? ''), Number(prices[6])],
  ]);
  const baskets = [[bought[1], bought[2]] as const, [bought[3], bought[4]] as const].map(
    ([said = '', noun = '']) => ({
      count: /\d/.test(said) ? Number(said) : 1,
      price: costs.get(singular(noun)),
    }),
  );
  const used = [prices, bought, paid].reduce((sum, match) => sum + countNumbers(match?.[0] ?? ''), 0);
  const isBack = /\b(?:back|change|left)\b/i.test(text);
  if (used !== countNumbers(text) || isBack !== (paid !== null) || !/\bhow much\b|\bwhat\b/i.test(text))
    return undefined;
  const money = (value: number) => withCurrency(prices[2] ?? '', Number(value.toFixed(2)));
  let total = 0;
  for (const { count, price } of baskets) {
    if (price === undefined) return undefined;
    total += count * price;
  }
  const sum = `${baskets.map(({ count, price = 0 }) => `${count} × ${money(price)}`).join(' + ')} = `;
  if (paid === null) return `${sum}${bold(money(total))}`;
  const back = Number(paid[2]) - total;
  return back < 0
    ? undefined
    : `${sum}${money(total)}; ${money(Number(paid[2]))} − ${money(total)} = ${bold(money(back))}`;
}

const PRICED = new RegExp(
  `\\b([a-z]+)(?:'s)?(?: tickets?)? (?:cost|costs|are|sell for|at|for|pay) ${MONEY}(?: each| apiece| per ticket)?`,
  'gi',
);
const SOLD = new RegExp(
  `\\b${N} (?:tickets?|people|visitors|items|coins|seats) (?:were |was |are |have been )?(?:sold|came|paid|bought|in total)|(?:sold|sells?|bought) (?:a total of )?${N} (?:tickets?|items|seats)`,
  'i',
);
const TOTAL = new RegExp(
  `\\b(?:total(?:ling)?|takings|revenue|altogether|made|earned|collected|took in|raised|for)(?: a total| was| were| is| of| in total)* ${MONEY}(?! (?:each|tickets))`,
  'i',
);

/** "100 tickets were sold for $620; adults pay $8, children pay $5": how many of each. */
function tickets(text: string): string | undefined {
  const sold = SOLD.exec(text);
  const count = Number(sold?.[1] ?? sold?.[2]);
  const rest = sold === null ? '' : text.replace(sold[0], 'sold');
  const prices = [...rest.matchAll(PRICED)].filter(
    ([, noun = '']) => !/^(?:sold|total|they|tickets?)$/i.test(noun),
  );
  const [one, other] = prices;
  if (one === undefined || other === undefined || prices.length !== 2 || countNumbers(text) !== 4)
    return undefined;
  const total = TOTAL.exec(rest.replace(one[0], ' ').replace(other[0], ' '));
  if (total === null || !/\bhow many\b/i.test(text)) return undefined;
  const kinds = [singular(one[1] ?? ''), singular(other[1] ?? '')];
  const [first = '', second = ''] = kinds;
  const solved = solveSystem(
    [
      {
        factors: new Map([
          [first, 1],
          [second, 1],
        ]),
        value: count,
      },
      {
        factors: new Map([
          [first, Number(one[3])],
          [second, Number(other[3])],
        ]),
        value: Number(total[2]),
      },
    ],
    kinds,
  );
  return counted(
    solved,
    text,
    `${first} + ${second} = ${count}; ${one[3]} × ${first} + ${other[3]} × ${second} = ${total[2]}`,
  );
}

function farm(text: string): string | undefined {
  const found = FARM.exec(text);
  const nouns = [...new Set((text.match(/[a-z]+/gi) ?? []).map((word) => word.toLowerCase()))]
    .flatMap((word) =>
      KINDS.flatMap(([pattern, legs]) => (pattern.test(word) ? [[singular(word), legs] as const] : [])),
    )
    .filter(([kind], at, all) => all.findIndex(([other]) => other === kind) === at);
  const [one, other] = nouns;
  if (found === null || one === undefined || other === undefined || nouns.length !== 2 || one[1] === other[1])
    return undefined;
  if (countNumbers(text) !== 2 || !/\bhow many\b/i.test(text)) return undefined;
  const kinds = [one[0], other[0]];
  const solved = solveSystem(
    [
      {
        factors: new Map([
          [one[0], 1],
          [other[0], 1],
        ]),
        value: Number(found[1]),
      },
      { factors: new Map([one, other]), value: Number(found[2]) },
    ],
    kinds,
  );
  return counted(
    solved,
    text,
    `${one[0]} + ${other[0]} = ${found[1]}; ${one[1]} × ${one[0]} + ${other[1]} × ${other[0]} = ${found[2]}`,
  );
}

/** Things are whole. */
function counted(
  solved: ReadonlyMap<string, number> | undefined,
  text: string,
  steps: string,
): string | undefined {
  if (solved === undefined || [...solved.values()].some((value) => value < 0 || !Number.isInteger(value)))
    return undefined;
  const asked = text.slice(text.search(/\bhow many\b/i));
  const wanted = [...solved].filter(([kind]) => asked.toLowerCase().includes(kind.slice(0, 4)));
  return `${steps}: ${(wanted.length === 1 ? wanted : [...solved]).map(([kind, value]) => `${kind} ${bold(shown(value))}`).join(', ')}`;
}
