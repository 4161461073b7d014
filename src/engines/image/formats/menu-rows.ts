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
const KINDS =
  /^(?:flavou?rs|dishes|drinks|cocktails|coffees|teas|pizzas|cakes|desserts|pastries|breads|soups|burgers|sandwiches|items|meals|specials|snacks|starters|mains|options|products|foods|beverages|sorts|kinds|varieties|entries)$/;
const PRICES = /^(?:(?:their|the|its)\s+)?(?:prices?|costs?)$/i;

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
  const read = details.map((line) => {
    const words = tokenise(line);
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
  const hasPrices = read.some(({ isPrice }) => isPrice);
  const own = read.filter(({ isKind, isPrice }) => !isKind && !isPrice).map(({ line }) => line);
  const number = kind?.words.map((word) => NUMBER_WORDS.get(word) ?? Number(word)).find((count) => count > 0);
  const sold = MENUS.find(([about]) => about.test(`${kind?.line ?? ''} ${rest}`.toLowerCase()))?.[1] ?? [];
  // "Three burgers and fries": the burgers have no names.
  const unnamed =
    kind && own.length > 0
      ? Array.from({ length: Math.min(number ?? 1, 6) }, (_, n) => `${singularForm(kind.last)} ${ROMAN[n]}`)
      : [];
  const names = own.length > 0 || !kind ? [...unnamed, ...own] : sold.slice(0, number ?? 5);
  const isPriced = names.some((line) => /\d/.test(line));
  const rows =
    hasPrices && !isPriced ? names.map((name, at) => `${name} ${PRICE_LIST[at % PRICE_LIST.length]}`) : names;
  const samples = [...(kind ? [kind.last] : []), ...(hasPrices && !isPriced ? ['prices'] : [])];
  return {
    rows,
    shown: [
      ...(kind && (number === undefined || rows.length - own.length === number) ? kind.words : []),
      ...(hasPrices ? ['prices', 'price'] : []),
    ],
    note:
      samples.length > 0
        ? `the prompt names no ${samples.join(' and no ')}, so the menu shows samples`
        : undefined,
  };
}

/** Figures would be prices. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

const PRICE_LIST = ['2.50', '2.80', '3.00', '3.20', '2.90', '3.50', '2.60', '3.40'];
