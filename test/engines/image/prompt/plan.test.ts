import { beforeAll, expect, test } from 'vitest';
import modifiers from '../../../../src/engines/image/data/modifiers.json';
import poses from '../../../../src/engines/image/data/poses.json';
import looks from '../../../../src/engines/image/data/subject-looks.json';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { baseName } from '../../../../src/engines/image/prompt/figure.ts';
import { planScene } from '../../../../src/engines/image/prompt/plan.ts';
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
  ['a pair of red scissors', undefined, undefined, ['1 scissors']],
  ['two scissors and sunglasses', undefined, undefined, ['2 scissors', '1 sunglasses']],
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
  if (place) expect(plan.place).toBe(place);
  if (time) expect(plan.time).toBe(time);
  expect(plan.subjects.map((subject) => `${subject.count} ${baseName(subject.name)}`)).toEqual(subjects);
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
  ['a bicycle leaning against a wall', 0, 'leaning', 1],
  ['a boy holding a balloon', 1, 'holding', 0],
  ['a girl with an umbrella', 1, 'holding', 0],
  ['a horse crossing a bridge', 0, 'crossing', 1],
  ['a penguin wearing a scarf holding an umbrella', 2, 'holding', 0],
  ['a dog wearing a hat and sunglasses', 2, 'wearing', 0],
  ['a violin and a trumpet on a chair', 0, 'on', 2],
  ['behind the fence stands a pig', 1, 'behind', 0],
  ['a bowl of cherries', 1, 'in', 0],
  ['a cat climbing a tree', 0, 'climbing', 1],
])('%s: one thing is set by the other', (prompt, index, kind, to) => {
  expect(read(prompt).subjects[index]?.relation).toMatchObject({ kind, to });
});

test('another seed leaves the words as they are and changes chance', () => {
  const seeds = [1, 2, 3, 4].map((seed) => planFromPrompt({ prompt: 'a fox in the forest', seed }, drawings));
  expect(new Set(seeds.map((plan) => plan.seed)).size).toBe(4);
  expect(new Set(seeds.map((plan) => plan.place))).toEqual(new Set(['forest']));
});

test('between names both ends', () => {
  expect(read('a fox between a tree and a rock').subjects[0]?.relation).toMatchObject({
    kind: 'between',
    to: 1,
    and: 2,
  });
  expect(read('a fox between two trees').subjects[0]?.relation).toMatchObject({ kind: 'between', to: 1 });
});

test.each([
  ['a flock of seven geese', ['7 goose scatter']],
  ['a herd of cows', ['5 cow scatter']],
  ['a row of tulips', ['6 tulip row']],
  ['a crowd in front of a castle', ['12 person-standing crowd', '1 castle undefined']],
  ['eleven ducks and 12 frogs', ['11 duck undefined', '12 frog undefined']],
  ['a pile of books', ['1 books pile']],
  ['a pile of stones', ['6 rock pile']],
  ['a school bus', ['1 bus undefined']],
  [
    'pine trees, a brick wall and a coffee table',
    ['3 evergreen-tree undefined', '1 wall undefined', '1 table undefined'],
  ],
])('%s is so many', (prompt, subjects) => {
  expect(read(prompt).subjects.map(({ count, name, form }) => `${count} ${name} ${form}`)).toEqual(subjects);
});

test.each([
  ['a horse runs across a meadow', 'run'],
  ['a running horse', 'run'],
  ['a rocket lifts off from the desert', 'lift-off'],
  ['a frog that jumps', 'jump'],
  ['a dog wearing a hat walks in a park', 'walk'],
  ['a walk in the park with a horse', undefined],
])('%s: the first subject does this', (prompt, kind) => {
  expect(read(prompt).subjects[0]?.action?.kind).toBe(kind);
});

test('parts of the scene do something too', () => {
  expect(read('waves break on a beach').sceneActions).toEqual([{ kind: 'break', said: 'break' }]);
});

test('each verb of a relation is listed as shown by the place, as a posture, or as unseen', () => {
  const listed = new Set([...poses.shown, ...poses.unseen, ...poses.postures.flatMap(({ words }) => words)]);
  const verbs = modifiers.relations.flatMap(({ phrase }) => phrase.match(/\b\w+ing\b/g) ?? []);
  expect(verbs.filter((verb) => !listed.has(verb))).toEqual([]);
});

test('tables of postures and containers name drawings that exist', () => {
  const { hollow, parts, postures, riders } = poses;
  const names = [
    ...hollow,
    ...parts,
    ...postures.flatMap((row) => row.drawings),
    ...riders.flatMap(({ man, woman, anybody }) => [man, woman, anybody]),
    ...Object.values(looks.singles),
    ...Object.values(looks.details).flat(),
  ];
  expect(names.filter((name) => !drawings.has(name))).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('without a word for it the time is day (seed %i)', (seed) => {
  const plan = planScene({ prompt: 'a barn', seed, hints: [], subjects: [], colours: [], home: 'hills' });
  expect(plan.time).toBe('day');
});
