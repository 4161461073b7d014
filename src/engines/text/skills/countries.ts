import { continents, type ICountryData } from 'countries-list';
import { languagesOf } from '../knowledge/country-languages.ts';
import { COUNTRIES, isOwnCountry } from '../knowledge/country-list.ts';
import { countryIn, NAMES, plain } from '../knowledge/country-names.ts';
import { bold, notAnswered, type Skill } from '../skill.ts';
import { comparedCountries, riverCountries } from './country-comparison.ts';
import { countryGroups } from './country-groups.ts';
import { continentsOf, countrySets } from './country-sets.ts';

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

/** Capitals, currencies, languages, calling codes and continents. */
export const countrySkill: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 200) return undefined;
    const question = plain(message).replace(HEDGES, '');
    const chosen = capitalChoice(question);
    if (chosen !== undefined) return chosen;
    const grouped =
      comparedCountries(question) ??
      riverCountries(question) ??
      countryGroups(question) ??
      countrySets(question);
    if (grouped !== undefined) return grouped;
    const code = codeAsked(question);
    if (code !== undefined) return code;
    const ofCapital =
      /\b(?:which|what) country (?:is|has) (?:the )?(?:capital )?(.+?)(?: (?:the|as its) capital(?: of)?)?$/.exec(
        question,
      )?.[1];
    const claimed =
      capitalClaim(question) ??
      spokenClaim(question) ??
      whereIs(question) ??
      continentClaim(question) ??
      codeOfMoney(question);
    if (claimed !== undefined) return claimed;
    const many = countriesWith(question);
    if (many !== undefined) return many;
    const named = countryIn(question.replace(CALLED_FROM, '$1'));
    if (!named) return capitalOf(question, ofCapital);
    return facts(question.replace(CALLED_FROM, '$1'), named);
  },
};

/** A rounded number is all that is known, and a list is as it is now. */
const HEDGES =
  / (?:roughly|approximately|currently|nowadays|at the moment)\b|(?<=\bhow many) (?:about|roughly)\b/g;

/** The code of a country is the same wherever one calls from. */
const CALLED_FROM = /^(.*\bcode\b.*\bcall(?:ing)? .*) from [a-z ]+$/;

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
    (found) => `Languages of ${found.name}: ${languagesOf(found).map(bold).join(', ')}.`,
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
  const [end, unknown = ''] = PEOPLE.exec(question) ?? [''];
  if (unknown !== '') {
    const given = facts(question.slice(0, -end.length), { name, found });
    return given && `${given}\n\n${notAnswered([unknown])}`;
  }
  const rest = question.replace(name, ' # ').replace(/\s+/g, ' ').trim();
  if (
    /\b(?:was|were|did|in \d{3,4}|history|invest|market|gain|punishment|exchange|convert|born|founded|largest|biggest|most|programming|how many)\b/.test(
      rest,
    )
  )
    return undefined;
  const shown = found.name;
  const others = FACTS.reduce((left, [asked]) => left.replace(new RegExp(asked.source, 'g'), ' '), rest)
    .replace(AROUND_FACTS, ' ')
    .match(/[\p{L}\d+]+/gu);
  const told = FACTS.filter(([asked]) => asked.test(rest)).map(([, tell]) => tell(found));
  // A country without a capital has no answer to that part.
  if (told.includes(undefined)) return undefined;
  if (told.length > 0) {
    const isSpoken = /\bsp(?:oken|eak)\b/.test(rest);
    const note = isSpoken ? '\n\n_By its official languages; others may be spoken, too._' : '';
    if (others === null) return `${told.join(' ')}${note}`;
    // "capital and population of Peru": one is known.
    const isListed = others.length === 1 && /,| and | plus /.test(question);
    return isListed ? `${told.join(' ')}\n\n${notAnswered(others)}` : undefined;
  }
  if (/\biso\b|\bcode\b/.test(rest))
    return `The ISO codes of ${shown} are ${bold(found.iso2)} and ${bold(found.iso3)}.`;
  if (
    /^(?:tell me about|what is|facts about|information (?:on|about)|describe) (?:the )?(?:country )?#$/.test(
      rest,
    )
  ) {
    return `${bold(shown)} (${found.native}) is a country in ${continents[found.continent]}. Capital: ${found.capital}. Currency: ${currencies(found)}. Languages: ${languagesOf(found).join(', ')}. Calling code: +${found.phone.join(', +')}.`;
  }
  return undefined;
}

/** Behind a fact, a number that no list here has. */
const PEOPLE =
  /,? (?:and|plus) (?:(?:its|the|about|around|roughly) )*(population|how many (?:people|inhabitants)(?: live(?: there| in the country)?)?|area|size)\b.*$/;

/** Words around a fact that ask for nothing else. */
const AROUND_FACTS =
  /\b(?:what|which|whats|is|are|the|of|in|on|at|to|for|from|do|does|they|people|there|use[sd]?|using|pay|paid|with|have|has|accepted|accept|called|names?|named|an?|and|or|also|plus|its|it|me|tell|give|show|please|know|you|i|we|my|need|want|can|could|how|say|their|this|that|country|national|official|main|local|common|used|long|part|located|lie|lies|city|cities|international|telephone|number|numbers|call|calling|phone|dial|code|codes|prefix|if|am|when|travel|travell?ing|going|trip|there|be|belong|belongs|today|now|current|currently|as|like|look|looks|emoji|so|hi|hello|abbreviat(?:ed|ion)|iso)\b/g;

/** Two letters of the alphabet for flags. */
const flag = (iso2: string): string =>
  [...iso2].map((letter) => String.fromCodePoint(0x1f1a5 + (letter.codePointAt(0) ?? 0))).join('');

const SPEAK =
  /^(?:(?:(?:in )?(?:which|what|list|name)(?: all)? )?(?:the )?countries (?:that |which |where (?:they |people )?|do (?:they |people )?)?(?:speak|have)(?: as (?:an )?(?:official )?language)?|where (?:do (?:they|people) speak|is)|(?:in )?(?:which|what) countries is) ([a-z]+)(?: (?:is )?spoken| (?:is |as )?(?:an |the |their )?official language)?$/;
const PAY =
  /^(?:(?:in )?(?:which|what|list|name)(?: all)? )?(?:the )?countr(?:ies|y) (?:that |which )?(?:do (?:they|people|i|you) |can (?:i|you) |would i )?(?:uses?|has|have|pays? (?:with|in)|is) (?:the )?([a-z ]+?)(?: as (?:their |its )?(?:currency|money)| (?:the |its )?currency)?$/;

/** "which countries speak Portuguese", "countries that use the euro" */
function countriesWith(question: string): string | undefined {
  const spoken = SPEAK.exec(question)?.[1];
  const speaking =
    spoken === undefined
      ? []
      : COUNTRIES.filter((each) => languagesOf(each).some((name) => name.toLowerCase() === spoken));
  const paid = PAY.exec(question)?.[1];
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  // "The dirham" is that of any country.
  const isPaid = (code: string): boolean => ` ${names.of(code)?.toLowerCase()}`.endsWith(` ${paid}`);
  const paying =
    paid === undefined
      ? []
      : COUNTRIES.filter((each) => each.currency.some((code) => !NOT_MONEY.has(code) && isPaid(code)));
  const found = [...speaking, ...paying].filter(isOwnCountry).map(({ name }) => name);
  if (found.length === 0) return undefined;
  const name = (spoken ?? paid ?? '')
    .replace(/^us\b/, 'US')
    .replace(/^[a-z]/, (first) => first.toUpperCase());
  return `${name} is listed for ${found.toSorted().map(bold).join(', ')}.`;
}

/** Words of a question for the owner of a calling code; with any other it asks something else. */
const OF_CODE =
  /\b(?:which|what|whats|countr(?:y|ies)|nation|has|have|is|are|the|codes?|calling|dial(?:l?ing)?|phone|telephone|tel|prefix|of|for|belongs?|to|from|call(?:s|ed|er)?|numbers?|where|whose|does|do|uses?|used|with|an?|i|got|get|starting|starts?|begins?|beginning|in|it|come|comes|coming|international|me|this|that|somebody|someone|who|assigned|tell)\b/g;

/** "which country has the calling code +81" */
function codeAsked(question: string): string | undefined {
  const digits = /(?<!\S)\+ ?(\d{1,4})(?!\S)/.exec(question)?.[1];
  if (digits === undefined || !/\b(?:country|code|prefix|calling|dial\w*|where|whose|which)\b/.test(question))
    return undefined;
  const rest = question.replace(/\+ ?\d{1,4}/, ' ').replace(OF_CODE, ' ');
  if (/[a-z\d]/.test(rest)) return undefined;
  const found = COUNTRIES.filter(({ phone }) => phone.includes(Number(digits)));
  const own = found.filter(isOwnCountry);
  const names = (own.length > 0 ? own : found).map(({ name }) => name);
  return names.length === 0
    ? `No country has the calling code +${digits}.`
    : `+${digits} is the calling code of ${names.map(bold).join(', ')}.`;
}

/** "is Sydney the capital of Australia" */
function capitalClaim(question: string): string | undefined {
  const [, city = '', of = ''] =
    /^is (.+?) (?:really )?the capital(?: city)? of (?:the )?(.+)$/.exec(question) ?? [];
  const [, one, other] = /^(.+) or (?:of )?(?:the )?(.+)$/.exec(of) ?? [];
  const either = [one, other].map((each) => NAMES.find(([name]) => name === each)?.[1]);
  const owner = either.find((each) => each !== undefined && plain(each.capital) === city);
  if (owner !== undefined && !either.includes(undefined))
    return `${owner.capital} is the capital of ${bold(owner.name)}.`;
  const found = NAMES.find(([name]) => name === of)?.[1];
  if (found === undefined || found.capital === '') return undefined;
  return `${plain(found.capital) === city ? 'Yes' : 'No'}: the capital of ${found.name} is ${bold(found.capital)}.`;
}

/** "the capital of Australia, Sydney or Canberra": the country is named, and two cities. */
function capitalChoice(question: string): string | undefined {
  const [, first, second, third] =
    /^(?:(?:what|which)(?:'s|s| is)? |is )?(?:the )?capital(?: city)? of (?:the )?([a-z ]+?)[,:]? (?:is it )?([a-z]+(?: [a-z]+)?) or ([a-z]+(?: [a-z]+)?)$|^(?:is )?([a-z]+) or ([a-z]+)[,:]? (?:which is )?the capital of (?:the )?([a-z ]+)$/.exec(
      question,
    ) ?? [];
  const of = first ?? /capital of (?:the )?([a-z ]+)$/.exec(question)?.[1];
  const found = NAMES.find(([name]) => name === of)?.[1];
  if (found === undefined || found.capital === '' || (second === undefined && third !== undefined))
    return undefined;
  return / or /.test(question) ? `The capital of ${found.name} is ${bold(found.capital)}.` : undefined;
}

/** "is Portuguese spoken in Angola", "do they speak French in Chad" */
function spokenClaim(question: string): string | undefined {
  const [, one, other, of = '', there = ''] =
    /^(?:is ([a-z]+) (?:an official language|spoken|the language)|do (?:they|people) speak ([a-z]+)) (?:in|of) (?:the )?(.+)$|^do (?:they|people) in (.+) speak [a-z]+$/.exec(
      question,
    ) ?? [];
  const name = one ?? other;
  const found = NAMES.find(([each]) => each === (of || there))?.[1];
  if (name === undefined || found === undefined) return undefined;
  const spoken = languagesOf(found);
  const isListed = spoken.some((each) => each.toLowerCase() === name);
  return `${isListed ? 'Yes' : 'Not listed'}: languages of ${found.name}: ${spoken.map(bold).join(', ')}.`;
}

const CONTINENT = '(europe|asia|africa|oceania|north america|south america|antarctica)';
const IN_CONTINENT = new RegExp(
  `^is (?:the )?(.+?) (?:in|part of|located in) ${CONTINENT}(?: or (?:in |part of )?${CONTINENT})?$`,
);

/** "is Kosovo in Europe", "is Egypt in Africa or Asia" */
function continentClaim(question: string): string | undefined {
  const [, name, one, other] = IN_CONTINENT.exec(question) ?? [];
  const found = NAMES.find(([each]) => each === name)?.[1];
  if (found === undefined) return undefined;
  const own = continents[found.continent];
  const all = continentsOf(found).map((code) => continents[code]);
  const isIn = (asked: string | undefined): boolean => all.some((each) => each.toLowerCase() === asked);
  if (all.length > 1 && (isIn(one) || isIn(other)))
    return `${other === undefined ? 'Partly' : 'Both'}: ${found.name} lies in ${all.map(bold).join(' and ')}, and is listed in ${own}.`;
  if (other !== undefined) return isIn(one) || isIn(other) ? `${found.name} is in ${bold(own)}.` : undefined;
  return `${isIn(one) ? 'Yes' : 'No'}: ${found.name} is listed in ${bold(own)}.`;
}

/** "where is Bhutan": the continent is all that is known. */
function whereIs(question: string): string | undefined {
  const name = /^where (?:is|are|in the world is) (?:the )?(.+?)(?: located)?$/.exec(question)?.[1];
  const found = NAMES.find(([each]) => each === name)?.[1];
  return found && `${found.name} is in ${bold(continents[found.continent])}.`;
}

/** "currency code of the Swiss franc" */
function codeOfMoney(question: string): string | undefined {
  const name =
    /^(?:what is |what )?(?:the )?(?:iso |currency )+(?:code|abbreviation) (?:of|for) (?:the )?(.+)$/.exec(
      question,
    )?.[1];
  if (name === undefined || NAMES.some(([each]) => each === name)) return undefined;
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const code = Intl.supportedValuesOf('currency').find((each) => names.of(each)?.toLowerCase() === name);
  return code && `The code of the ${names.of(code)} is ${bold(code)}.`;
}

function capitalOf(question: string, asked: string | undefined): string | undefined {
  const city =
    asked ??
    /^(?:which|what) country capital is (.+)$/.exec(question)?.[1] ??
    /^(.+?) is the capital of (?:which|what)(?: country)?$/.exec(question)?.[1];
  if (city === undefined) return undefined;
  const found = COUNTRIES.find(({ capital }) => plain(capital) === city.trim());
  return found && `${found.capital} is the capital of ${bold(found.name)}.`;
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
