import { singularOf } from './nouns.ts';

interface Input {
  readonly name: string;
  readonly label: string;
  readonly value?: number;
  readonly date?: string;
  readonly min?: number;
  readonly max?: number;
}

const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,9}(?:\\.\\d+)?)';
const SIGN = '(?:[$€£] ?)?';
const CURRENCIES = 'euros?|dollars?|pounds?|eur|usd|gbp';
const CURRENCY = `(?: ?[$€£]| (?:${CURRENCIES}))?`;
/** Inputs whose label is the thing that is counted. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['Years', 'years?'],
  ['People', '(?:people|persons?|friends)'],
  ['Coats', 'coats?'],
]);

/** Other names of an input without a unit. */
const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ['Amount', 'amount|loan|mortgage|principal|credit'],
  ['Bill', 'bill|meal|dinner'],
]);

/** The unit after the number of an input: "20 years", "4 %", "500 euros a month". */
function tailOf(label: string): string | undefined {
  const [name = '', unit = ''] = label.split(', ');
  if (unit === '%') return '(?: ?%|[ -]?per ?cent\\b)';
  if (/^[\w²/]+$/.test(unit)) return `[ -]?${singularOf(unit)}s?\\b`;
  const counted = COUNTED.get(name);
  if (counted !== undefined) return `[ -]?${counted}\\b`;
  const per = / an? (month|week|day|hour|year)$/.exec(name)?.[1];
  return per === undefined ? undefined : `${CURRENCY} (?:(?:an?|per|every|each) ${per}|${per}ly)\\b`;
}

/** Ways to write the value of an input in a prompt. */
function patternsOf({ label }: Input, isFirst: boolean): readonly RegExp[] {
  const tail = tailOf(label);
  const isSum = isFirst && tail === undefined;
  const first = /^\p{L}+/u.exec(label)?.[0] ?? label;
  const thing = `(?:${ALSO_CALLED.get(label) ?? singularOf(first.toLowerCase())})s?`;
  return [
    ...(tail === undefined ? [] : [new RegExp(`${SIGN}${NUMBER}${tail}`, 'i')]),
    new RegExp(
      `\\b${thing}(?: amount| price)? (?:of |is |= ?|: ?)?${SIGN}${NUMBER}(?![\\d.,]*\\d|[ -]?(?:%|per|years?|months?))${CURRENCY}`,
      'i',
    ),
    new RegExp(`${SIGN}\\b${NUMBER}${CURRENCY} ${thing}\\b`, 'i'),
    ...(isSum
      ? [new RegExp(`[$€£] ?${NUMBER}`), new RegExp(`\\b${NUMBER}(?: ?[$€£]| (?:${CURRENCIES})\\b)`, 'i')]
      : []),
  ];
}

/** "Sliders", "a slider for the tip", "a years slider". */
const SLIDER =
  /(?:(\p{L}+) )?\bsliders?\b(?: (?:for|to (?:set|choose|change|pick|adjust|select)))?(?: (?:the|a|an))?(?: (\p{L}+))?/iu;
const PERCENT = /percent|rate/i;

/** The inputs that are set with a slider: the one that the prompt names, or all. */
export function withSliders<One extends Input>(prompt: string, inputs: readonly One[]) {
  const [said = '', before = '', after = ''] = SLIDER.exec(prompt) ?? [];
  if (said === '') return { inputs, said };
  const starts = inputs.filter(({ label }) =>
    [before, after].some(
      (word) => word.length > 2 && label.toLowerCase().startsWith(singularOf(word.toLowerCase())),
    ),
  );
  const isNamed = ({ label }: Input): boolean =>
    [before, after].some(
      (word) =>
        (word.length > 2 && label.toLowerCase().includes(singularOf(word.toLowerCase()))) ||
        (PERCENT.test(word) && label.endsWith('%')),
    );
  const named = starts.length > 0 ? starts : inputs.filter(isNamed);
  const slid = new Set(named.length > 0 ? named : inputs);
  return {
    said: 'slider sliders percentage percent',
    inputs: inputs.map((input) =>
      slid.has(input) && input.value !== undefined
        ? { ...input, slider: true, max: input.max ?? (input.label.endsWith('%') ? 50 : input.value * 5) }
        : input,
    ),
  };
}

/** "10, 15 or 20 %" */
const CHOICES = '(?:\\b\\d{1,4}(?:\\.\\d+)?(?: ?%)?(?:, (?:or |and )?| or | and )){1,8}\\d{1,4}(?:\\.\\d+)?';

/** "10, 15 and 20 %" are values to choose from. */
const LISTED = /\d(?: ?%)?(?:,| and| or|, and|, or) ?$/i;

/** The inputs with the numbers of the prompt, and the words that say them. */
export function givenValues(prompt: string, inputs: readonly Input[]) {
  const used: string[] = [];
  let rest = prompt;
  const filled = inputs.map((input, index) => {
    if (input.value === undefined) return input;
    const tail = tailOf(input.label);
    const [listed = ''] = tail === undefined ? [] : (new RegExp(`${CHOICES}${tail}`, 'i').exec(rest) ?? []);
    if (listed !== '') {
      const options = (listed.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      used.push(listed);
      rest = rest.replace(listed, ' , ');
      return {
        ...input,
        options,
        value: options.includes(input.value) ? input.value : (options[0] ?? input.value),
      };
    }
    const found = patternsOf(input, index === 0)
      .map((pattern) => pattern.exec(rest))
      .find((match) => match !== null && !LISTED.test(rest.slice(0, match.index)));
    const value = Number(found?.[1]?.replaceAll(',', ''));
    const { min = 0, max = Number.MAX_VALUE } = input;
    if (!found || !(value >= min && value <= max)) return input;
    used.push(found[0]);
    rest = rest.replace(found[0], ' , ');
    return { ...input, value };
  });
  return { inputs: filled, used: used.join(' ') };
}
