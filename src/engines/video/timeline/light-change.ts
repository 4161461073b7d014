import { COLOUR_WORDS } from '../../image/prompt/modifiers.ts';
import { joinShades } from '../../image/prompt/shades.ts';
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
  /** Lamps that go on or off meanwhile. */
  readonly lamps?: 'on' | 'off';
}

export interface MovingDisc {
  readonly body: 'sun' | 'moon';
  readonly goes: 'up' | 'down';
  /** The words of the prompt for it; none where only the light was asked for. */
  readonly said: string;
  /** `#rrggbb`, where the prompt gives it one. */
  readonly colour?: string;
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
  const found = CHANGES.find(({ pattern }) => pattern.test(text));
  if (!found) return undefined;
  const { from, to, body, pattern } = found;
  if (body) return withDisc(text, found, { from, to });
  const rest = text.replace(pattern, ' ');
  // "From day to night as the moon rises": the light changes, and the moon has its way.
  const other = CHANGES.find((one) => one.body && one.pattern.test(rest));
  if (other) return withDisc(rest, other, { from, to });
  const disc = { body: to === 'night' ? ('moon' as const) : ('sun' as const), goes: 'up' as const, said: '' };
  return { from, to, rest, disc };
}

function withDisc(
  text: string,
  { pattern, body, goes }: (typeof CHANGES)[number],
  times: Pick<LightChange, 'from' | 'to'>,
): LightChange {
  const found = pattern.exec(text);
  if (!found || !body || !goes) return { ...times, rest: text };
  const { before, colour, coloured } = withoutColour(text.slice(0, found.index));
  const after = text.slice(found.index + found[0].length);
  const where = WHERE.exec(after);
  const behind = after.slice(where?.[0].length ?? 0);
  const said = where?.[1];
  return {
    ...times,
    rest: `${before} ${said === undefined ? after : behind}`,
    disc: {
      body,
      goes,
      said: `${coloured}${found[0].trim()}`,
      ...(colour !== undefined && { colour }),
      ...(said !== undefined && { relation: { said, to: behind } }),
    },
  };
}

/** "A red moon rising": red is the moon, not the land under it. */
function withoutColour(text: string): {
  readonly before: string;
  readonly colour: string | undefined;
  readonly coloured: string;
} {
  const words = joinShades(text.trim(), '-').split(/\s+/);
  const last = words.at(-1) ?? '';
  const colour = COLOUR_WORDS.get(last);
  if (colour === undefined) return { before: text, colour, coloured: '' };
  return { before: words.slice(0, -1).join(' '), colour, coloured: `${last.replace('-', ' ')} ` };
}
