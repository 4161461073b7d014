import pages from '../data/pages.json';
import { isPlural } from './nouns.ts';
import { knownEntity, namesApplication, nounPhrase } from './subject.ts';

export const whole = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

/** Words for applications that keep records. */
export const RECORDS = whole(pages.records);

/** "A game night planner" is not a game: the words end the phrase that names the application. */
const ENDS =
  '(?=\\s+(?:with|for|that|which|where|in|on|to|of|and|against|i|using|from|about|by|like|called|apps?|application|web\\s?site|site|page|tool|clone|program|made|showing|game|widget|online|between|comparing|who|you|we|as|is|but|without|every|each|whether)\\b|[^\\w\\s-]|$)';

const KINDS = pages.refused.map(({ words, ...kind }) => ({
  nearest: 'nearest' in kind ? kind.nearest : undefined,
  isWork: 'isWork' in kind,
  pattern: new RegExp(`\\b(?:${words.join('|')})\\b${ENDS}`, 'i'),
}));

const found = (prompt: string) =>
  KINDS.flatMap(({ nearest, isWork, pattern }) => {
    const match = pattern.exec(prompt);
    return match === null ? [] : [{ nearest, isWork, said: match[0], at: match.index }];
  }).toSorted((a, b) => a.at - b.at)[0];

/** The index of something that is neither a list nor one of the pages, or -1. */
export const refusedAt = (prompt: string): number => found(prompt)?.at ?? -1;

/** Words before a name that belong to it: "carpet cost" of "a carpet cost calculator". */
const BEFORE =
  /(?<![\p{L}\p{N}'’-])(?:(?!(?:with|and|for|that|which|an?|the|my|our|your|of|in|on|to|me|i|we|want|need|build|create|make|generate|write|please|simple|small|basic|little|nice|modern|working)\s)[\p{L}\p{N}'’-]{1,30}\s){1,4}$/iu;

const isKept = (phrase: string): boolean => knownEntity(phrase) !== undefined;

interface Refused {
  /** In the words of the prompt. */
  readonly name: string;
  /** The nearest thing that can be made. */
  readonly nearest: string | undefined;
}

/** The thing that a prompt asks for, if it is neither a list nor one of the pages. */
export function refusedIn(prompt: string): Refused | undefined {
  const first = found(prompt);
  // A list of addresses does not look whether they answer.
  if (first === undefined || (RECORDS.test(prompt) && !first.isWork)) return undefined;
  const before = BEFORE.exec(prompt.slice(0, first.at))?.[0] ?? '';
  // "A sales dashboard" keeps sales; only its charts are missing.
  const after = prompt.slice(first.at + first.said.length).match(/[\p{L}-]+/gu) ?? [];
  if (/dashboard$/i.test(first.said) && [before.trim(), ...after.filter(isPlural)].some(isKept))
    return undefined;
  return { name: `${before}${first.said}`.toLowerCase(), nearest: first.nearest };
}

/** "A bubble level for the phone": one thing that is used, not records that are kept. */
const THING =
  /^(?:(?:please|build|create|make|generate|write|me|i|we|want|need|would like)\s+)*an?\s+((?:[\p{L}-]{1,30}\s){1,3})for\s(?:an?|the|my|our)\s([\p{L}-]{1,30})/iu;

/** The thing that a prompt asks for, where it is neither known as a record nor called an application or a list. */
export function thingIn(prompt: string): string | undefined {
  const [, said = '', user = ''] = THING.exec(prompt) ?? [];
  const name = nounPhrase(said);
  return name === '' ||
    isPlural(name) ||
    isPlural(user) ||
    namesApplication(name) ||
    knownEntity(name) !== undefined
    ? undefined
    : name;
}
