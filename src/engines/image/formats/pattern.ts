import geometryDrawings from '../data/drawings-geometry.json';
import hintDrawings from '../data/hint-drawings.json';
import { SIZE_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { drawBackdrop, isBackdrop } from './backdrop.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { channels, mixed, paletteFor } from './colours.ts';
import { sharedColours } from './design-words.ts';
import { inkAndGround, paletteOn } from './ink-and-ground.ts';
import { darkFirst, type Grid, patternStyle } from './pattern-styles.ts';
import { drawRidges, hasRidges } from './ridges.ts';
import { points, Sheet, type Studio } from './sheet.ts';
import type { ShownThing } from './subjects.ts';

const SHAPES: ReadonlySet<string> = new Set(Object.keys(geometryDrawings));
const isShape = (name: string): boolean => SHAPES.has(name);

const HINTS = new Map(Object.entries(hintDrawings));

/** A tile that meets itself at its edges, four times across: things in a half-drop, or plain geometry. */
export function composePattern(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(6);
  if (isBackdrop(brief)) return drawBackdrop(brief, studio, random);
  const asked = inkAndGround(brief);
  const named = brief.isDeco && !asked.ground ? darkFirst(brief.colours) : [];
  const palette = paletteOn(
    paletteFor(brief.colours, random),
    named.length > 1 ? { ground: named[0], ink: named.at(-1) } : asked,
  );
  const sheet = new Sheet(width, height, studio).fill(palette.paper);
  if (hasRidges(brief)) {
    drawRidges(sheet, brief, random, palette.main);
    return sheet.paint();
  }
  const areScales = /\b(?:fish|mermaid|dragon|snake) scales\b/.test(brief.words.join(' '));
  const fans = brief.subjects.filter(
    ({ said }) => isScallop(said, brief) || (areScales && /^(?:fish|mermaid|dragon|snake)$/.test(said)),
  );
  const waves = brief.words.includes('japanese')
    ? brief.hints.filter(({ said = '' }) => /\bwaves?$/.test(said))
    : [];
  for (const { said = '' } of waves) brief.shown.add(said).add('japanese');
  const things = thingsOf(
    fans.length + waves.length === 0
      ? brief
      : {
          ...brief,
          subjects: brief.subjects.filter((one) => !fans.includes(one)),
          hints: brief.hints.filter((one) => !waves.includes(one)),
        },
    studio,
  );
  for (const word of [
    'wallpaper',
    'wrapping',
    'paper',
    'fabric',
    'textile',
    'tile',
    'repeating',
    'repeat',
    'repeats',
    'seams',
    'without seams',
    'seamlessly',
    'seamless',
    'print',
  ])
    brief.shown.add(word);
  const columns = 4;
  const cell = width / columns;
  const rows = Math.max(2, Math.round(height / cell / 2) * 2);
  const tall = height / rows;
  if (
    fans.length + waves.length > 0 ||
    (things.length === 0 && brief.words.some((word) => isScallop(word, brief)))
  ) {
    scallops(sheet, { palette, cell, tall, columns, rows });
    for (const word of [
      ...fans.map(({ said }) => said),
      ...brief.words.filter((one) => isScallop(one, brief)),
    ])
      brief.shown.add(word);
    studio.account.told.push('rows of fans');
    if (things.length === 0) return sheet.paint();
  } else if (things.length === 0) {
    const style = patternStyle(brief);
    if (style) {
      for (const word of style.said) brief.shown.add(word);
      style.draw(sheet, { palette, cell, tall, columns, rows });
      studio.account.told.push(style.told);
      return sheet.paint();
    }
    geometry(sheet, [...brief.words, ...brief.phrase.split(' ')], { palette, cell, tall, columns, rows });
    brief.shown.add('geometric');
    for (const word of brief.leftOver)
      if (/stripe|polka|dot|chevron|zigzag|check|hexagon|triangle|geometric|gingham|tartan|plaid/.test(word))
        brief.shown.add(word);
    return sheet.paint();
  }
  const all = sharedColours(brief.words);
  for (const word of all.said) brief.shown.add(word);
  // A thing in the colour of the ground would not be seen.
  const isApart = (colour: string): boolean =>
    Math.hypot(...channels(colour).map((value, c) => value - (channels(palette.paper)[c] ?? 0))) > 60;
  const shared = { ...all, colours: all.colours.filter(isApart) };
  const own = brief.colours.filter(isApart);
  // One thing has all of them by turns.
  const sharedOf = (thing: ShownThing, index: number): string | undefined => {
    const turn =
      things.length > 1 ? things.findIndex(({ name }) => name === thing.name) : Math.floor(index / 2);
    return shared.colours[turn % shared.colours.length];
  };
  // Plain shapes have no colour of their own.
  const colourOf = (name: string, index: number): string | undefined =>
    isShape(name) ? (own[Math.floor(index / 2) % own.length] ?? shared.colours[0]) : undefined;
  const turns = Array.from({ length: columns * rows }, () => (random() - 0.5) * 50);
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      // A drawing that leaves at one edge comes in at the other, turned the same way.
      const index = ((row + rows) % rows) * columns + ((column + columns) % columns);
      const x = (column + 0.5) * cell;
      const y = (row + 0.5 + (((column + columns) % columns) % 2) * 0.5) * tall;
      const thing = things[index % things.length] ?? { name: '', colour: undefined, share: 1 };
      sheet.tinted(
        {
          ...thing,
          colour: thing.colour ?? sharedOf(thing, index) ?? asked.ink ?? colourOf(thing.name, index),
        },
        x,
        y,
        Math.min(cell, tall) * 0.68 * thing.share,
        `rotate(${(turns[index] ?? 0).toFixed(1)})`,
      );
      sheet.add(
        `<circle cx="${x + cell / 2}" cy="${y}" r="${cell * 0.045}" fill="${palette.accent}"/><circle cx="${x}" cy="${y + tall / 2}" r="${cell * 0.03}" fill="${palette.main}"/>`,
      );
    }
  }
  return sheet.paint();
}

/** Those of art deco are no ventilators, and the scales of a pattern no balance. */
const isScallop = (word: string, { isDeco }: Pick<Brief, 'isDeco'>): boolean =>
  /^(?:scallops?|scales|fish scales|seigaiha)$/.test(word) || (isDeco && /^(?:fans?|shells?)$/.test(word));

/** Arcs within arcs, in rows that overlap. */
function scallops(sheet: Sheet, { palette, cell, tall, columns, rows }: Grid): void {
  const { main, paper, accent } = palette;
  for (let row = -1; row <= rows * 2 + 1; row++)
    for (let column = -1; column <= columns; column++) {
      const [x, y] = [(column + (row % 2 === 0 ? 0.5 : 0)) * cell + cell / 2, row * tall * 0.5];
      for (const [n, share] of [1, 0.78, 0.56, 0.34].entries())
        sheet.add(
          `<circle cx="${x}" cy="${y}" r="${cell * 0.5 * share}" fill="${n === 3 ? accent : paper}" stroke="${main}" stroke-width="${cell * (n === 0 ? 0.045 : 0.022)}"/>`,
        );
    }
}

/** "Small stars". */
const sizeBefore = ({ words, shown }: Brief, said: string): number => {
  const word = words[words.indexOf(said.split(' ')[0] ?? '') - 1] ?? '';
  const scale = SIZE_WORDS.get(word) ?? 1;
  if (scale < 1) shown.add(word);
  return scale;
};

/** Fraction of the size of the others. */
const SMALL = 0.5;

interface PatternThing extends ShownThing {
  readonly share: number;
}

function thingsOf(brief: Brief, studio: Studio): PatternThing[] {
  const things: PatternThing[] = [];
  const take = (name: string | undefined, said: string, look: Partial<Subject> = {}): void => {
    if (name === undefined || !studio.drawings.has(name)) return;
    const { colour, patches, scale = 1 } = look;
    things.push({ name, colour, share: scale < 1 ? SMALL : 1, ...(patches && { patches }) });
    brief.shown.add(said);
  };
  for (const subject of brief.subjects) {
    const { name, said, sized, scale } = subject;
    take(name, said, subject);
    // Each is small beside the whole.
    if (sized && scale < 1) brief.shown.add(`${sized} ${said}`);
  }
  for (const { said = '' } of brief.hints)
    take(HINTS.get(said) ?? HINTS.get(said.replace(/s$/, '')), said, { scale: sizeBefore(brief, said) });
  for (const word of brief.leftOver)
    take(HINTS.get(word.replace(/ves$/, 'f')) ?? HINTS.get(word.replace(/s$/, '')), word);
  if (things.length === 0) take(topicDrawing(brief), '');
  if (things.length > 0 && things.every(({ name }) => isShape(name))) brief.shown.add('geometric');
  return things;
}

function geometry(
  sheet: Sheet,
  words: readonly string[],
  { palette, cell, tall, columns, rows }: Grid,
): void {
  const said = words.join(' ');
  const { width, height } = sheet;
  if (/stripe/.test(said)) {
    for (let n = 0; n < columns * 2; n += 2)
      sheet.add(
        `<rect x="${(n * cell) / 2}" width="${cell / 2}" height="${height}" fill="${n % 4 ? palette.accent : palette.main}"/>`,
      );
    return;
  }
  if (/check|gingham|tartan|plaid/.test(said)) {
    for (let n = 0; n < columns * 2; n += 2)
      sheet.add(
        `<rect x="${(n * cell) / 2}" width="${cell / 2}" height="${height}" fill="${palette.main}" opacity=".5"/>`,
      );
    for (let n = 0; n < rows * 2; n += 2)
      sheet.add(
        `<rect y="${(n * tall) / 2}" width="${width}" height="${tall / 2}" fill="${palette.main}" opacity=".5"/>`,
      );
    return;
  }
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const [x, y] = [column * cell, row * tall];
      if (/dot/.test(said))
        sheet.add(
          `<circle cx="${x + cell * 0.25}" cy="${y + tall * 0.25}" r="${cell * 0.16}" fill="${palette.main}"/><circle cx="${x + cell * 0.75}" cy="${y + tall * 0.75}" r="${cell * 0.16}" fill="${palette.main}"/>`,
        );
      else if (/chevron|zigzag/.test(said))
        sheet.add(
          `<path d="M${x} ${y + tall * 0.6}l${cell / 2} ${-tall * 0.4}l${cell / 2} ${tall * 0.4}" fill="none" stroke="${row % 2 ? palette.main : palette.accent}" stroke-width="${tall * 0.3}"/>`,
        );
      else {
        const odd = (row + column) % 2 === 0;
        sheet.add(
          `<polygon points="${points([
            [x, y],
            [x + cell, y],
            [x, y + tall],
          ])}" fill="${odd ? palette.main : palette.soft}"/><polygon points="${points([
            [x + cell, y],
            [x + cell, y + tall],
            [x, y + tall],
          ])}" fill="${odd ? palette.accent : mixed(palette.main, '#ffffff', 0.5)}"/>`,
        );
      }
    }
  }
}
