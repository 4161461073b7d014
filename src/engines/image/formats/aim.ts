import type { Subject } from '../prompt/subject.ts';
import { withoutSubject } from '../prompt/without-subject.ts';
import type { Brief } from './brief.ts';
import { occasionIn } from './design-words.ts';
import { leadEvent, purposeOf } from './details.ts';
import type { FormatName } from './find-format.ts';

/** They show something else than what they are for. */
const HAVE_PURPOSE: ReadonlySet<FormatName> = new Set([
  'icon',
  'sticker',
  'card',
  'poster',
  'logo',
  'pattern',
]);

/** In "an icon for a sleep tracker: a moon" and "an invitation to a birthday party with a clown" only the moon and the clown are shown. */
export function withoutPurpose(brief: Brief, format: FormatName): Brief {
  if (!HAVE_PURPOSE.has(format)) return brief;
  const occasion = [
    ...new Set([...occasionIn([...brief.leading, ...brief.phrase.split(' ')]), ...leadEvent(brief)]),
  ];
  const aim = [
    ...occasion,
    ...purposeOf(brief),
    ...(eventOf(brief)
      ?.toLowerCase()
      .split(/[\s'’]+/) ?? []),
  ];
  const isAim = ({ said = '' }: { readonly said?: string | undefined }): boolean =>
    said !== '' && said.split(' ').every((word) => aim.includes(word)) && !isSaidAgain(brief, said, aim);
  const isAgain = (one: Subject, at: number): boolean =>
    at === 0 &&
    leadEvent(brief).includes(one.said) &&
    brief.subjects.slice(1).some(({ said }) => said === one.said);
  const others = brief.subjects.filter((one, at) => !isAim(one) && !isAgain(one, at));
  const isSeason = (hint: Brief['hints'][number]): boolean => hint.season !== undefined && !hint.place;
  const signs = brief.hints.filter((hint) => !isAim(hint) && !isSeason(hint));
  // Parts of the thing that it is for are no other things: "for a lost cat with white paws".
  const isApart = others.some(({ relation }) => {
    const anchor = relation && brief.subjects[relation.to];
    return !anchor || !isAim(anchor) || occasion.includes(anchor.said) || relation.joined === true;
  });
  if (!isApart && signs.length === 0) return brief;
  const gone = brief.subjects.filter((one, at) => isAim(one) || isAgain(one, at));
  for (const { said } of gone) brief.shown.add(said);
  // An evening course is no evening, and in simple shapes a drop is no abstract painting.
  const isOfAim = (hint: Brief['hints'][number]): boolean =>
    isAim(hint) && (isSeason(hint) || (hint.time !== undefined && !hint.place));
  const hints = brief.hints.filter((hint) => !isOfAim(hint));
  for (const { said = '' } of brief.hints) if (aim.includes(said)) brief.shown.add(said);
  const subjects = gone.reduce<readonly Subject[]>((kept, { said }) => {
    const one = kept.find((subject) => subject.said === said);
    return one ? withoutSubject(kept, one, { colour: true, finish: true, size: true }) : kept;
  }, brief.subjects);
  for (const word of aim) brief.shown.add(word);
  return { ...brief, subjects, hints };
}

/** "For strawberry jam, a strawberry in a crown". */
export const isSaidAgain = (
  { words }: Pick<Brief, 'words'>,
  said: string,
  aim: readonly string[],
): boolean => {
  const last = said.split(' ').at(-1) ?? '';
  const times = (list: readonly string[]): number => list.filter((word) => word === last).length;
  return times(words) > times(aim);
};

/** "An invitation to a garden party": what one is invited to. */
export function eventOf({ rest, phrase }: Pick<Brief, 'rest' | 'phrase'>): string | undefined {
  if (!/invit/.test(phrase)) return undefined;
  const clause = rest.split(/[,;:.]/).find((one) => /\b(?:to|for)\b/i.test(one)) ?? '';
  const [, event] =
    /\b(?:to|for)\s+(.+?)(?=\s+(?:with|at|on|in|and|from|featuring|showing)\b|\s*$)/i.exec(clause) ?? [];
  // "For a six year old" is nothing that one is invited to.
  return /\byears?[ -]olds?\b/i.test(event ?? '')
    ? undefined
    : event?.replace(/^(?:an?|the|my|our|his|her)\s+/i, '').trim();
}
