import * as v from 'valibot';
import { LIMBED, POSES } from '../../../src/engines/image/prompt/figure.ts';
import { everyOf, hex, name, positive, share, unique, words } from './visual-parts.ts';

const leg = v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]);
const limb = v.tuple([v.number(), v.number(), v.number(), v.number(), v.number(), v.number()]);
const point = v.tuple([v.number(), v.number()]);
const names = v.pipe(v.array(name), unique());

/** Limbs of people and animals who do something, and the words for it. */
export const stances = v.strictObject({
  poses: everyOf(
    LIMBED,
    v.strictObject({
      height: positive,
      legs: v.tuple([leg, leg]),
      next: v.optional(v.tuple([leg, leg])),
      lean: v.optional(v.number()),
    }),
  ),
  arms: v.record(
    name,
    v.strictObject({
      hands: v.pipe(v.array(limb), v.maxLength(2)),
      over: v.optional(v.boolean()),
      beat: v.optional(point),
      thing: v.tuple([v.number(), v.number(), share]),
      prop: v.optional(v.pipe(v.string(), v.startsWith('<'))),
      turned: v.optional(v.pipe(v.string(), v.startsWith('<'))),
      tools: v.optional(names),
      pose: v.optional(v.picklist(POSES)),
      reach: v.optional(v.number()),
      work: v.optional(v.tuple([v.number(), v.number(), share])),
    }),
  ),
  deeds: v.array(
    v.strictObject({
      words,
      arm: v.optional(name),
      pose: v.optional(v.picklist(POSES)),
      takes: v.optional(v.literal('hands')),
      stoops: v.optional(v.boolean()),
    }),
  ),
  played: v.record(name, names),
  bulky: names,
  human: names,
  stances: v.record(
    name,
    v.strictObject({
      head: point,
      body: v.tuple([v.number(), v.number(), v.number()]),
      legs: v.array(limb),
      next: v.optional(v.array(limb)),
      bob: v.optional(point),
      bent: v.optional(v.number()),
      turn: v.optional(v.number()),
      asleep: v.optional(v.boolean()),
    }),
  ),
  stanceWords: v.record(name, words),
  beasts: v.record(
    name,
    v.strictObject({
      face: v.optional(name),
      eyes: v.optional(v.union([point, v.tuple([v.number(), v.number(), v.number(), v.number()])])),
      head: v.optional(
        v.strictObject({
          neck: positive,
          thick: positive,
          size: v.optional(positive),
          skin: v.optional(hex),
          muzzle: hex,
          ear: positive,
          trunk: v.optional(v.boolean()),
          mane: v.optional(hex),
          horns: v.optional(v.picklist(['stubs', 'swept', 'curled', 'antlers', 'wool'])),
        }),
      ),
      lid: v.optional(hex),
      coat: hex,
      belly: hex,
      paws: v.optional(hex),
      tail: v.picklist(['mane', 'long', 'brush', 'tuft', 'stub', 'puff', 'none']),
      tip: v.optional(hex),
      ink: v.optional(hex),
      marks: v.optional(v.picklist(['spots', 'bands', 'patches', 'wool', 'stripes'])),
      heavy: v.optional(v.boolean()),
      humps: v.optional(positive),
      limb: v.optional(positive),
      stretch: v.optional(positive),
      profile: v.optional(v.boolean()),
    }),
  ),
});
