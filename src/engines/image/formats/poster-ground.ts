import { mixed, type Palette } from './colours.ts';
import { points, polar, type Sheet } from './sheet.ts';

const GROUNDS = ['rays', 'rings', 'bands', 'hills', 'night', 'waves', 'grid', 'plain'] as const;
type Ground = (typeof GROUNDS)[number];

/** Words of a prompt that a ground shows, the strongest first. */
const WORDS: readonly (readonly [RegExp, Ground])[] = [
  [/^minimal/, 'plain'],
  [/^(?:grid|synthwave|retrowave|vaporwave|outrun)$/, 'grid'],
  [
    /^(?:mystery|mysterious|crime|thriller|detective|noir|horror|ghost|spooky|suspense|gothic|halloween|whodunit|lullab(?:y|ies)|bedtime|nocturne)$/,
    'night',
  ],
  [/^(?:seventies|70s|1970s|groovy)$/, 'rings'],
  [/^(?:ambient|calm|slow|meditation|peaceful|relaxing|lofi|lo-fi|dreamy|chill|waves?)$/, 'waves'],
];
/** Announced loudly. */
const LOUD = /^(?:sale|festival|party|circus|carnival|retro|fair|disco|gaming|parade|concert|show)$/;

interface ChosenGround {
  readonly ground: Ground;
  /** Words of the prompt that it shows. */
  readonly shown: readonly string[];
}

/** The ground that the words ask for; else one of the seed, so that not all posters look alike. */
export function groundFor(words: readonly string[], random: () => number): ChosenGround {
  for (const [pattern, ground] of WORDS) {
    const shown = words.filter((word) => pattern.test(word));
    if (shown.length > 0) return { ground, shown: ground === 'grid' ? [...shown, 'horizon'] : shown };
  }
  const calm: readonly Ground[] = ['rings', 'bands', 'hills', 'rays'];
  const drawn = calm[Math.floor(random() * calm.length)] ?? 'rays';
  return { ground: words.some((word) => LOUD.test(word)) ? 'rays' : drawn, shown: [] };
}

/** The colours of a ground that has its own. */
export const groundColours = (ground: Ground): Partial<Palette> =>
  ground === 'night'
    ? { main: '#1b2238', accent: '#e9e2c4', paper: '#8d97ad' }
    : ground === 'grid'
      ? { main: '#1d1140', accent: '#ff7e5f', paper: '#e94fd0' }
      : ground === 'waves'
        ? { main: '#2c6480', accent: '#f0d9b0', paper: '#cfe3e6' }
        : {};

/** Draws what is behind everything, around the middle of the things. */
export function drawGround(
  sheet: Sheet,
  ground: Ground,
  { main, paper }: Palette,
  { x, y, random }: { readonly x: number; readonly y: number; readonly random: () => number },
): void {
  const { width, height, short } = sheet;
  const tone = mixed(main, paper, 0.16);
  const far = width + height;
  const wave = (level: number, swing: number): string =>
    `M0 ${height * level}c${width * 0.2} ${-height * swing} ${width * 0.35} ${-height * swing} ${width * 0.5} 0s${width * 0.35} ${height * swing} ${width * 0.5} 0V${height}H0Z`;
  const fill = (path: string, colour: string): void => {
    sheet.add(`<path d="${path}" fill="${colour}"/>`);
  };
  switch (ground) {
    case 'rays':
      for (let ray = 0; ray < 24; ray += 2)
        sheet.add(
          `<polygon points="${points([[x, y], polar(x, y, far, ray / 24), polar(x, y, far, (ray + 1) / 24)])}" fill="${tone}"/>`,
        );
      return;
    case 'rings':
      for (let ring = 9; ring > 0; ring--)
        sheet.add(
          `<circle cx="${x}" cy="${y}" r="${short * 0.13 * ring}" fill="${ring % 2 ? tone : main}"/>`,
        );
      return;
    case 'bands':
      for (let band = -1; band < 8; band++) {
        const from = (band * far) / 8;
        fill(`M${from} 0h${far / 16}L${from + far / 16 - height} ${height}h${-far / 16}Z`, tone);
      }
      return;
    case 'hills':
      for (const [at, level] of [0.72, 0.8, 0.88].entries())
        fill(wave(level, at % 2 ? -0.05 : 0.07), mixed(main, '#10131a', 0.14 * (at + 1)));
      return;
    case 'waves':
      for (let level = 0.3; level < 1; level += 0.1)
        fill(wave(level, 0.02 + 0.04 * random()), mixed(main, paper, 0.5 * (1 - level)));
      return;
    case 'night':
      for (let star = 0; star < 60; star++)
        sheet.add(
          `<circle cx="${(random() * width).toFixed(1)}" cy="${(random() * height * 0.7).toFixed(1)}" r="${(short * (0.001 + 0.002 * random())).toFixed(2)}" fill="#ffffff" opacity=".7"/>`,
        );
      for (const [at, level] of [0.7, 0.78, 0.87].entries())
        sheet.add(
          `<path d="${wave(level, at % 2 ? -0.03 : 0.04)}" fill="${mixed('#0c1020', paper, 0.12 * at)}" opacity=".75"/>`,
        );
      return;
    case 'grid':
      drawGrid(sheet, paper);
      return;
    case 'plain':
  }
}

/** Lines that run to the horizon, and a sun in stripes over it. */
function drawGrid(sheet: Sheet, line: string): void {
  const { width, height, short } = sheet;
  const [horizon, r] = [height * 0.6, short * 0.3];
  sheet.add(
    `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150c33"/><stop offset="1" stop-color="#8a2a8f"/></linearGradient><linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd76a"/><stop offset="1" stop-color="#ff3d8b"/></linearGradient></defs><rect width="${width}" height="${horizon}" fill="url(#dusk)"/><circle cx="${width / 2}" cy="${horizon - r * 0.45}" r="${r}" fill="url(#disc)"/>`,
  );
  for (let stripe = 0; stripe < 5; stripe++)
    sheet.add(
      `<rect y="${horizon - r * (0.1 + stripe * 0.17)}" width="${width}" height="${r * (0.07 - stripe * 0.01)}" fill="#8a2a8f" opacity=".85"/>`,
    );
  sheet.add(`<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#170d38"/>`);
  const stroke = `stroke="${line}" stroke-width="${short / 300}"`;
  for (let ray = -14; ray <= 14; ray++)
    sheet.add(
      `<path d="M${width / 2 + (ray * width) / 40} ${horizon}L${width / 2 + (ray * width) / 5} ${height}" ${stroke}/>`,
    );
  for (let row = 0; row < 9; row++)
    sheet.add(`<path d="M0 ${horizon + (height - horizon) * (row / 9) ** 2}h${width}" ${stroke}/>`);
}
