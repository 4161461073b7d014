import type { ICountryData } from 'countries-list';
import stored from '../data/borders.json';
import { COUNTRIES } from '../knowledge/country-list.ts';
import { NAMES } from '../knowledge/country-names.ts';
import { bold } from '../skill.ts';

const PAIRS: readonly (readonly [string, string])[] = stored.borders.split(' ').flatMap((entry) => {
  const [one = '', others = ''] = entry.split(':');
  return others.split(',').map((other) => [one, other] as const);
});
const ALONE: ReadonlySet<string> = new Set(stored.alone.split(' '));
const NOTES: Readonly<Record<string, string>> = stored.notes;

export const named = (name: string | undefined): ICountryData | undefined =>
  NAMES.find(([each]) => each === name?.replace(/^the /, ''))?.[1];
const listOf = (codes: readonly string[]): readonly string[] =>
  COUNTRIES.filter(({ iso2 }) => codes.includes(iso2))
    .map(({ name }) => name)
    .toSorted();
export const neighboursOf = ({ iso2 }: ICountryData): readonly string[] =>
  PAIRS.flatMap(([one, other]) => (one === iso2 ? [other] : other === iso2 ? [one] : []));

const COUNTRY_WORDS = '(?:countr(?:y|ies)|nations?|states?)';
const SHARES =
  '(?:shares? (?:an? )?(?:land )?borders? with|borders?(?: on| with)?|touch(?:es)?|neighbou?rs?)';
const BORDERS = [
  `^(?:(?:which|what|how many|list|name|tell me)(?: all)?(?: of)?(?: the)? )?(?:other )?${COUNTRY_WORDS} (?:that |which |do |does )?(?:are |have |has |is )?(?:${SHARES}|bordering(?: on)?|next to|adjacent to|around|(?:a )?common border with) (.+)$`,
  `^(?:which|what|how many) (?:other )?${COUNTRY_WORDS} (?:does|do|is|are) (.+?) (?:shares? (?:an? )?(?:land )?borders? with|borders?(?: on| with)?|touch|bordered by|bordering|next to|surrounded by|have borders? with)$`,
  `^(?:(?:what|which|who|how many|list|name|tell me)(?: is| are)?(?: all)?(?: of)? )?(?:the )?(?:neighbou?r(?:s|ing ${COUNTRY_WORDS})?|neighbou?r ${COUNTRY_WORDS}|bordering ${COUNTRY_WORDS}|borders)(?: of| to)? (.+)$`,
  '^(?:what|which|who) (?:is|are) (.+?) neighbou?r(?:s|ing countries)?$',
  '^(?:what|how many) (?:land )?(?:borders|neighbou?rs) does (.+) have$',
  `^(?:what|which|who) (?:borders|is (?:the )?neighbou?r of|does (.+) border)$`,
].map((pattern) => new RegExp(pattern));
const CLAIM =
  /^(?:does|do|is|are) (.+?) (?:shares? a (?:land )?border with|have a (?:land )?border with|borders?(?: on| with)?|next to|bordering|adjacent to|an? neighbou?r of) (.+)$/;

const GROUP_NAMES = stored.groups.map(({ names }) => names).join('|');
const MEMBER = new RegExp(
  `^(?:is|are|does|do) (?<name>.+?) (?:currently |still |now )?(?:(?:in|part of|inside|(?:an? )?member(?: state| country)? (?:of|in)|belong to) (?:the )?(?<group>${GROUP_NAMES})|an? (?<kind>${GROUP_NAMES}) (?:member|country|state|member state))$`,
);
const MEMBERS = new RegExp(
  `^(?:(?:which|what|how many|list|name|tell me|show me|give me|who)(?: is| are)?(?: all)?(?: of)?(?: the)? )?(?:(?:member )?(?:${COUNTRY_WORDS}|members)(?: (?:that |which )?(?:are|is|belong|does|do))?(?: (?:currently|there|now))?(?: (?:members?|part))?(?: (?:in|of|to|make up))? (?:the )?(${GROUP_NAMES})(?: have)?|(${GROUP_NAMES}) (?:members?(?: (?:states?|countries))?|countries|states))(?: are (?:there|in it))?$`,
);

/** Neighbours by land, and members of unions, for a question in plain lower case. */
export function countryGroups(question: string): string | undefined {
  const claim = CLAIM.exec(question);
  const [one, other] = [named(claim?.[1]), named(claim?.[2])];
  if (one && other) {
    const isNeighbour = neighboursOf(one).includes(other.iso2);
    const note = NOTES[one.iso2];
    if (!isNeighbour && note?.includes(other.name)) return `Only at the edge. ${one.name}: ${note}`;
    return `${isNeighbour ? 'Yes' : 'No'}: ${one.name} and ${other.name} ${bold(isNeighbour ? 'share a land border' : 'share no land border')}.`;
  }
  const inland =
    /^(?:is|does|has) (.+?) (?:(landlocked)|(?:have |at )?(?:an? |any |the )?(?:coast(?:line)?|access to the sea|sea access|sea))$/.exec(
      question,
    );
  const land = named(inland?.[1]);
  if (inland && land) {
    const isInland = stored.landlocked.split(' ').includes(land.iso2);
    return `${isInland === (inland[2] !== undefined) ? 'Yes' : 'No'}: ${land.name} ${bold(isInland ? 'has no coast' : 'has a coast')}.`;
  }
  return (
    ranked(question) ?? sizeOf(question) ?? memberOf(question) ?? membersOf(question) ?? neighbours(question)
  );
}

export interface Size {
  readonly people: number;
  readonly area: number;
}
/** People in millions, and thousands of square kilometres. */
export function sizesOf(found: ICountryData | undefined): Size | undefined {
  const words = stored.sizes.split(' ');
  const at = words.indexOf(found?.iso2 ?? '');
  return at < 0 ? undefined : { people: Number(words[at + 1]), area: Number(words[at + 2]) };
}
export const peopleIn = ({ people }: Size): string =>
  people >= 1000 ? `${(people / 1000).toFixed(2)} billion` : `${people} million`;
export const areaOf = ({ area }: Size): string => `${(area * 1000).toLocaleString('en')} km²`;

const POPULATION =
  /^(?:what is |how large is |how big is )?(?:the )?(?:current )?population (?:of|in) (.+)$|^how many (?:people|inhabitants) (?:live in|are (?:there )?in|does) (.+?)(?: have)?$/;
const AREA =
  /^(?:what is |how large is |how big is )?(?:the )?(?:land |total |surface )?area of (.+)$|^how (?:big|large) is (.+)$/;

function sizeOf(question: string): string | undefined {
  const people = POPULATION.exec(question);
  const area = people === null ? AREA.exec(question) : null;
  const found = named(people?.[1] ?? people?.[2] ?? area?.[1] ?? area?.[2]);
  const size = sizesOf(found);
  if (found === undefined || size === undefined) return undefined;
  return people === null
    ? `${found.name} has an area of about ${bold(areaOf(size))}.`
    : `About ${bold(peopleIn(size))} people live in ${found.name} (an estimate for 2024, rounded).`;
}

const RANKED =
  /^(?:(?:what|which)(?: are| is)?|name|list|tell me|give me|show me|who are)?(?: me)? ?(?:the |of the )?(?:(top|\d{1,2}) )?(?:(\d{1,2}) )?(?:(?<=top \d{1,2} )|(largest|biggest|most populous|most populated) )(?:countries|nations|states|country)(?: (?:in|of) the world|(?: there are)| on earth| worldwide)?(?: (?:are there|exist))?(?:,? (?:by|in|according to|ranked by|measured by|in terms of)(?: their| its)? (?:land |total |surface )?(area|size|surface|population|people|inhabitants))?(?: (?:in|of) the world| worldwide)?$/;
/** The sizes of all larger countries are known up to this rank. */
const MOST_RANKED = { area: 15, people: 14 };

/** Only some countries of each continent have a size here. */
const PART =
  /^(?=.*\b(?:largest|biggest|most populous) (?:countries|nations)\b).*\b(?:in|of) (?:europe|asia|africa|oceania|(?:(?:north|south|latin|central) )?america)\b/;

/** "the five largest countries by area" */
function ranked(question: string): string | undefined {
  const [found, top, after, kind = '', by = ''] = RANKED.exec(question.replace(COUNTED, inFigures)) ?? [];
  if (PART.test(question)) return 'I rank the countries of the whole world only, not those of a part of it.';
  if (found === undefined) return undefined;
  const key = /^pop|^peo|^inh/.test(by) || /populous|populated/.test(kind) ? 'people' : 'area';
  const one = / country\b/.test(found);
  const count = Number(after ?? (top === 'top' ? 10 : (top ?? (one ? 1 : 5))));
  if (count < 1 || count > MOST_RANKED[key]) return undefined;
  const show = key === 'people' ? peopleIn : areaOf;
  const rows = COUNTRIES.flatMap((country) => {
    const size = sizesOf(country);
    return size === undefined ? [] : [{ name: country.name, size }];
  })
    .toSorted((a, b) => b.size[key] - a.size[key])
    .slice(0, count)
    .map(({ name, size }, at) => `${at + 1}. ${bold(name)}: about ${show(size)}`);
  const note =
    key === 'people'
      ? 'By people, estimates for 2024.'
      : count >= 3
        ? 'By total area. The United States and China are nearly equal: which one is third depends on how waters are counted.'
        : 'By total area.';
  return `${rows.join('\n')}\n\n_${note}_`;
}

const FIGURES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];
const COUNTED = new RegExp(`\\b(?:${FIGURES.join('|')})\\b`);
const inFigures = (word: string): string => String(word === 'twelve' ? 12 : FIGURES.indexOf(word) + 2);

function neighbours(question: string): string | undefined {
  const found = BORDERS.map((pattern) => named(pattern.exec(question)?.[1])).find(Boolean);
  if (found === undefined) return undefined;
  if (ALONE.has(found.iso2)) return `${bold(found.name)} has no land borders.`;
  const all = listOf(neighboursOf(found));
  if (all.length === 0) return undefined;
  const note = NOTES[found.iso2];
  const count = all.length === 1 ? 'one country' : `${all.length} countries`;
  return `${found.name} borders ${count} by land: ${all.map(bold).join(', ')}.${note === undefined ? '' : ` ${note}`}`;
}

const groupNamed = (name: string | undefined): (typeof stored.groups)[number] | undefined =>
  stored.groups.find(({ names }) => names.split('|').includes(name ?? ''));

/** The year of the lists: a country may join or leave. */
const AS_OF = 'as of 2026';

function memberOf(question: string): string | undefined {
  const match = MEMBER.exec(question)?.groups;
  const found = named(match?.name);
  const group = groupNamed(match?.group ?? match?.kind);
  if (found === undefined || group === undefined) return undefined;
  const isMember = group.of.split(' ').includes(found.iso2);
  const verb = isMember ? 'is' : 'is not';
  return `${isMember ? 'Yes' : 'No'}: ${found.name} ${bold(`${verb} in the ${group.name}`)} (${AS_OF}).`.replace(
    /in the (NATO)/,
    'in $1',
  );
}

function membersOf(question: string): string | undefined {
  const match = MEMBERS.exec(question);
  const group = groupNamed(match?.[1] ?? match?.[2]);
  if (group === undefined) return undefined;
  const all = listOf(group.of.split(' '));
  const name = group.name === 'NATO' ? group.name : `The ${group.name}`;
  return `${name} has ${bold(`${all.length} countries`)} (${AS_OF}): ${all.join(', ')}.`;
}
