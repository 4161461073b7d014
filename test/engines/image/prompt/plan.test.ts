import { beforeAll, expect, test } from 'vitest';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { type Drawings, loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

const read = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);

test.each([
  ['a sailboat on a calm sea at sunset', 'sea', 'sunset', ['1 sailboat']],
  ['a hot air balloon over the mountains', 'mountains', undefined, ['1 hot-air-balloon']],
  ['two cats under a tree', 'hills', undefined, ['2 cat', '1 deciduous-tree']],
  ['a log cabin in a snowy forest at night', 'forest', 'night', ['1 log-cabin']],
  ['a rainy street in tokyo at night', 'street', 'night', []],
  ['an astronaut riding a horse', 'space', 'night', ['1 astronaut', '1 horse']],
  ['an astronaut on mars', 'desert', undefined, ['1 astronaut']],
  ['three fish on a coral reef', 'underwater', undefined, ['3 fish']],
  ['a cup of coffee', 'table', 'day', ['1 hot-beverage']],
  ['a cat in the living room', 'room', 'day', ['1 cat']],
  ['abstract shapes in red and gold', 'abstract', undefined, []],
  ['the milky way over a lake', 'lake', 'night', []],
  ['camels in the sahara', 'desert', undefined, ['3 camel']],
  ['a penguin', 'snow', undefined, ['1 penguin']],
  ['saturn', 'space', 'night', []],
  ['a city skyline at dusk', 'city', 'dusk', []],
  ['a cat sleeping on a sofa', 'room', 'day', ['1 cat', '1 sofa']],
  ['a baby dragon', 'mountains', undefined, ['1 dragon']],
  ['a knight in a field of red flowers', 'hills', undefined, ['1 knight']],
  ['a bouquet of roses', 'table', 'day', ['1 bouquet']],
])('%s', (prompt, place, time, subjects) => {
  const plan = read(prompt);
  expect(plan.place).toBe(place);
  if (time) expect(plan.time).toBe(time);
  expect(plan.subjects.map((subject) => `${subject.count} ${subject.name}`)).toEqual(subjects);
});

test.each([
  ['foggy hills', 'fog'],
  ['a storm at sea', 'storm'],
  ['a village in the rain', 'rain'],
  ['snow falling on a city', 'snow'],
  ['an overcast day', 'overcast'],
])('%s has the weather %s', (prompt, weather) => {
  expect(read(prompt).weather).toBe(weather);
});

test('a colour belongs to the thing after it, a size too', () => {
  const [car, dog] = read('a red car and a tiny dog').subjects;
  expect(car).toMatchObject({ name: 'automobile', colour: '#d22f2f', scale: 1 });
  expect(dog).toMatchObject({ name: 'dog', colour: undefined, scale: 0.5 });
  expect(read('glowing mushrooms').subjects[0]).toMatchObject({ name: 'mushroom', count: 3, glowing: true });
});

test("a colour that no known thing carries is the picture's only when it is said of the picture", () => {
  expect(read('a woman with red hair').tints).toEqual([]);
  expect(read('mountains in shades of blue').tints).toEqual(['#2b62c9']);
  expect(read('a knight in a field of red flowers').flowers).toBe('#d22f2f');
});

test('a girl flying a kite stays on the ground, the kite does not', () => {
  const [girl, kite] = read('a girl flying a kite').subjects;
  expect([girl?.flying, kite?.flying]).toEqual([false, true]);
});

test.each([
  ['two cats under a tree', 0, 'under', 1],
  ['a bird on a horse', 0, 'on', 1],
  ['a cat wearing a top hat', 1, 'wearing', 0],
  ['a dog beside a house', 1, 'beside', 0],
  ['a dragon flying over a castle', 0, 'above', 1],
])('%s: one thing is set by the other', (prompt, index, kind, to) => {
  expect(read(prompt).subjects[index]?.relation).toEqual({ kind, to });
});

test('another seed leaves the words as they are and changes chance', () => {
  const seeds = [1, 2, 3, 4].map((seed) => planFromPrompt({ prompt: 'a fox in the forest', seed }, drawings));
  expect(new Set(seeds.map((plan) => plan.seed)).size).toBe(4);
  expect(new Set(seeds.map((plan) => plan.place))).toEqual(new Set(['forest']));
});
