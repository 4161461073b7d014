import type { RandomSource } from '../../random.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Brief } from './brief.ts';
import { mixed } from './colours.ts';
import type { Sheet } from './sheet.ts';
import { isOfRidges, LAND } from './wallpaper-words.ts';

/** Wallpapers of layered hills. */
export const hasRidges = ({ rest, phrase }: Brief): boolean => /wallpaper/.test(phrase) && isOfRidges(rest);

const LAYERS = 6;

/** Land in layers, paler with distance. Marks its words as shown. */
export function drawRidges(sheet: Sheet, brief: Brief, random: RandomSource, usual: string): void {
  const { width, height } = sheet;
  const named = [...new Set(brief.words.filter((word) => COLOUR_WORDS.has(word)))];
  const [colour = usual, other = colour] = named.map((word) => COLOUR_WORDS.get(word) ?? usual);
  for (const word of named) brief.shown.add(word);
  const [land = 'hills'] = LAND.exec(brief.rest) ?? [];
  const isPeaked = /^(?:mountains|peaks)$/i.test(land);
  const isFaceted = isPeaked && /\b(?:geometric|low[\s-]poly|angular|polygon\w*)\b/i.test(brief.rest);
  for (const word of [
    ...brief.leftOver.filter((one) => OF_CALM.test(one)),
    ...brief.hints.flatMap(({ said = '' }) => (LAND.test(said) || OF_CALM.test(said) ? [said] : [])),
    ...brief.subjects.flatMap(({ said }) => (LAND.test(said) ? [said] : [])),
  ])
    brief.shown.add(word);
  sheet.studio.account.told.push(`layered ${named.join(' and ')} ${land.toLowerCase()}`.replace(/ +/g, ' '));
  sheet.add(
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.62)}"/><stop offset="1" stop-color="${mixed(colour, '#ffffff', 0.9)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`,
  );
  for (let layer = 0; layer < LAYERS; layer++) {
    const near = layer / (LAYERS - 1);
    const base = height * (0.42 + 0.46 * near);
    const tall = height * (isPeaked ? 0.17 : 0.09) * (1 - near * 0.4);
    const phase = random() * 9;
    // An odd number ends on the other side of a peak; peaks in a narrow image are no needles.
    const steps = isPeaked ? 2 * Math.round(4.5 * Math.min(2, Math.max(0.5, width / height))) + 1 : 40;
    const line = Array.from({ length: steps + 1 }, (_, n) => {
      const x = n / steps;
      const rise = isPeaked
        ? (n % 2 ? 0.5 : -0.5) + (random() - 0.5) * 0.7
        : Math.sin(x * 5 + phase) * 0.6 + Math.sin(x * 11 + phase * 2) * 0.25;
      return `${(x * width).toFixed(1)} ${(base - rise * tall).toFixed(1)}`;
    });
    // The second colour comes forward from the mist of the first.
    const own = mixed(colour, other, near);
    const shade =
      near < 0.6
        ? mixed(own, '#ffffff', (0.6 - near) * (named.length > 1 ? 0.4 : 1))
        : mixed(own, '#10131a', (near - 0.6) * 0.9);
    sheet.add(`<path d="M0 ${height}L${line.join('L')}L${width} ${height}Z" fill="${shade}"/>`);
    // A lit side of each peak.
    if (isFaceted)
      for (let n = 1; n < steps; n += 2)
        sheet.add(
          `<path d="M${line[n]}L${line[n + 1]}L${((n + 0.4) / steps) * width} ${height}Z" fill="#ffffff" opacity=".12"/>`,
        );
  }
}

const OF_CALM =
  /^(?:layer\w*|soft|calm|calming|minimal\w*|simple|nothing|busy|style|quiet|peaceful|very|too|geometric|abstract|flat|low|poly|angular|polygon\w*)$/;
