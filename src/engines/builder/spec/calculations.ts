import formulas from '../data/formulas.json';
import units from '../data/units.json';
import { capitalized, type PageSettings } from './app-spec.ts';
import { givenValues, withSliders } from './formula-values.ts';
import { singularOf } from './nouns.ts';
import { wordSet } from './page-wishes.ts';

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

const UNIT_WORDS = units
  .flatMap(({ words, units: members }) => [words, ...members.map((unit) => unit.words)])
  .join('|');

const UNIT_NAMES = units.flatMap((group) => group.units.map(({ words }) => words)).join('|');

/** Everything that asks for a converter of units; a converter of files or money is another thing. */
export const CONVERTER_WORDS: readonly string[] = [
  `(?:units?|measure(?:ment)?s?|metric|imperial|${UNIT_WORDS})(?:(?: to|,? and|,| or) (?:${UNIT_WORDS}))*(?: units?)? conver(?:t[eo]rs?|sions?)`,
  `convert[eo]rs?(?= [^.]{0,40}?\\b(?:${UNIT_NAMES})(?:,| to| into| and| or) (?:${UNIT_NAMES})\\b)`,
  `conver(?:t(?:er|or|s|ing)?|sions?) (?:(?:for|of|between|from|that|which|converts?|my|all|common) ){0,3}(?:units?\\b|measurements?|(?:${UNIT_WORDS}))`,
];

const GROUPS = units.map(({ name, words, units: members }) => ({
  name,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  units: members.map(({ words: unitWords, ...unit }) => ({
    unit,
    pattern: new RegExp(`\\b(?:${unitWords})\\b`, 'gi'),
  })),
}));

export function readFormula(prompt: string, title: string): PageSettings {
  const first = FORMULAS.map((formula) => ({ formula, at: prompt.search(formula.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.formula;
  if (!first) return { title, settings: { title, inputs: [], results: [] }, used: '' };
  const { inputs, results, note, also } = first;
  const name = title === CALCULATION ? formulaTitle(prompt, first) : title;
  const imperial = 'imperial' in first && IMPERIAL.test(prompt) ? first.imperial : undefined;
  const given = givenValues(prompt, inputs);
  const filled = { ...given, ...withSliders(prompt, given.inputs) };
  const labels = [...inputs, ...results].map(({ label }) => label).join(' ');
  return {
    title: name,
    settings: {
      title: name,
      inputs: filled.inputs,
      results,
      ...(imperial && { imperial }),
      ...(note !== undefined && { note }),
    },
    used: `${also} ${labels} ${prompt.match(new RegExp(`\\b(?:${first.subject})\\b`, 'gi'))?.join(' ') ?? ''} ${given.used} ${filled.said} ${imperial ? 'imperial us units system systems switch toggle between pounds lbs lb feet inches ft in metric' : ''}`,
  };
}

const IMPERIAL = /\b(?:imperial|us units|pounds|lbs?|inches|feet|stones?)\b/i;

const ACRONYM = /\b(?:bmi|gpa|vat|gst|roi|bmr|tdee)\b/gi;

/** "Mortgage calculator" if the prompt calls it so. */
function formulaTitle(prompt: string, { subject, also, title }: (typeof FORMULAS)[number]): string {
  const before = /((?:[\p{L}-]+ ){1,3})calculators?\b/iu.exec(prompt)?.[1]?.trim().split(' ') ?? [];
  const said = new RegExp(`\\b(?:${subject})\\b`, 'i');
  const isKnown = wordSet(also);
  const own = before.slice(before.findLastIndex((word) => !said.test(word) && !isKnown(word)) + 1).join(' ');
  const name = said.test(own) ? own : singularOf(said.exec(prompt)?.[0] ?? '');
  const isUsual = name === '' || title.toLowerCase().startsWith(name.toLowerCase().slice(0, 3));
  if ((isUsual && !name.includes(' ')) || /^dates?$/i.test(name)) return title;
  return `${capitalized(name.toLowerCase())} calculator`.replace(ACRONYM, (word) => word.toUpperCase());
}

/** The title of a calculation without a name, until its formula is known. */
export const CALCULATION = 'Calculation';

/** Its sizes change every day. */
const MONEY = 'Money';

export const hasMoney = ({ groups }: PageSettings['settings']): boolean =>
  Array.isArray(groups) && groups.some(({ name }) => name === MONEY);

/** A weight and a currency. */
const POUNDS = /^pounds?$/i;

/** A weight, and beside cups and spoons a volume. */
const OUNCES = /(?<!(?:fluid|fl|fl\.|liquid) )\b(?=(?:ounces?|oz)\b)/gi;

/** The groups that a prompt names, in its order, each with the units it names in their order. */
function namedGroups(prompt: string) {
  const groups = GROUPS.map(({ name, pattern, units: members }) => {
    const named = members
      .map(({ unit, pattern: unitPattern }) => ({
        unit,
        at: prompt.search(unitPattern),
        said: prompt.match(unitPattern) ?? [],
      }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    const kind = prompt.match(pattern) ?? [];
    const said = [...kind, ...named.flatMap((unit) => unit.said)];
    const at = Math.min(...[prompt.search(pattern), named[0]?.at ?? -1].filter((place) => place >= 0));
    return {
      name,
      all: members.map(({ unit }) => unit),
      named: named.map(({ unit }) => unit),
      said,
      kind,
      at,
    };
  })
    .filter(({ said }) => said.length > 0)
    .toSorted((a, b) => a.at - b.at);
  const isSure = (name: string): boolean =>
    groups.some((group) => group.name === name && group.said.some((word) => !POUNDS.test(word)));
  const isMoney = isSure(MONEY) && !isSure(WEIGHT);
  return groups.filter(({ name }) => (name === WEIGHT ? !isMoney : name !== MONEY || isSure(MONEY)));
}

/** Cups, spoons and ounces are volumes, unless grams or pounds are named, too. */
function withFluidOunces(prompt: string): string {
  const groups = namedGroups(prompt);
  const weight = groups.find(({ name }) => name === WEIGHT);
  const isVolume = groups.some(({ name, named }) => name === VOLUME && named.length > 0);
  return isVolume && weight?.named.length === 1 && weight.kind.length === 0
    ? prompt.replace(OUNCES, 'fluid ')
    : prompt;
}

/** "Cups to grams" depends on what is in the cup. */
function acrossGroups(groups: ReturnType<typeof namedGroups>): readonly string[] {
  const alone = groups.find(({ named, kind }) => named.length === 1 && kind.length === 0);
  const other = groups.find((group) => group !== alone && group.named.length > 0);
  if (alone === undefined || other === undefined) return [];
  const names = [alone, other].toSorted((a, b) => a.at - b.at).map(({ named }) => named[0]?.name);
  return [`between ${names.join(' and ')}`];
}
const WEIGHT = 'Weight';
const VOLUME = 'Volume';
const CONVERTER = 'Unit converter';

/** Converts the named units, or all of the named kinds, or all kinds. */
export function readConverter(prompt: string, title: string): PageSettings {
  const chosen = namedGroups(withFluidOunces(prompt));
  const groups =
    chosen.length > 0
      ? chosen.map(({ name, all, named }) => ({
          name,
          units: named.length > 1 ? named : [...named, ...all.filter((unit) => !named.includes(unit))],
        }))
      : GROUPS.filter(({ name }) => name !== MONEY).map(({ name, units: members }) => ({
          name,
          units: members.map(({ unit }) => unit),
        }));
  const [first, second] = groups;
  const only = second === undefined ? first?.name : undefined;
  const usual = only === undefined ? CONVERTER : `${only === MONEY ? 'Currency' : only} converter`;
  const name = title === CONVERTER ? usual : title;
  const used = chosen.flatMap(({ said }) => said).join(' ');
  return { title: name, settings: { title: name, groups }, used, missing: acrossGroups(chosen) };
}

const DIGITS =
  /\b(\d{1,2})[- ]?(?:characters?|letters?|chars?|symbols?|digits?)\b|\blength (?:of )?(\d{1,2})\b/i;
const SHORTEST = 4;
const LONGEST = 64;
const USUAL_LENGTH = 16;
const PIN_LENGTH = 4;

const ONLY = /\b(?:only|just) ([\p{L}, -]{5,60})|(?:[,;:]|\bwith|\bof) ([\p{L} -]{5,40}?) only\b/iu;
const CHARACTERS = [
  { kind: 'lower', words: 'letters(?<!(?:capital|upper-?case|upper case) letters)|lower-?case' },
  { kind: 'upper', words: 'letters(?<!(?:small|lower-?case|lower case) letters)|upper-?case|capitals' },
  { kind: 'digits', words: 'digits?|numbers?|numeric' },
  { kind: 'symbols', words: 'symbols?|special characters|punctuation' },
].map(({ kind, words }) => ({
  kind,
  words: new RegExp(`\\b(?:${words})\\b`, 'i'),
  without: new RegExp(`\\b(?:without|no)(?: any)? (?:${words})\\b`, 'i'),
}));

export function readPassword(prompt: string, title: string): PageSettings {
  const found = DIGITS.exec(prompt);
  const isNamedPin = /\bpins?\b/i.test(prompt);
  const usual = isNamedPin ? PIN_LENGTH : USUAL_LENGTH;
  const asked = Number(found?.[1] ?? found?.[2] ?? usual);
  const isKept = asked >= SHORTEST && asked <= LONGEST;
  const [, after, before] = ONLY.exec(prompt) ?? [];
  const only = isNamedPin ? 'digits' : (after ?? before);
  const chosen = CHARACTERS.filter(({ words, without }) =>
    only === undefined ? !without.test(prompt) : words.test(only),
  );
  const kinds = (chosen.length > 0 ? chosen : CHARACTERS).map(({ kind }) => kind);
  const name = title === 'Password generator' && isNamedPin ? 'PIN generator' : title;
  return {
    title: name,
    settings: { title: name, length: isKept ? asked : usual, kinds },
    used: `${isKept ? (found?.[0] ?? '') : ''} at least exactly minimum without any no capitals capital small numeric punctuation only just`,
  };
}
