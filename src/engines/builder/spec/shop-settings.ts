import { capitalized, type PageSettings } from './app-spec.ts';
import { singularOf } from './nouns.ts';
import { splitList } from './word-lists.ts';

const MOST_PRODUCTS = 24;
const USUAL_PRODUCTS = 6;
const USUAL_FEE = 490;
/** The examples cost so much more one after the other. */
const FIRST_PRICE = 450;
const PRICE_STEP = 50;

export const ITEM = String.raw`(?!and\b)[\p{L}'’-]{2,20}(?: (?!and\b|with\b|for\b)[\p{L}'’-]{2,20}){0,2}(?: ?\([€$£]?\d[^()]{0,8}\)| for [€$£]?\d[\d.]*)?`;
/** "Flavours: plum, apple and cherry", "selling mugs, plates and bowls". */
const LISTED = new RegExp(
  String.raw`\b(?:sell(?:s|ing)|products|items|flavou?rs|goods|articles|kinds|sorts|varieties|such as|like)(?: are| such as| like)?:? ((?:${ITEM}, ?){0,20}${ITEM},? and ${ITEM})(?=[.,;]|\s(?:with|where|and)\b|$)`,
  'iu',
);
const COUNTED = /\b(\d{1,2}) (?:[\p{L}-]+ )?(flavou?rs|products|items|kinds|sorts|varieties|articles)\b/iu;
/** "Plum (4.50)", "mugs for $12". */
const PRICE = /\s?(?:\(|\bfor )[€$£]?(\d+(?:\.\d{1,2})?)[^()]{0,8}\)?$/i;

const FREE =
  /\bfree (?:delivery|shipping|postage)(?: (?:above|over|from|for|on|of|orders|order|a|an|more|than|at))* [€$£]?(\d+(?:\.\d{1,2})?)(?: ?(?:€|\$|£|euros?|dollars?|pounds?))?/i;
const FEE =
  /[€$£](\d+(?:\.\d{1,2})?) (?:for )?(?:delivery|shipping|postage)\b|\b(?:delivery|shipping|postage)(?: (?:fee|costs?|charge|is|of|for|at|flat))* [€$£]?(\d+(?:\.\d{1,2})?)(?: ?(?:€|\$|£|euros?|dollars?|pounds?))?/i;
export const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\$|\bdollars?\b/i, '$'],
  [/£|\bpounds?\b/i, '£'],
];

const cents = (amount: string): number => Math.round(Number(amount) * 100);

interface Product {
  readonly name: string;
  readonly cents: number;
}

export function product(phrase: string, index: number): Product {
  const price = PRICE.exec(phrase)?.[1];
  return {
    name: capitalized(phrase.replace(PRICE, '').trim()),
    cents: price === undefined ? FIRST_PRICE + index * PRICE_STEP : cents(price),
  };
}

/** The products that a prompt lists, or as many as it counts. */
export function readShop(prompt: string, title: string): PageSettings {
  const listed = LISTED.exec(prompt)?.[1];
  const [said = '', digits, kind = 'products'] = COUNTED.exec(prompt) ?? [];
  const count = Math.min(MOST_PRODUCTS, Math.max(1, Number(digits ?? USUAL_PRODUCTS)));
  const [goods = '', name = ''] = GOODS.exec(prompt) ?? [];
  // "A shop for handmade candles" sells Candle 1 to Candle 6.
  const sold =
    /s$/.test(name) && /^(?:products|items|articles)$/i.test(kind) ? (name.split(' ').at(-1) ?? kind) : kind;
  const one = capitalized(singularOf(sold.toLowerCase()));
  const names =
    listed === undefined
      ? Array.from({ length: count }, (_, index) => `${one} ${index + 1}`)
      : splitList(listed).slice(0, MOST_PRODUCTS);
  const free = FREE.exec(prompt);
  const fee = FEE.exec(prompt.replace(FREE, ' '));
  const charge = fee?.[1] ?? fee?.[2];
  const delivery = {
    fee: charge === undefined ? (free === null ? 0 : USUAL_FEE) : cents(charge),
    ...(free?.[1] !== undefined && { freeFrom: cents(free[1]) }),
  };
  const shown = title === SHOP && name !== '' && listed === undefined ? `${SHOP}: ${name}` : title;
  const currency = CURRENCIES.find(([words]) => words.test(prompt))?.[1] ?? '€';
  const products = names.map(product);
  return {
    title: shown,
    settings: { title: shown, currency, products, delivery },
    used: [listed, count === Number(digits) ? said : '', free?.[0], fee?.[0], goods].join(' '),
  };
}

const SHOP = 'Shop';

/** "A small online shop for homemade jam". */
const GOODS =
  /\b(?:shop|store|webshop)s? (?:for|of|selling|that sells) (?!my\b|our\b|an?\b|the\b)((?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{2,20})(?=\s(?:with|where|that|and|which)\b|[,.;:]|$)/iu;
