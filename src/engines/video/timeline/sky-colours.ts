import { COLOUR_WORDS } from '../../image/prompt/modifiers.ts';
import type { FrameGrade } from '../encode/yuv.ts';
import type { Animation } from './animation.ts';

/** Colours that the sky takes in turn. */
export interface SkyColours {
  readonly said: string;
  /** `#rrggbb` */
  readonly colours: readonly string[];
  /** The prompt without the words for them. */
  readonly rest: string;
}

const SHADE = '(?:(?:very|dark|deep|light|pale|bright|soft|warm|cold|cool)[ -])*';
const COLOUR = `(?:${SHADE}([a-z]+))`;
const LINK = '(?:\\s*,\\s*(?:then\\s+)?|\\s+)(?:(?:and\\s+)?(?:then\\s+)?(?:(?:in)?to|through|over|via)\\s+)';
const CHANGES = new RegExp(
  `[,;]?\\s*(?:\\b(?:and|while|as|with|when)\\s+)?\\b(?:the\\s+)?(?:sky|light|horizon|colou?rs?(?:\\s+of\\s+the\\s+sky)?)(?:\\s+(?:slowly|gradually|is|that))*\\s+(?:go(?:es|ing)?|chang(?:es?|ing)|turn(?:s|ing)?|shift(?:s|ing)?|fad(?:es?|ing)|mov(?:es?|ing))(?:\\s+(?:colou?rs?|slowly|gradually))*\\s+from\\s+((?:${COLOUR})(?:${LINK}${COLOUR})+)`,
  'i',
);

/** "The sky goes from dark blue to orange to light blue". */
export function skyColoursIn(prompt: string): SkyColours | undefined {
  const found = CHANGES.exec(prompt);
  const said = found?.[1];
  if (!found || said === undefined) return undefined;
  const colours: string[] = [];
  for (const part of said.toLowerCase().split(new RegExp(LINK, 'i'))) {
    const colour = COLOUR_WORDS.get(part.trim()) ?? COLOUR_WORDS.get(part.trim().split(/[ -]/).at(-1) ?? '');
    if (colour === undefined || !colour.startsWith('#')) return undefined;
    colours.push(colour);
  }
  return {
    said: said.toLowerCase(),
    colours,
    rest: prompt.replace(found[0], ' ').replace(/\s+/g, ' ').trim(),
  };
}

type Tint = readonly [red: number, green: number, blue: number];

/** How far a colour goes: details of the land are still seen. */
const STRENGTH = 0.75;

function tintOf(colour: string): Tint {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const mean = Math.max(1, (red + green + blue) / 3);
  const scaled = (value: number): number => Math.min(1.4, Math.max(0.55, 1 + STRENGTH * (value / mean - 1)));
  return [scaled(red), scaled(green), scaled(blue)];
}

/** The film in the light of these colours, one after another. */
export function inColours<Film extends Animation>(
  film: Film,
  { colours }: Pick<SkyColours, 'colours'>,
): Film {
  const tints = colours.map(tintOf);
  return {
    ...film,
    draw: (frame, moment) => {
      const at = moment.progress * (tints.length - 1);
      const index = Math.min(tints.length - 2, Math.floor(at));
      const [from, to] = [tints[index], tints[index + 1]];
      const grade: FrameGrade = film.draw(frame, moment);
      if (!from || !to) return grade;
      const mixed = (channel: 0 | 1 | 2): number =>
        from[channel] + (to[channel] - from[channel]) * (at - index);
      return {
        ...grade,
        red: grade.red * mixed(0),
        green: grade.green * mixed(1),
        blue: grade.blue * mixed(2),
      };
    },
  };
}
