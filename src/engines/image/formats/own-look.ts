import { hasDetail } from '../prompt/details.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { channels } from './colours.ts';

/** In pixels; enough to tell a colour. */
const SAMPLE = 48;
/** Distance in RGB of shades of one colour. */
const NEAR = 95;
/** Fraction of the drawing. */
const LEAST_SHARE = 0.3;

/** "A red mushroom with dots": its drawing is so, and a tint would lie over the dots as well. */
export const withOwnLook = (subject: Subject, drawings: Drawings): Subject =>
  subject.colour &&
  subject.finish &&
  hasDetail(subject.name, subject.finish.said) &&
  hasColour(subject.name, subject.colour, drawings)
    ? { ...subject, colour: undefined }
    : subject;

const HUES = 12;
const LEAST_HUES = 4;

/** Bunting has flags of many colours anyway. */
export function hasManyColours(name: string, drawings: Drawings): boolean {
  if (!drawings.has(name)) return false;
  const { rgba } = drawings.draw(name, SAMPLE);
  const counts = new Array<number>(HUES).fill(0);
  for (let k = 0; k < rgba.length; k += 4) {
    const [r, g, b] = [rgba[k] as number, rgba[k + 1] as number, rgba[k + 2] as number];
    const [most, range] = [Math.max(r, g, b), Math.max(r, g, b) - Math.min(r, g, b)];
    if ((rgba[k + 3] as number) < 128 || range < most * 0.4 || most < 80) continue;
    const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
    const bin = Math.floor(((sixth / 6 + 1) % 1) * HUES) % HUES;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const all = counts.reduce((sum, one) => sum + one, 0);
  return counts.filter((one) => one > all * 0.05).length >= LEAST_HUES;
}

/** The drawing has the colour anyway. */
export function hasColour(name: string, colour: string, drawings: Drawings): boolean {
  if (!drawings.has(name)) return false;
  const { rgba } = drawings.draw(name, SAMPLE);
  const [r, g, b] = channels(colour);
  let [all, found] = [0, 0];
  for (let k = 0; k < rgba.length; k += 4) {
    if ((rgba[k + 3] as number) < 128) continue;
    all++;
    if (Math.hypot((rgba[k] as number) - r, (rgba[k + 1] as number) - g, (rgba[k + 2] as number) - b) < NEAR)
      found++;
  }
  return found >= all * LEAST_SHARE;
}
