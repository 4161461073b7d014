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
  const isDark = DARK.test(brief.rest);
  const evening = EVENING.exec(brief.rest)?.[0].toLowerCase();
  const high = isDark ? mixed(colour, NIGHT, 0.88) : mixed(colour, '#ffffff', 0.62);
  const low = isDark ? mixed(colour, NIGHT, 0.62) : mixed(colour, '#ffffff', 0.9);
  const glow = evening ? mixed(low, '#ff8a4c', 0.6) : low;
  for (const word of ['dark', 'night', ...(evening ? [evening, `at ${evening}`] : [])])
    if (isDark || evening?.includes(word) || word.startsWith('at ')) brief.shown.add(word);
  sheet.add(
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="${evening ? 0.5 : 1}" stop-color="${glow}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    discInSky(brief, sheet),
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
    const shade = isDark
      ? mixed(own, NIGHT, 0.35 + 0.58 * near)
      : near < 0.6
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

const NIGHT = '#090c12';
const DARK = /\b(?:dark|night|midnight|moody)\b/i;
const EVENING = /\b(?:sunset|sunrise|dawn|dusk)\b/i;
const DISC = /\b(?:(small|tiny|large|big|huge)\s+)?(?:(full|crescent|half)\s+)?(moon|sun)\b([^,;.]*)/i;

/** "Small moon top right": a disc where the prompt wants it. Marks its words as shown. */
function discInSky({ request, shown }: Brief, { width, height, short, studio }: Sheet): string {
  const [all, size = '', form = '', body = '', place = ''] = DISC.exec(request.prompt) ?? [];
  if (all === undefined) return '';
  const has = (words: RegExp): boolean => words.test(place);
  const x =
    width * (has(/\bleft\b/i) ? 0.2 : has(/\b(?:middle|cent)/i) ? 0.5 : has(/\bright\b/i) ? 0.8 : 0.7);
  const y = height * (has(/\b(?:bottom|lower|low)\b/i) ? 0.42 : has(/\b(?:top|upper|high)\b/i) ? 0.13 : 0.2);
  const r = short * (/small|tiny/i.test(size) ? 0.045 : /large|big|huge/i.test(size) ? 0.14 : 0.075);
  const words = all.toLowerCase().split(/\s+/);
  for (const word of [
    ...words,
    words.filter((one) => /^(?:small|tiny|large|big|huge|full|crescent|half|moon|sun)$/.test(one)).join(' '),
    `${size} ${body}`.toLowerCase(),
    `${form} ${body}`.toLowerCase(),
  ])
    if (!/^(?:with|and|above|over)$/.test(word)) shown.add(word);
  studio.account.told.push(
    `a ${`${size} ${form} ${body}`.trim().replace(/ +/g, ' ').toLowerCase()}${place.toLowerCase()}`.trim(),
  );
  const fill = /moon/i.test(body) ? '#f3efdc' : '#ffd98a';
  if (!/crescent|half/i.test(form))
    return `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${fill}" opacity=".16"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
  return `<path d="M${x} ${y - r}A${r} ${r} 0 1 0 ${x} ${y + r}${form.toLowerCase() === 'half' ? '' : `A${r * 1.25} ${r * 1.25} 0 0 1 ${x} ${y - r}`}Z" fill="${fill}"/>`;
}

const OF_CALM =
  /^(?:layer\w*|soft|calm|calming|minimal\w*|simple|nothing|busy|style|shades?|tones?|hues?|quiet|peaceful|very|too|geometric|abstract|flat|low|poly|angular|polygon\w*)$/;
