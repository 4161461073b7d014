import { beforeAll, expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { baseName } from '../../../src/engines/image/prompt/figure.ts';
import { layoutSubjects } from '../../../src/engines/image/scene/layout.ts';
import type { PlacedSubject } from '../../../src/engines/image/scene/placed-subject.ts';
import { createScene, moonDisc } from '../../../src/engines/image/scene/scene.ts';
import { type Drawings, loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

const SIZE = { width: 400, height: 300, style: 'realistic', steps: 8 } as const;

function layout(prompt: string, seed = 1): PlacedSubject[] {
  const scene = createScene(planFromPrompt({ prompt, seed }, drawings), SIZE);
  return layoutSubjects(scene, (name) => drawings.shapeOf(name));
}

function both(prompt: string, ...names: [string, string]): [PlacedSubject, PlacedSubject] {
  const placed = layout(prompt);
  const find = (name: string): PlacedSubject => {
    const one = placed.find((subject) => baseName(subject.name) === name);
    if (!one) throw new Error(`no ${name} in "${prompt}"`);
    return one;
  };
  return [find(names[0]), find(names[1])];
}

const top = (one: PlacedSubject): number => one.foot - one.height;

test('on, above, riding and wearing: higher than the other', () => {
  for (const [prompt, first, second] of [
    ['a cat on a bench', 'cat', 'bench'],
    ['a kite above a house', 'kite', 'house'],
    ['a king riding a horse', 'king', 'horse'],
    ['a bear wearing a crown', 'crown', 'bear'],
  ] as const) {
    const [one, anchor] = both(prompt, first, second);
    expect(one.foot, prompt).toBeLessThan(anchor.foot);
    expect(top(one), prompt).toBeLessThan(top(anchor));
  }
});

test('behind is drawn before, in front of after; a rider after the mount, with one leg on its near side', () => {
  for (const [prompt, first, second] of [
    ['a pig behind a fence', 'pig', 'fence'],
    ['a fence in front of a pig', 'pig', 'fence'],
    ['a king riding a horse', 'horse', 'king'],
    ['a wall, and a ladder leaning against the wall', 'wall', 'ladder'],
    ['a cow with a church in the background', 'church', 'cow'],
    ['a cow, in the background a church', 'church', 'cow'],
    ['a church in the distance and a cow', 'church', 'cow'],
  ] as const) {
    const [back, front] = both(prompt, first, second);
    expect(back.order, prompt).toBeLessThan(front.order);
  }
});

test('between is in the middle, with room on both sides', () => {
  const placed = layout('a fox between two rocks');
  const [left, right] = placed.filter((one) => one.name === 'rock').sort((a, b) => a.x - b.x);
  const fox = placed.find((one) => one.name === 'fox');
  expect(fox?.x).toBeGreaterThan(left?.x ?? 400);
  expect(fox?.x).toBeLessThan(right?.x ?? 0);
});

test('what leans is tilted, what is held is at the hand', () => {
  const [ladder, wall] = both('a ladder leaning against a wall', 'ladder', 'wall');
  expect(Math.abs(ladder.tilt)).toBeGreaterThan(3);
  expect(Math.abs(ladder.x - wall.x)).toBeLessThan(wall.width);
  const [balloon, boy] = both('a boy holding a balloon', 'balloon', 'boy');
  expect(Math.abs(balloon.x - boy.x)).toBeLessThan(boy.height / 2);
});

test.each([
  'twelve elephants',
  'a row of 12 houses',
  'a dog, a cat, a horse, a cow and a castle',
  'nine ducks on a pond',
])('%s fit into the picture', (prompt) => {
  for (const seed of [1, 2, 3]) {
    for (const one of layout(prompt, seed)) {
      expect(one.x - one.width / 2).toBeGreaterThan(-4);
      expect(one.x + one.width / 2).toBeLessThan(404);
    }
  }
});

test('the moon of a forest is over its glade', () => {
  for (const seed of [1, 2, 3, 4]) {
    const scene = createScene(planFromPrompt({ prompt: 'the moon over a forest', seed }, drawings), SIZE);
    const moon = moonDisc(scene);
    expect(Math.abs((moon?.x ?? 0) / 400 - 0.5)).toBeLessThan(0.1);
    expect(moon?.y).toBeLessThan(300 * 0.3);
  }
});

test.each([
  ['a cup and a croissant on a cafe table', 'table'],
  ['a laptop, a mug and a lamp on an office desk', 'desk'],
  ['a cat and a plate on a kitchen counter', 'worktop'],
])('"%s": they stand side by side on top of it', (prompt, furniture) => {
  const placed = layout(prompt).sort((a, b) => a.x - b.x);
  const anchor = placed.find(({ name }) => name === furniture);
  const things = placed.filter(({ name }) => name !== furniture);
  expect(things.length).toBeGreaterThan(1);
  for (const [n, { x, foot, width }] of things.entries()) {
    expect(x - width / 2).toBeGreaterThanOrEqual((anchor?.x ?? 0) - (anchor?.width ?? 0) / 2 - 1);
    expect(x + width / 2).toBeLessThanOrEqual((anchor?.x ?? 0) + (anchor?.width ?? 0) / 2 + 1);
    expect(foot).toBeLessThan((anchor?.foot ?? 0) - (anchor?.height ?? 0) * 0.6);
    const next = things[n + 1];
    if (next) expect(x + width / 2).toBeLessThanOrEqual(next.x - next.width / 2 + 1);
  }
});

test('under a table is between its legs, and a pile stays a pile on a chair', () => {
  const [dog, table] = both('a dog under a table', 'dog', 'table');
  expect(top(dog)).toBeGreaterThan(top(table) + table.height * 0.2);
  expect(dog.order).toBeLessThan(table.order);
  const apples = layout('a pile of apples on a chair').filter(({ name }) => name !== 'chair');
  expect(new Set(apples.map(({ foot }) => Math.round(foot))).size).toBeGreaterThan(1);
});

test.each([
  ['three wolves, the left one wearing a crown', 0],
  ['three wolves, the middle one wearing a crown', 1],
  ['three wolves, the one on the right wearing a crown', 2],
])('"%s": it is on that one', (prompt, at) => {
  const placed = layout(prompt);
  const wolves = placed.filter(({ name }) => baseName(name) === 'wolf').sort((a, b) => a.x - b.x);
  const crown = placed.find(({ name }) => name === 'crown');
  const away = wolves.map(({ x }) => Math.abs(x - (crown?.x ?? 0)));
  expect(away.indexOf(Math.min(...away))).toBe(at);
});

test.each([
  ['a hut by a lake with the moon reflected in the water', 'ground'],
  ['a hut reflected in a lake', 'water'],
  ['a duck beside a pond', 'ground'],
  ['a duck on a pond', 'water'],
])('"%s" is laid out: %s', (prompt, zone) => {
  expect(layout(prompt)[0]?.zone).toBe(zone);
});
