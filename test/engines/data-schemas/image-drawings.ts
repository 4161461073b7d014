import * as v from 'valibot';
import bodies from '../../../src/engines/image/data/bodies.json';
import arms from '../../../src/engines/image/data/stances.json';
import { POSES } from '../../../src/engines/image/prompt/figure.ts';
import {
  ACTIONS,
  BODY_PARTS,
  GROUNDS,
  PLACES,
  RELATIONS,
  ROOMS,
  ZONES,
} from '../../../src/engines/image/prompt/vocabulary.ts';
import { CUTS } from '../../../src/engines/image/sprites/artwork/person.ts';
import { stances } from './stances.ts';
import { everyOf, hex, hexes, name, positive, share, unique, word, words } from './visual-parts.ts';

const phrase = word;
const clothes = v.strictObject({
  top: hex,
  legs: hex,
  skin: v.optional(hex),
  shoes: v.optional(hex),
  robe: v.optional(v.boolean()),
  head: v.optional(v.boolean()),
  extra: v.optional(v.picklist(Object.keys(bodies.extras))),
  face: v.optional(name),
  hat: v.optional(v.picklist(Object.keys(bodies.hats))),
  arm: v.optional(v.picklist(Object.keys(arms.arms))),
  pose: v.optional(v.picklist(POSES)),
});
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

/** Drawings, and how subjects stand, hold and look. */
export const drawingSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'image/data/bodies.json': v.strictObject({
    people: v.record(name, clothes),
    plain: everyOf(['man', 'woman', 'person', 'knight', 'wizard', 'robot'], clothes),
    wardrobe: v.record(name, v.strictObject({ cut: v.picklist(CUTS), colour: hex })),
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
    extras: v.record(name, v.pipe(v.string(), v.startsWith('<'))),
    hats: v.record(name, v.pipe(v.string(), v.startsWith('<'))),
    faces: everyOf(['old', 'young', 'female', 'male'], v.record(name, name)),
    faceWords: everyOf(['old', 'young', 'female', 'male'], words),
    folk: v.record(name, v.union([v.tuple([name, hex]), v.tuple([name, hex, v.literal('whole')])])),
  }),
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
  'image/data/drawings-nature.json': shapeDrawings,
  'image/data/drawings-things.json': shapeDrawings,
  'image/data/drawings-town.json': shapeDrawings,
  'image/data/subject-kinds.json': v.strictObject({
    kinds: v.array(
      v.strictObject({
        zone: v.picklist(ZONES),
        metres: positive,
        home: v.picklist(PLACES),
        names: v.pipe(v.array(name), v.minLength(1), unique()),
      }),
    ),
    sizes: v.record(v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)), v.pipe(v.array(name), unique())),
    glowing: v.pipe(v.array(name), unique()),
  }),
  'image/data/poses.json': v.strictObject({
    shown: words,
    handling: words,
    ofBodies: words,
    unseen: words,
    played: words,
    read: words,
    instruments: v.array(name),
    players: v.record(name, v.strictObject({ drawing: name, said: name, like: v.optional(v.boolean()) })),
    postures: v.array(
      v.strictObject({
        words,
        drawings: v.array(name),
        poses: v.optional(v.array(v.picklist(POSES))),
        zones: v.optional(v.array(v.picklist(ZONES))),
        but: v.optional(v.array(name)),
      }),
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
    hollow: v.array(name),
    seats: v.array(name),
    closed: v.array(name),
    flat: v.array(name),
    mounts: v.array(name),
    inFlight: v.record(name, name),
    foldedWings: v.pipe(v.array(name), unique()),
    bodyParts: v.record(name, v.picklist(BODY_PARTS)),
  }),
  'image/data/stances.json': stances,
  'image/data/vessels.json': v.strictObject({
    rims: v.record(name, v.tuple([share, share, share, share])),
    opened: v.record(name, name),
    openings: v.record(name, v.tuple([share, share, share, share])),
    barred: v.array(name),
    glass: v.array(name),
  }),
  'image/data/subject-looks.json': v.strictObject({
    heads: v.record(name, v.tuple([share, share, share])),
    necks: v.record(name, v.tuple([share, share, share])),
    partColours: v.record(name, v.array(name)),
    own: v.record(name, v.array(name)),
    worn: everyOf(['head', 'eyes', 'mouth', 'neck', 'body', 'back', 'feet', 'hand'], v.array(name)),
    gripBelow: v.array(name),
    openTop: v.array(name),
    folk: v.pipe(v.array(name), unique()),
    creatures: v.pipe(v.array(name), unique()),
    facesRight: v.array(name),
    movesByNature: v.record(name, v.picklist(ACTIONS)),
    turningParts: v.record(name, v.strictObject({ still: name, part: name, hub: share, size: share })),
    uprightTilt: v.record(name, v.number()),
    boards: v.record(name, v.number()),
    variants: v.record(name, v.array(name)),
    seatHeights: v.record(name, share),
    coats: v.record(name, hexes),
    trees: v.record(name, v.picklist(['leafy', 'conifer', 'bare', 'palm'])),
    glowColours: v.record(name, hex),
    pairs: v.array(name),
    singles: v.record(name, name),
    several: v.record(name, positive),
    piles: v.record(name, name),
    dishes: v.pipe(v.array(name), unique()),
    seenFlat: v.pipe(v.array(name), unique()),
    toppings: v.pipe(v.array(name), unique()),
    served: v.pipe(v.array(name), unique()),
    hands: v.record(name, v.tuple([share, share])),
    tethered: v.array(name),
    clearance: v.record(name, share),
    numbered: v.record(name, v.string()),
    shows: v.record(name, v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
    draught: v.record(name, share),
    details: v.record(word, v.array(name)),
    natures: v.array(v.strictObject({ words, of: v.pipe(v.array(v.string()), unique()) })),
    unsmiling: v.array(name),
  }),
  'image/data/grounds.json': everyOf(
    GROUNDS,
    v.pipe(
      v.array(
        v.strictObject({
          drawing: name,
          x: v.number(),
          z: positive,
          metres: positive,
          mirrored: v.optional(v.boolean()),
        }),
      ),
      v.minLength(1),
    ),
  ),
  'image/data/rooms.json': everyOf(
    ROOMS,
    v.strictObject({
      /** The drawings that are such a room seen from within. */
      in: v.optional(v.array(name)),
      /** The drawings that stand in no other room. */
      by: v.optional(v.array(name)),
      wall: v.picklist([
        'plain',
        'tiles',
        'books',
        'glass',
        'bare',
        'planks',
        'attic',
        'stone',
        'tunnel',
        'arches',
        'metal',
        'closed',
      ]),
      things: v.pipe(
        v.array(
          v.strictObject({
            drawing: name,
            x: v.number(),
            metres: positive,
            up: v.optional(positive),
            mirrored: v.optional(v.boolean()),
            with: v.optional(name),
          }),
        ),
        v.minLength(1),
      ),
    }),
  ),
};
