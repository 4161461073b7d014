import { tokenise } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import type { Subject } from '../prompt/subject.ts';
import { withoutSubject } from '../prompt/without-subject.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { Brief } from './brief.ts';

/** A cover is no picture of a book. */
const MEDIUM = /^(?:book|novel|record|album|magazine|single|ep|lp|cd|vinyl|tape|story|paperback|ebook)s?$/;
const DARK = /^(?:mystery|crime|thriller|detective|noir|horror|ghost|gothic)$/;

/** A cover with the words for what is on it. */
export const withoutMedium = (brief: Brief): Brief =>
  /cover/.test(brief.phrase) ? { ...brief, words: brief.words.filter((word) => !MEDIUM.test(word)) } : brief;

/** Takes what a cover is printed on for no subject; where nothing else is named, the title says what is on it. */
export function asCover(brief: Brief, { nouns }: Drawings): Brief {
  if (!/cover/.test(brief.phrase)) return brief;
  // "A detective novel" shows no detective.
  const isGenre = (said: string): boolean =>
    DARK.test(said) && MEDIUM.test(brief.words[brief.words.indexOf(said) + 1] ?? '');
  const media = brief.subjects.filter(
    ({ said }) => MEDIUM.test(said.split(' ').at(-1) ?? '') || isGenre(said),
  );
  for (const { said } of media) brief.shown.add(said);
  const subjects = media.reduce<readonly Subject[]>((kept, { said }) => {
    const one = kept.find((subject) => subject.said === said);
    return one ? withoutSubject(kept, one, {}) : kept;
  }, brief.subjects);
  const own = { ...brief, subjects };
  const isEmpty = subjects.length + brief.hints.length === 0;
  const titled = isEmpty ? parsePrompt(tokenise(brief.texts.join(' ')), nouns) : undefined;
  const named = titled ? { ...own, subjects: titled.subjects, hints: titled.hints } : own;
  const dark = brief.words.filter((word) => DARK.test(word));
  const isPlaced = named.hints.some(({ place }) => place !== undefined);
  if (dark.length === 0 || !isPlaced || named.hints.some(({ time }) => time !== undefined)) return named;
  return { ...named, hints: [...named.hints, { time: 'night' }] };
}
