import { namedIn } from './areas.ts';
import { partIn, ratioIn } from './crop-words.ts';
import type { Change } from './operation.ts';

const LEAST_SIDE = 8;
const MOST_SIDE = 4096;

const isSide = (side: number): boolean => side >= LEAST_SIDE && side <= MOST_SIDE;

/** "To 400x300", "800 pixels wide"; undefined where no size in pixels is named. */
export function resizeIn(words: string): Change | undefined {
  const [, wide, high] = /(\d{2,5}) ?(?:px|pixels)? ?(?:x|×|by|\*) ?(\d{2,5})/.exec(words) ?? [];
  if (wide !== undefined && high !== undefined)
    return isSide(Number(wide)) &&
      isSide(Number(high)) &&
      /size|scale|shrink|enlarge|px|pixels|\d{3}/.test(words)
      ? { do: 'resize', width: Number(wide), height: Number(high) }
      : undefined;
  const [, side, along] =
    /(\d{2,5}) ?(?:px|pixels)? (?:in )?(wide|width|high|tall|height)\b/.exec(words) ?? [];
  const [, before, after] = /\b(width|height) (?:of |to )?(\d{2,5})/.exec(words) ?? [];
  const length = Number(side ?? after);
  if (!isSide(length)) return /size|scale|shrink|enlarge/.test(words) ? rescaleIn(words) : undefined;
  return /^w/.test(along ?? before ?? '')
    ? { do: 'resize', width: length, height: undefined }
    : { do: 'resize', width: undefined, height: length };
}

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/, 0.5],
  [/\bquarter\b/, 0.25],
  [/\b(?:twice|double)\b/, 2],
  [/\btriple\b/, 3],
];

/** "Half the size", "to 50 %", "2x". */
export function rescaleIn(words: string): Change | undefined {
  const percent = /\b(\d{1,3}) ?(?:%|per ?cent\b)/.exec(words)?.[1];
  const times = /\b(\d(?:\.\d+)?) ?(?:x|times)\b/.exec(words)?.[1];
  const by =
    percent === undefined
      ? times === undefined
        ? TIMES.find(([said]) => said.test(words))?.[1]
        : Number(times)
      : /\bby\b/.test(words) && /\b(?:shrink|reduce)\b/.test(words)
        ? 1 - Number(percent) / 100
        : Number(percent) / 100;
  return by !== undefined && by >= 0.05 && by <= 4 ? { do: 'rescale', by } : undefined;
}

/** Without a number, "slightly" is this many degrees. */
const SLIGHT = 5;

export function rotationIn(words: string): Change | undefined {
  if (/\bupside down\b/.test(words)) return { do: 'rotate', degrees: 180 };
  const number = /\d+/.exec(words)?.[0];
  const isSlight = /\b(?:slightly|a bit|a little)\b/.test(words);
  const isLeft = /\bleft\b|\b(?:counter|anti)/.test(words);
  // "Turn it" alone asks for something else: "turn it into a painting".
  if (
    !/\b(?:rotate|tilt)\b/.test(words) &&
    !(/\b(?:left|right|clockwise)\b/.test(words) || number !== undefined)
  )
    return undefined;
  const size = number === undefined ? (isSlight ? SLIGHT : 90) : Number(number) % 360;
  return { do: 'rotate', degrees: isLeft ? 360 - size : size };
}

export function zoomIn(words: string): Change | undefined {
  if (/\bout\b/.test(words)) return undefined;
  const times = /\b(\d(?:\.\d+)?) ?(?:x|times)\b/.exec(words)?.[1];
  return {
    do: 'zoom',
    by:
      times === undefined
        ? /\b(?:slightly|a bit|a little)\b/.test(words)
          ? 1.25
          : 1.6
        : Math.max(1, Number(times)),
    into: namedIn(words.replace(/\bzoom(?:ed)?\b(?: in)?|\bclose-?up\b/, '')),
  };
}

/** "Crop to the left half", "to 16:9", "square, around the cat", "to the cat". */
export function cropOf(words: string): Change | undefined {
  const part = partIn(words);
  if (part) return { do: 'part', part };
  const shape = ratioIn(words);
  const about =
    /\b(?:around|to|on|centered on|centred on|tightly around)\b (?:the|my|his|her|this|that) .*/.exec(
      words,
    )?.[0];
  const around = about === undefined ? undefined : namedIn(about);
  const isCrop = /\bcrop(?:ped)?\b(?! out\b)/.test(words);
  return shape === undefined && !(isCrop && around !== undefined) ? undefined : { do: 'crop', shape, around };
}
