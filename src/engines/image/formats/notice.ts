import { drawingWords, withArticle } from '../prompt/drawing-words.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { readableOn } from './colours.ts';
import { points, polar, Sheet, type Studio, tintKey } from './sheet.ts';
import { copiesOf, type ShownThing, signsOf } from './subjects.ts';

const SHAPES = {
  triangle: /^(?:triang\w+)$/,
  circle: /^(?:circle|circular|round|ring|disc|disk)$/,
  octagon: /^(?:octagon\w*|eight-sided)$/,
  diamond: /^(?:diamond\w*|rhombus)$/,
  square: /^(?:square|rectang\w+|panel|plate)$/,
} as const;
type Shape = keyof typeof SHAPES;
const isShape = (name: string): name is Shape => name in SHAPES;

interface Kind {
  readonly shape: Shape;
  readonly fill: string;
  readonly edge: string;
  readonly text?: string;
}

const CROSSED = /\b(?:no|prohibit\w*|forbid\w*|forbidden|banned|crossed|crossed-out)\b/i;

/** What such a sign looks like unless the prompt says otherwise. */
function kindOf(said: string): Kind {
  if (/\bstop\b/.test(said)) return { shape: 'octagon', fill: '#c8242b', edge: '#ffffff', text: 'STOP' };
  if (/\bno parking\b/.test(said)) return { shape: 'circle', fill: '#ffffff', edge: '#cf2128', text: 'P' };
  if (CROSSED.test(said) || /\blimit\b/.test(said))
    return { shape: 'circle', fill: '#ffffff', edge: '#cf2128' };
  if (/\b(?:exit|emergency|rescue)\b/.test(said))
    return { shape: 'square', fill: '#1e8a4a', edge: '#ffffff', text: /\bexit\b/.test(said) ? 'EXIT' : '' };
  if (/\bparking\b/.test(said)) return { shape: 'square', fill: '#1f5fb0', edge: '#ffffff', text: 'P' };
  if (/\b(?:warning|danger|caution|hazard|beware)\b/.test(said))
    return { shape: 'triangle', fill: '#f6c915', edge: '#16181d', text: '!' };
  return { shape: 'square', fill: '#ffffff', edge: '#1f5fb0' };
}

const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ['smoking', 'cigar'],
  ['swimming', 'person-swimming'],
]);

/** A road sign or a safety sign that fills the image: a shape, what is in it, and its words below. */
export function composeNotice(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const { words, shown, phrase } = brief;
  const said = `${phrase} ${words.join(' ')}`;
  const kind = kindOf(said);
  const found = words.findIndex((word) => Object.values(SHAPES).some((names) => names.test(word)));
  const shape = Object.keys(SHAPES).find((name) => isShape(name) && SHAPES[name].test(words[found] ?? ''));
  const form = shape !== undefined && isShape(shape) ? shape : kind.shape;
  const painted = COLOUR_WORDS.get(words[found - 1] ?? '');
  const isCrossed = CROSSED.test(said);
  const isRing = isCrossed || /\b(?:limit|ring)\b/.test(said);
  const edge = isRing ? (painted ?? kind.edge) : kind.edge;
  const fill = isRing ? '#ffffff' : (painted ?? brief.colours[0] ?? kind.fill);
  const isPart = ({ name, said: text }: { name: string; said: string }): boolean =>
    /\bsign$|triangle|circle|square|octagon|diamond/.test(`${name} ${text}`) || /-sign$/.test(name);
  for (const one of brief.subjects.filter(isPart)) {
    shown.add(one.said);
    studio.tints.add(tintKey(one));
  }
  const things = copiesOf({ ...brief, subjects: brief.subjects.filter((one) => !isPart(one)) }, studio, 2);
  const named: readonly ShownThing[] = things.length > 0 ? things : signsOf(brief).slice(0, 1);
  const [, forbidden = ''] = /\bno (\w+?)s? sign/.exec(phrase) ?? [];
  const own = FORBIDDEN.get(forbidden) ?? forbidden;
  const inner: readonly ShownThing[] =
    named.length === 0 && studio.drawings.has(own) ? [{ name: own, colour: undefined }] : named;
  if (inner !== named) studio.account.told.push(withArticle(drawingWords(own, 1)));
  const short = brief.texts.find((text) => text.length <= 4);
  const limit = /\b\d{1,3}\b/.exec(words.join(' '))?.[0];
  const isBare = inner.length === 0;
  const sign = isBare ? (short ?? limit ?? (form === kind.shape ? kind.text : '')) : undefined;
  const below = brief.texts.filter((text) => text !== sign);
  const sheet = new Sheet(width, height, studio).fill('#dfe5ea');
  const size = Math.min(width * 0.86, height * (below.length > 0 ? 0.68 : 0.86));
  const [x, y] = [width / 2, below.length > 0 ? height * 0.4 : height / 2];
  sheet.add(outline(form, x, y, size / 2, { fill, edge }));
  const heart = form === 'triangle' ? y + size * 0.13 : y;
  const room = size * (form === 'triangle' ? 0.4 : 0.5);
  drawInner(sheet, inner, { x, y: heart, room });
  if (sign)
    sheet.text(
      sign,
      { x: x - room * 0.75, y: heart - room * 0.42, width: room * 1.5, height: room * 0.84 },
      { font: 'sans', fill: readableOn(fill), largest: room },
    );
  if (isCrossed) {
    const r = size * 0.39;
    const d = r * Math.SQRT1_2;
    sheet.add(
      `<path d="M${x - d} ${y - d}L${x + d} ${y + d}" stroke="${edge}" stroke-width="${size * 0.08}"/>`,
    );
  }
  if (below.length > 0) {
    const plate = { x: width * 0.1, y: height * 0.79, width: width * 0.8, height: height * 0.15 };
    sheet.add(
      `<rect x="${plate.x}" y="${plate.y}" width="${plate.width}" height="${plate.height}" rx="${plate.height * 0.15}" fill="${isRing ? '#ffffff' : fill}" stroke="${edge === '#ffffff' ? fill : edge}" stroke-width="${plate.height * 0.05}"/>`,
    );
    sheet.text(
      below.join(' · '),
      { ...plate, x: plate.x + plate.width * 0.05, width: plate.width * 0.9 },
      {
        font: 'sans',
        fill: readableOn(isRing ? '#ffffff' : fill),
        mostLines: 2,
        largest: plate.height * 0.6,
      },
    );
  }
  studio.account.told.push(`${withArticle(form)}${isCrossed ? ' crossed out' : ''}`);
  for (const word of shownWords(brief, { found, sign: sign ?? '', isCrossed, isBare })) shown.add(word);
  return sheet.paint();
}

function drawInner(
  sheet: Sheet,
  things: readonly ShownThing[],
  { x, y, room }: { readonly x: number; readonly y: number; readonly room: number },
): void {
  for (const [n, thing] of things.entries()) {
    const wide = room / things.length;
    sheet.tinted(thing, x + (n - (things.length - 1) / 2) * wide, y, wide);
  }
}

interface Look {
  readonly found: number;
  readonly sign: string;
  readonly isCrossed: boolean;
  readonly isBare: boolean;
}

function shownWords({ words, hints }: Brief, { found, sign, isCrossed, isBare }: Look): string[] {
  const shape = found < 0 ? [] : [words[found] ?? '', words.slice(found - 1, found + 1).join(' ')];
  const crossed = isCrossed ? ['crossed', 'out', 'no', 'slash', 'diagonal', 'through'] : [];
  const own =
    sign === ''
      ? []
      : [
          'letter',
          'number',
          'parking',
          'limit',
          'speed',
          'stop',
          'exit',
          'exclamation',
          'mark',
          sign.toLowerCase(),
        ];
  return [
    ...shape,
    ...crossed,
    ...(isBare ? own : []),
    ...['sign', 'warning', 'danger', 'caution', 'prohibition', 'traffic', 'road', 'safety'],
    ...hints.flatMap(({ said = '' }) => (/^(?:road|traffic)$/.test(said) ? said : [])),
  ];
}

function outline(
  shape: Shape,
  x: number,
  y: number,
  r: number,
  { fill, edge }: { readonly fill: string; readonly edge: string },
): string {
  const line = r * 0.11;
  const look = `fill="${fill}" stroke="${edge}" stroke-width="${line}" stroke-linejoin="round"`;
  if (shape === 'circle') return `<circle cx="${x}" cy="${y}" r="${r - line / 2}" ${look}/>`;
  if (shape === 'square')
    return `<rect x="${x - r * 0.95}" y="${y - r * 0.95}" width="${r * 1.9}" height="${r * 1.9}" rx="${r * 0.12}" fill="${fill}"/><rect x="${x - r * 0.85}" y="${y - r * 0.85}" width="${r * 1.7}" height="${r * 1.7}" rx="${r * 0.08}" fill="none" stroke="${edge}" stroke-width="${line * 0.5}"/>`;
  const corners =
    shape === 'triangle'
      ? [0, 1, 2].map((n) => polar(x, y + r * 0.22, r * 1.04, n / 3))
      : shape === 'diamond'
        ? [0, 1, 2, 3].map((n) => polar(x, y, r * 0.98, n / 4))
        : Array.from({ length: 8 }, (_, n) => polar(x, y, r, (n + 0.5) / 8));
  return `<polygon points="${points(corners)}" ${look}/>`;
}
