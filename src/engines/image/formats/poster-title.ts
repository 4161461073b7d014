import { tokenise, wordsOf } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import { asSpelt } from './as-spelt.ts';
import type { Brief } from './brief.ts';
import { leadEvent, OF_DESIGN, purposeOf } from './details.ts';
import { isUse } from './purpose.ts';

/** "A poster for a jazz festival" is headed by what it is for. */
export function titleOf(brief: Brief): readonly string[] {
  const aim = purposeOf(brief);
  for (const word of [...aim, aim.join(' ')]) brief.shown.add(word);
  const isCover = /cover/.test(brief.phrase);
  const whole = withManner(brief, aim);
  // "For a band called Echo": the name says it. A cover bears its title and its genre, and not that it is one of a novel.
  // "For the classroom wall" is no text.
  const isSaid =
    (isCover || brief.texts.length > 0) &&
    (whole.every((word) => BEARER.test(word)) || (!isCover && /^(?:film|movie)$/.test(whole.at(-1) ?? '')));
  const said = isSaid || isUse(aim) ? [] : whole;
  const lettered = tokenise(brief.texts.join(' '));
  const event = leadEvent(brief);
  for (const word of event) brief.shown.add(word);
  const purpose = [event, said]
    .filter((words) => !words.every((word) => lettered.includes(word)))
    .map((words) => titleCase(asWritten(brief.request.prompt, words)));
  // A date heads nothing.
  const isDated =
    !isCover &&
    /\d(?!\d*\s?%)|^(?:this |next |every )?\w+days?\b/i.test(brief.texts[0] ?? '') &&
    purpose.length > 0;
  const own = isDated ? [...purpose, ...brief.texts] : [...brief.texts, ...purpose];
  const title = own.length > 0 ? own : placeOf(brief);
  if (title.length === 0 && brief.lines.length > 0) return [...openingOf(brief), ...brief.lines];
  return [...title, ...furtherOf(brief, aim), ...brief.lines];
}

/** "For a synthwave band": words for the manner of the whole design belong to the heading as well. */
function withManner({ request, rest, texts }: Brief, aim: readonly string[]): readonly string[] {
  const all = tokenise(request.prompt);
  const from = all.indexOf('for') + 1;
  const to = all.indexOf(aim.at(-1) ?? '', from) + 1;
  const others = tokenise([rest, ...texts].join(' '));
  return to === 0 || aim.length === 0
    ? aim
    : all.slice(from, to).filter((word) => aim.includes(word) || !others.includes(word));
}

/** With the hyphens and capitals of the prompt. */
const asWritten = (prompt: string, words: readonly string[]): string =>
  asSpelt(prompt, new RegExp(`(?<!\\p{L})${words.join("[\\s'’-]+")}(?!\\p{L})`, 'iu')) ?? words.join(' ');

/** "A festival in Lisbon", "a course in pottery for adults": what follows the event, where it is not painted, in small letters. */
function furtherOf(brief: Brief, aim: readonly string[]): string[] {
  if (aim.length === 0) return [];
  const clause = brief.rest.split(/[,;:.]/).find((one) => /\bfor\b/i.test(one)) ?? '';
  const after = clause.toLowerCase().indexOf(aim.at(-1) ?? '') + (aim.at(-1)?.length ?? 0);
  const [, how = '', what = ''] =
    /^\s+(?:set\s+)?(in|at|on|by|from|for|of)\s+(.+?)(?=\s+(?:with|featuring|showing|who|that|which|using)\b|\s*$)/iu.exec(
      clause.slice(after),
    ) ?? [];
  const words = tokenise(what);
  const painted = [...brief.subjects, ...brief.hints].flatMap(({ said = '' }) => said.split(' '));
  const isPainted = words.every((word) => painted.includes(word) || /^(?:an?|the|our|my)$/.test(word));
  // The places of a novel are painted, unless nobody can see which they are.
  if (/cover/.test(brief.phrase) && !/^\p{Lu}/u.test(what)) return [];
  if (words.length === 0 || isPainted || COLOUR_WORDS.has(words.at(-1) ?? '') || OF_DESIGN.test(what))
    return [];
  for (const word of words) brief.shown.add(word);
  const place = what.replace(/^(?:an?|the|our|my)\s+/iu, '');
  return [
    titleCase(
      /^(?:in|at)$/i.test(how) && !/^(?:aid|memory|support|honou?r)\b/i.test(what) ? place : `${how} ${what}`,
    ),
  ];
}

/** "Poster: lost cat, call …" is headed by what it is about, not by the number. */
function openingOf({ rest, phrase }: Brief): string[] {
  const [, said = ''] =
    new RegExp(`${phrase.split(' ').at(-1)}s?\\b[:\\s]+(?:of\\s+|for\\s+|with\\s+)?([^,;:.]+)`, 'i').exec(
      rest,
    ) ?? [];
  const words = said.trim().replace(/^(?:an?|the)\s+/i, '');
  return words === '' || words.split(/\s+/).length > 4 ? [] : [titleCase(words)];
}

const BEARER =
  /^(?:band|company|brand|movie|film|book|novel|album|record|ep|lp|single|song|play|show|event|magazine|group)$/;

/** "A travel poster of Paris" is headed by the place. */
function placeOf({ words, rest }: Brief): string[] {
  const at = words.indexOf('of');
  const cased = wordsOf(rest);
  const from = cased.findIndex((word, index) => word.toLowerCase() === 'of' && index >= at) + 1;
  const end = cased.findIndex((word, index) => index >= from && !/^\p{Lu}/u.test(word));
  const name = at < 0 ? [] : cased.slice(from, end < 0 ? undefined : end);
  return name.length > 0 ? [name.join(' ')] : [];
}
