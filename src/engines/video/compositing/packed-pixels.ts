/** Arithmetic on packed RGBA pixels, red in the lowest byte, two channels at a time. */

const LOW = 0x00ff00ff;

/** Bilinear interpolation; `right` and `down` are 0 to 255. */
export function bilinear(a: number, b: number, c: number, d: number, right: number, down: number): number {
  const wd = (right * down) >> 8;
  const wb = right - wd;
  const wc = down - wd;
  const wa = 256 - right - wc;
  const rb =
    (Math.imul(a & LOW, wa) + Math.imul(b & LOW, wb) + Math.imul(c & LOW, wc) + Math.imul(d & LOW, wd)) >>> 8;
  const ga =
    (Math.imul((a >>> 8) & LOW, wa) +
      Math.imul((b >>> 8) & LOW, wb) +
      Math.imul((c >>> 8) & LOW, wc) +
      Math.imul((d >>> 8) & LOW, wd)) &
    0xff00ff00;
  return (rb & LOW) | ga;
}

/** Porter-Duff "under" for premultiplied pixels. Alpha from 252 counts as opaque, because of rounding. */
export function under(before: number, seen: number): number {
  if (before === 0) return seen >>> 24 >= 252 ? seen | 0xff000000 : seen;
  const covered = before >>> 24;
  const rest = covered < 128 ? 256 - covered : 255 - covered;
  const rb = (Math.imul(seen & LOW, rest) >>> 8) & LOW;
  const ga = (Math.imul((seen >>> 8) & LOW, rest) >>> 8) & LOW;
  const mixed = (before + (rb | (ga << 8))) | 0;
  return mixed >>> 24 >= 252 ? mixed | 0xff000000 : mixed;
}

/** Linear interpolation of opaque pixels; `share` is 0 to 256. */
export function between(a: number, b: number, share: number): number {
  const rest = 256 - share;
  const rb = ((Math.imul(a & LOW, rest) + Math.imul(b & LOW, share)) >>> 8) & LOW;
  const ga = ((Math.imul((a >>> 8) & LOW, rest) + Math.imul((b >>> 8) & LOW, share)) >>> 8) & LOW;
  return rb | (ga << 8);
}
