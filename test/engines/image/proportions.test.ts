import { beforeAll, expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { baseName } from '../../../src/engines/image/prompt/figure.ts';
import { kindOfSubject } from '../../../src/engines/image/prompt/subject-kinds.ts';
import type { Footprint } from '../../../src/engines/image/scene/footprint.ts';
import { renderScene } from '../../../src/engines/image/scene/render.ts';
import { createScene } from '../../../src/engines/image/scene/scene.ts';
import { type Drawings, loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

const SIZE = { width: 240, height: 240, style: 'realistic', steps: 4 } as const;

function paint(prompt: string): {
  readonly bodies: readonly Footprint[];
  readonly leftOut: readonly string[];
} {
  const scene = createScene(planFromPrompt({ prompt, seed: 3 }, drawings), SIZE);
  const { bodies, leftOut } = renderScene(scene, drawings, engineTools(), () => {});
  return { bodies: bodies.flat(), leftOut };
}

function both(prompt: string, ...names: [string, string]): [Footprint, Footprint] {
  const { bodies } = paint(prompt);
  const find = (name: string): Footprint => {
    const found = bodies.find(({ one }) => baseName(one.name) === name);
    if (!found) throw new Error(`no ${name} in "${prompt}"`);
    return found;
  };
  return [find(names[0]), find(names[1])];
}

const sideOf = ({ width, height }: Footprint): number => Math.max(width, height);

test.each([
  ['a boy and a man', 'boy', 'man-walking'],
  ['a dog and a girl', 'dog', 'girl'],
  ['a woman and a cat', 'cat', 'woman-walking'],
  ['a horse and a farmer', 'farmer', 'horse'],
  ['a rabbit and a fox', 'rabbit', 'fox'],
  ['a king and a chair in a room', 'chair', 'king'],
  ['a teacher and a bed', 'teacher', 'bed'],
  ['a baby and a cow', 'baby', 'cow'],
  ['a bench and a goose', 'goose', 'bench'],
  ['a pig and a bicycle', 'pig', 'bicycle'],
  ['a child on a bed', 'child', 'bed'],
  ['a dog on a bridge', 'dog', 'bridge'],
  ['a man on a bridge', 'man-walking', 'bridge'],
  ['a dog in a canoe', 'dog', 'canoe'],
  ['an elephant and a donkey', 'donkey', 'elephant'],
  ['a cat on a sofa', 'cat', 'sofa'],
  ['a nurse, a teddy bear, a lamp, a heart and a child on a bed', 'child', 'health-worker'],
])('in "%s" sizes are nearly real', (prompt, small, large) => {
  const [one, other] = both(prompt, small, large);
  const real = kindOfSubject(small).metres / kindOfSubject(large).metres;
  const drawn = sideOf(one) / sideOf(other);
  expect(drawn).toBeGreaterThan(real * 0.7);
  expect(drawn).toBeLessThan(Math.max(real ** 0.6, 0.17) * 1.1);
});

test('who sits is not larger than who stands', () => {
  const [child, doctor] = both(
    'a doctor with a stethoscope while a child sits on the bed',
    'child',
    'health-worker',
  );
  expect(child.height).toBeLessThan(doctor.height * 0.8);
});

test('people before a tower are nearer than it, and not as tall as its door is wide', () => {
  const [tourist, tower] = both('a tower with a boy in front of it', 'boy', 'tower');
  expect(tourist.bottom).toBeGreaterThan(tower.bottom);
  expect(tourist.height).toBeLessThan(tower.height * 0.3);
});

test('a baker stands behind the table, with the dough on its top', () => {
  const [dough, table] = both('a baker kneading dough at a kitchen table', 'dough', 'table');
  const [baker] = both('a baker kneading dough at a kitchen table', 'baker', 'table');
  expect(dough.bottom).toBeLessThan(table.top + table.height * 0.4);
  expect(baker.order).toBeLessThan(table.order);
  expect(Math.abs(baker.middle - table.middle)).toBeLessThan(table.width * 0.3);
});

test('a lamp and a cup of a desk stand on it', () => {
  for (const name of ['lamp', 'hot-beverage']) {
    const [one, desk] = both('a girl at a desk with a lamp and a cup of tea', name, 'desk');
    expect(one.bottom).toBeLessThan(desk.top + desk.height * 0.4);
  }
});

test('hens go along with the farmer who feeds them before a barn', () => {
  const [hen, farmer] = both('a farmer feeding chickens in front of a barn', 'hen', 'farmer');
  expect(hen.left - farmer.right).toBeLessThan(farmer.height);
  expect(hen.height).toBeLessThan(farmer.height * 0.5);
});

test('a woman who walks her dog across a bridge is on it with the dog', () => {
  const [woman, dog] = both('a woman walking her dog across a bridge', 'woman-walking', 'dog');
  expect(woman.one.perched && dog.one.perched).toBe(true);
  expect(Math.abs(woman.middle - dog.middle)).toBeLessThan(woman.height);
  expect(dog.height).toBeLessThan(woman.height * 0.7);
});

test.each([
  'a sailing boat in the mountains',
  'a lighthouse on a cliff and a sailing boat',
  'a canoe under a willow',
  'a boy swimming with a duck',
])('"%s" has water', (prompt) => {
  const { place } = planFromPrompt({ prompt, seed: 3 }, drawings);
  expect(place).toMatch(/^(?:lake|sea)$/);
  const { bodies } = paint(prompt);
  expect(bodies.some(({ one }) => one.zone === 'water')).toBe(true);
});

test('a boat that the prompt puts on a meadow stays there', () => {
  expect(planFromPrompt({ prompt: 'a rowing boat on a meadow', seed: 3 }, drawings).place).toBe('hills');
});

test('things stand on a tablecloth, which lies', () => {
  const [jug, cloth] = both('a jug on a white tablecloth', 'jug', 'tablecloth');
  expect(cloth.width).toBeGreaterThan(cloth.height * 2);
  expect(jug.bottom).toBeGreaterThan(cloth.top + cloth.height * 0.2);
});

test('what somebody gives is in the hand, and whoever is spoken to is looked at', () => {
  const [flower, girl] = both('a girl giving a rose to a boy', 'rose', 'girl');
  expect(flower.bottom).toBeLessThan(girl.bottom - girl.height * 0.2);
  const [cow, horse] = both('a cow talking to a horse', 'cow', 'horse');
  expect(cow.one.mirrored).toBe(true);
  expect(horse.one.mirrored).toBe(false);
});
