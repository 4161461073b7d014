import type { ICountryData } from 'countries-list';
import type { Assets } from '../../engine.ts';
import { mulberry32 } from '../../random.ts';
import stored from '../data/kinds.json';
import { COUNTRIES, isOwnCountry } from '../knowledge/country-list.ts';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const LEAD =
  "^(?:(?:please|can you|could you|give me|list|name|tell me|i need|think of|show me|what are|what is|what's|write down|find|come up with|suggest|say|which|me|us) )*";
const HOW_MANY =
  '(?:(?:all(?: the)?|the names? of|the|any|some|a few|several|a couple of|an?|(\\d{1,2})(?![- ]letter)) )*(?:(?:random|different|common|popular|examples of|types of|kinds of|names of|other|english) )*';
const LETTER =
  '(?:(?: (?:that|which|whose names?|with names?))? (?:start|begin)(?:s|ning|ing)? (?:with|in|on)(?: an?| the)?(?: letters?)? (?:["\'“‘]([a-z]{1,3})["\'”’]|([a-z]))| with (?:an?|the) (?:letter )?["\'“‘]?([a-z])["\'”’]?)';
const KIND = "((?:\\d{1,2}[- ]letter )?[a-z][a-z '+#-]{2,40}?)";
/** A letter, or a number of them. */
const BY_LETTER = new RegExp(`${LEAD}${HOW_MANY}${KIND}${LETTER}(?: please)?$`);
const BY_NUMBER = new RegExp(
  `^(?:(?:please|can you|could you) )*(?:(?:give me|list|name|tell me|i need|think of|show me|suggest|say|what are) )?${HOW_MANY}${KIND}(?: please)?$`,
);
const WISH =
  /^(?:(?:please|can you|could you) )*(?:give|list|name|tell|think|show|suggest|say|what are the|\d)/;

const CONTINENTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\beurope(?:an)?\b/, ['EU']],
  [/\bafrican?\b/, ['AF']],
  [/\basian?\b/, ['AS']],
  [/\bsouth americ(?:an?)?\b/, ['SA']],
  [/\bnorth americ(?:an?)?\b/, ['NA']],
];

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(stored).flatMap(([names, items]) =>
    names
      .split('|')
      .map((name) => [name, items.split(' ').map((item) => item.replaceAll('~', ' '))] as const),
  ),
);

const PLANETS_IN_ORDER =
  / of (?:the|our) solar system| in (?:the right |their )?order(?: of (?:their )?distance)?(?: from the sun)?/g;
const USUAL = 5;

/** Things of a kind, all or by their first letter: animals, fruits, countries, words of the dictionary. */
export const listing: Pick<Skill, 'answer'> = {
  async answer({ message, seed }, { assets }) {
    if (message.length > 160) return undefined;
    const said = digitsForWords(
      message
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/[?.! ]+$/, '')
        .trim(),
    );
    // The planets stand in their order from the sun, all others in that of the alphabet.
    const question = said.replace(
      /\bplanets\b/.test(said) ? PLANETS_IN_ORDER : / (?:in|sorted in) alphabetical order$| alphabetically$/,
      '',
    );
    const lettered = BY_LETTER.exec(question);
    const read = lettered ?? (WISH.test(question) ? BY_NUMBER.exec(question) : null);
    if (read === null) return undefined;
    const [, count, kind = ''] = read;
    const letter = lettered?.[3] ?? lettered?.[4] ?? lettered?.[5];
    const known = await itemsOf(kind, letter, assets);
    if (known === undefined || (letter === undefined && known.isWide)) return undefined;
    const found =
      letter === undefined
        ? known.items
        : known.items.filter((item) => item.toLowerCase().startsWith(letter));
    if (found.length === 0) return `I know no ${singular(kind)} that starts with ${letter?.toUpperCase()}.`;
    const isAll =
      /\ball\b|\b(?:which|what) countries\b/.test(question) ||
      (count === undefined && /\bthe\b/.test(question) && letter === undefined);
    const isOne = count === undefined && [`a ${kind}`, `an ${kind}`].some((one) => question.includes(one));
    const wanted = isAll ? found.length : isOne ? 1 : Number(count ?? USUAL);
    const few =
      count !== undefined && found.length < wanted
        ? `\n\n_${found.length} of ${wanted}: I know no more._`
        : '';
    return `${drawn(found, wanted, seed)
      .map((item) => `- ${item}`)
      .join('\n')}${few}`;
  },
};

/** So many of them at random, in the order of the list. */
function drawn(items: readonly string[], count: number, seed: number): readonly string[] {
  const random = mulberry32(Math.trunc(seed));
  const chosen = new Set(
    items
      .map((item) => ({ item, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ item }) => item),
  );
  return items.filter((item) => chosen.has(item));
}

interface Known {
  readonly items: readonly string[];
  /** Too many to draw from without a letter. */
  readonly isWide?: boolean;
}

async function itemsOf(kind: string, letter: string | undefined, assets: Assets): Promise<Known | undefined> {
  const plain = singular(kind);
  const own = KINDS.get(plain);
  if (own !== undefined) return { items: own };
  const place = CONTINENTS.find(([named]) => named.test(kind));
  const rest = plain
    .replace(place?.[0] ?? /$^/, '')
    .replace(/\b(?:in|of|from)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isThere = (country: ICountryData) =>
    isOwnCountry(country) && (place === undefined || place[1].includes(country.continent));
  if (singular(rest) === 'country')
    return {
      items: COUNTRIES.filter(isThere)
        .map(({ name }) => name)
        .toSorted(),
    };
  if (/^(?:capital|capital city)$/.test(singular(rest)))
    return {
      items: COUNTRIES.filter((each) => isThere(each) && each.capital !== '')
        .map(({ capital, name }) => `${capital} (${name})`)
        .toSorted(),
    };
  return letter === undefined ? undefined : wordsOf(plain, letter, assets);
}

const WORD_KIND = /^(?:(\d{1,2})[- ]letter )?(word|noun|verb|adjective|adverb)$/;
/** Senses of words that nobody asked for. */
const RUDE =
  /\b(?:offensive|obscene|slang|vulgar|sexual|derogatory|disparaging|prostitut|ethnic|genital|intercourse)/;

async function wordsOf(kind: string, letter: string, assets: Assets): Promise<Known | undefined> {
  const [, length, part] = WORD_KIND.exec(kind) ?? [];
  if (part === undefined) return undefined;
  const dictionary = await dictionaryOf(assets);
  const items = dictionary.words.filter((word) => {
    if (!word.startsWith(letter) || !/^[a-z]{3,}$/.test(word)) return false;
    if (length !== undefined && word.length !== Number(length)) return false;
    const senses = dictionary.define(word)?.senses ?? [];
    return (
      senses.length > 0 &&
      (part === 'word' || senses[0]?.part === part) &&
      !senses.some(({ meaning }) => RUDE.test(meaning))
    );
  });
  return { items, isWide: true };
}

const singular = (kind: string): string => kind.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
