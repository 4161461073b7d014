import formulas from '../data/formulas.json';
import units from '../data/units.json';
import type { PageSettings } from './app-spec.ts';

const calculatorOf = (subject: string): string =>
  `(?:${subject})(?: (?:and|&) [\\w-]+)?(?: [\\w-]+)? calculat(?:ors?|ion)|calculat(?:ors?|es?|ing) (?:(?:for|of|that|which|calculates?|works? out|the|an?|my|your|monthly|restaurant) ){0,4}(?:${subject})`;

/** Everything that asks for a calculator with one formula; some wishes do so without the word. */
export const FORMULA_WORDS: readonly string[] = formulas.map(({ subject, alone }) =>
  alone === undefined ? calculatorOf(subject) : `${calculatorOf(subject)}|${alone}`,
);

const FORMULAS = formulas.map((formula, index) => ({
  ...formula,
  pattern: new RegExp(`\\b(?:${FORMULA_WORDS[index]})\\b`, 'i'),
}));

const UNIT_WORDS = units.map(({ words }) => words).join('|');

/** Everything that asks for a converter of units; a converter of files or money is another thing. */
export const CONVERTER_WORDS: readonly string[] = [
  `(?:units?|measure(?:ment)?s?|metric|imperial|${UNIT_WORDS})(?:(?: to|,? and|,| or) (?:${UNIT_WORDS}))*(?: units?)? conver(?:t[eo]rs?|sions?)`,
  `conver(?:t(?:er|or|s|ing)?|sions?) (?:(?:for|of|between|from|that|which|converts?|my|all|common) ){0,3}(?:units?\\b|measurements?|(?:${UNIT_WORDS}))`,
];

const GROUPS = units.map(({ words, ...group }) => ({
  ...group,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
}));

export function readFormula(prompt: string, title: string): PageSettings {
  const first = FORMULAS.map((formula) => ({ formula, at: prompt.search(formula.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.formula;
  if (!first) return { title, settings: { title, inputs: [], results: [] }, used: '' };
  const { inputs, results, note, also, title: usual } = first;
  const name = title === CALCULATION ? usual : title;
  return {
    title: name,
    settings: { title: name, inputs, results, ...(note !== undefined && { note }) },
    used: also,
  };
}

/** The title of a calculation without a name, until its formula is known. */
export const CALCULATION = 'Calculation';

/** Its sizes change every day. */
const MONEY = 'Money';

export const hasMoney = ({ groups }: PageSettings['settings']): boolean =>
  Array.isArray(groups) && groups.some(({ name }) => name === MONEY);

/** Converts the named kinds of units, or all of them. */
export function readConverter(prompt: string, title: string): PageSettings {
  const named = GROUPS.filter(({ pattern }) => prompt.search(pattern) >= 0);
  const chosen = named.length > 0 ? named : GROUPS.filter(({ name }) => name !== MONEY);
  const used = chosen.flatMap(({ pattern }) => prompt.match(pattern) ?? []).join(' ');
  const settings = { title, groups: chosen.map(({ name, units: members }) => ({ name, units: members })) };
  return { title, settings, used };
}

const DIGITS =
  /\b(\d{1,2})[- ]?(?:characters?|letters?|chars?|symbols?|digits?)\b|\blength (?:of )?(\d{1,2})\b/i;
const SHORTEST = 6;
const LONGEST = 64;
const USUAL_LENGTH = 16;

export function readPassword(prompt: string, title: string): PageSettings {
  const found = DIGITS.exec(prompt);
  const asked = Number(found?.[1] ?? found?.[2] ?? USUAL_LENGTH);
  const isKept = asked >= SHORTEST && asked <= LONGEST;
  const kinds = [
    'lower',
    'upper',
    'digits',
    ...(/\b(?:without|no) symbols?\b/i.test(prompt) ? [] : ['symbols']),
  ];
  return {
    title,
    settings: { title, length: isKept ? asked : USUAL_LENGTH, kinds },
    used: `${isKept ? (found?.[0] ?? '') : ''} without symbols no`,
  };
}
