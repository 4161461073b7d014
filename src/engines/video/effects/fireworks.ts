import { COLOUR_WORDS } from '../../image/prompt/modifiers.ts';
import { mulberry32, pickFrom } from '../../random.ts';
import type { Frame } from '../compositing/frame.ts';
import type { CameraView } from '../timeline/camera.ts';
import { type ByteRgb, drawDisc, drawLine } from './rasterise.ts';

const COLOURS: readonly ByteRgb[] = [
  [255, 90, 80],
  [255, 205, 90],
  [110, 225, 140],
  [110, 170, 255],
  [235, 120, 255],
  [255, 255, 235],
];

/** "Fireworks burst": what the sky does is said of them. */
const DEED =
  '(?:\\s+(?:are\\s+|is\\s+)?(?:burst(?:s|ing)?|explod(?:es?|ing)|going\\s+off|go\\s+off|light(?:s|ing)?\\s+up|fill(?:s|ing)?|shoot(?:s|ing)?\\s+up))?';
const LOOK = `(?:(?:colou?rful|bright|big|large|${[...COLOUR_WORDS.keys()].join('|')}|and)\\s+)*`;
const FIREWORKS = new RegExp(
  `\\b(?:an?\\s+|the\\s+|some\\s+)?(${LOOK})fireworks?(?:\\s+(?:show|display))?${DEED}\\b`,
  'i',
);
const NAMES_DARKNESS = /\b(?:night|midnight|dusk|evening|twilight|moon\w*|dark)\b/i;

/** The prompt without its fireworks, and their colours: a painted one would hang in the sky for the whole shot. */
export function withoutFireworks(prompt: string): {
  readonly rest: string;
  readonly fireworks: readonly ByteRgb[] | undefined;
} {
  const found = FIREWORKS.exec(prompt);
  if (!found) return { rest: prompt, fireworks: undefined };
  const named = (found[1] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => COLOUR_WORDS.get(word) ?? []);
  const rest = prompt.replace(FIREWORKS, ' ').trim();
  return {
    rest: NAMES_DARKNESS.test(rest) ? rest : `at night, ${rest}`,
    fireworks: named.length > 0 ? named.map(lightOf) : COLOURS,
  };
}

/** A light is never darker than this. */
const LEAST = 40;

const lightOf = (hex: string): ByteRgb => {
  const of = (at: number): number => Math.max(LEAST, Number.parseInt(hex.slice(at, at + 2), 16));
  return [of(1), of(3), of(5)];
};

/** Seconds between two rockets, of their way up, and until the last spark is out. */
const EVERY = 0.75;
const CLIMB = 0.8;
const LIFE = 1.9;
const SPARKS = 54;

interface FireworksMoment {
  readonly seconds: number;
  readonly view: CameraView;
  readonly seed: number;
  /** 0 to 1 from the top: rockets start here. */
  readonly horizon: number;
  readonly colours: readonly ByteRgb[];
}

/** Rockets that climb and burst. Each follows from its number and the time alone. */
export function drawFireworks(
  frame: Frame,
  { seconds, view, seed, horizon, colours }: FireworksMoment,
): void {
  const { width, height } = frame;
  // Some are in the air when the shot begins.
  const last = Math.floor((seconds + CLIMB + LIFE) / EVERY);
  for (let number = Math.max(0, last - Math.ceil((CLIMB + LIFE) / EVERY)); number <= last; number++) {
    const random = mulberry32(seed * 131 + number * 7919);
    const age = seconds + CLIMB + LIFE - number * EVERY;
    const x = (0.12 + random() * 0.76 - view.x * 0.3) * width;
    const y = (0.1 + random() * 0.28) * height;
    const size = (0.17 + random() * 0.12) * height;
    const colour = pickFrom(random, colours);
    if (age < CLIMB) {
      const share = 1 - (1 - age / CLIMB) ** 2;
      const top = horizon * height + (y - horizon * height) * share;
      drawLine(frame, [x, top], [x, top + height * 0.05], Math.max(1, height * 0.002), {
        colour: [255, 220, 160],
        alpha: 0.7,
        glow: true,
      });
    } else drawBurst(frame, { x, y, size, colour, since: age - CLIMB, random });
  }
}

/** The head of a spark. */
const palerOf = ([r, g, b]: ByteRgb): ByteRgb => [
  r + (255 - r) * 0.4,
  g + (255 - g) * 0.4,
  b + (255 - b) * 0.4,
];

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: ByteRgb;
  readonly since: number;
  readonly random: () => number;
}

function drawBurst(frame: Frame, { x, y, size, colour, since, random }: Burst): void {
  const share = since / LIFE;
  if (share >= 1) return;
  const spread = 1 - Math.exp(-since * 4.2);
  const alpha = (1 - share) ** 1.3;
  if (share < 0.25) drawDisc(frame, x, y, size * 2.2, { colour, alpha: 0.3 * (1 - share * 4), glow: true });
  for (let i = 0; i < SPARKS; i++) {
    const turn = ((i + random() * 0.6) / SPARKS) * 2 * Math.PI;
    // Sparks of a ball: as many near the middle as far out.
    const reach = size * Math.sqrt(0.25 + 0.75 * random());
    const at = (part: number): [number, number] => [
      x + Math.cos(turn) * reach * part,
      y + Math.sin(turn) * reach * part + size * 0.55 * share * share,
    ];
    drawLine(frame, at(spread * 0.86), at(spread), Math.max(0.8, size * 0.016), {
      colour,
      alpha,
      glow: true,
    });
    const [px, py] = at(spread);
    drawDisc(frame, px, py, Math.max(1, size * 0.03), {
      colour: palerOf(colour),
      alpha: alpha * 0.8,
      glow: true,
    });
  }
}
