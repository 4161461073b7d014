import * as v from 'valibot';
import { FORMATS } from '../../../src/engines/image/formats/brief.ts';
import { CARRIERS } from '../../../src/engines/image/lettering/carriers.ts';
import { FONT_NAMES } from '../../../src/engines/image/lettering/fonts.ts';
import { TREATMENTS } from '../../../src/engines/image/prompt/treatments.ts';
import {
  ACTIONS,
  FEATURES,
  GROUP_FORMS,
  PLACES,
  RELATIONS,
  SCENE_PARTS,
  SEASONS,
  TIMES_OF_DAY,
  WEATHERS,
  ZONES,
} from '../../../src/engines/image/prompt/vocabulary.ts';
import { RENDER_STYLES } from '../../../src/engines/image/request.ts';
import {
  amount,
  everyOf,
  hex,
  hexes,
  name,
  path,
  positive,
  rgb,
  share,
  unique,
  word,
  words,
} from './visual-parts.ts';

const phrase = word;
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

const EXTRAS = [
  'stripes',
  'buttons',
  'pack',
  'reflector',
  'belt',
  'sash',
  'collar',
  'waistcoat',
  'number',
  'boxing-gloves',
  'drum',
  'camera',
  'microphone',
  'referee-stripes',
  'watering-can',
  'bar',
  'steering-wheel',
  'crook',
  'conducting',
  'rifle',
  'pompoms',
  'bandage-lines',
  'cleaver',
] as const;
const HATS = [
  'helmet',
  'crown',
  'habit',
  'hood',
  'cowboy-hat',
  'sailor-cap',
  'pirate-hat',
  'straw-hat',
  'flat-cap',
  'bandages',
  'halo',
  'laurel',
] as const;
const shapeDrawings = v.record(
  name,
  v.strictObject({
    zone: v.picklist(ZONES),
    metres: positive,
    home: v.picklist(PLACES),
    width: positive,
    height: positive,
    shapes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[rce] [-\d. ]+ #|^p #|^s #/))), v.minLength(1)),
  }),
);
export const imageSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'image/data/colour-grades.json': v.strictObject({
    styles: everyOf(RENDER_STYLES, v.strictObject(grade)),
    tints: v.record(v.string(), v.partial(v.strictObject(grade))),
  }),
  'image/data/bodies.json': v.strictObject({
    people: v.record(
      name,
      v.strictObject({
        top: hex,
        legs: hex,
        skin: v.optional(hex),
        shoes: v.optional(hex),
        robe: v.optional(v.boolean()),
        head: v.optional(v.boolean()),
        extra: v.optional(v.picklist(EXTRAS)),
        face: v.optional(name),
        hat: v.optional(v.picklist(HATS)),
      }),
    ),
    animals: v.record(
      name,
      v.strictObject({
        coat: hex,
        belly: hex,
        paws: v.optional(hex),
        tail: v.optional(v.picklist(['brush', 'tuft', 'stub', 'none'])),
        tip: v.optional(hex),
        wide: v.optional(positive),
      }),
    ),
    extras: everyOf(EXTRAS, v.string()),
    hats: everyOf(HATS, v.string()),
  }),
  'image/data/actions.json': v.strictObject({ actions: everyOf(ACTIONS, words), auxiliaries: words }),
  'image/data/drawings.json': v.record(
    name,
    v.strictObject({
      width: positive,
      height: positive,
      body: v.array(v.pipe(v.string(), v.startsWith('<'))),
    }),
  ),
  'image/data/drawings-everyday.json': shapeDrawings,
  'image/data/drawings-geometry.json': shapeDrawings,
  'image/data/drawings-home.json': shapeDrawings,
  'image/data/drawings-more.json': shapeDrawings,
  'image/data/drawings-things.json': shapeDrawings,
  'image/data/drawings-town.json': shapeDrawings,
  'image/data/flowers.json': v.strictObject({
    kinds: v.array(v.strictObject({ word, colours: hexes })),
    mixed: hexes,
    subjects: v.array(name),
  }),
  'image/data/foliage.json': everyOf(
    [...SEASONS, 'blossom', 'conifer', 'palm'],
    v.strictObject({ dark: hex, light: hex, accent: hex }),
  ),
  'image/data/irregular-plurals.json': v.record(word, word),
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
  'image/data/modifiers.json': v.strictObject({
    numbers: v.record(word, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    colours: v.record(word, hex),
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
    relations: v.array(v.strictObject({ phrase: word, kind: v.picklist(RELATIONS) })),
    flying: words,
    articles: words,
    uncounted: words,
    aboutColour: words,
    glowing: words,
  }),
  'image/data/not-nouns.json': words,
  'image/data/noun-aliases.json': v.record(
    name,
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9 -]+$/))), v.minLength(1), unique()),
  ),
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
          time: v.picklist(TIMES_OF_DAY),
          weather: v.picklist(WEATHERS),
          season: v.picklist(SEASONS),
          features: v.array(v.picklist(FEATURES)),
          tint: v.string(),
          weak: v.boolean(),
          part: v.picklist(SCENE_PARTS),
        }),
      ),
      phrases: words,
    }),
  ),
  'image/data/chess-pieces.json': v.record(name, path),
  'image/data/format-colours.json': v.strictObject({
    palettes: v.array(v.strictObject({ paper: hex, ink: hex, main: hex, accent: hex, soft: hex })),
  }),
  'image/data/formats.json': v.array(
    v.strictObject({ format: v.picklist(FORMATS), phrases: words, anywhere: v.optional(v.boolean()) }),
  ),
  'image/data/treatments.json': v.array(
    v.strictObject({ treatment: v.picklist(TREATMENTS), phrases: words, only: v.optional(words) }),
  ),
  'image/data/hint-drawings.json': v.record(phrase, name),
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
    topics: v.record(phrase, name),
  }),
  'image/data/map-signs.json': v.strictObject({
    repeated: v.record(phrase, v.strictObject({ sign: name, count: positive })),
    water: words,
    lakes: words,
    coasts: words,
    routes: words,
    streets: words,
    plain: words,
    pictures: v.record(name, v.pipe(v.string(), v.startsWith('<'))),
  }),
  'image/data/portrait.json': v.strictObject({
    people: v.array(name),
    traits: words,
    heads: v.record(name, name),
    worn: v.record(name, v.strictObject({ x: amount, y: amount, size: positive })),
  }),
  'image/data/subject-kinds.json': v.strictObject({
    kinds: v.array(
      v.strictObject({
        zone: v.picklist(ZONES),
        metres: positive,
        home: v.picklist(PLACES),
        names: v.pipe(v.array(name), v.minLength(1), unique()),
      }),
    ),
    glowing: v.pipe(v.array(name), unique()),
  }),
  'image/data/poses.json': v.strictObject({
    shown: words,
    unseen: words,
    postures: v.array(
      v.strictObject({ words, drawings: v.array(name), zones: v.optional(v.array(v.picklist(ZONES))) }),
    ),
    riders: v.array(
      v.strictObject({
        kind: v.picklist(RELATIONS),
        mounts: v.array(phrase),
        man: name,
        woman: name,
        anybody: name,
      }),
    ),
    parts: v.array(name),
    backwards: v.array(v.picklist(RELATIONS)),
    hollow: v.array(name),
  }),
  'image/data/subject-looks.json': v.strictObject({
    heads: v.record(name, v.tuple([share, share, share])),
    worn: everyOf(['eyes', 'neck', 'body', 'feet', 'hand'], v.array(name)),
    gripBelow: v.array(name),
    openTop: v.array(name),
    facesRight: v.array(name),
    turningParts: v.record(name, v.strictObject({ still: name, part: name, hub: share, size: share })),
    uprightTilt: v.record(name, v.number()),
    variants: v.record(name, v.array(name)),
    seatHeights: v.record(name, share),
    coats: v.record(name, hexes),
    trees: v.record(name, v.picklist(['leafy', 'conifer', 'bare', 'palm'])),
    glowColours: v.record(name, hex),
    singles: v.record(name, name),
    details: v.record(word, v.array(name)),
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
};
