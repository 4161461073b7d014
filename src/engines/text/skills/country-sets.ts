import type { ICountryData, TContinentCode } from 'countries-list';
import stored from '../data/borders.json';
import { languagesOf } from '../knowledge/country-languages.ts';
import { COUNTRIES, isOwnCountry } from '../knowledge/country-list.ts';
import { digitsForWords } from '../math/number-words.ts';
import { bold } from '../skill.ts';
import { named, neighboursOf } from './country-groups.ts';

type Test = (country: ICountryData) => boolean;

/** Australia is called a continent; the others of these share their island or have a short border. */
const ISLANDS: ReadonlySet<string> = new Set(
  `${stored.alone} GB IE HT DO ID PG BN CY`.split(' ').filter((code) => code !== 'AU'),
);
const LANDLOCKED: ReadonlySet<string> = new Set(stored.landlocked.split(' '));
const PARTS: readonly (readonly [string, readonly TContinentCode[]])[] = [
  ['south america(?:n)?', ['SA']],
  ['north america(?:n)?', ['NA']],
  ['(?:the )?americas?', ['NA', 'SA']],
  ['africa(?:n)?', ['AF']],
  ['asia(?:n)?', ['AS']],
  ['europe(?:an)?', ['EU']],
  ['oceania|(?:the )?(?:south )?pacific(?: ocean)?', ['OC']],
];

/** Of a country on two of them, both; Greenland does not make Denmark American. */
export const continentsOf = ({ continent, continents = [] }: ICountryData): readonly TContinentCode[] =>
  continents.length > 1 && !continents.includes('NA') ? continents : [continent];

const isIn =
  (codes: readonly TContinentCode[]): Test =>
  (country) =>
    continentsOf(country).some((code) => codes.includes(code));

function speaks(name = ''): Test | undefined {
  const test: Test = (country) => languagesOf(country).some((one) => one.toLowerCase() === name);
  return COUNTRIES.some(test) ? test : undefined;
}

function pays(name = ''): Test | undefined {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const test: Test = (country) => country.currency.some((code) => names.of(code)?.toLowerCase() === name);
  return COUNTRIES.some(test) ? test : undefined;
}

function borders(name = ''): Test | undefined {
  const found = named(name.trim());
  if (found === undefined) return undefined;
  const codes = neighboursOf(found);
  return ({ iso2 }) => codes.includes(iso2);
}

const LINK = '(?:,? (?:and|but) )?(?:that |which |where |whose |with )?(?:are |have |is |also |the )*';
/** What may be asked of a country, with the rule that tells; the phrase is taken out of the question. */
const DEMANDS: readonly (readonly [RegExp, (found: RegExpExecArray) => Test | undefined])[] = [
  [
    /\bisland (?=countr|nation|state)|\bislands(?= in )/,
    () =>
      ({ iso2 }) =>
        ISLANDS.has(iso2),
  ],
  [
    new RegExp(
      `${LINK}(?:landlocked|no (?:coast(?:line)?|sea|access to the sea)|without (?:a coast|access to the sea))\\b`,
    ),
    () =>
      ({ iso2 }) =>
        LANDLOCKED.has(iso2),
  ],
  [
    new RegExp(
      `${LINK}(?:(?:speak|speaks|speaking|have|has) ([a-z]+)(?: as (?:an? |their )?(?:official )?language)?|([a-z]+) is (?:spoken|(?:an? |the )?(?:official )?language)|(?:people |they )speak ([a-z]+))\\b`,
    ),
    ([, one, other, third]) => speaks(one ?? other ?? third),
  ],
  [/\b([a-z]+)[- ]speaking\b/, ([, name]) => speaks(name)],
  [
    new RegExp(
      `${LINK}(?:use|uses|using|pay (?:with|in)) (?:the )?([a-z]+(?: [a-z]+)?)(?= (?:and|as|in)\\b|$)`,
    ),
    ([, name]) => pays(name),
  ],
  [
    new RegExp(
      `${LINK}(?:borders?|bordering|next to|touch) both ([a-z ]+?) and ([a-z ]+?)(?= (?:in|that)\\b|$)`,
    ),
    ([, one, other]) => {
      const [first, second] = [borders(one), borders(other)];
      return first && second && ((country) => first(country) && second(country));
    },
  ],
  [
    new RegExp(`${LINK}(?:borders?|bordering|next to|touch) ([a-z ]+?)(?= (?:and|in|that)\\b|$)`),
    ([, name]) => borders(name),
  ],
  ...PARTS.map(
    ([name, codes]) =>
      [new RegExp(`(?:,? and )?(?:\\b(?:in|of|from) )?\\b(?:${name})\\b`), () => isIn(codes)] as const,
  ),
];
const HEAD =
  /^(?:(?:please|can you|could you) )*(name|list|give|tell|show|which|what|how many)(?: are| is)?(?: me)?(?: some| all| any| of| the)*(?: (\d{1,2}))?(?: of)?(?: the)? /;
const REST =
  /^(?:\s|\b(?:countr(?:y|ies)|nations?|states?|are|is|there|there are|any|all|do|that|which)\b)*$/;

/** "name 4 landlocked countries in Africa": every word of the question is a rule, and there are two of them at least. */
export function countrySets(asked: string): string | undefined {
  const question = digitsForWords(asked);
  const [head = '', verb, count] = HEAD.exec(question) ?? [];
  if (
    /\bnot\b|n't\b|\bor\b|\bexcept\b|^(?:is|are|does|do|who|why|when|where|how)\b/.test(
      question.slice(head.length),
    )
  )
    return undefined;
  let rest = question.slice(head.length);
  if (!/\b(?:countr(?:y|ies)|nations?|states?)\b|^islands\b/.test(rest)) return undefined;
  const tests: Test[] = [];
  for (const [phrase, rule] of DEMANDS) {
    const found = phrase.exec(rest);
    const test = found === null ? undefined : rule(found);
    if (found === null || test === undefined) continue;
    tests.push(test);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const isPlain = !/\bisland|\blandlocked|\bcoast|\bsea\b|\bboth\b/.test(question);
  if (!REST.test(rest) || tests.length < (isPlain ? 2 : 1)) return undefined;
  const names = COUNTRIES.filter((each) => isOwnCountry(each) && tests.every((test) => test(each)))
    .map(({ name }) => name)
    .toSorted();
  if (names.length === 0) return undefined;
  const wanted = Number(count ?? names.length);
  const few = wanted > names.length ? `\n\n_${names.length} of ${wanted}: I know no more._` : '';
  const spoken = /speak|spoken|language/.test(question)
    ? '\n\n_By the languages that are listed for each._'
    : '';
  const shown = names.slice(0, wanted).map(bold).join(', ');
  return verb === 'how many'
    ? `${bold(`${names.length}`)}: ${names.join(', ')}.`
    : `${shown}.${few}${spoken}`;
}
