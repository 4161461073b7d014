import { DATE, DAY, foundBy } from './text-kinds.ts';

type Field = readonly [key: string, pattern: RegExp];

const NAME = String.raw`(?:the )?(\p{Lu}[\p{L}&.'’-]*(?: (?:\p{Lu}[\p{L}&.'’-]*|of|de|and(?= \p{Lu})))*)`;
const CLOCK = String.raw`(\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?)`;
const MONEY = String.raw`((?:[$€£] ?)\d[\d.,]*\d|\d[\d.,]*\d? ?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|[€£$]))`;

/** Texts of a known kind, and what each of them has: asked for without naming the fields. */
const FORMS: readonly (readonly [asks: RegExp, fields: readonly Field[]])[] = [
  [
    /\b(?:flights?|boarding pass)\b/i,
    [
      ['flight', /\b([A-Z][A-Z\d] ?\d{2,4})\b/],
      ['from', new RegExp(`\\b[Ff]rom ${NAME}`, 'u')],
      ['to', new RegExp(`\\bto ${NAME}`, 'u')],
      [
        'departure',
        new RegExp(`\\b(?:leav(?:es|ing)|depart(?:s|ing|ure:?)|takes? off|taking off)(?: at)? ${CLOCK}`, 'i'),
      ],
      ['arrival', new RegExp(`\\b(?:arriv(?:es|ing|al:?)|land(?:s|ing))(?: at)? ${CLOCK}`, 'i')],
      ['seat', /\bseat:? (\d{1,2}[A-K])\b/i],
      ['gate', /\bgate:? ([A-Z]?\d{1,3}[A-Z]?)\b/i],
      ['terminal', /\bterminal:? (\d|[A-Z])\b/i],
      [
        'booking',
        /\b(?:booking|reservation|confirmation)(?: (?:code|number|reference))?(?: is|:)? ([A-Z\d]{5,8})\b/,
      ],
    ],
  ],
  [
    /\b(?:invoice|bill|receipt)\b/i,
    [
      ['invoice', /\b(?:invoice|bill|receipt)(?: (?:no\.?|number))?:? #?((?:[A-Z]+-?)?\d[\w/-]*)/i],
      ['from', new RegExp(`\\b(?:[Ff]rom|[Ii]ssued by) ${NAME}`, 'u')],
      ['to', new RegExp(`\\b(?:to|[Bb]illed to|for) ${NAME}`, 'u')],
      ['amount', new RegExp(MONEY, 'i')],
      [
        'due',
        /\b(?:due|payable)(?: date)?:? (?:on |by )?((?:in|within) \d+ (?:days|weeks)|\d{1,2}\.? \p{Lu}\p{L}+(?: \d{4})?|\p{Lu}\p{L}+ \d{1,2}(?:, \d{4})?|\d{4}-\d\d-\d\d)/iu,
      ],
    ],
  ],
];

interface Form {
  readonly values: Readonly<Record<string, string>>;
  /** Numbers and names of the text that are in none of them. */
  readonly left: readonly string[];
}

/** The values of a flight or an invoice; undefined where the text is neither, or has too few of them. */
export function knownForm(wish: string, text: string): Form | undefined {
  const fields = (FORMS.find(([asks]) => asks.test(wish)) ?? FORMS.find(([asks]) => asks.test(text)))?.[1];
  if (fields === undefined || text.length > LONGEST) return undefined;
  const found = fields.flatMap(([key, pattern]) => {
    const value = pattern.exec(text)?.[1];
    return value === undefined ? [] : [[key, value] as const];
  });
  const due = found.find(([key]) => key === 'due')?.[1];
  const dates = [DATE, DAY].map((kind) => foundBy(kind, text)).find((all) => all.length > 0) ?? [];
  const date = dates.find((each) => each !== due);
  const values = Object.fromEntries([...found, ...(date === undefined ? [] : [['date', date] as const])]);
  if (Object.keys(values).length < FEWEST) return undefined;
  const rest = Object.values(values).reduce((all, value) => all.replace(value, ' '), text);
  const left = [...new Set(rest.match(/(?<=[\p{L},] +)\p{Lu}[\p{L}-]+|\S*\d\S*/gu) ?? [])]
    .map((each) => each.replace(/[.,;:"”]+$/, ''))
    .filter((each) => !/^(?:EUR|USD|GBP|CHF)$/.test(each));
  return { values, left };
}

const FEWEST = 3;
const LONGEST = 1_000;
