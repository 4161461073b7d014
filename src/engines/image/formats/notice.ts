import { drawingWords, withArticle } from '../prompt/drawing-words.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { readableOn } from './colours.ts';
import { pictogramsIn } from './pictogram.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { outline, roomIn, type Shape, shapeOf } from './sign-shapes.ts';
import { copiesOf, type ShownThing, signOf, signsOf } from './subjects.ts';

interface Kind {
  readonly shape: Shape;
  readonly fill: string;
  readonly edge: string;
  readonly text?: string;
}

const CROSSED = /\b(?:no|prohibit\w*|forbid\w*|forbidden|banned|crossed|crossed-out)\b/i;

/** The default look of such a sign. */
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

/** A triangle warns, whatever it is called, and an octagon stops. */
const kindOfShape = (kind: Kind, form: Shape): Kind =>
  kind.shape === 'square' && /^(?:triangle|diamond|octagon)$/.test(form)
    ? {
        ...kindOf(form === 'octagon' ? 'stop' : 'warning'),
        shape: form,
        text: form === 'triangle' ? '!' : '',
      }
    : kind;

const FOR_PLACE =
  /\bsign\b[^,;.]*?\bfor\s+(?:an?|the|my|our)\s+([\p{L}]+(?:\s[\p{L}]+)?)(?=\s*[,.;]|\s*$|\s+with\b)/iu;

const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ['smoking', 'cigar'],
  ['swimming', 'person-swimming'],
]);

/** A road sign or a safety sign that fills the image: a shape, what is in it, and its words below. */
export function composeNotice(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const { words, shown, phrase } = brief;
  const said = `${phrase} ${words.join(' ')}`;
  const all = [...words, ...phrase.split(' ')];
  const found = all.findIndex((word) => shapeOf(word) !== undefined);
  const asked = shapeOf(all[found] ?? '');
  const kind = asked ? kindOfShape(kindOf(said), asked) : kindOf(said);
  const form = asked ?? kind.shape;
  // "A red round sign", "a round red sign".
  const painted = [all[found - 1], ...brief.leading, all[found + 1]].flatMap(
    (word = '') => COLOUR_WORDS.get(word) ?? [],
  )[0];
  const isCrossed = CROSSED.test(said);
  const isRing = isCrossed || /\b(?:limit|ring)\b/.test(said);
  const own = painted ?? brief.colours[0];
  const fill = isRing ? '#ffffff' : (own ?? kind.fill);
  const edge = isRing ? (painted ?? kind.edge) : own ? readableOn(fill) : kind.edge;
  const marks = pictogramsIn(
    brief.request.prompt.replace(/["“][^"”]*["”]/g, ' ').toLowerCase(),
    readableOn(fill),
  );
  const ofMarks = marks.flatMap((one) => one.shown);
  const isPart = ({ name, said: text }: { name: string; said: string }): boolean =>
    (isRing && /^(?:ring|slash|bar|line|stripe|band|border|edge|diagonal)s?$/.test(text)) ||
    /\bsign$|triangle|circle|square|octagon|diamond/.test(`${name} ${text}`) ||
    /-sign$/.test(name);
  for (const one of brief.subjects.filter(isPart)) {
    shown.add(one.said);
    studio.tints.add(tintKey(one));
  }
  const isMark = (one: { readonly said: string }): boolean =>
    ofMarks.some((word) => word !== '' && (one.said === word || one.said.endsWith(` ${word}`)));
  for (const one of brief.subjects) {
    if (isMark(one)) shown.add(one.said);
    if (own && one.colour === own) studio.tints.add(tintKey(one));
  }
  for (const word of [...ofMarks, ...all.filter((one) => own && COLOUR_WORDS.get(one) === own)])
    shown.add(word);
  const things = copiesOf(
    {
      ...brief,
      subjects: brief.subjects
        .filter((one) => !isPart(one) && !isMark(one))
        // "Yellow sign warning of deer": one stands for them all, and the sign is yellow.
        .map((one) => ({
          ...one,
          count: one.counted ? one.count : 1,
          colour: one.colour === own ? undefined : one.colour,
        })),
    },
    studio,
    2,
  );
  const named: readonly ShownThing[] =
    things.length > 0 || marks.length > 0 ? things : signsOf(brief).slice(0, 1);
  const [, forbidden = ''] = /\bno (\w+?)s? sign/.exec(phrase) ?? [];
  const banned = FORBIDDEN.get(forbidden) ?? forbidden;
  const inner: readonly ShownThing[] =
    named.length === 0 && studio.drawings.has(banned) ? [{ name: banned, colour: undefined }] : named;
  if (inner !== named) studio.account.told.push(withArticle(drawingWords(banned, 1)));
  studio.account.told.push(...marks.map(({ told }) => told));
  const limit = /\b\d{1,3}\b/.exec(words.join(' '))?.[0];
  const isBare = inner.length + marks.length === 0;
  const isWide = /^(?:plate|square)$/.test(form);
  const within = brief.texts.filter(
    (text) => isWide || (isBare && (text.length <= 4 || !/^(?:triangle|diamond)$/.test(form))),
  );
  const usual = isBare ? (limit ?? (asked === undefined || asked === kind.shape ? kind.text : '')) : '';
  const sign = within.length > 0 ? within.join(' ') : (usual ?? '');
  const below = brief.texts.filter((text) => !within.includes(text));
  const sheet = new Sheet(width, height, studio).fill('#dfe5ea');
  const size = Math.min(width * 0.86, height * (below.length > 0 ? 0.68 : 0.86));
  const [x, y] = [width / 2, below.length > 0 ? height * 0.4 : height / 2];
  sheet.add(outline(form, x, y, size / 2, { fill, edge }));
  const inside = roomIn(form);
  const [across, down] = [(inside.width * size) / 2, (inside.height * size) / 2];
  const middle = y + (inside.down * size) / 2;
  const top = middle - down / 2;
  const isShared = !isBare && sign !== '';
  const room = Math.min(across, down * (isShared ? 0.56 : 1));
  const heart = isShared ? top + down * 0.7 : middle;
  const isBeside = inner.length > 0 && marks.length > 0;
  drawInner(sheet, inner, {
    x: isBeside ? x - room / 2 : x,
    y: heart,
    room,
    isFlat: /^(?:triangle|diamond)$/.test(form) || isRing,
  });
  // Things are on the left of the pictograms.
  const each = Math.min(room, across / (marks.length + (inner.length > 0 ? 1 : 0)));
  for (const [n, { svg }] of marks.entries()) {
    const left =
      x + (n + (inner.length > 0 ? 1 : 0) - (marks.length + (inner.length > 0 ? 1 : 0)) / 2) * each;
    sheet.add(`<g transform="translate(${left} ${heart - each / 2}) scale(${each / 100})">${svg}</g>`);
  }
  if (sign !== '')
    sheet.text(
      sign,
      { x: x - across / 2, y: top, width: across, height: down * (isShared ? 0.4 : 1) },
      { font: 'sans', fill: readableOn(fill), mostLines: isWide ? 3 : 2, largest: size * 0.5 },
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
  // "High voltage" with a lightning bolt: one sign for both.
  for (const { said = '' } of brief.hints)
    if (inner.some(({ name }) => name === signOf(said))) shown.add(said);
  // The place where it hangs is not part of it.
  for (const word of FOR_PLACE.exec(brief.rest)?.[1]?.toLowerCase().split(/\s+/) ?? []) shown.add(word);
  studio.account.told.push(`${withArticle(form)}${isCrossed ? ' crossed out' : ''}`);
  for (const word of shownWords(brief, {
    shapes: all.filter((word) => shapeOf(word)),
    sign,
    isCrossed,
    isBare,
  }))
    shown.add(word);
  return sheet.paint();
}

function drawInner(
  sheet: Sheet,
  things: readonly ShownThing[],
  {
    x,
    y,
    room,
    isFlat,
  }: { readonly x: number; readonly y: number; readonly room: number; readonly isFlat: boolean },
): void {
  for (const [n, thing] of things.entries()) {
    const wide = room / things.length;
    sheet.tinted(
      { ...thing, ...(isFlat && !thing.colour && { flat: '#16181d' }) },
      x + (n - (things.length - 1) / 2) * wide,
      y,
      wide,
    );
  }
}

interface Look {
  readonly shapes: readonly string[];
  readonly sign: string;
  readonly isCrossed: boolean;
  readonly isBare: boolean;
}

function shownWords({ words, hints }: Brief, { shapes, sign, isCrossed, isBare }: Look): string[] {
  const shape = shapes.flatMap((word) => [
    word,
    `${words[words.indexOf(word) - 1]} ${word}`,
    `${word} shape`,
    'shaped',
    'shape',
    ...['below', 'under', 'underneath', 'beneath', 'in', 'inside', 'on'].map((how) => `${how} the ${word}`),
  ]);
  const crossed = isCrossed
    ? ['crossed', 'out', 'no', 'slash', 'diagonal', 'through', 'bar', 'line', 'ring', 'allowed', 'symbol']
    : [];
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
    ...[
      'sign',
      'below',
      'underneath',
      'text underneath',
      'text below',
      'text under',
      'below it',
      'underneath it',
      'under it',
      'crossing',
      'warning',
      'danger',
      'caution',
      'prohibition',
      'traffic',
      'road',
      'safety',
    ],
    ...hints.flatMap(({ said = '' }) => (/^(?:road|traffic)$/.test(said) ? said : [])),
  ];
}
