import { withArticle } from '../prompt/drawing-words.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import { sideBySideMisses } from '../scene/unshown.ts';
import type { Brief } from './brief.ts';
import { mixed } from './colours.ts';
import type { Sheet } from './sheet.ts';

/** The slab that products stand on. */
interface Surface {
  readonly kind: 'marble' | 'wood' | 'stone';
  readonly colour: string;
  /** In the words of the prompt. */
  readonly said: string;
  /** The furniture that it is the top of. */
  readonly top: Subject | undefined;
}

const COLOURS = { marble: '#efedea', wood: '#b48353', stone: '#8f9296' } as const;
const MATERIAL = /^(?:marble|wood|wooden|granite|slate|concrete|stone)$/;
const TOPS = /^(?:table|worktop|desk|workbench|counter)$/;

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
  const kind = kindOf(word);
  const said = [own ? before : '', at < 0 ? '' : word, top?.said ?? (at < 0 ? '' : 'surface')]
    .filter(Boolean)
    .join(' ');
  for (const one of [...said.split(' '), 'surface', 'slab']) shown.add(one);
  if (top)
    for (const one of sideBySideMisses(subjects)) if (one.split(' ').includes(top.said)) shown.add(one);
  return { kind, colour: own ?? COLOURS[kind], said: withArticle(said), top };
}

/** Veins, or grain, from the edge at the back to the lower edge of the image. */
export function drawSurface(sheet: Sheet, { kind, colour }: Surface, random: () => number): void {
  const { width, height, short } = sheet;
  const from = height * 0.62;
  const line = mixed(colour, '#2a2622', kind === 'marble' ? 0.3 : 0.25);
  sheet.add(
    `<rect y="${from}" width="${width}" height="${height - from}" fill="${colour}"/><rect y="${from}" width="${width}" height="${short * 0.008}" fill="${mixed(colour, '#ffffff', 0.5)}"/>`,
  );
  for (let n = 0; n < (kind === 'stone' ? 0 : 12); n++) {
    const y = from + ((n + 0.3 + random() * 0.5) / 12) * (height - from);
    const x = kind === 'wood' ? 0 : random() * width * 0.8;
    const wide = kind === 'wood' ? width : width * (0.15 + random() * 0.3);
    const bend = (random() - 0.5) * short * (kind === 'wood' ? 0.02 : 0.16);
    sheet.add(
      `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(wide / 4).toFixed(1)} ${bend.toFixed(1)} ${(wide / 2).toFixed(1)} 0t${(wide / 2).toFixed(1)} ${(bend / 2).toFixed(1)}" fill="none" stroke="${line}" stroke-opacity=".55" stroke-width="${(short * (0.002 + random() * 0.004)).toFixed(2)}"/>`,
    );
  }
}
