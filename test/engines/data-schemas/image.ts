import * as v from 'valibot';
import {
  ACTIONS,
  FEATURES,
  GROUNDS,
  GROUP_FORMS,
  PLACES,
  RELATIONS,
  ROOMS,
  SCENE_PARTS,
  SEASONS,
  TIMES_OF_DAY,
  WEATHERS,
} from '../../../src/engines/image/prompt/vocabulary.ts';
import { RENDER_STYLES } from '../../../src/engines/image/request.ts';
import { drawingSchemas } from './image-drawings.ts';
import { formatSchemas } from './image-formats.ts';
import { everyOf, hex, hexes, name, positive, rgb, share, unique, word, words } from './visual-parts.ts';

const aliases = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9 -]+$/))), v.minLength(1), unique());
/** Words with spaces between them. */
const wordList = v.pipe(v.string(), v.regex(/^[a-z]+(?: [a-z]+)*$/));
const sky = v.strictObject({ zenith: hex, middle: hex, horizon: hex });
const grade = {
  exposure: positive,
  saturation: positive,
  contrast: positive,
  cast: rgb,
  duotone: v.strictObject({ amount: share, colour: rgb }),
  bloom: share,
  vignette: share,
  grain: share,
};

export const imageSchemas: Readonly<Record<string, v.GenericSchema>> = {
  ...drawingSchemas,
  ...formatSchemas,
  'image/data/colour-grades.json': v.strictObject({
    styles: everyOf(RENDER_STYLES, v.strictObject(grade)),
    tints: v.record(v.string(), v.partial(v.strictObject(grade))),
  }),
  'image/data/parts.json': v.strictObject({
    parts: v.array(
      v.strictObject({
        words: aliases,
        drawn: v.optional(v.literal(true)),
        of: v.record(
          name,
          v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(1.1))), v.maxLength(2)),
        ),
      }),
    ),
    had: v.strictObject({ ofAny: wordList, of: v.record(name, wordList) }),
    loose: aliases,
    haired: v.array(name),
    hair: v.record(name, v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
    faces: v.record(name, wordList),
    painted: v.strictObject({
      of: v.record(
        name,
        v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+( \d+){5,}(\/\d+( \d+){5,})*$/))),
      ),
      materials: v.record(v.string(), hex),
      instead: v.record(name, name),
    }),
  }),
  'image/data/flowers.json': v.strictObject({
    kinds: v.array(v.strictObject({ word, colours: hexes, heart: v.optional(hex) })),
    mixed: hexes,
    subjects: v.array(name),
  }),
  'image/data/foliage.json': everyOf(
    [...SEASONS, 'blossom', 'conifer', 'palm'],
    v.strictObject({ dark: hex, light: hex, accent: hex }),
  ),
  'image/data/light.json': v.strictObject({
    times: everyOf(
      TIMES_OF_DAY,
      v.strictObject({
        sky,
        sun: hex,
        key: positive,
        ambient: v.strictObject({ colour: hex, strength: share }),
        fog: hex,
        height: share,
      }),
    ),
    mars: v.strictObject({ sky, fog: hex }),
  }),
  'image/data/palettes.json': v.strictObject({
    abstract: v.array(hexes),
    nebulae: v.array(v.tuple([hex, hex, hex, hex])),
    planets: v.array(v.tuple([hex, hex, hex])),
    neon: hexes,
    cityWindows: hexes,
    cityWalls: hexes,
    houseFronts: hexes,
    awnings: hexes,
    roomWalls: hexes,
    books: v.pipe(hexes, v.minLength(5)),
    tableBackdrops: v.array(v.strictObject({ dark: hex, light: hex })),
    rainbow: v.array(rgb),
  }),
  'image/data/weather.json': everyOf(
    WEATHERS,
    v.strictObject({
      lightBlocked: share,
      haze: v.nullable(positive),
      cloudDensity: v.number(),
      cumulusClouds: v.pipe(v.number(), v.integer()),
    }),
  ),
  'image/data/actions.json': v.strictObject({
    actions: everyOf(ACTIONS, words),
    auxiliaries: words,
    alsoThings: v.strictObject({ ofTheLiving: words, ofAny: words }),
  }),
  'image/data/irregular-plurals.json': v.record(word, word),
  'image/data/modifiers.json': v.strictObject({
    numbers: v.record(word, v.pipe(v.number(), v.integer(), v.minValue(1))),
    colours: v.record(word, hex),
    shades: v.record(word, hex),
    colourNouns: v.record(word, hex),
    sizes: v.record(word, positive),
    groups: v.array(
      v.strictObject({
        words,
        count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12)),
        form: v.picklist(GROUP_FORMS),
      }),
    ),
    crowds: words,
    functionWords: words,
    images: words,
    containers: words,
    surfaces: v.array(name),
    tops: v.array(name),
    possessives: words,
    measures: words,
    portions: v.record(word, v.pipe(v.array(name), unique())),
    rows: v.array(v.strictObject({ phrase: word, form: v.picklist(GROUP_FORMS) })),
    relations: v.array(v.strictObject({ phrase: word, kind: v.picklist(RELATIONS) })),
    flying: words,
    fills: v.record(v.string(), hex),
    liquids: words,
    articles: words,
    paired: words,
    uncounted: words,
    aboutColour: words,
    glowing: words,
  }),
  'image/data/senses.json': v.record(
    word,
    v.array(
      v.strictObject({
        as: v.optional(name),
        like: v.optional(v.literal(true)),
        scene: v.optional(word),
        near: v.pipe(v.string(), v.regex(/^[a-z-]+(?: [a-z-]+)*$/)),
      }),
    ),
  ),
  'image/data/not-nouns.json': words,
  'image/data/noun-aliases.json': v.record(
    name,
    v.pipe(
      v.strictObject({ same: v.optional(aliases), like: v.optional(aliases) }),
      v.check(({ same, like }) => same !== undefined || like !== undefined, 'has neither same nor like'),
    ),
  ),
  // "beak=bill .07 .38": names of a part, and where it is in its drawing.
  'image/data/part-spots.json': v.record(
    name,
    v.pipe(v.string(), v.regex(/^(?:[a-z -]+(?:=[a-z -]+)* [01]?\.\d+ [01]?\.\d+(?:,|$))+$/)),
  ),
  'image/data/places.json': v.strictObject({
    horizon: everyOf(PLACES, share),
    ownFeature: v.record(v.picklist(PLACES), v.picklist(FEATURES)),
    priority: v.pipe(v.array(v.picklist(PLACES)), v.length(PLACES.length), unique()),
  }),
  'image/data/scene-words.json': v.array(
    v.strictObject({
      hint: v.partial(
        v.strictObject({
          place: v.picklist(PLACES),
          room: v.picklist(ROOMS),
          ground: v.picklist(GROUNDS),
          time: v.picklist(TIMES_OF_DAY),
          weather: v.picklist(WEATHERS),
          season: v.picklist(SEASONS),
          features: v.array(v.picklist(FEATURES)),
          tint: v.string(),
          colour: hex,
          weak: v.boolean(),
          part: v.picklist(SCENE_PARTS),
        }),
      ),
      phrases: words,
      like: v.optional(words),
    }),
  ),
};
