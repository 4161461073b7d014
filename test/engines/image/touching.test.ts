import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { figureOf } from '../../../src/engines/image/prompt/figure.ts';
import { faceBoxOf, handOf, headOf, mouthOf } from '../../../src/engines/image/scene/body-points.ts';
import { layoutSubjects } from '../../../src/engines/image/scene/layout.ts';
import type { PlacedSubject } from '../../../src/engines/image/scene/placed-subject.ts';
import { createScene, moonDisc } from '../../../src/engines/image/scene/scene.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Things that are worn, held, eaten or served touch their owner, and faces stay free. */

const drawings = await loadDrawings(engineTools());
const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);
const sceneOf = (prompt: string) =>
  createScene(planOf(prompt), smallRequest(prompt, { width: 640, height: 448 }));

function layout(prompt: string): PlacedSubject[] {
  return layoutSubjects(sceneOf(prompt), (name) => drawings.shapeOf(name));
}

/** The copies whose drawings have these names, in this order. */
function drawn(prompt: string, ...names: readonly string[]): PlacedSubject[] {
  const placed = layout(prompt);
  return names.map((name) => {
    const one = placed.find((each) => each.name.split('|')[0] === name);
    if (!one) throw new Error(`no ${name} in ${placed.map((each) => each.name).join(' ')}`);
    return one;
  });
}

const boxOf = ({ x, foot, width, height }: PlacedSubject) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: foot - height,
  bottom: foot,
});

const holds = (box: ReturnType<typeof boxOf>, { x, y }: { x: number; y: number }, reach: number): boolean =>
  x >= box.left - reach && x <= box.right + reach && y >= box.top - reach && y <= box.bottom + reach;

test.each([
  ['a girl eating an ice cream cone', 'girl', 'soft-ice-cream'],
  ['a boy drinking a glass of milk', 'boy', 'glass-of-milk'],
])('"%s": the hand is at the mouth, and so is the thing', (prompt, who, what) => {
  const [one, thing] = drawn(prompt, who, what);
  if (!one || !thing) throw new Error('nothing drawn');
  expect(figureOf(one.name)?.arm).toBe('at-mouth');
  expect(holds(boxOf(thing), mouthOf(one), one.height * 0.04)).toBe(true);
  expect(holds(boxOf(thing), handOf(one), one.height * 0.04)).toBe(true);
});

test('two women who drink coffee have a cup each', () => {
  const cups = layout('two old women drinking coffee').filter(({ name }) => name === 'hot-beverage');
  expect(new Set(cups.map(({ x }) => Math.round(x))).size).toBe(2);
});

test('an umbrella is held up beside the head, with its canopy above', () => {
  const [man, umbrella] = drawn('a man holding an umbrella', 'man-standing', 'umbrella');
  if (!man || !umbrella) throw new Error('nothing drawn');
  expect(figureOf(man.name)?.arm).toBe('raised');
  expect(boxOf(umbrella).top).toBeLessThan(boxOf(man).top);
  expect(Math.abs(umbrella.x - handOf(man).x)).toBeLessThan(man.width * 0.1);
});

test.each([
  ['a rabbit holding a carrot', 'rabbit', 'carrot'],
  ['a hedgehog holding a strawberry', 'hedgehog', 'strawberry'],
  ['a dog carrying a newspaper', 'dog', 'newspaper'],
])('"%s": it is below the chin', (prompt, who, what) => {
  const [one, thing] = drawn(prompt, who, what);
  if (!one || !thing) throw new Error('nothing drawn');
  const face = faceBoxOf(one);
  expect(boxOf(thing).top).toBeGreaterThan((face.top + face.bottom) / 2);
  expect(boxOf(thing).top).toBeLessThan(one.foot);
});

test('a shirt that an animal cannot be drawn in lies beside it', () => {
  const [elephant, shirt] = drawn('an elephant wearing a shirt', 'elephant', 't-shirt');
  if (!elephant || !shirt) throw new Error('nothing drawn');
  const [a, b] = [boxOf(elephant), boxOf(shirt)];
  expect(b.left > a.right || b.right < a.left).toBe(true);
});

test('a knight sits astride, and a frog on a lily pad wears the crown', () => {
  expect(planOf('a knight riding a white horse').subjects[0]?.name).toMatch(/^knight\|astride/);
  const [frog, crown] = drawn('a frog on a lily pad with a crown on its head', 'frog', 'crown');
  if (!frog || !crown) throw new Error('nothing drawn');
  expect(Math.abs(crown.x - headOf(frog).x)).toBeLessThan(frog.width * 0.1);
});

test('a cat on a stack of books is on its top', () => {
  const [cat, books] = drawn('a cat on a stack of old books', 'cat', 'books');
  if (!cat || !books) throw new Error('nothing drawn');
  expect(cat.foot).toBeLessThan(books.foot - books.height * 0.5);
});

test.each([
  ['a stack of pancakes with blueberries', 'pancakes', 'blueberries'],
  ['a plate of spaghetti with meatballs', 'spaghetti', 'meatballs'],
])('"%s": the topping is small and on the dish', (prompt, dish, topping) => {
  const [below, above] = drawn(prompt, dish, topping);
  if (!below || !above) throw new Error('nothing drawn');
  expect(above.size).toBeLessThan(below.size * 0.4);
  expect(holds(boxOf(below), { x: above.x, y: above.foot }, 2)).toBe(true);
});

test('flowers spread over the mouth of their vase, in the colours that are named', () => {
  const placed = layout('a vase with six tulips, pink and white, on a table');
  const tulips = placed.filter(({ name }) => name === 'tulip');
  expect(tulips.filter(({ colour }) => colour === '#ee82ab')).toHaveLength(3);
  expect(tulips.filter(({ colour }) => colour === '#f2f2ee')).toHaveLength(3);
  expect(new Set(tulips.map(({ tilt }) => Math.round(tilt))).size).toBe(6);
  expect(planOf('two parrots on a branch, one red and one blue').subjects[0]?.colours).toEqual([
    '#d22f2f',
    '#2b62c9',
  ]);
});

test('of what is on the wall of a room only that hangs which can', () => {
  const { subjects } = planOf('a living room with a rug, a lamp and a clock on the wall');
  expect(subjects.map(({ name, hung = false }) => [name, hung])).toEqual([
    ['rug', false],
    ['lamp', false],
    ['clock', true],
  ]);
});

test('the moon is behind what stands before it, and a branch comes from the edge of the image', () => {
  const prompt = 'a wolf in front of a full moon';
  const [wolf] = drawn(prompt, 'wolf');
  expect(Math.abs((wolf?.x ?? 0) - (moonDisc(sceneOf(prompt))?.x ?? 0))).toBeLessThan(wolf?.width ?? 0);
  const [branch, owl] = drawn('an owl on a branch', 'branch', 'owl');
  if (!branch || !owl) throw new Error('nothing drawn');
  expect(boxOf(branch).left).toBeLessThan(1);
  expect(owl.foot).toBeLessThan(448 * 0.6);
});

test.each([
  ['a striped cushion and a wooden spoon', [['spoon', 'wood']]],
  ['a marble fireplace', [['fireplace', 'marble']]],
  ['a blue mug with white polka dots', [['hot-beverage', 'dots']]],
  ['a glass of wine', [['wine-glass', undefined]]],
])('"%s": a material belongs to its thing', (prompt, finishes) => {
  expect(planOf(prompt).subjects.map(({ name, finish }) => [name, finish?.kind])).toEqual(finishes);
});

test('a striped shirt is striped on whoever wears it', () => {
  const [boy] = planOf('a boy in a striped shirt').subjects;
  expect(figureOf(boy?.name ?? '')?.wears).toMatchObject([{ what: 't-shirt', pattern: 'stripes' }]);
});
