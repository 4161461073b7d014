import { KNOWN_APPS, KNOWN_ENTITIES } from './known-entities.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';

const KIND =
  'app|apps|application|tracker|manager|planner|organi[sz]er|list|log|journal|diary|database|db|catalog|catalogue|collection|system|management(?!\\s(?:app|system|tool|software|platform|application))|archive|calendar|pipeline|(?<=question\\s)bank|schedule|timetable|ledger|record|dashboard|tool|board|directory|register|registry|site|website|page|portal|platform|service|program|software|api|backend|crud|inventory|keeper|finder|builder|box|chart(?= for)|rota|roster|(?:cheat )?sheet|(?<=\\b(?:recipe|song|guest|note|appointment|order|log|address|reservation|booking)s?\\s)book';
/** Applications that do something with records, which is more than keeping them. */
const DOER =
  'splitter|calculator|converter|generator|checker|estimator|randomi[sz]er|picker|analy[sz]er|visuali[sz]er|optimi[sz]er|forecaster|predictor|recommender|matcher|solver|detector|scanner|simulator|reminder|notifier|aggregator|comparer|allocator|designer|reader|maker|creator|encoder|decoder|formatter|validator|recorder|downloader|trainer|tester|linter|viewer|cutter|cropper|compressor|highlighter|minifier|beautifier|debugger|translator|player';
const ADJECTIVE =
  /^(?:a|an|the|my|our|your|simple|small|tiny|little|mini|basic|personal|private|online|modern|beautiful|pretty|nice|clean|web|mobile|full|full-stack|complete|responsive|new|great|cool|good|fast|fancy|digital|smart|single|page|local|crud|all|some|different|various|several|own|favou?rite|daily|weekly|monthly|team|family|company|react|vue|next\.?js|node\.?js|python|working)$/i;
const VERB =
  'track|tracks|tracking|keep track of|manage|manages|managing|store|stores|storing|list|lists|organi[sz]e|organi[sz]es|record|records|log|logs|collect|collects|catalog|save|saves|plan|plans|rate|review|add|create|edit|handle|handles|show|shows|schedule|sell|book';

const BEFORE_KIND = new RegExp(
  `^(?:.*?\\b(?:build|create|make|generate|write|want|need|me|a|an|the|my|our)\\s+)?((?:[\\p{L}][\\p{L}'’-]*\\s+){0,4}?)(${KIND}|${DOER})\\b(?!\\s(?:list|tracker|log|manager|inventory|register|collection|database|planner|record|library|shed|label|store|shop|game|games)\\b)`,
  'iu',
);
const OBJECT = new RegExp(`\\b(?:${VERB}|for|of|about|with)\\s+((?:[\\p{L}][\\p{L}'’-]*\\s*){1,4})`, 'iu');
const STARTS_WITH_VERB = new RegExp(`^(?:.*\\b(?:to|want|need|please)\\s)?(?:${VERB}|keep)\\b`, 'iu');
const EACH =
  /\b(?:each|every|where (?:an?|one|the))\s+(?!(?:day|week|month|year|morning|evening|night|hour|minute|second|time)\b)([\p{L}][\p{L}-]*(?:\s+[\p{L}-]+)?)\s*$/iu;
/** "A garage app where cars", before "have a plate". */
const WHERE = /\bwhere\s(?:all\s)?([\p{L}-]{2,}(?:s|people|children))$/iu;
const STOP =
  /^(?:and|or|with|in|on|for|to|from|by|where|that|which|of|at|using|so|has|have|can|i|we|you|they|is|are|it|each|every|including|inside|via|per|about|when|who|while|how|whether)$/i;

const DOES = new RegExp(`^[^,.;:]{0,60}?\\b(${DOER})\\b`, 'i');

/** "Splitter" of "an expense splitter with people", which lists and forms do not do. */
export const doerIn = (text: string): string | undefined =>
  DOES.exec(text.split(/\s(?:with|where|that|which|for|of|by)\s/i)[0] ?? '')?.[1]?.toLowerCase();

interface AppSubject {
  /** Entities in the words of a prompt, perhaps with fields: "item: name, bought". */
  readonly entities: readonly string[];
  readonly title: string | undefined;
}

/** The entities and the title that the words before the fields name. */
export function subjectOf(head: string): AppSubject {
  const text = head
    .replace(/[^\p{L}\p{N}\s'’.-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const kind = BEFORE_KIND.exec(text);
  const before = nounPhrase(kind?.[1] ?? '');
  const title =
    kind?.[2] !== undefined && before !== ''
      ? `${adjectivesOff(kind[1] ?? '')} ${kind[2].toLowerCase()}`
      : undefined;
  const each = EACH.exec(text)?.[1] ?? WHERE.exec(text)?.[1];
  const called = /^(.{3,40}?)\swhere\s/i.exec(text)?.[1];
  if (each !== undefined)
    return { entities: [singularOf(each.toLowerCase())], title: title ?? (called && nounPhrase(called)) };

  const named = knownEntity(before);
  if (named !== undefined) return { entities: [named], title };
  const object = nounPhrase(OBJECT.exec(text)?.[1] ?? '');
  const stored = knownEntity(object);
  // "A list of board games" keeps games, and is called so.
  if (stored !== undefined && isPlural(object))
    return { entities: [stored], title: title ?? (object === pluralOf(stored) ? undefined : object) };
  // Running shoes are not runs.
  const others = kind === null && isPlural(nounPhrase(text)) ? nounPhrase(text).split(' ').at(-1) : undefined;
  // A wine cellar inventory keeps wines.
  const place = (before || nounPhrase(text)).replace(/\s(?:stock|contents)$/, '');
  const [, inside] = /\slibrary$/.test(place) ? [] : (CONTAINER.exec(place) ?? []);
  if (inside !== undefined && !isUser(inside))
    return { entities: [recordOf(place, kind?.[2])], title: title ?? nounPhrase(text) };
  const app = KNOWN_APPS.find(([pattern]) => pattern.test(others ?? text.toLowerCase()))?.[1];
  if (app !== undefined) return { entities: app.split('; '), title: title ?? (before || nounPhrase(text)) };
  if (stored !== undefined) return { entities: [stored], title };
  // "Bookings, rooms" are two.
  const whole = kind === null ? nounPhrase(/^[^,]*\p{L}/u.exec(head)?.[0] ?? text) : '';
  // "Lunch orders for friday" are orders.
  const isFirst = isPlural(whole) && !STARTS_WITH_VERB.test(text);
  const guess = (isFirst ? [whole] : [before, object, whole]).find((phrase) => phrase !== '');
  const isMore = kind === null && guess !== undefined && isPlural(guess) && knownEntity(guess) !== undefined;
  if (isMore) return { entities: [singularOf(guess)], title: guess };
  return { entities: guess === undefined ? [] : [recordOf(guess, kind?.[2])], title };
}

const OBJECTS = new RegExp(
  `\\b(?:${VERB}|for|of|about)\\s+((?:(?!(?:and|that|with|where|who|which)\\b)[\\p{L}'’-]+\\s?){1,3}(?:,\\s(?:(?!and\\b)[\\p{L}'’-]+\\s?){1,3}){0,5},?\\s?and\\s(?:my\\s|the\\s|their\\s)?[\\p{L}'’-]+(?:\\s[\\p{L}'’-]+)?)$`,
  'iu',
);

/** Gerunds of which there are several. */
const COUNTED =
  /\b(?:painting|drawing|recording|building|listing|booking|meeting|rating|saving|ring|wedding|reading|clothing|thing|string|spring|sighting|viewing|screening|outing|offering|setting|blessing|feeding|hearing|sitting|fitting|opening|posting|filing|training|swing|wing|king)$/;
/** A wine cellar keeps wines. */
const CONTAINER =
  /^(.+)\s(?:library|cellar|shed|cabinet|closet|shelf|drawer|rack|freezer|fridge|stash|vault)$/;
const isUser = (word: string): boolean =>
  /^(?:school|office|home|house|church|family|team|town|city|public)$/.test(word);
/** "Apartment hunting" is about apartments. */
const PURSUIT = /\s(?:hunting|collecting|keeping|tracking|spotting|browsing|search|hunt|collection)$/;

/** The records of an application that is named for an activity: "car maintenance entries", not "maintenances". */
function recordOf(guess: string, kind: string | undefined): string {
  const one = singularOf(guess);
  const [, thing = ''] = /^(.+)\s[\p{L}]+ing$/u.exec(one) ?? [];
  // A plant watering app keeps plants; a log keeps what was done.
  if (!/^(?:log|journal|diary|rota|roster|sheet)$/i.test(kind ?? 'log') && !COUNTED.test(one)) {
    const known = knownEntity(thing);
    if (known !== undefined) return known;
  }
  const [, inside = ''] = CONTAINER.exec(guess) ?? [];
  if (inside !== '' && !isUser(inside)) return knownEntity(inside) ?? inside;
  if (PURSUIT.test(one)) return singularOf(one.replace(PURSUIT, ''));
  if (one !== guess || COUNTED.test(one)) return one;
  return /(?:ing|ance|ence|practice|work|care|health|weather)$/.test(one) ? `${one} entry` : one;
}

/** "Owners, pets and visits", and nothing else. */
const ONLY_LISTS = /^[\p{L}-]+s(?:,?\s+(?:and\s)?[\p{L}-]+s)+$/iu;

/** "Manage volunteers and shifts": several lists of which no fields are named. */
export function objectsIn(text: string): readonly string[] {
  const said = text.trim();
  const found = (OBJECTS.exec(said)?.[1] ?? (ONLY_LISTS.test(said) && /,|\sand\s/i.test(said) ? said : ''))
    .split(/,\s(?:and\s)?|\sand\s/i)
    .map(nounPhrase)
    .filter((phrase) => phrase !== '');
  return found.every(isPlural) && found.some((phrase) => knownEntity(phrase) !== undefined) ? found : [];
}

const APPLICATION = new RegExp(`\\b(?:${KIND})\\s*$`, 'i');

/** True for words that end with "app", "tracker", "system": not for "books" or "a wardrobe". */
export const isApplication = (head: string): boolean => APPLICATION.test(head.trim());

/** True if the text names a thing to keep: a plural, an object of a verb, or words before "tracker", "list"… */
export function saysWhatToKeep(text: string): boolean {
  const kind = BEFORE_KIND.exec(text);
  return (
    nounPhrase(kind?.[1] ?? '') !== '' ||
    nounPhrase(OBJECT.exec(text)?.[1] ?? '') !== '' ||
    (kind === null && isPlural(nounPhrase(text)))
  );
}

const IS_KIND = new RegExp(
  `\\b(?:${KIND}|${DOER}|way|place|thing|something|template|form|schedule|calendar|\\w*book|guide|game|archive|pantry|cellar|wardrobe|shelf|library|forum|tree|shop)s?$`,
  'i',
);

/** True for "tracker", "meal planner", "wardrobe": the phrase may name the application itself. */
export const namesApplication = (phrase: string): boolean => IS_KIND.test(phrase);

/** A known entity that the phrase ends with: "restaurant reservations" are reservations. */
export function knownEntity(phrase: string): string | undefined {
  const words = singularOf(phrase.toLowerCase()).split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const name = words
      .slice(from)
      .join(' ')
      .replace(/^to-?do$|^to do$/, 'todo');
    if (Object.hasOwn(KNOWN_ENTITIES, name)) return name;
  }
  return undefined;
}

/** No part of the record's name, but a title says for whom it is. */
const USERS = /^(?:team|family|company)$/;

function adjectivesOff(phrase: string): string {
  return phrase
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => USERS.test(word) || !ADJECTIVE.test(word))
    .join(' ');
}

/** The leading nouns of a phrase, without articles and adjectives. */
export function nounPhrase(phrase: string): string {
  const words: string[] = [];
  for (const word of phrase.trim().split(/\s+/)) {
    if (STOP.test(word)) {
      if (words.length > 0) break;
      continue;
    }
    if (
      word === '' ||
      ADJECTIVE.test(word) ||
      /^(?:build|create|make|generate|write|want|need|please|me|i|us)$/i.test(word)
    )
      continue;
    // "The films my class wants to see" are films.
    if (words.length > 0 && /^(?:an?|the|my|our|your|his|her|their)$/i.test(word)) break;
    // "Books lent" are books.
    if (
      isPlural(words.at(-1) ?? '') &&
      /^(?:lent|sold|bought|read|seen|made|done|due|left|given|taken|laid|lost|found|spent|eaten|grown|run|\p{L}{2,}(?<!be|se|fe|ne|bre|we|she|spe)ed)$/iu.test(
        word,
      )
    )
      break;
    words.push(word.toLowerCase().replace(/['’]s?$/, ''));
  }
  if (
    words.length > 1 &&
    /^(?:care|management|tracking|monitoring|keeping|planning|business)$/.test(words.at(-1) ?? '')
  )
    words.pop();
  return words.slice(0, 3).join(' ');
}
