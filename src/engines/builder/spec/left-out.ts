import fillers from '../../data/filler-words.json';
import { leftOutNotes } from '../../prompt-account.ts';
import askingWords from '../data/asking-words.json';
import type { AppSpec } from './app-spec.ts';
import { featureKind } from './features.ts';
import { singularOf } from './nouns.ts';
import { splitList } from './word-lists.ts';

/** The one line that names everything an application lacks, or none. */
export const notBuilt = (leftOut: readonly string[]): string[] =>
  leftOutNotes('built', [...new Set(leftOut)]);

const FILLERS: ReadonlySet<string> = new Set(fillers);
const ASKING: ReadonlySet<string> = new Set(askingWords);
/** They join two words that were left out to one phrase. */
const LINKING =
  /^(?:an?|the|my|our|your|its?|their|of|in|on|at|to|for|by|from|with|per|or|and|is|are|who|which|that|when|has|have|off|up|out)$/;

/** The words without an effect, as the phrases that they make in the prompt. */
function phrasesLeft(text: string, isUsed: (word: string) => boolean): string[] {
  const phrases: string[] = [];
  let run: string[] = [];
  let links: string[] = [];
  const close = () => {
    if (run.length > 0) phrases.push(run.join(' '));
    run = [];
    links = [];
  };
  for (const word of text.match(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? []) {
    const lower = word.toLowerCase();
    if (!/[\p{L}\p{N}]/u.test(word)) close();
    else if (LINKING.test(lower)) links.push(word);
    else if (isUsed(lower) || FILLERS.has(lower)) close();
    else {
      run.push(...(run.length > 0 ? links : []), word);
      links = [];
    }
  }
  close();
  return phrases;
}

/** "For my company" says who uses the application. */
const AUDIENCE =
  /\bfor (?:my|our|your|his|her|their|an?|the|small|local) [^,.;:()\n]{1,60}?(?=\s(?:with|that|which|where|to|and|having|so|each)\b|[,.;:()\n]|$)/giu;

/** A prompt without those who use the application. */
const withoutAudience = (prompt: string): string => prompt.replace(AUDIENCE, ' , ');

/** So does "for freelancers", before the lists and fields begin. */
const PURPOSE =
  /^([^,.;:()\n]{0,80}?)\bfor [^,.;:()\n]{1,60}?(?=\s(?:with|that|which|where|to|and|having|so|each)\b|[,.;:()\n]|$)/iu;

/** So does "a family chore chart". */
const USERS =
  /^((?:(?!with|that|which|where|and|of)[\p{L}'’-]{1,40}\s){0,5}?)(?:team|family|company)\s(?=\p{L})/iu;

/** Alone they name nothing: "how many times". */
const UNITS_OF_TIME = /^(?:times|days|weeks|months|years)$/i;

const stemOf = (word: string): string => singularOf(word.toLowerCase().replace(/['’]s?$/, ''));
/** "Gardener" and "gardening" are forms of "garden". */
const rootOf = (word: string): string => stemOf(word).replace(/(?<=\p{L}{4})(?:ing|er|ed|e)$/u, '');
const stemsOf = (text: string): readonly string[] => (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).map(rootOf);

/** The phrases of a prompt that neither the lists and their fields nor the notes show. */
export function unaccounted(
  prompt: string,
  { title, entities }: AppSpec,
  named: readonly string[],
): readonly string[] {
  const shown = new Set(
    [
      title,
      ...named,
      ...splitList(prompt).filter((item) => featureKind(item) === 'included'),
      ...entities.flatMap(({ name, fields }) => [
        name,
        ...fields.flatMap(({ key, label, options = [], min, max }) => [
          key,
          label,
          ...options,
          `${min} ${max}`,
        ]),
      ]),
    ].flatMap(stemsOf),
  );
  const isUsed = (word: string): boolean =>
    word
      .replace(/['’]s?$/, '')
      .split(/[-'’]/)
      .every((part) => part === '' || shown.has(rootOf(part)) || ASKING.has(part));
  const text = withoutAudience(prompt).replace(PURPOSE, '$1 , ').replace(USERS, '$1 ');
  return phrasesLeft(text, isUsed).filter((phrase) => !UNITS_OF_TIME.test(phrase));
}
