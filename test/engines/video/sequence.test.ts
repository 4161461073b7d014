import { describe, expect, test } from 'vitest';
import { timing } from '../../../src/engines/video/landscape/action-motion.ts';
import { type Landscape, landscape } from '../../../src/engines/video/landscape/landscape.ts';
import type { Box } from '../../../src/engines/video/staging/blocking.ts';
import { boxAt, type Track } from '../../../src/engines/video/staging/track.ts';
import { withoutMove } from '../../../src/engines/video/timeline/camera.ts';
import { type Schedule, scheduled, sequenceIn } from '../../../src/engines/video/timeline/sequence.ts';
import { engineTools } from '../../support/engine.ts';

async function filmOf(prompt: string): Promise<Landscape> {
  const sequence = sequenceIn(prompt);
  return landscape(
    { prompt: sequence?.rest ?? prompt, sequence, seed: 3, width: 208, height: 117 },
    engineTools(),
  );
}

interface Member {
  readonly box: Box;
  readonly track: Track;
  leftAt(progress: number): number;
}

function memberOf({ cast }: Landscape, said: string): Member {
  const found = cast.find((one) => one.said === said);
  if (!found?.track) throw new Error(`the ${said} does not move`);
  const { box, track } = found;
  const share = timing('drive', track);
  return { box, track, leftAt: (progress) => boxAt(box, track, share(progress)).left };
}

describe('one deed after another', () => {
  test.each<[string, string, Schedule]>([
    ['A lorry halts at a gate, then moves on', 'A lorry moves past a gate', 'pauses'],
    ['A tram rolls along the street, stops and rolls on', 'A tram rolls along the street', 'pauses'],
    ['A goose waits by a pond and then runs away', 'A goose runs away from a pond', 'waits'],
    ['An owl sits on a branch and glides away', 'An owl glides off a branch', 'waits'],
    ['A coach drives to the hotel and comes to a stop', 'A coach drives to the hotel', 'halts'],
    ['A tractor rolls along and parks beside the barn', 'A tractor rolls along to the barn', 'halts'],
    ['A raft drifts over the lake and then sinks', 'A raft drifts over the lake', 'halts'],
    ['A guard walks to and fro before a gate', 'A guard walks before a gate', 'returns'],
    ['A ball bounces lower and lower and comes to rest', 'A ball bounces', 'settles'],
    ['A bouncing ball that gets smaller with every bounce', 'A bouncing ball', 'settles'],
    ['A puppy runs to the fence and runs back', 'A puppy runs to the fence', 'returns'],
  ])('%s', (prompt, rest, schedule) => {
    expect(sequenceIn(prompt)).toMatchObject({ rest, schedule });
  });

  test.each([
    'A bus at a bus stop',
    'A man sits on a horse and rides away',
    'A woman sits on a bench and reads',
    'A girl stands on a hill and a dog runs past',
    'A car drives past the last stop',
  ])('%s: no second deed', (prompt) => {
    expect(sequenceIn(prompt)).toBeUndefined();
  });

  test.each<[Schedule, readonly number[]]>([
    ['halts', [0, 1, 1]],
    ['waits', [0, 0, 1]],
    ['pauses', [0, 0.5, 1]],
  ])('%s: the share of the way at the beginning, in the still part and at the end', (schedule, shares) => {
    const still = { halts: 0.8, waits: 0.2, pauses: 0.5, returns: 0.5, settles: 0.5 }[schedule];
    expect([0, still, 1].map((progress) => scheduled(schedule, progress))).toEqual(shares);
  });

  test('a car that stops and drives on stays for a while on its way', async () => {
    const car = memberOf(await filmOf('a car stops at a gate, then drives on'), 'car');
    expect(car.leftAt(0.4)).toBe(car.leftAt(0.55));
    expect(Math.abs(car.leftAt(0) - car.leftAt(0.4))).toBeGreaterThan(10);
    expect(Math.abs(car.leftAt(1) - car.leftAt(0.55))).toBeGreaterThan(10);
  });

  test('whoever goes back and forth is where they began at the end', async () => {
    const man = memberOf(await filmOf('a man walks back and forth in front of a castle'), 'man');
    expect(man.leftAt(1)).toBeCloseTo(man.leftAt(0));
    expect(Math.abs(man.leftAt(0.5) - man.leftAt(0))).toBeGreaterThan(10);
  });

  test('a ship that sinks goes under at the end of its way', async () => {
    const film = await filmOf('a ship sails over the sea and then sinks');
    expect(memberOf(film, 'ship').track).toMatchObject({ schedule: 'halts', founders: true });
    expect(film.unshown).toEqual([]);
  });

  test.each([
    ['a horse runs over a meadow and then sinks', ['sinks']],
    ['a cow gallops over a meadow and jumps', ['cow jumps']],
  ])('%s: the second deed is said where it is not shown', async (prompt, unshown) => {
    expect((await filmOf(prompt)).unshown).toEqual(unshown);
  });
});

test('what goes out of a tunnel and stops is not said to be missing', async () => {
  const film = await filmOf('a train drives out of a tunnel and stops at a platform');
  expect(film.unshown).toEqual([]);
  expect(film.scene.leftOut).toEqual([]);
});

test('a bird that sits on a fence and flies away begins on the fence and ends above it', async () => {
  const film = await filmOf('a raven sits on a fence and then flies away');
  const { box, track } = memberOf(film, 'raven');
  const fence = film.cast.find((one) => one.said === 'fence');
  if (!fence) throw new Error('no fence');
  const [start, end] = [boxAt(box, track, 0), boxAt(box, track, 1)];
  expect(start.bottom).toBeGreaterThan(fence.box.top - 3);
  expect(end.bottom).toBeLessThan(fence.box.top);
});

test('what the camera zooms in on is not on anything', () => {
  expect(withoutMove('zoom in slowly on a green gate in a hedge').trim()).toBe('a green gate in a hedge');
});

test('a ball bounces lower, and rolls at the end', async () => {
  const prompt = 'a bouncing red ball that gets lower with every bounce and rolls away';
  const film = await filmOf(prompt);
  expect(film.unshown).toEqual([]);
  expect(film.cast.map(({ track }) => track?.schedule)).toEqual(['settles']);
});
