import { withArticle } from '../prompt/drawing-words.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import { sideBySideMisses } from '../scene/unshown.ts';
import type { Brief } from './brief.ts';
import { mixed } from './colours.ts';
import type { Sheet } from './sheet.ts';

/** The slab that products stand on. */
interface Surface {
  readonly kind: 'marble' | 'wood' | 'stone' | 'plain';
  readonly colour: string;
  /** In the words of the prompt. */
  readonly said: string;
  /** The furniture that it is the top of. */
  readonly top: Subject | undefined;
  /** It is no wider than what stands on it needs. */
  readonly isBlock: boolean;
}

const COLOURS = { marble: '#efedea', wood: '#b48353', stone: '#8f9296', plain: '#e4e1da' } as const;
const MATERIAL = /^(?:marble|wood|wooden|granite|slate|concrete|stone)$/;
const TOPS = /^(?:table|worktop|desk|workbench|counter|pedestal|cloth)$/;

const kindOf = (word: string): Surface['kind'] =>
  word === 'marble' ? 'marble' : /^wood/.test(word) ? 'wood' : 'stone';

/** "On white marble", "on a wooden table". Marks the words as shown. */
export function surfaceIn({ words, subjects, shown }: Brief): Surface | undefined {
  const top = subjects.find(
    (one, at) =>
      TOPS.test(one.name) && subjects.some(({ relation }) => relation?.kind === 'on' && relation.to === at),
  );
  const at = words.findIndex(
    (word, n) => MATERIAL.test(word) && words.slice(Math.max(0, n - 3), n).includes('on'),
  );
  const word = words[at] ?? (top ? 'wooden' : undefined);
  if (
    word === undefined ||
    (at >= 0 &&
      !top &&
      words[at + 1] !== undefined &&
      !/^(?:with|and|in|beside|next|soft|surface|slab|background|backdrop)$/.test(words[at + 1] ?? ''))
  )
    return undefined;
  const before = at < 0 ? '' : (words[at - 1] ?? '');
  const own = COLOUR_WORDS.get(before);
  const isBlock = top?.name === 'pedestal';
  const isCloth = top?.name === 'cloth';
  const kind = at < 0 && (top?.colour || isBlock || isCloth) ? 'plain' : kindOf(word);
  const thing = top?.said ?? (at < 0 ? '' : 'surface');
  // "A marble block" is one name.
  const material = at < 0 || thing.split(' ').includes(word) ? '' : word;
  const said = [own ? before : at < 0 ? top?.coloured : '', material, thing].filter(Boolean).join(' ');
  for (const one of [...said.split(' '), thing, 'surface', 'slab']) shown.add(one);
  if (top)
    for (const one of sideBySideMisses(subjects)) if (` ${one} `.includes(` ${top.said} `)) shown.add(one);
  return { kind, colour: own ?? top?.colour ?? COLOURS[kind], said: withArticle(said), top, isBlock };
}

/** Veins, or grain, from the edge at the back to the lower edge of the image. */
export function drawSurface(sheet: Sheet, { kind, colour, isBlock }: Surface, random: () => number): void {
  const { width, height, short } = sheet;
  const from = height * (isBlock ? 0.74 : 0.62);
  const line = mixed(colour, '#2a2622', kind === 'marble' ? 0.3 : 0.25);
  const [left, wide] = isBlock ? [width * 0.18, width * 0.64] : [0, width];
  const front = isBlock ? height * 0.81 : from;
  const end = isBlock ? height * 0.96 : height;
  // The top of a block is seen from above.
  if (isBlock)
    sheet.add(
      `<ellipse cx="${width / 2}" cy="${end}" rx="${wide * 0.6}" ry="${height * 0.03}" fill="#10131a" opacity=".25"/><path d="M${left} ${front}L${left + wide * 0.08} ${from}H${left + wide * 0.92}L${left + wide} ${front}Z" fill="${mixed(colour, '#ffffff', 0.35)}"/>`,
    );
  sheet.add(
    `<defs><clipPath id="slab"><rect x="${left}" y="${front}" width="${wide}" height="${end - front}"/></clipPath></defs><rect x="${left}" y="${front}" width="${wide}" height="${end - front}" fill="${isBlock ? mixed(colour, '#10131a', 0.08) : colour}"/><rect x="${left}" y="${front}" width="${wide}" height="${short * 0.008}" fill="${mixed(colour, '#ffffff', 0.5)}"/><g clip-path="url(#slab)">`,
  );
  for (let n = 0; n < (kind === 'stone' || kind === 'plain' ? 0 : 12); n++) {
    const y = front + ((n + 0.3 + random() * 0.5) / 12) * (end - front);
    const x = kind === 'wood' ? 0 : random() * width * 0.8;
    const wide = kind === 'wood' ? width : width * (0.15 + random() * 0.3);
    const bend = (random() - 0.5) * short * (kind === 'wood' ? 0.02 : 0.16);
    sheet.add(
      `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(wide / 4).toFixed(1)} ${bend.toFixed(1)} ${(wide / 2).toFixed(1)} 0t${(wide / 2).toFixed(1)} ${(bend / 2).toFixed(1)}" fill="none" stroke="${line}" stroke-opacity=".55" stroke-width="${(short * (0.002 + random() * 0.004)).toFixed(2)}"/>`,
    );
  }
  sheet.add('</g>');
}
