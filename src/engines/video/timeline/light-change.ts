import { TIMES_OF_DAY, type TimeOfDay } from '../../image/prompt/vocabulary.ts';
import { oneOf } from '../../narrow.ts';
import table from '../data/light-changes.json';

/** A time of day that becomes another one during the video. */
export interface LightChange {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  /** The prompt without the words for it. */
  readonly rest: string;
  /** The sun or moon that rises or sets meanwhile. */
  readonly disc?: MovingDisc;
}

export interface MovingDisc {
  readonly body: 'sun' | 'moon';
  readonly goes: 'up' | 'down';
  /** The words of the prompt for it. */
  readonly said: string;
  /** "Behind the pyramids": the word, and the text that follows it. */
  readonly relation?: { readonly said: string; readonly to: string };
}

const CHANGES = table.map(({ pattern, from, to, disc, goes }) => ({
  // "Goes from day to night" is one phrase.
  pattern: new RegExp(
    `(?:\\b(?:goes|going|turns|turning|changes|changing|moves|passes)\\s+)?(?:\\bfrom\\s+)?(?:${pattern})`,
  ),
  from: oneOf(TIMES_OF_DAY, from),
  to: oneOf(TIMES_OF_DAY, to),
  body: disc === undefined ? undefined : oneOf(['sun', 'moon'], disc),
  goes: goes === undefined ? undefined : oneOf(['up', 'down'], goes),
}));

/** Words for the place where the sun or moon rises belong to it, not to the subject that comes next. */
const WHERE =
  /^(?:\s+(?:slowly|gently|gradually|quickly))?(?:\s+(from behind|behind|over|above|beyond|below|beneath|under|into|between|through|from|in|on|at))?\b/;

export function requestedLightChange(prompt: string): LightChange | undefined {
  const text = prompt.toLowerCase();
  for (const { pattern, from, to, body, goes } of CHANGES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const after = text.slice(found.index + found[0].length);
    if (!body || !goes) return { from, to, rest: `${text.slice(0, found.index)} ${after}` };
    const where = WHERE.exec(after);
    const behind = after.slice(where?.[0].length ?? 0);
    const said = where?.[1];
    return {
      from,
      to,
      rest: `${text.slice(0, found.index)} ${said === undefined ? after : behind}`,
      disc: {
        body,
        goes,
        said: found[0].trim(),
        ...(said !== undefined && { relation: { said, to: behind } }),
      },
    };
  }
  return undefined;
}
