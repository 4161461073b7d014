import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';
import kinds from '../data/kinds.json';
import { COUNTRIES } from '../knowledge/country-list.ts';
import { digitsForWords } from '../math/number-words.ts';
import { orderLinesIn } from './order-lines.ts';
import { AMOUNT, DATE, foundBy, RELATIVE_DATE, TIME } from './text-kinds.ts';
import { cuedMoments, type Find, moments } from './told-moments.ts';
import { stem } from './words.ts';

const all =
  (pattern: RegExp): Find =>
  (text) =>
    foundBy(pattern, text);
const CAPITALS = "\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3}";
const DAYS_AND_MONTHS = new RegExp(`^(?:${[...MONTHS, ...WEEKDAYS].join('|')})\\b`, 'i');
const COUNTRY_NAMES: ReadonlySet<string> = new Set(COUNTRIES.map(({ name }) => name));

/** "from Oslo, Lima and Rome": places that are told one after the other. */
export function placesIn(text: string): readonly string[] {
  const runs = new RegExp(
    `(?<=\\b(?:in|at|near|to|from|via|through|visit(?:ed|ing)?|between|for) (?:the )?)${CAPITALS}(?:(?:, and |, then |, | and )(?:to |in )?${CAPITALS})*`,
    'gu',
  );
  const places = (text.match(runs) ?? []).flatMap((run) => run.split(/, and |, then |, | and /));
  return [...new Set(places.map((place) => place.replace(/^(?:to|in) |[.'’]+$/g, '')))].filter(
    (place) => !DAYS_AND_MONTHS.test(place),
  );
}

/** Capitalised words behind one of these prepositions, and no day. */
const behind = (words: string): Find => {
  const pattern = new RegExp(`(?<=\\b(?:${words}) (?:the )?)${CAPITALS}`, 'gu');
  return (text) =>
    foundBy(pattern, text)
      .map((each) => each.replace(/[.'’]+$/, ''))
      .filter((each) => !DAYS_AND_MONTHS.test(each));
};

/** The first of these that finds anything. */
const either =
  (...finds: readonly Find[]): Find =>
  (text, field) =>
    finds.map((find) => find(text, field)).find((found) => found.length > 0) ?? [];

/** The one of these that finds most. */
const most =
  (...finds: readonly Find[]): Find =>
  (text, field) =>
    finds.map((find) => find(text, field)).toSorted((a, b) => b.length - a.length)[0] ?? [];

const notCountry =
  (find: Find): Find =>
  (text, field) =>
    find(text, field).filter((each) => !COUNTRY_NAMES.has(each));

/** A day, a time, or both as one. */
const MOMENT = new RegExp(
  `(?:${DATE.source})(?:,? (?:at|from) (?:${TIME.source}))?|(?:${TIME.source})(?: on (?:${DATE.source}))?`,
  'gi',
);

const BARE_PRICE =
  /(?<=\b(?:at|for|costs?|paid|pay|priced at|price of|only) |@ ?)\d+(?:[.,]\d{2})?(?![\w%:]|[.,]\d| (?:minutes?|hours?|days?|weeks?|months?|years?|people|persons?|guests?|nights?|km|miles?|o'clock|am|pm)\b)|(?<![\w.,])\d+[.,]\d{2}(?= (?:each|apiece|per|a piece|in total|altogether)\b)/g;
/** Without a currency, two places tell money. */
const DECIMALS = /(?<![\w.,])\d+[.,]\d{2}(?![\w%]|[.,]\d)/g;
const money: Find = either(all(AMOUNT), all(BARE_PRICE));
const TOTAL = /\b(?:total|altogether|sum|amount due|to pay|comes to|came to|all together|bill)\b/i;
const UNIT_PRICE = /^ ?(?:each|apiece|a piece|per|\/)/i;

/** An amount that the text calls by this name, at most a few words away. */
const amountOf =
  (name: (field: string) => RegExp, isSole: boolean): Find =>
  (text, field) => {
    const found = money(text, field);
    const around = (amount: string): string => {
      const at = text.indexOf(amount);
      const [before, after] = [text.slice(0, at), text.slice(at + amount.length)];
      return `${before.slice(-30).replace(/^.*[.;,] /s, '')} ${after.slice(0, 25).replace(/[.;,](?: .*|$)/s, '')}`;
    };
    const named = found.filter((amount) => name(field).test(around(amount)));
    const isOne = found.every((amount) => !UNIT_PRICE.test(text.slice(text.indexOf(amount) + amount.length)));
    return named.length > 0 ? named : isSole && found.length === 1 && isOne ? found : [];
  };

/** "rooms", "number of guests": the number before the word. */
const counted: Find = (text, field) => {
  const word = stem(
    field
      .replace(/^(?:number|count|amount) of /i, '')
      .split(' ')
      .at(-1) ?? '',
  );
  if (!/^[a-z]{3,20}$/.test(word)) return [];
  const seats = /^(?:peopl|person|guest|seat)/.test(word)
    ? foundBy(
        /(?<=\b(?:table|reservation|booking|room|seats?) for )\d+\b(?! ?(?:am|pm|o'clock|:))/gi,
        digitsForWords(text),
      )
    : [];
  if (seats.length > 0) return seats;
  const pattern = new RegExp(
    `(?<![\\w.,:$€£-])\\d+(?:\\.\\d+)?(?= (?:[a-z]+ ){0,2}${word}\\w{0,3}\\b)`,
    'gi',
  );
  const measured = new RegExp(
    `(?<![\\w.,:$€£-])\\d+(?:\\.\\d+)? ?(?:[a-z%"]{1,3})(?= (?:of )?${word}\\b)`,
    'gi',
  );
  const amounts = foundBy(measured, text);
  return amounts.length > 0 ? amounts : foundBy(pattern, digitsForWords(text));
};

/** "Ida 78, Jonas 91": each item of a list is a name and a number. */
const listed: Find = (text) => {
  const items = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[,;\n]\s*(?:and )?|\s+and\s+/);
  const values = items.map(
    (item) =>
      /^(?!.*\b(?:is|are|was|has|had|in|at|on|for|to|by)\b)[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2}[:\s(-]+(\d+(?:\.\d+)?)\)?$/u.exec(
        item,
      )?.[1],
  );
  const known = values.filter((value) => value !== undefined);
  return items.length > 1 && known.length === items.length ? known : [];
};

/** "a humidity of 61%", "seat 14C" */
const told: Find = (text, field) =>
  /^[a-z][a-z ]{2,30}$/.test(field)
    ? foundBy(
        new RegExp(
          `(?<=\\b${field} (?:of|at) )\\d+(?:[.,]\\d+)? ?(?:%|°?[a-z]{1,3}\\b)?|(?<=\\b${field} )[a-z]{0,3}-?\\d[\\w-]{0,10}`,
          'gi',
        ),
        text,
      )
    : [];

const orders = (part: 'item' | 'quantity' | 'price'): Find => {
  return (text) => {
    const values = orderLinesIn(text).map((line) => line[part]);
    return values.every((value) => value !== undefined) ? values : [];
  };
};

const colours = new RegExp(
  `\\b(?:(?:dark|light|pale|bright) )?(?:${kinds['color|colour'].replaceAll(' ', '|')}|grey|white|yellow|violet)\\b`,
  'gi',
);
const measured = (units: string): Find =>
  all(new RegExp(`(?<![\\w.])\\d+(?:[.,]\\d+)?(?: |-)?(?:${units})\\b`, 'gi'));

/** Values that are known by what stands around them, by the words that ask for them; the first is taken. */
const FIELDS: readonly (readonly [RegExp, Find])[] = [
  [
    /^(?:items?|products?|articles?|goods|things?)(?: names?)?$/,
    either(
      orders('item'),
      all(
        /(?<=\b(?:return(?:ed)?|order(?:ed)?|bought|buy|sold|need|want|purchased|received|got) (?:an?|the|my|some) )[\p{L}][\p{L}'’ -]{1,40}?(?= (?:in|for|at|that|which|from|with|and|on|last|to|because|but|i|I|we)\b|[,.;!?]|$)/gu,
      ),
    ),
  ],
  [/^(?:quantit(?:y|ies)|qty|counts?|pieces|units)$/, orders('quantity')],
  [/^(?:unit )?(?:prices?|costs?)$/, most(all(AMOUNT), orders('price'), all(BARE_PRICE), all(DECIMALS))],
  [/^amounts?$/, either(all(AMOUNT), all(BARE_PRICE), all(DECIMALS))],
  [
    /^(?:totals?|sum|total (?:price|amount|cost|sum|due)|amount due|grand total)$/,
    amountOf(() => TOTAL, true),
  ],
  [
    /\b(?:tax|vat|fee|deposit|rent|salary|budget|shipping|discount|tip|wage|refund|fine|bonus)$/,
    amountOf((field) => new RegExp(`\\b${stem(field.split(' ').at(-1) ?? '')}`, 'i'), false),
  ],
  [/\b(?:dates?|deadline|birthday|days?|when)$/, moments(either(all(DATE), all(RELATIVE_DATE)))],
  [/\btimes?$/, moments(all(TIME))],
  [
    /^events?$/,
    all(
      /(?<=(?:^|[.!?] |\b[Tt]he |\b[Oo]ur |\b[Aa] ))(?!The |Our |A )[\p{L}][\p{L}'’ -]{2,40}?(?= (?:takes? place|will take place|took place|is (?:on|at|held|planned|scheduled)|will be (?:on|held)|starts|begins|happens|opens)\b)/gu,
    ),
  ],
  [/^flights?(?: numbers?)?$/, all(/\b[A-Z][A-Z\d] ?\d{2,4}\b/g)],
  [/^weekdays?$/, all(new RegExp(`\\b(?:${WEEKDAYS.join('|')})\\b`, 'gi'))],
  [/\byears?$/, all(/(?<![\w.,$€£-])(?:1[4-9]|20)\d{2}(?![\w%]|[.,]\d)/g)],
  [/^months?$/, all(new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'g'))],
  [/\bcolou?rs?$/, all(colours)],
  [
    /\bsizes?$/,
    either(
      all(/(?<=\bsize )(?:\d{1,3}|[XSML]{1,4})\b/gi),
      all(
        /\b\d+(?:\.\d+)? ?[x×] ?\d+(?:\.\d+)?(?: ?[x×] ?\d+(?:\.\d+)?)?(?: ?(?:cm|mm|m|inch(?:es)?|in|px))?\b/g,
      ),
      all(/(?<![\w'’])(?:X{0,3}[SL]|M)(?![\w'’])/g),
      all(/\b(?:extra )?(?:small|medium|large)\b/gi),
    ),
  ],
  [/^(?:cities|towns|places|locations)$/, notCountry(placesIn)],
  [
    /^(?:cit(?:y|ies)|towns?|home ?towns?)$/,
    notCountry(
      either(
        behind('lives? in|lived in|living in|based in|moved to|born in|office in'),
        behind('in|near|to|from'),
      ),
    ),
  ],
  [/^(?:countr(?:y|ies)|nationality)$/, (text) => [...COUNTRY_NAMES].filter((name) => text.includes(name))],
  [
    /^(?:address(?:es)?|street)$/,
    all(
      /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Way|Square|Boulevard|Blvd|Court|Place)\b/gu,
    ),
  ],
  [/^(?:starts?|begin(?:ning)?|ends?|finish|opening|closing|until)$/, cuedMoments(all(MOMENT))],
  [
    /^(?:destinations?|arrival|to)$/,
    (text, field) =>
      either(
        ...(field === 'arrival' ? [cuedMoments(all(MOMENT))] : []),
        behind('to|for|reaches'),
        behind('arrives (?:in|at)|lands (?:in|at)'),
        cuedMoments(all(MOMENT)),
      )(text, field),
  ],
  [
    /^(?:origins?|from|departure)(?: city)?$/,
    (text, field) =>
      either(
        ...(field === 'departure' ? [cuedMoments(all(MOMENT))] : []),
        behind('from|leaves|departs|left'),
        cuedMoments(all(MOMENT)),
      )(text, field),
  ],
  [
    /^(?:places?|locations?|venues?|where)$/,
    either(
      behind('in|at|near'),
      behind('to|from'),
      all(
        /(?<=\b(?:in|at|near|behind|outside) )(?:the|our|my|his|her|their) (?!(?:morning|afternoon|evening|night|week|weekend|end|beginning|future|past|meantime|moment|time|next|last)\b)[a-z]+(?: [a-z]+)?(?=[.,;!?]|$| (?:on|at|from|for|of|by)\b)/g,
      ),
    ),
  ],
  [
    /^(?:titles?|book|books|film|movie)$/,
    either(
      all(/(?<=["“])[^"”]{2,80}(?=["”])/g),
      all(
        new RegExp(
          `(?<=\\b(?:called|titled|entitled|wrote|directed|published|reading|read) )${CAPITALS}`,
          'gu',
        ),
      ),
      all(
        new RegExp(
          `(?<=\\b(?:watched|saw|seen|finished|loved|liked|recommend(?:ed)?|enjoyed) )${CAPITALS}|(?<!^|[.!?] )(?!By\\b)${CAPITALS}(?= by \\p{Lu})`,
          'gu',
        ),
      ),
      all(
        new RegExp(
          `^${CAPITALS}(?= (?:(?:is|was) (?:an? .{2,40} |written |directed |published )?)?by\\b|, by\\b)`,
          'gmu',
        ),
      ),
    ),
  ],
  [
    /^(?:authors?|writers?|director)$/,
    either(behind('by'), all(new RegExp(`${CAPITALS}(?= (?:wrote|directed|published)\\b)`, 'gu'))),
  ],
  [
    /^(?:jobs?|roles?|professions?|occupations?|positions?|job titles?)$/,
    either(
      all(
        /(?<=\b(?:works?|worked|working) as (?:an? |the )?)(?!an? |the )[a-z][a-z -]{2,40}?(?= (?:at|for|in|from|with|and|since)\b|[,.;!]|$)/gm,
      ),
      all(
        /(?<=\b(?:is|was|am|'m|as) (?:an?|the|our) )(?!\d)[a-z][a-z -]{2,40}?(?= (?:at|for|in|from|with|and|who|of)\b|[,.;!]|$)/gm,
      ),
      all(
        /(?<=\p{Lu}\p{L}+, (?:an? |the |our )?)(?!an? |the |our )[a-z][a-z ]{2,40}?(?= (?:at|of|for|from)\b|,)/gu,
      ),
    ),
  ],
  [
    /^durations?$|^length$/,
    measured('seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?'),
  ],
  [/^weights?$/, measured('kg|g|kilos?|kilograms?|grams?|lbs?|pounds|ounces|oz|tonnes?|tons?')],
  [
    /^(?:distances?|heights?|widths?|lengths?)$/,
    measured('km|m|cm|mm|miles?|metres?|meters?|feet|foot|ft|inch(?:es)?|kilomet(?:re|er)s?'),
  ],
  [/^temperatures?$/, all(/-?\d+(?:\.\d+)? ?(?:°[CF]?|degrees(?: (?:Celsius|Fahrenheit))?)/g)],
  [/^(?:percent(?:age)?s?|rates?|discounts?)$/, all(/\d+(?:\.\d+)? ?(?:%|percent\b)/g)],
];

/** All values of a field in a text, by what stands around them; undefined where the field is of no known kind. */
export function valuesOf(field: string, text: string): readonly string[] | undefined {
  const name = field.toLowerCase().replaceAll('_', ' ');
  return FIELDS.find(([asks]) => asks.test(name))?.[1](text, name);
}

/** For fields of any name: the numbers before their word, or in a list of names and numbers. */
export const numbersBeside = (field: string, text: string): readonly string[] =>
  either(told, counted, listed)(text, field.toLowerCase().replaceAll('_', ' '));

/** Numbers by their nature; others, such as a code, stay as they are written. */
const IS_NUMBER =
  /^(?:.*(?:ages?|prices?|costs?|totals?|amounts?|tax|vat|fee|tip|deposit|rent|salary|budget|sum|year)|quantity|qty|count|number of .+|years of .+|[a-z]+s)$/i;

export const asValue = (field: string, text: string): string | number =>
  IS_NUMBER.test(field.replaceAll('_', ' ')) && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(text)
    ? Number(text)
    : text;
