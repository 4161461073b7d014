import { continents, type ICountryData, languages } from 'countries-list';
import { COUNTRIES, isOwnCountry } from '../knowledge/country-list.ts';
import { bold, type Skill } from '../skill.ts';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  uae: 'AE',
  holland: 'NL',
  turkey: 'TR',
};

/** Units of account and of a single bank: nobody pays in them. */
const NOT_MONEY: ReadonlySet<string> = new Set([
  'BOV',
  'CHE',
  'CHW',
  'CLF',
  'COU',
  'MXV',
  'USN',
  'UYI',
  'UYW',
  'XDR',
]);
/** In these a currency is listed that is no longer paid with. */
const FORMER: Readonly<Record<string, string>> = { SV: 'SVC' };

/** Countries by name, longest first, so that "Guinea-Bissau" is not Guinea. */
const NAMES: readonly (readonly [string, ICountryData])[] = COUNTRIES.flatMap((country) => {
  const others = Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === country.iso2);
  return [country.name, ...(country.alias ?? []), ...others].map((name) => [plain(name), country] as const);
}).toSorted(([a], [b]) => b.length - a.length);

/** Capitals, currencies, languages, calling codes and continents. */
export const countrySkill: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 200) return undefined;
    const question = plain(message);
    const code = codeAsked(question);
    if (code !== undefined) return code;
    const ofCapital =
      /\b(?:which|what) country (?:is|has) (?:the )?(?:capital )?(.+?)(?: (?:the|as its) capital(?: of)?)?$/.exec(
        question,
      )?.[1];
    const many = countriesWith(question);
    if (many !== undefined) return many;
    const named = country(question);
    if (!named) return capitalOf(question, ofCapital);
    return facts(question, named);
  },
};

type Fact = (country: ICountryData) => string | undefined;

/** A question may ask for several: "capital and currency of Norway". */
const FACTS: readonly (readonly [RegExp, Fact])[] = [
  [
    /\bcapital\b/,
    ({ name, capital }) => (capital === '' ? undefined : `The capital of ${name} is ${bold(capital)}.`),
  ],
  [/\b(?:currency|currencies|money)\b/, (found) => `${found.name} pays in ${currencies(found)}.`],
  [
    /\b(?:languages?|spoken|speak)\b/,
    ({ name, languages: codes }) =>
      `Languages of ${name}: ${codes.map((code) => bold(languages[code].name)).join(', ')}.`,
  ],
  [
    /\b(?:calling|dial(?:l?ing)?|phone|area|country) (?:code|prefix)\b/,
    ({ name, phone }) =>
      `The calling code of ${name} is ${phone.map((code) => bold(`+${code}`)).join(', ')}.`,
  ],
  [/\bflag\b/, ({ name, iso2 }) => `The flag of ${name}: ${flag(iso2)}`],
  [/\bcontinent\b/, ({ name, continent }) => `${name} is in ${bold(continents[continent])}.`],
];

/** Only questions that end after the country: "the capital of France in 1300" asks something else. */
function facts(
  question: string,
  { name, found }: { readonly name: string; readonly found: ICountryData },
): string | undefined {
  const rest = question.replace(name, ' # ').replace(/\s+/g, ' ').trim();
  if (
    /\b(?:was|were|did|in \d{3,4}|history|invest|market|gain|punishment|exchange|convert|born|founded|largest|biggest|most|programming|how many)\b/.test(
      rest,
    )
  )
    return undefined;
  const shown = found.name;
  const told = FACTS.filter(([asked]) => asked.test(rest)).map(([, tell]) => tell(found));
  // A country without a capital has no answer to that part.
  if (told.includes(undefined)) return undefined;
  if (told.length > 0) return told.join(' ');
  if (/\biso\b|\bcode\b/.test(rest))
    return `The ISO codes of ${shown} are ${bold(found.iso2)} and ${bold(found.iso3)}.`;
  if (
    /^(?:tell me about|what is|facts about|information (?:on|about)|describe) (?:the )?(?:country )?#$/.test(
      rest,
    )
  ) {
    return `${bold(shown)} (${found.native}) is a country in ${continents[found.continent]}. Capital: ${found.capital}. Currency: ${currencies(found)}. Languages: ${found.languages.map((code) => languages[code].name).join(', ')}. Calling code: +${found.phone.join(', +')}.`;
  }
  return undefined;
}

/** Two letters of the alphabet for flags. */
const flag = (iso2: string): string =>
  [...iso2].map((letter) => String.fromCodePoint(0x1f1a5 + (letter.codePointAt(0) ?? 0))).join('');

const SPEAK =
  /^(?:(?:(?:in )?(?:which|what|list|name)(?: all)? )?(?:the )?countries (?:that |which |where (?:they |people )?|do (?:they |people )?)?(?:speak|have)(?: as (?:an )?(?:official )?language)?|where (?:do (?:they|people) speak|is)|(?:in )?(?:which|what) countries is) ([a-z]+)(?: (?:is )?spoken| (?:is |as )?(?:an |the |their )?official language)?$/;
const PAY =
  /^(?:(?:which|what|list|name)(?: all)? )?(?:the )?countries (?:that |which )?(?:use|have|pay (?:with|in)) (?:the )?([a-z ]+?)(?: as (?:their |its )?(?:currency|money))?$/;

/** "which countries speak Portuguese", "countries that use the euro" */
function countriesWith(question: string): string | undefined {
  const spoken = SPEAK.exec(question)?.[1];
  const speaking =
    spoken === undefined
      ? []
      : COUNTRIES.filter((each) =>
          each.languages.some((code) => languages[code].name.toLowerCase() === spoken),
        );
  const paid = PAY.exec(question)?.[1];
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const paying =
    paid === undefined
      ? []
      : COUNTRIES.filter((each) => each.currency.some((code) => names.of(code)?.toLowerCase() === paid));
  const found = [...speaking, ...paying].filter(isOwnCountry).map(({ name }) => name);
  if (found.length === 0) return undefined;
  const name = (spoken ?? paid ?? '')
    .replace(/^us\b/, 'US')
    .replace(/^[a-z]/, (first) => first.toUpperCase());
  return `${name} is listed for ${found.toSorted().map(bold).join(', ')}.`;
}

/** "which country has the calling code +81" */
function codeAsked(question: string): string | undefined {
  const digits = /\+ ?(\d{1,4})\b/.exec(question)?.[1];
  if (digits === undefined || !/\b(?:country|code|prefix|calling|dial\w*|where|whose|which)\b/.test(question))
    return undefined;
  const found = COUNTRIES.filter(({ phone }) => phone.includes(Number(digits)));
  const names = found.map(({ name }) => name);
  return names.length === 0
    ? `No country has the calling code +${digits}.`
    : `+${digits} is the calling code of ${names.map(bold).join(', ')}.`;
}

function capitalOf(question: string, asked: string | undefined): string | undefined {
  const city = asked ?? /^(.+?) is the capital of (?:which|what)(?: country)?$/.exec(question)?.[1];
  if (city === undefined) return undefined;
  const found = COUNTRIES.find(({ capital }) => plain(capital) === city.trim());
  return found && `${found.capital} is the capital of ${bold(found.name)}.`;
}

function country(question: string): { readonly name: string; readonly found: ICountryData } | undefined {
  const [name, found] = NAMES.find(([each]) => ` ${question} `.includes(` ${each} `)) ?? [];
  return name === undefined || found === undefined ? undefined : { name, found };
}

function currencies({ currency: codes, iso2 }: ICountryData): string {
  return codes
    .filter((code) => !NOT_MONEY.has(code) && FORMER[iso2] !== code)
    .map(currency)
    .join(', ');
}

/** The name of a currency in English, from Node's own tables. */
function currency(code: string): string {
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code);
  return name === undefined || name === code ? bold(code) : `${bold(name)} (${code})`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s\b/g, '')
    .replace(/[?!,"“”]/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
