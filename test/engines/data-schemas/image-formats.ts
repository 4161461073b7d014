import * as v from 'valibot';
import { FORMATS } from '../../../src/engines/image/formats/find-format.ts';
import { CARRIERS } from '../../../src/engines/image/lettering/carriers.ts';
import { FONT_NAMES } from '../../../src/engines/image/lettering/fonts.ts';
import { TREATMENTS } from '../../../src/engines/image/prompt/treatments.ts';
import { PLACES } from '../../../src/engines/image/prompt/vocabulary.ts';
import { amount, hex, name, path, positive, word, words } from './visual-parts.ts';

const phrase = word;

/** Designs instead of scenes: logos, cards, maps, charts. */
export const formatSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'image/data/chess-pieces.json': v.record(name, path),
  'image/data/cycles.json': v.strictObject({
    known: v.record(word, words),
    drawings: v.record(phrase, name),
  }),
  'image/data/format-colours.json': v.strictObject({
    palettes: v.array(v.strictObject({ paper: hex, ink: hex, main: hex, accent: hex, soft: hex })),
    moods: v.record(phrase, v.array(hex)),
    manners: v.record(phrase, v.array(hex)),
  }),
  'image/data/formats.json': v.array(
    v.strictObject({ format: v.picklist(FORMATS), phrases: words, anywhere: v.optional(v.boolean()) }),
  ),
  'image/data/purposes.json': v.strictObject({
    media: words,
    weakMedia: words,
    uses: words,
    modifiers: words,
    labels: words,
  }),
  'image/data/sequences.json': v.array(
    v.strictObject({
      match: v.pipe(
        v.string(),
        v.check((match) => new RegExp(match, 'i').source !== '', 'no pattern'),
      ),
      names: v.pipe(v.array(v.string()), v.minLength(2)),
      messages: v.array(v.pipe(v.string(), v.regex(/^[1-6]>[1-6] \S.{0,24}$/))),
    }),
  ),
  'image/data/treatments.json': v.array(
    v.strictObject({
      treatment: v.optional(v.picklist(TREATMENTS)),
      phrases: words,
      only: v.optional(words),
      closing: v.optional(words),
      things: v.optional(words),
    }),
  ),
  'image/data/hint-drawings.json': v.record(phrase, name),
  'image/data/icon-meanings.json': v.record(name, v.array(v.string())),
  'image/data/isometric.json': v.strictObject({
    grounds: v.record(name, v.strictObject({ top: hex, side: hex, line: hex })),
    places: v.record(v.picklist(PLACES), name),
    rooms: v.record(
      phrase,
      v.strictObject({
        blocks: v.array(v.tuple([amount, amount, amount, amount, amount, hex])),
        things: v.array(v.tuple([name, amount, amount, amount])),
      }),
    ),
    aliases: v.record(phrase, phrase),
    buildings: v.array(name),
    furniture: words,
  }),
  'image/data/lettering.json': v.strictObject({
    wishes: words,
    occasions: v.record(phrase, v.string()),
    characters: v.record(v.string(), v.pipe(v.string(), v.maxLength(3))),
    carriers: v.array(v.strictObject({ carrier: v.picklist(CARRIERS), phrases: words })),
    objects: v.record(
      name,
      v.strictObject({
        area: v.tuple([amount, amount, amount, amount]),
        fill: hex,
        font: v.picklist(FONT_NAMES),
        plate: v.union([hex, v.literal('')]),
      }),
    ),
    shops: v.record(phrase, v.pipe(v.array(name), v.length(3))),
    hobbies: v.record(phrase, phrase),
    events: words,
    menus: v.record(phrase, v.array(phrase)),
    topics: v.record(phrase, name),
    turned: v.array(name),
  }),
  'image/data/map-signs.json': v.strictObject({
    repeated: v.record(phrase, v.strictObject({ sign: name, count: positive })),
    masses: words,
    greens: words,
    water: words,
    lakes: words,
    coasts: words,
    routes: words,
    streets: words,
    plain: words,
    pictures: v.record(name, v.pipe(v.string(), v.startsWith('<'))),
  }),
  'image/data/portrait.json': v.strictObject({
    hats: v.record(name, v.string()),
    noHats: v.array(name),
    people: v.array(name),
    traits: words,
    garments: v.array(v.string()),
    fabrics: v.record(phrase, hex),
    heads: v.record(name, name),
    worn: v.record(name, v.strictObject({ x: amount, y: amount, size: positive })),
  }),
};
