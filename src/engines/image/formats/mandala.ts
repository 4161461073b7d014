import { pickFrom } from '../../random.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, paletteFor } from './colours.ts';
import { sharedColours } from './design-words.ts';
import { outlinesToFill } from './inked.ts';
import { polar, Sheet, type Studio, tintKey } from './sheet.ts';
import { type ShownThing, signsOf } from './subjects.ts';

const FOLDS = [8, 10, 12, 16] as const;
const MOST_THINGS = 2;

const FOLDED = new RegExp(
  `\\b(\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')})[\\s-]*(?:[a-z]+(?:\\s+and\\s+[a-z]+)?\\s+)?(?:fold|point(?:ed|s)?|sided|petal(?:led|ed|s)?|sections?|segments?|spokes?|rays?|rotations?|arms?)\\b(?:[\\s-]+(?:rotational|radial|mirror)?\\s*symmetr\\w+)?`,
  'i',
);

/** "12-fold symmetry": as many around the middle. Marks its words as shown. */
function foldsIn({ rest, shown, subjects }: Brief): number | undefined {
  const [all, number = ''] = FOLDED.exec(rest) ?? [];
  const folds = NUMBER_WORDS.get(number.toLowerCase()) ?? Number(number);
  if (all === undefined || folds < LEAST_FOLDS || folds > MOST_FOLDS) return undefined;
  for (const word of [...tokenise(all), tokenise(all).join(' '), 'symmetry', 'symmetrical', 'fold'])
    shown.add(word);
  for (const { said } of subjects) if (PETAL.test(said)) shown.add(said);
  return folds;
}

const OF_DOTS = ['dots', 'dot', 'fine', 'small', 'tiny', 'between', 'rings', 'between the rings'];
const LEAST_FOLDS = 3;
const MOST_FOLDS = 24;
/** The rings are made of them. */
const PETAL =
  /^(?:(?:fine|small|tiny|little) )?(?:petal|point|ray|section|segment|spoke|arm|ring|circle|dot|line)s?$/;

/** Rings of petals, drops and dots around one centre, or of the thing that is named. */
export function composeMandala(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(5);
  const parts = brief.subjects.filter(({ said }) => PETAL.test(said));
  // "Petals in turquoise and gold": the rings are made of them.
  const shared = sharedColours(brief.words);
  const named = [
    ...new Set([
      ...shared.colours,
      ...parts.flatMap(({ colour, colours }) => colours ?? colour ?? []),
      ...brief.colours,
    ]),
  ];
  for (const one of parts) {
    brief.shown.add(one.said);
    for (const colour of one.colours ?? [one.colour]) studio.tints.add(tintKey({ ...one, colour }));
  }
  for (const word of shared.said) brief.shown.add(word);
  const palette = paletteFor(named, random);
  const ground = mixed(palette.main, '#0d0f16', 0.86);
  const sheet = new Sheet(width, height, studio).fill(ground);
  const [x, y] = [width / 2, height / 2];
  const outer = sheet.short * 0.47;
  const drawn = pickFrom(random, FOLDS);
  const asked = foldsIn(brief);
  const folds = asked ?? drawn;
  if (asked) studio.account.told.push(`${asked}-fold symmetry`);
  const colours = [
    palette.main,
    palette.accent,
    mixed(palette.main, '#ffffff', 0.45),
    mixed(palette.accent, '#ffffff', 0.3),
    ...named.filter((colour) => colour !== palette.main && colour !== palette.accent),
  ];
  sheet.add(`<circle cx="${x}" cy="${y}" r="${outer}" fill="${mixed(palette.main, '#0d0f16', 0.62)}"/>`);
  const all: readonly ShownThing[] = [
    ...brief.subjects.filter(({ said }) => !PETAL.test(said)),
    ...signsOf(brief),
  ];
  const things = all.filter((one) => studio.drawings.has(one.name)).slice(0, MOST_THINGS);
  for (const { said } of things) if (said) brief.shown.add(said);
  const rings = 7;
  const hasDots = /\bdots?\b/i.test(brief.rest);
  if (hasDots)
    for (const word of [...OF_DOTS, ...brief.leftOver.filter((one) => /\bdots?\b/.test(one))])
      brief.shown.add(word);
  for (let ring = 0; ring < rings; ring++) {
    const radius = outer * (1 - ring / rings);
    const inner = outer * (1 - (ring + 1) / rings);
    const colour = colours[ring % colours.length] ?? palette.main;
    // The first in the widest of the rings for things, then one ring further in.
    const thing = ring % 2 === 0 ? things[ring / 2 - 1] : undefined;
    // "Eight petals" are eight around the middle.
    const counted = brief.subjects.find(
      (one) => one.counted && one.name === thing?.name && one.said === thing.said,
    );
    const count = counted && counted.count > 2 ? counted.count : ring < 3 ? folds * 2 : folds;
    const offset = ring % 2 === 0 ? 0 : 0.5 / count;
    const kind = Math.floor(random() * 3);
    sheet.add(
      `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="none" stroke="${colours[(ring + 1) % colours.length]}" stroke-width="${(outer * 0.008).toFixed(2)}"/>`,
    );
    if (hasDots && ring > 0)
      for (let n = 0; n < count * 2; n++) {
        const [px, py] = polar(x, y, radius, (n + 0.5) / (count * 2));
        sheet.add(
          `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(outer * 0.011).toFixed(2)}" fill="${mixed(palette.accent, '#ffffff', 0.35)}"/>`,
        );
      }
    for (let n = 0; n < count; n++) {
      const turn = n / count + offset;
      const middle = polar(x, y, (radius + inner) / 2, turn);
      if (thing) sheet.tinted(thing, ...middle, outer * 0.16, `rotate(${turn * 360})`);
      else
        sheet.add(
          motif(kind, [x, y], { turn, inner: inner * 0.96, radius, wide: 0.5 / count, colour, edge: ground }),
        );
    }
  }
  sheet.add(
    `<circle cx="${x}" cy="${y}" r="${outer * 0.09}" fill="${palette.accent}"/><circle cx="${x}" cy="${y}" r="${outer * 0.05}" fill="${ground}"/><circle cx="${x}" cy="${y}" r="${outer * 0.025}" fill="${palette.main}"/>`,
  );
  if (!TO_COLOUR.test(brief.request.prompt)) return sheet.paint();
  for (const word of OF_LINES) brief.shown.add(word);
  studio.account.told.push('black outlines on white');
  return outlinesToFill(sheet.paint());
}

const TO_COLOUR =
  /\bcolou?ring\b|\b(?:for|to)\s+(?:be\s+)?colou?r(?:ed)?(?:\s+in)?(?=[,.;]|$|\s+(?:with|for)\b)|\b(?:line ?art|outlines?)\b/i;
const OF_LINES = [
  'black',
  'white',
  'black and white',
  'page',
  'book',
  'lines',
  'line',
  'outlines',
  'outline',
  'mandala',
  'colour',
  'color',
];

interface Motif {
  readonly turn: number;
  readonly inner: number;
  readonly radius: number;
  /** Half the width, in turns. */
  readonly wide: number;
  readonly colour: string;
  readonly edge: string;
}

function motif(kind: number, [x, y]: readonly [number, number], m: Motif): string {
  const at = (radius: number, turn: number): string =>
    polar(x, y, radius, m.turn + turn)
      .map((value) => value.toFixed(1))
      .join(' ');
  const middle = (m.inner + m.radius) / 2;
  const stroke = `stroke="${m.edge}" stroke-width="${(m.radius * 0.006 + 0.4).toFixed(2)}"`;
  if (kind === 0)
    return `<path d="M${at(m.inner, 0)} Q${at(middle, -m.wide * 1.5)} ${at(m.radius, 0)} Q${at(middle, m.wide * 1.5)} ${at(m.inner, 0)}Z" fill="${m.colour}" ${stroke}/>`;
  if (kind === 1) {
    const [cx, cy] = polar(x, y, middle, m.turn);
    const r = Math.min((m.radius - m.inner) * 0.36, middle * m.wide * 4.6);
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}" fill="${m.colour}" ${stroke}/><circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(r * 0.45).toFixed(1)}" fill="${m.edge}"/>`;
  }
  return `<path d="M${at(m.inner, -m.wide * 0.9)} L${at(m.radius, 0)} L${at(m.inner, m.wide * 0.9)} L${at(m.inner + (m.radius - m.inner) * 0.35, 0)}Z" fill="${m.colour}" ${stroke}/>`;
}
