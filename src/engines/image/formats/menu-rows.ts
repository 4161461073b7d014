import lettering from '../data/lettering.json';
import { singularForm, tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';

interface MenuRows {
  readonly rows: readonly string[];
  /** Words of the prompt that the rows show. */
  readonly shown: readonly string[];
  readonly note: string | undefined;
}

/** In the plural: "cake" is a dish of its own. */
export const KIND_WORDS =
  'flavou?rs|dishes|drinks|cocktails|coffees|teas|pizzas|cakes|desserts|pastries|breads|soups|burgers|sandwiches|items|meals|specials|snacks|starters|mains|appeti[sz]ers|sides|pastas?|antipasti|salads|main\\s?courses|options|products|foods|beverages|sorts|kinds|varieties|entries';
const KINDS = new RegExp(`^(?:${KIND_WORDS})$`);
const PRICES =
  /^(?:with\s+)?(?:(?:their|the|its|all)\s+)?(?:prices?|costs?)(?:\s+(?:are\s+)?(?:included|shown|listed|added))?$/i;

const WITH_PRICES = /\s+with\s+(?:their\s+|the\s+)?prices?(?:\s+in\s+\p{L}+)?$/iu;
/** "Three dishes each": of every kind that is listed. */
const EACH = /^(?:\d+|two|three|four|five|six)\s+(?:\p{L}+\s+)?(?:(?:of|for)\s+)?each$/iu;
const IS_FORM = /^(?:(?:one|single|two|\d)[\s-]pages?|a[3-6]|portrait|landscape|folded|printable)\b/i;

/** The list that a kind of goods or a shop has. */
const MENUS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bice creams?\b|\bgelat\w+|\bsorbets?\b/, lettering.menus['ice cream']],
  [/\bcocktails?\b|\b(?:an?|the|our|my|wine|beach|hotel|pool|rooftop|night) bar\b/, lettering.menus.cocktail],
  [/\bpizz\w+/, lettering.menus.pizza],
  [/\bcakes?\b|\bdesserts?\b|\bpastr\w+|\bpatisserie\b/, lettering.menus.cake],
  [/\bbaker\w*|\bbreads?\b/, lettering.menus.bread],
  [/\bdrinks?\b|\bbeverages?\b|\bjuices?\b|\bsmoothies?\b/, lettering.menus.drink],
  [/\bcoffees?\b|\bcaf[eé]\b|\bespresso\b/, lettering.menus.coffee],
  [/(?:)/, lettering.menus.dish],
];

/** "Five flavours and prices" names none: the menu has some that such a place sells, and says so. */
export function menuRows(details: readonly string[], rest: string): MenuRows {
  const all = details.map((line) => line.replace(WITH_PRICES, ''));
  const each = all.find((line) => EACH.test(line));
  const perKind =
    each && (NUMBER_WORDS.get(each.split(' ')[0]?.toLowerCase() ?? '') ?? Number.parseInt(each, 10));
  const named = all.filter((line) => line !== each && !IS_FORM.test(line));
  const read = named.map((line) => {
    const words = [
      ...(perKind && KINDS.test(line.toLowerCase()) ? [String(perKind)] : []),
      ...tokenise(line),
    ];
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    const isKind =
      KINDS.test(last) &&
      before.every(
        (word) => NUMBER_WORDS.has(word) || /^(?:\d+|some|different|our|the|of|ice|cream|daily)$/.test(word),
      );
    return { line, last, words, isKind, isPrice: PRICES.test(line.trim()) };
  });
  const kind = read.find(({ isKind }) => isKind);
  const hasPrices = read.some(({ isPrice }) => isPrice) || details.some((line) => WITH_PRICES.test(line));
  const own = read.filter(({ isKind, isPrice }) => !isKind && !isPrice).map(({ line }) => line);
  const number = kind?.words.map((word) => NUMBER_WORDS.get(word) ?? Number(word)).find((count) => count > 0);
  const sold = MENUS.find(([about]) => about.test(`${kind?.line ?? ''} ${rest}`.toLowerCase()))?.[1] ?? [];
  // "Three burgers and fries": the burgers have no names.
  const kinds = read.filter(({ isKind }) => isKind);
  const inOrder = read.flatMap((one) => (one.isPrice ? [] : one.isKind ? samplesOf(one) : [one.line]));
  const names = own.length > 0 || kinds.length !== 1 ? inOrder : sold.slice(0, number ?? 5);
  const isPriced = names.some((line) => /\d/.test(line));
  const inEuros = /\beuros?\b/i.test([...details, rest].join(' '));
  const rows =
    hasPrices && !isPriced
      ? names.map((name, at) => `${name} ${inEuros ? '€' : ''}${PRICE_LIST[at % PRICE_LIST.length]}`)
      : names;
  const samples = [...kinds.map(({ last }) => last), ...(hasPrices && !isPriced ? ['prices'] : [])];
  return {
    rows,
    shown: [
      ...(kinds.length > 1 || (kind && (number === undefined || rows.length - own.length === number))
        ? kinds.flatMap(({ words }) => words)
        : []),
      ...(hasPrices ? ['prices', 'price', 'included', ...(inEuros ? ['euros', 'euro'] : [])] : []),
      ...(each ? tokenise(each) : []),
    ],
    note:
      samples.length > 0
        ? `the prompt names no ${samples.join(' and no ')}, so the menu shows samples`
        : undefined,
  };
}

/** "Two soups" that have no names. */
function samplesOf({ last, words }: { readonly last: string; readonly words: readonly string[] }): string[] {
  const count = words.map((word) => NUMBER_WORDS.get(word) ?? Number(word)).find((one) => one > 0) ?? 1;
  const sold = OF_KIND.find(([kind]) => kind.test(last))?.[1] ?? [];
  return Array.from({ length: Math.min(count, 6) }, (_, n) => sold[n] ?? `${singularForm(last)} ${ROMAN[n]}`);
}

const OF_KIND: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^soups$/, ['tomato soup', 'lentil soup', 'leek soup']],
  [/^(?:cakes|desserts|pastries)$/, lettering.menus.cake],
  [/^pizzas$/, lettering.menus.pizza],
  [/^cocktails$/, lettering.menus.cocktail],
  [/^breads$/, lettering.menus.bread],
  [/^(?:drinks|beverages)$/, lettering.menus.drink],
  [/^coffees$/, lettering.menus.coffee],
  [/^teas$/, ['black tea', 'green tea', 'peppermint tea', 'rooibos']],
  [/^(?:sandwiches)$/, ['cheese sandwich', 'egg sandwich', 'tomato sandwich']],
];

/** Figures would be prices. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

const PRICE_LIST = ['2.50', '2.80', '3.00', '3.20', '2.90', '3.50', '2.60', '3.40'];
