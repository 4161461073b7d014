import fillers from '../../data/filler-words.json';
import { leftOutNotes } from '../../prompt-account.ts';
import askingWords from '../data/asking-words.json';
import type { AppSpec } from './app-spec.ts';
import { featureKind } from './features.ts';
import { singularOf } from './nouns.ts';
import { splitList } from './word-lists.ts';

/** The one line that names everything an application lacks, or none. */
export const notBuilt = (leftOut: readonly string[]): string[] =>
  leftOutNotes('built', [
    ...new Set(leftOut.map((phrase) => phrase.replace(/[\s.,;:]+$/, '')).filter((phrase) => phrase !== '')),
  ]);

const FILLERS: ReadonlySet<string> = new Set(fillers);
const ASKING: ReadonlySet<string> = new Set(askingWords);
/** They join two words that were left out to one phrase. */
const LINKING =
  /^(?:an?|the|my|our|your|it['’]s|its?|their|of|in|on|at|to|for|by|from|with|per|or|and|is|are|who|which|that|when|has|have|off|up|out)$/;

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
  for (const word of text.match(/[\p{L}\p{N}'’-]+(?:(?:\/[\p{L}\p{N}'’-]+){2,})?|[^\s\p{L}\p{N}]/gu) ?? []) {
    const lower = word.toLowerCase();
    if (!/[\p{L}\p{N}]/u.test(word)) close();
    else if (LINKING.test(lower)) links.push(word);
    else if (isUsed(lower) || FILLERS.has(lower.replace(/n?['’](?:d|ll|m|re|ve|t)$/, ''))) close();
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

/** A prompt without the users of the application. */
const withoutAudience = (prompt: string): string => prompt.replace(AUDIENCE, ' , ');

/** So does "for freelancers", before the lists and fields begin. */
const PURPOSE =
  /^([^,.;:()\n]{0,80}?)\bfor [^,.;:()\n]{1,60}?(?=\s(?:with|that|which|where|to|and|having|so|each)\b|[,.;:()\n]|$)/iu;

/** So does "a family chore chart". */
const USERS =
  /^((?:(?!with|that|which|where|and|of)[\p{L}'’-]{1,40}\s){0,5}?)(?:team|family|company|daily|weekly|monthly)\s(?=\p{L})/iu;

/** Alone they name nothing: "how many times". */
const UNITS_OF_TIME = /^(?:times|days|weeks|months|years)$/i;

/** A field that answers the question has another name: "how long it takes" is the duration. */
const HOW = /\bhow (?:long|much|many|often|far|old)\b/gi;

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
        ...fields.flatMap(({ key, label, options = [], min, max, total, figure, period, within }) => [
          key,
          label,
          ...options,
          ...(total ? ['total', 'sum'] : []),
          `${figure} ${period} ${within}`,
          `${min} ${max} ${max === 10 ? 'ten' : max === 5 ? 'five' : ''}`,
        ]),
      ]),
    ].flatMap(stemsOf),
  );
  // The cards of flashcards.
  const endsList = (part: string): boolean =>
    part.length > 3 && entities.some(({ name }) => name.endsWith(stemOf(part)));
  const isUsed = (word: string): boolean =>
    word
      .replace(/['’]s?$/, '')
      .split(/[-'’/]/)
      .every((part) => part === '' || shown.has(rootOf(part)) || ASKING.has(part) || endsList(part));
  const isShown = (phrase: string): boolean => phrasesLeft(phrase, isUsed).length === 0;
  const text = withoutAudience(prompt).replace(PURPOSE, '$1 , ').replace(USERS, '$1 ').replace(HOW, ' ');
  return [
    ...subjectsIn(prompt).filter((subject) => !isShown(subject)),
    ...text
      .split(/[,.;:()\n]|\s(?:and|but|where|so that)\s/i)
      .flatMap((clause, index) => leftIn(clause, index > 0, isUsed)),
  ];
}

/** Names that say where or for whom: "in Leeds", "for the Miller family". */
const PLACE = /^(?:.*?\s)??((?:in|at|near|from)\s(?:the\s)?\p{Lu}.*)$|^(for .*\p{Lu}.*)$/u;
const placeIn = (said: string): string | undefined => {
  const found = PLACE.exec(said);
  return found?.[1] ?? found?.[2];
};
const PEOPLE =
  /(?:\b(?:work|home|school|use|fun|me|us|myself|everyone|people|men|women|children|kids)|(?:er|or|ist|ian|ant|ent|team|friend|family|company|business|shop|school|club|office|clinic|church|restaurant|landlord|couple|nurse|guide|coache?|charity|startup|agencie|familie|companie|charitie|businesse)s)$/iu;

/** "In Leeds" and "for Spanish vocabulary" ask for more than a list has; "for teachers" does not. */
function subjectsIn(prompt: string): readonly string[] {
  const audiences = (prompt.match(AUDIENCE) ?? []).flatMap((said) => placeIn(said) ?? []);
  const purpose = PURPOSE.exec(withoutAudience(prompt));
  const said = purpose?.[0].slice(purpose[1]?.length).trim() ?? '';
  const place = placeIn(said.replace(/^for \p{Lu}/u, (start) => start.toLowerCase()));
  if (said === '' || (place === undefined && PEOPLE.test(said))) return audiences;
  return [...audiences, place ?? said];
}

/** A clause of which most says nothing to the builder, as a whole; of any other clause the phrases that say nothing. */
function leftIn(clause: string, isLater: boolean, isUsed: (word: string) => boolean): readonly string[] {
  const left = phrasesLeft(clause, isUsed).filter((phrase) => !UNITS_OF_TIME.test(phrase));
  if (left.length === 0) return [];
  const all = phrasesLeft(clause, () => false)
    .join(' ')
    .split(' ').length;
  if (isLater && (left.join(' ').split(' ').length * 2 >= all || /\b(?:can|must|should|may)\b/i.test(clause)))
    return [clause.trim().replace(/^(?:(?:with|an?|the|that|which|also)\s)+/i, '')];
  return left.map((phrase) => {
    const before = /\s((?:in|at|on|near|from|about|without|no)\s(?:the\s)?)$/i.exec(
      clause.slice(0, clause.indexOf(phrase)),
    );
    return `${before?.[1] ?? ''}${phrase}`;
  });
}

/** In the order of the prompt; others come last. */
export const inOrder = (phrases: readonly string[], prompt: string): readonly string[] => {
  const text = prompt.toLowerCase();
  const at = (phrase: string): number => {
    const index = text.indexOf(phrase.toLowerCase());
    return index < 0 ? text.length : index;
  };
  return phrases.toSorted((a, b) => at(a) - at(b));
};
