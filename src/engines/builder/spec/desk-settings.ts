import { capitalized, type PageSettings } from './app-spec.ts';

type Reader = (prompt: string, title: string) => PageSettings;

/** "10 minutes each", "5+3", "with 5 seconds increment". */
const readChessClock: Reader = (prompt, title) => {
  const [both = '', each, more] = /\b(\d{1,3}) ?(?:\+|\|) ?(\d{1,2})\b/.exec(prompt) ?? [];
  const [time = '', count, unit = ''] = /\b(\d{1,3})[- ](minutes?|mins?|hours?|h)\b/i.exec(prompt) ?? [];
  const [added = '', seconds] =
    /\b(\d{1,2})[- ](?:seconds?|secs?|s)(?: (?:increments?|bonus|added|extra|per move|for each move|a move)){0,2}/i.exec(
      prompt,
    ) ?? [];
  const minutes = Number(each ?? count ?? 10) * (/^h/i.test(unit) ? 60 : 1);
  const isColoured = /\bwhite\b.*\bblack\b|\bchess/i.test(prompt);
  return {
    title,
    settings: {
      title,
      minutes: Math.max(1, minutes),
      increment: Number(more ?? seconds ?? 0),
      names: isColoured ? ['White', 'Black'] : ['Left', 'Right'],
    },
    used: `${both} ${time} ${added} 2 white black left right`,
  };
};

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|\beuros?\b|\beur\b/i, 'EUR'],
  [/£|\bpounds?\b|\bgbp\b/i, 'GBP'],
  [/\bchf\b|\bswiss francs?\b|\bfrancs?\b/i, 'CHF'],
  [/¥|\byen\b|\bjpy\b/i, 'JPY'],
  [/\brupees?\b|\binr\b|₹/i, 'INR'],
];
const USUAL_RATES = [20, 10, 5, 0];
const FOR =
  /\bfor (?:(?:an?|my|our|the) )?((?!freelancers?\b|small\b|businesses\b|clients?\b|customers?\b|each\b|every\b|an? item\b|the items?\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?=\s(?:with|that|which|where|and)\b|[,.;:]|$)/iu;

/** "My company name Holt & Daughters" */
const COMPANY =
  /\b(?:company|business|studio|firm|shop)(?:['’]s)?(?: name)?(?: is| called| named|:)? (\p{Lu}[\p{L}'’.]*(?: (?:&|and|of) \p{Lu}[\p{L}'’.]*| \p{Lu}[\p{L}'’.]*){0,4})/u;

/** "19% and 7% VAT", "in euros", "due in 14 days". */
const readInvoice: Reader = (prompt, title) => {
  const percents = [...prompt.matchAll(/\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|per cent)/gi)];
  const rates = [...new Set(percents.map(([, digits]) => Number(digits)))];
  const currency = CURRENCIES.find(([words]) => words.test(prompt));
  const [term = '', days] =
    /\b(?:(?:due|payable|payment)(?: (?:date|in|within|after|is|term of))* )?(\d{1,2}) days?(?: (?:later|net|after(?: the)? \p{L}+))?/iu.exec(
      prompt,
    ) ?? [];
  const discount = /\bdiscounts?\b/i.exec(prompt)?.[0];
  const who = COMPANY.exec(prompt)?.[1] ?? FOR.exec(prompt)?.[1] ?? '';
  return {
    title,
    settings: {
      title,
      currency: currency?.[1] ?? 'USD',
      rates: rates.length > 0 ? [...rates, ...(rates.includes(0) ? [] : [0])] : USUAL_RATES,
      from: who === '' ? 'Your name and address' : `${capitalized(who)}\nStreet and number\nTown`,
      days: Number(days ?? 14),
      ...(discount && { discount: true }),
    },
    used: [
      ...percents.map(([said]) => said),
      currency?.[0].exec(prompt)?.[0] ?? '',
      currency === undefined ? 'dollar dollars usd' : '',
      term,
      discount ?? '',
      COMPANY.exec(prompt)?.[0] ?? who,
    ].join(' '),
  };
};

interface Aim {
  readonly words: RegExp;
  readonly title: string;
  readonly unit: string;
  readonly goal: number;
  readonly steps: readonly number[];
}

const AIMS: readonly Aim[] = [
  { words: /\bsteps?\b/i, title: 'Steps', unit: 'steps', goal: 10_000, steps: [1000, 2500] },
  { words: /\bpages\b|\breading\b/i, title: 'Reading', unit: 'pages', goal: 20, steps: [5, 10] },
  { words: /\bpush-?ups?\b/i, title: 'Push-ups', unit: 'push-ups', goal: 50, steps: [5, 10] },
  { words: /\bprotein\b/i, title: 'Protein', unit: 'g', goal: 80, steps: [10, 25] },
  { words: /\bcalories?\b/i, title: 'Calories', unit: 'kcal', goal: 2000, steps: [100, 250] },
  { words: /\bwords?\b/i, title: 'Words', unit: 'words', goal: 500, steps: [100, 250] },
  { words: /\bminutes\b/i, title: 'Minutes', unit: 'min', goal: 30, steps: [5, 15] },
  { words: /\bglass(?:es)?\b|\bcups?\b/i, title: 'Water', unit: 'glasses', goal: 8, steps: [1] },
  { words: /\boz\b|\bounces?\b/i, title: 'Water', unit: 'oz', goal: 64, steps: [8, 16] },
];
const WATER: Aim = { words: /\bwater\b/i, title: 'Water', unit: 'ml', goal: 2000, steps: [250, 500] };
const SIZES: Readonly<Record<string, number>> = { l: 1000, cl: 10, dl: 100 };

/** "A goal of 2.5 litres, buttons for 200 and 330 ml". */
const readGoal: Reader = (prompt, title) => {
  const aim = AIMS.find(({ words }) => words.test(prompt)) ?? WATER;
  const said = [
    ...prompt.matchAll(
      /\b(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?: ?(ml|cl|dl|l|lit(?:re|er)s?|oz|ounces?|glass(?:es)?|cups?|steps?|pages?|push-?ups?|g|kcal|calories|words?|min(?:ute)?s?)\b| and (?=\d)|(?<=\b(?:goal|target|limit)(?: of| is|:)? [\d,.]+))/gi,
    ),
  ];
  const amounts = said.map(([, digits = '', unit = '']) => {
    const size = aim === WATER ? (SIZES[/^l/i.test(unit) ? 'l' : unit.toLowerCase()] ?? 1) : 1;
    return Number(digits.replaceAll(',', '')) * size;
  });
  const goal = Math.max(...amounts, 0);
  const steps = [...new Set(amounts.filter((amount) => amount < goal))];
  const isKept = goal > Math.max(...(steps.length > 0 ? steps : aim.steps));
  const name = title === 'Daily goal' ? aim.title : title;
  return {
    title: name,
    settings: {
      title: name,
      goal: isKept ? goal : aim.goal,
      unit: aim.unit,
      steps: steps.length > 0 ? steps.toSorted((a, b) => a - b) : aim.steps,
    },
    used: said.map(([text]) => text).join(' '),
  };
};

const LINES = ['250 g flour', '2 eggs', '1/2 l milk', '1 pinch of salt', '3 tbsp sugar'];

const readScaler: Reader = (prompt, title) => {
  const [said = '', from] = /\bfrom (\d{1,2})\b(?: (?:portions?|servings?|people))?/i.exec(prompt) ?? [];
  return { title, settings: { title, portions: Number(from ?? 4), lines: LINES }, used: said };
};

/** The readers of pages that are worked with at a desk or in a kitchen. */
export const DESK: Readonly<Record<string, Reader>> = {
  chessclock: readChessClock,
  invoice: readInvoice,
  goal: readGoal,
  scaler: readScaler,
};
