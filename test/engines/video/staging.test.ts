import { describe, expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { changingLight } from '../../../src/engines/video/landscape/changing-light.ts';
import type { AnimatedLayer } from '../../../src/engines/video/landscape/fog-and-rays.ts';
import { type Landscape, landscape } from '../../../src/engines/video/landscape/landscape.ts';
import { type Box, heightOf, middleOf, widthOf } from '../../../src/engines/video/staging/blocking.ts';
import { directed } from '../../../src/engines/video/staging/direct.ts';
import { addDisc } from '../../../src/engines/video/staging/disc.ts';
import { boxAt } from '../../../src/engines/video/staging/track.ts';
import { keptThrows, slidBodies, stillRides } from '../../../src/engines/video/staging/unmoved.ts';
import { requestedMove } from '../../../src/engines/video/timeline/camera.ts';
import { requestedLightChange } from '../../../src/engines/video/timeline/light-change.ts';
import { withoutOneOfSeveral } from '../../../src/engines/video/timeline/one-of-several.ts';
import { engineTools } from '../../support/engine.ts';

/** The planned places of subjects at the first, the middle and the last frame of a film. */

const SIZE = { width: 128, height: 72 };
const drawings = await loadDrawings(engineTools());

const filmOf = async (prompt: string, size: { width?: number; height?: number } = {}): Promise<Landscape> => {
  const change = requestedLightChange(prompt);
  const request = { prompt: change?.rest ?? prompt, seed: 3, ...SIZE, ...size };
  return change ? changingLight(request, change, engineTools()) : landscape(request, engineTools());
};

interface Way {
  readonly start: Box;
  readonly middle: Box;
  readonly end: Box;
}

function wayOf({ cast }: Landscape, said: string): Way {
  const member = cast.find((one) => one.said === said);
  if (!member) throw new Error(`no ${said} in ${cast.map((one) => one.said).join(', ')}`);
  const { box, track } = member;
  const at = (progress: number): Box => (track ? boxAt(box, track, progress) : box);
  return { start: at(0), middle: at(0.5), end: at(1) };
}

const wayAcross = ({ start, end }: Way): number => (middleOf(end) - middleOf(start)) / SIZE.width;

const playOf = (prompt: string) => directed(planFromPrompt({ prompt, seed: 3 }, drawings));

describe('a verb is read as a verb', () => {
  test.each([
    ['a sailboat sails across a lake', 'sailboat', 'sail'],
    ['a boat rocks on a lake', 'boat', 'sway'],
    ['a paper plane flies over a school', 'paper plane', 'fly'],
    ['a stone drops into a well', 'stone', 'fall'],
    ['the horse races past a barn', 'horse', 'run'],
    ['a bus crossing a bridge', 'bus', 'drive'],
    ['an eagle flying over a lake', 'eagle', 'fly'],
    ['a galloping horse', 'horse', 'run'],
  ])('%s', (prompt, said, action) => {
    const { plan, deeds } = playOf(prompt);
    expect(plan.subjects[0]).toMatchObject({ said, count: 1, action: { kind: action } });
    expect(deeds).toMatchObject([{ actor: 0, action }]);
  });

  test('a noun of the same form stays a noun', () => {
    expect(playOf('two house flies on a table').plan.subjects[0]?.count).toBe(2);
    expect(playOf('rocks on a beach').deeds).toEqual([]);
  });
});

describe('who does what, and where it leads', () => {
  test.each([
    ['a train drives through a tunnel and a horse gallops beside it', ['drive through 1', 'run beside 0']],
    ['an apple falls from a tree onto a cat', ['fall from 1 onto 2']],
    ['a cat walks past a house to the left', ['walk past 1 left']],
    ['a motorcycle races past a lighthouse while an eagle soars above it', ['run past 1', 'fly over 1']],
  ])('%s', (prompt, deeds) => {
    const read = playOf(prompt).deeds.map(({ action, ways }) =>
      [action, ...ways.flatMap(({ kind, subject }) => [kind, subject ?? ''])].join(' ').trim(),
    );
    expect(read).toEqual(deeds);
  });

  test.each([
    ['an old woman walks with her dog along a beach', [0, 1]],
    ['a cat and a dog run across a meadow', [0, 1]],
    ['a fox chases a rabbit', [0, 1]],
    ['a dog runs in a meadow with a tree', [0]],
    ['a man dribbling a basketball', [1]],
    ['a woman drops a plate', [1]],
    ['a man setting a table', []],
  ])('%s: these move', (prompt, movers) => {
    const { subjects } = playOf(prompt).plan;
    expect([...subjects.keys()].filter((index) => subjects[index]?.action)).toEqual(movers);
  });
});

test('a ride that stands still, who only slides, and where a thing is knocked off, are said', () => {
  expect(stillRides(playOf('a girl sitting on a seesaw').plan)).toEqual(['seesaw moving']);
  expect(stillRides(playOf('a seesaw in a park').plan)).toEqual([]);
  expect(slidBodies(playOf('a panda rolls down a hill'))).toEqual(['panda rolls']);
  expect(slidBodies(playOf('a ball rolls down a hill'))).toEqual([]);
  expect(keptThrows(playOf('a man throwing five apples'))).toEqual(['throwing apples']);
  expect(keptThrows(playOf('a man throwing a stone'))).toEqual([]);
  expect(playOf('a dog knocks a cup off a shelf').strike?.lost).toEqual(['cup off shelf']);
});

describe('companions', () => {
  test.each([
    ['an old woman walks with her dog along a beach', 'woman', 'dog'],
    ['a cat and a dog run across a meadow', 'cat', 'dog'],
  ])('%s: both go the same way, apart from each other', async (prompt, first, second) => {
    const film = await filmOf(prompt);
    const name = film.cast.find(({ said }) => said.endsWith(first))?.said ?? first;
    const [a, b] = [wayOf(film, name), wayOf(film, second)];
    expect(Math.abs(wayAcross(a))).toBeGreaterThan(0.12);
    expect(wayAcross(a)).toBeCloseTo(wayAcross(b), 5);
    expect(Math.abs(middleOf(a.start) - middleOf(b.start))).toBeGreaterThan(widthOf(a.start) * 0.5);
    expect(film.unshown).toEqual([]);
  });
});

describe('ways', () => {
  test.each([
    ['a horse gallops past a barn', 'horse', 'barn'],
    ['a sailboat sails past a lighthouse', 'sailboat', 'lighthouse'],
    ['a deer walks behind a fence', 'deer', 'fence'],
    ['a truck drives through a tunnel', 'truck', 'tunnel'],
    ['an airplane flies over a school', 'airplane', 'school'],
    ['a kangaroo jumps over a fence', 'kangaroo', 'fence'],
  ])('%s: it begins on one side and ends on the other', async (prompt, said, thing) => {
    const film = await filmOf(prompt);
    const [way, middle] = [wayOf(film, said), middleOf(wayOf(film, thing).start)];
    expect((middleOf(way.start) - middle) * (middleOf(way.end) - middle)).toBeLessThan(0);
    expect(film.unshown).toEqual([]);
  });

  test('through a tunnel: the truck is smaller than it, and outside of it at both ends', async () => {
    const film = await filmOf('a truck drives through a tunnel');
    const [truck, { start: tunnel }] = [wayOf(film, 'truck'), wayOf(film, 'tunnel')];
    expect(heightOf(truck.start)).toBeLessThan(heightOf(tunnel) * 0.7);
    expect(truck.start.left >= tunnel.right || truck.start.right <= tunnel.left).toBe(true);
    expect(truck.end.left >= tunnel.right || truck.end.right <= tunnel.left).toBe(true);
  });

  test('across a bridge: the bus is smaller than it, and its wheels are on it', async () => {
    const film = await filmOf('a red bus drives across a bridge');
    const [bus, { start: bridge }] = [wayOf(film, 'bus'), wayOf(film, 'bridge')];
    expect(widthOf(bus.start)).toBeLessThan(widthOf(bridge) * 0.35);
    for (const box of [bus.start, bus.middle, bus.end]) {
      expect(box.left).toBeGreaterThanOrEqual(bridge.left - 2);
      expect(box.right).toBeLessThanOrEqual(bridge.right + 2);
      expect(box.bottom).toBeGreaterThanOrEqual(bridge.top - 2);
      expect(box.bottom).toBeLessThan(bridge.top + heightOf(bridge) * 0.45);
    }
  });

  test('an apple falls from the crown of a tree onto a cat', async () => {
    // On a smaller frame nothing is drawn as small as the apple is beside the tree.
    const film = await filmOf('an apple falls from a tree onto a cat', { width: 288, height: 216 });
    const [apple, { start: tree }, { start: cat }] = [
      wayOf(film, 'apple'),
      wayOf(film, 'tree'),
      wayOf(film, 'cat'),
    ];
    expect(apple.start.bottom).toBeLessThan(tree.top + heightOf(tree) * 0.6);
    expect(middleOf(apple.end)).toBeGreaterThan(cat.left);
    expect(middleOf(apple.end)).toBeLessThan(cat.right);
    expect(apple.end.bottom).toBeLessThan(cat.top + heightOf(cat) * 0.5);
    expect(film.unshown).toEqual([]);
  });

  test('into and out of a cave, and towards a cabbage', async () => {
    const into = await filmOf('a bear walks into a cave');
    const cave = wayOf(into, 'cave').start;
    expect(middleOf(wayOf(into, 'bear').end)).toBeCloseTo(middleOf(cave), -1);
    const to = await filmOf('a snail crawls towards a cabbage');
    const [snail, cabbage] = [wayOf(to, 'snail'), middleOf(wayOf(to, 'cabbage').start)];
    expect(Math.abs(middleOf(snail.end) - cabbage)).toBeLessThan(
      Math.abs(middleOf(snail.start) - cabbage) / 2,
    );
    expect([...into.unshown, ...to.unshown]).toEqual([]);
  });

  test.each([
    ['a dog runs to the left in a meadow', -1],
    ['a dog runs from left to right in a meadow', 1],
    ['a paper plane flies to the right over a school', 1],
  ])('%s', async (prompt, sign) => {
    const film = await filmOf(prompt);
    expect(wayAcross(wayOf(film, film.cast[0]?.said ?? '')) * sign).toBeGreaterThan(0.12);
    expect(film.unshown).toEqual([]);
  });
});

describe('sun and moon', () => {
  test.each([
    ['the sun rises behind the pyramids while an elephant walks to the left', -1],
    ['the moon rises over the sea', -1],
    ['the sun sets behind a castle', 1],
  ])('%s: the disc is hidden at one end only', async (prompt, down) => {
    const film = await filmOf(prompt);
    const { disc } = film;
    if (!disc) throw new Error('no disc');
    expect((disc.to - disc.from) * down).toBeGreaterThan(SIZE.height * 0.15);
    expect(Math.max(disc.from, disc.to) - disc.radius).toBeGreaterThan(SIZE.height * 0.4);
    expect(film.unshown).toEqual([]);
  });

  test('what is said of the sun is not said of the elephant', async () => {
    const film = await filmOf('the sun rises behind the pyramids while an elephant walks to the left');
    const pyramids = wayOf(film, 'pyramids').start;
    expect(film.disc?.x).toBeGreaterThan(pyramids.left);
    expect(film.disc?.x).toBeLessThan(pyramids.right);
    expect(wayAcross(wayOf(film, 'elephant'))).toBeLessThan(-0.12);
    expect(film.scene.leftOut).toEqual([]);
  });
});

test.each([
  ['a red moon rising', '#d22f2f', 'red moon rising', []],
  ['a black moon rises over the sea', '#25262b', 'black moon rises', ['black moon']],
])('%s: the colour is that of the disc, or is said', async (prompt, colour, said, unshown) => {
  const change = requestedLightChange(prompt);
  expect(change?.disc).toMatchObject({ colour, said });
  expect(change?.rest).not.toMatch(/red|black/);
  expect((await filmOf(prompt)).unshown).toEqual(unshown);
});

test('the disc of a red moon is red', () => {
  const layers: AnimatedLayer[] = [];
  const track = { x: 20, from: 30, to: 10, radius: 8 };
  addDisc(layers, track, { body: 'moon', goes: 'up', said: 'red moon rising', colour: '#d22f2f' });
  const { pixels = [], width = 0, height = 0 } = layers[0]?.layer ?? {};
  const middle = pixels[(height / 2) * width + width / 2] ?? 0;
  expect(middle & 255).toBeGreaterThan(180);
  expect((middle >> 8) & 255).toBeLessThan(90);
});

test.each([
  ['a plane landing on a runway', 'plane'],
  ['a helicopter lands in a meadow', 'helicopter'],
])('%s: it comes down to the ground', async (prompt, said) => {
  const film = await filmOf(prompt);
  const { start, end } = wayOf(film, said);
  expect(start.bottom).toBeLessThan(SIZE.height * 0.5);
  expect(end.bottom).toBeGreaterThan(SIZE.height * 0.65);
  expect(film.unshown).toEqual([]);
});

test('a plane that lands on the sea ends in the air, which is said', async () => {
  expect((await filmOf('a plane landing on the sea')).unshown).toEqual(['plane landing']);
});

test('a camera is asked to move by name; who slides or flies through something does so itself', () => {
  expect(requestedMove('the camera slides to the left')).toBe('pan over left');
  expect(requestedMove('slow pan across a valley')).toBe('pan over right');
  expect(requestedMove('a penguin slides down a hill')).toBeUndefined();
  expect(requestedMove('an egg in a pan')).toBeUndefined();
  expect(requestedMove('a bird flying through a forest')).toBeUndefined();
});

describe('water', () => {
  test('a ship sinks where it is, and a submarine comes up', async () => {
    const [ship, submarine] = [
      await filmOf('a ship sinks in the sea'),
      await filmOf('a submarine surfaces from the sea'),
    ].map(({ cast }) => cast[0]?.track);
    expect(ship).toMatchObject({ from: { y: 0 }, sinks: true });
    expect(ship?.to.y).toBeGreaterThan(10);
    expect(submarine).toMatchObject({ to: { y: 0 }, sinks: true });
  });

  test('as a setting it is a lake, and waves are of the sea', () => {
    expect(playOf('a duck swims on a pond, its reflection in the water').plan.subjects).toHaveLength(1);
    expect(playOf('waves breaking on black rocks').plan.place).toBe('sea');
  });
});

test.each([
  ['a dog jumps from the sofa onto the windowsill', ['dog onto windowsill']],
  ['a cat jumps through the window', ['cat through window']],
  ['a police car chases a taxi down the street', []],
  ['a rocket takes off into the starry sky', []],
  ['a hot air balloon rises from a meadow behind a mill', []],
  ['a bear walks into a mug', ['bear into mug']],
  ['a dog runs up in a meadow', ['dog up']],
  ['a dog walks across a lake', ['dog across lake']],
  ['a penguin slides down an icy hill', ['penguin down hill']],
  ['leaves blow across a street', ['leaves across street']],
  ['a dog runs across a meadow', []],
])('"%s": what the track does not show is said', async (prompt, unshown) => {
  expect((await filmOf(prompt)).unshown).toEqual(unshown);
});

describe('falls and ways out of the frame', () => {
  test('whoever stands on the ground falls over, and does not come from the sky', async () => {
    const film = await filmOf('a clown falls in a park');
    const track = film.cast.find(({ said }) => said === 'clown')?.track;
    expect(track).toMatchObject({ topples: true });
    expect(track?.from.y).toBe(0);
    expect(film.unshown).toEqual([]);
  });

  test('whoever falls with a thing in the hand falls over with it', async () => {
    const film = await filmOf('a clown slips on a banana and falls');
    expect(film.cast.map(({ track }) => track?.topples)).toEqual([true, true]);
  });

  test('a thing that falls out of a tree still comes down', async () => {
    const { start, end } = wayOf(await filmOf('an apple falls from a tree'), 'apple');
    expect(end.top).toBeGreaterThan(start.top + 3);
  });

  test('who drives away leaves the frame', async () => {
    const film = await filmOf('a blue van drives away');
    const { end } = wayOf(film, 'van');
    expect(end.right <= 0 || end.left >= SIZE.width).toBe(true);
    expect(film.unshown).toEqual([]);
  });
});

test.each([
  ['four geese waddle along, the last one trips', 'four geese waddle along', ['the last one trips']],
  ['two goats run and the first one stops', 'two goats run', ['the first one stops']],
  ['three cups, the last one is red', 'three cups, the last one is red', []],
  ['the last train leaves a station', 'the last train leaves a station', []],
])('%s: what one of several does is named', (prompt, rest, unshown) => {
  const read = withoutOneOfSeveral(prompt);
  expect(read.rest.trim()).toBe(rest);
  expect(read.unshown).toEqual(unshown);
});
