import type { TextBox } from '../lettering/fit.ts';
import { withArticle } from '../prompt/drawing-words.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { clamp } from '../raster/math.ts';
import { backgroundOf } from './background.ts';
import { bandsIn } from './bands.ts';
import { isForText, roomFor } from './blanks.ts';
import { borderThing, lostBorder } from './border-of.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, luminance, mixed, type Palette, paletteFor, readableOn } from './colours.ts';
import { over } from './composite-over.ts';
import { withoutMedium } from './cover.ts';
import { borderOf, shapeIn } from './design-words.ts';
import { purposeOf } from './details.ts';
import { saidOfShape } from './icon.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { orderIn } from './layout-words.ts';
import { sceneOf } from './paint-scene.ts';
import { drawGround, groundColours, groundFor } from './poster-ground.ts';
import { titleOf } from './poster-title.ts';
import { drawRows } from './row.ts';
import { isScenic } from './scenic.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { copiesOf, type ShownThing, signsOf } from './subjects.ts';
import type { TextPlace } from './text-place.ts';
import { zoned } from './zones.ts';

/** A painted scene with a title, or, where no place is named, a flat design around one thing. */
export function composePoster(brief: Brief, studio: Studio): Bitmap {
  brief.missing.push(...lostBorder(brief), ...(borderThing(brief) ? ['border'] : []));
  const lowest = brief.textPlace?.last && brief.texts.length > 1 ? brief.texts.at(-1) : undefined;
  if (lowest && brief.textPlace?.last) brief.shown.add(brief.textPlace.last);
  const heading = titleOf(lowest ? { ...brief, texts: brief.texts.slice(0, -1) } : brief);
  const title = brief.isWordless ? [] : heading;
  if (brief.isWordless) for (const word of ['header', 'footer', 'heading', 'title']) brief.shown.add(word);
  const last = [lowest ?? [], brief.author ?? []].flat().join(' · ') || undefined;
  // A minimal poster has its things alone.
  const isBare = brief.subjects.length > 0 && brief.words.some((word) => /^minimal/.test(word));
  const isFlat =
    brief.isDeco || brief.mostColours !== undefined || isBare || inkAndGround(brief).ink !== undefined;
  return isScenic(brief) && !isFlat ? painted(brief, studio, title, last) : flat(brief, studio, title, last);
}

/** Things that a title names, for a poster that names nothing else. */
function thingsInTitle(title: readonly string[], { drawings }: Studio): string[] {
  const { subjects } = parsePrompt(tokenise(title.join(' ')), drawings.nouns);
  return subjects.map(({ name }) => name).slice(0, 2);
}

function painted(whole: Brief, studio: Studio, title: readonly string[], last?: string): Bitmap {
  const { width, height } = whole.request;
  const sheet = new Sheet(width, height, studio);
  const { brief, box, draw } = zoned({ ...whole, hints: [] }, studio, sheet, { x: 0, y: 0, width, height });
  const border = borderOf(brief);
  const { picture } = sceneOf({ ...brief, hints: whole.hints }, studio);
  const edge = sheet.short * 0.035;
  sheet.add(
    `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0e14" stop-opacity=".78"/><stop offset="1" stop-color="#0b0e14" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill-rule="evenodd" fill="${border ?? '#f6f1e6'}" d="M0 0H${width}V${height}H0Z M${edge} ${edge}V${height - edge}H${width - edge}V${edge}Z"/>`,
  );
  // Letters over the sky hide nothing, unless somebody flies there.
  const isFree = (row: TextPlace['row']): boolean => coveredBy(studio, ROWS[row]).length === 0;
  const { row, side, said } = brief.textPlace ?? {
    row: !isFree('top') && isFree('bottom') ? 'bottom' : 'top',
    side: undefined,
    said: '',
  };
  const [from, to] = ROWS[row];
  if (title.length > 0) {
    brief.missing.push(...coveredBy(studio, ROWS[row]));
    brief.shown.add(said);
    const shade = `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height * 0.46}" fill="url(#shade)"/>`;
    const veil = `<rect x="${edge}" y="${height * (from - 0.04)}" width="${width - 2 * edge}" height="${height * (to - from + 0.08)}" fill="#0b0e14" opacity=".5"/>`;
    sheet.add(
      row === 'middle'
        ? veil
        : row === 'bottom'
          ? `<g transform="matrix(1 0 0 -1 0 ${height})">${shade}</g>`
          : shade,
    );
  }
  letters(
    sheet,
    title,
    { fill: '#ffffff', second: '#ffe2a8', ink: brief.ink },
    {
      x: width * (side === 'right' ? 0.5 : 0.09),
      y: clamp(height * from, box.y, box.y + box.height - height * (to - from)),
      width: width * (side ? 0.41 : 0.82),
      height: height * (to - from),
    },
  );
  draw();
  if (last) footer(sheet, last, '#ffffff', '#0b0e14');
  return over(picture, sheet.paint());
}

/** The bands for letters, as shares of the height. */
const ROWS = { top: [0.07, 0.33], middle: [0.38, 0.62], bottom: [0.66, 0.93] } as const;
/** A thing of which more lies under letters is hidden. */
const MOST_COVERED = 0.55;

/** The things of the scene that letters between two rows would hide. */
const coveredBy = ({ account }: Studio, [from, to]: readonly [number, number]): string[] =>
  account.bodies
    .filter(
      ({ edges: [, top, , bottom] }) =>
        Math.min(bottom, to) - Math.max(top, from) > (bottom - top) * MOST_COVERED,
    )
    .map(({ said }) => said);

function flat(whole: Brief, studio: Studio, title: readonly string[], last?: string): Bitmap {
  const { width, height } = whole.request;
  const random = whole.random(3);
  const { ink, ground = backgroundOf(whole) ?? paleGround(whole.colours) } = inkAndGround(whole);
  const chosen = paletteFor(whole.colours, random);
  const isMoonlit = whole.subjects.some((one) => one.disc?.said === 'moon');
  const { ground: kind, shown: words } = groundFor(
    [...tokenise(whole.request.prompt), ...(isMoonlit ? ['nocturne', 'night'] : [])],
    whole.random(31),
  );
  const drawn = whole.colours.length > 0 ? chosen : { ...chosen, ...groundColours(kind) };
  const onGround = ground ? { main: ground, paper: mixed(ground, readableOn(ground), 0.3) } : {};
  const onInk = ink && ground ? { accent: mixed(ground, ink, 0.25), paper: ink } : {};
  const palette = { ...drawn, ...onGround, ...onInk };
  const sheet = new Sheet(width, height, studio).fill(palette.main);
  const disc = discIn(whole, studio);
  const others = disc ? { ...whole, subjects: whole.subjects.filter((one) => one !== disc) } : whole;
  const { brief, box, draw } = zoned(others, studio, sheet, {
    x: width * 0.08,
    y: height * 0.06,
    width: width * 0.84,
    height: height * (last ? 0.74 : 0.88),
  });
  const blanks = roomFor(
    brief.blanks.filter((one) => !isForText(one)),
    sheet,
    box,
  );
  // Things make room for the text.
  const side = brief.textPlace?.row === 'middle' ? brief.textPlace.side : undefined;
  const isPlaced = brief !== others && brief.subjects.length + brief.hints.length === 0;
  const shown = (isPlaced ? [] : thingsOf(brief, studio, title)).map((one) =>
    side && !one.side ? { ...one, side: side === 'left' ? ('right' as const) : ('left' as const) } : one,
  );
  const bands = bandsIn(blanks.box, brief, {
    row: 'top',
    things: shown.length,
    hasSides: shown.some(({ side }) => side !== undefined),
    hasText: title.length > 0,
  });
  const [main = bands.text] = bands.things.toSorted((one, other) => other.height - one.height);
  const [x, y] = [main.x + main.width / 2, main.y + main.height / 2];
  for (const word of isMoonlit ? [...words, 'night'] : words) brief.shown.add(word);
  drawGround(sheet, kind, palette, { x, y, random });
  const discColour = disc?.colour ?? palette.accent;
  const silhouettes = brief.words.filter((word) => /^silhouett/.test(word));
  for (const word of silhouettes) brief.shown.add(word);
  const flat = silhouettes.length > 0 ? (luminance(discColour) > 0.3 ? '#15171c' : '#f6f1e6') : undefined;
  const isSpread = shown.some(({ side }) => side !== undefined);
  if (
    bands.things.length > 0 &&
    shown.length > 0 &&
    !isSpread &&
    kind !== 'grid' &&
    !shown.some((one) => one.disc)
  )
    sheet.add(
      `<circle cx="${x}" cy="${y}" r="${Math.min(main.width * 0.47, main.height * 0.5)}" fill="${discColour}"/>`,
    );
  drawRows(
    sheet,
    shown.map((thing) => ({ ...thing, colour: thing.colour ?? ink, ...(flat && { flat }) })),
    bands,
    orderIn(brief.layout),
  );
  draw();
  blanks.draw(ink ?? readableOn(palette.main));
  const colours = {
    fill: ink ?? readableOn(palette.main),
    second: ink ?? secondOn(palette),
    ink: brief.ink,
  };
  letters(sheet, title, colours, bands.text);
  if (last) footer(sheet, last, colours.fill);
  const edge = sheet.short * 0.03;
  const border = borderOf(brief);
  sheet.add(
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="${border ?? palette.paper}" stroke-width="${edge * (border ? 0.6 : 0.3)}"/>`,
  );
  return sheet.paint();
}

const MOST_THINGS = 16;

/** A pale colour alone is that of the ground; with others it is that of the paper. */
const paleGround = (colours: readonly string[]): string | undefined =>
  colours.every((colour) => luminance(colour) > 0.75) ? colours[0] : undefined;

/** "Against a large orange circle": the disc behind the things. Marks its words as shown. */
function discIn({ subjects, hints, shown }: Brief, studio: Studio): Subject | undefined {
  const disc = shapeIn(subjects, hints.length);
  if (disc?.name !== 'circle') return undefined;
  for (const words of saidOfShape(disc, subjects)) shown.add(words);
  studio.tints.add(tintKey(disc));
  studio.account.told.push(
    withArticle([disc.coloured, disc.said.replace('circle', 'disc')].filter(Boolean).join(' ')),
  );
  return disc;
}

/** The things of the prompt; else the topic, or what the title names. */
function thingsOf(brief: Brief, studio: Studio, title: readonly string[]): ShownThing[] {
  const purpose = purposeOf(brief);
  const topic =
    brief.subjects.length === 0 || purpose.length > 0 ? topicDrawing(withoutMedium(brief)) : undefined;
  const isAim = ({ said }: Subject): boolean => purpose.includes(said);
  const signs = signsOf(brief);
  // "For a string quartet, two violins": the title says what it is for, and the violins are shown.
  const isToldApart = topic !== undefined || signs.length > 0 || brief.subjects.some((one) => !isAim(one));
  const things = brief.subjects.filter((one) => !isToldApart || !isAim(one));
  const named: ShownThing[] = [
    ...copiesOf({ ...brief, subjects: things }, studio, MOST_THINGS),
    ...signs,
    ...(topic && things.length + signs.length === 0 ? [plain(topic)] : []),
  ];
  return (named.length > 0 ? named : thingsInTitle(title, studio).map(plain)).filter(({ name }) =>
    studio.drawings.has(name),
  );
}

const plain = (name: string): ShownThing => ({ name, colour: undefined });

/** The accent, where it can be read. */
const secondOn = ({ main, accent }: Palette): string => {
  const light = mixed(accent, '#ffffff', 0.2);
  return Math.abs(luminance(light) - luminance(main)) > 0.3 ? light : readableOn(main);
};

/** One line of letters at the lower edge, on a band of its own over a scene. */
function footer(sheet: Sheet, text: string, fill: string, band?: string): void {
  const { width, height, short } = sheet;
  const box = { x: width * 0.1, y: height * 0.83, width: width * 0.8, height: height * 0.1 };
  if (band)
    sheet.add(
      `<rect x="${short * 0.035}" y="${box.y - height * 0.02}" width="${width - short * 0.07}" height="${height * 0.185 - short * 0.035}" fill="${band}" opacity=".6"/>`,
    );
  sheet.text(text, box, { font: 'sans', fill, mostLines: 2, largest: height * 0.08 });
}

interface TitleColours {
  readonly fill: string;
  readonly second: string;
  readonly ink: string | undefined;
}

function letters(
  sheet: Sheet,
  title: readonly string[],
  { fill, second, ink }: TitleColours,
  box: TextBox,
): void {
  const { height } = sheet;
  const [first, ...others] = title;
  if (first === undefined) return;
  const isTop = box.y < height * 0.3 && box.height < height * 0.5;
  const set = sheet.text(
    first,
    { ...box, height: box.height * (others.length > 0 ? 0.68 : 1) },
    {
      font: 'narrow',
      fill,
      mostLines: 4,
      vertical: isTop ? 'top' : 'middle',
      largest: height * 0.17,
      ...inked(ink),
    },
  );
  if (others.length === 0) return;
  const rows = inRows(others);
  const each = height * (rows.length > 1 ? 0.045 : 0.08);
  for (const [index, row] of rows.entries())
    sheet.text(
      row,
      {
        x: box.x + box.width * 0.03,
        y: set.box.y + set.box.height + height * 0.04 + index * each,
        width: box.width * 0.94,
        height: each * 0.9,
      },
      { font: 'sans', fill: second, mostLines: 2, vertical: 'top', largest: height * 0.045, ...inked(ink) },
    );
}

/** More letters in a row are too small to be read from afar. */
const LONGEST_ROW = 34;

function inRows(lines: readonly string[]): string[] {
  const all = lines.join(' · ');
  if (all.length <= LONGEST_ROW || lines.length < 2) return [all];
  const ends = lines.map((_, at) => lines.slice(0, at).join(' · ').length);
  const middle = ends.reduce(
    (best, length, at) =>
      at > 0 && Math.abs(length - all.length / 2) < Math.abs((ends[best] ?? 0) - all.length / 2) ? at : best,
    1,
  );
  return [lines.slice(0, middle), lines.slice(middle)].map((some) => some.join(' · '));
}
