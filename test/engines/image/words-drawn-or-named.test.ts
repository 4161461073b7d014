import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Small words of a scene: each is painted or named, and none is named that is painted. */

async function told(prompt: string): Promise<{ readonly notes: string; readonly alt: string }> {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools());
  return { notes: notes.join('\n'), alt: String(facts.alt) };
}

test.each([
  ['a desk with a laptop and a cat underneath', 'cat under the desk'],
  ['a house with a tall tree behind', 'tree behind the house'],
  ['a sofa, a painting above and a rug', 'above the sofa'],
])('"%s": the place is that of what was named before', async (prompt, shown) => {
  const { notes, alt } = await told(prompt);
  expect(alt).toContain(shown);
  expect(notes).toBe('');
});

test.each([
  ['a farmer resting under a tree', 'sitting'],
  ['a woman relaxing in a park', 'sitting'],
  ['a horse resting in a meadow', 'lying'],
])('"%s" is shown by the posture', async (prompt, posture) => {
  const { notes, alt } = await told(prompt);
  expect(alt).toContain(posture);
  expect(notes).toBe('');
});

test('lamps on a street are those of the street, and a lamp in a park stands on a post', async () => {
  expect((await told('a street with lamps in the rain')).alt).toBe('a street in the rain');
  expect((await told('a park with two lamps and a bench')).alt).toContain('two lamp posts');
  expect((await told('a garden table with a lamp on it')).alt).toContain('a lamp on the table');
});

test('a wet street mirrors its lamps, and not what stands on it', async () => {
  expect((await told('a street in the rain, cobblestones reflecting the lamps')).notes).toBe('');
  expect((await told('a rainy street with puddles reflecting a blue car')).notes).toContain('reflecting');
});

test('a bridge on flat sand is not over a canyon', async () => {
  expect((await told('a stone bridge over a canyon')).notes).toContain('over the canyon');
});

test.each([
  ['a steaming pot on a stove', 'pot'],
  ['a table with steaming plates of dumplings', 'plates'],
  ['steam rising from a bowl of ramen', 'bowl'],
])('"%s": steam is painted', async (prompt, thing) => {
  const dry = await makeImage(
    smallRequest(prompt.replace(/steam(?:ing| rising from)/, 'a white')),
    engineTools(),
  );
  const { notes, alt } = await told(prompt);
  expect(alt).toContain(thing.replace(/s$/, ''));
  expect(notes).toBe('');
  expect((await (await makeImage(smallRequest(prompt), engineTools())).picture()).rgba).not.toEqual(
    (await dry.picture()).rgba,
  );
});

test('snow on the roofs lies on the houses, and is named where there is none', async () => {
  expect(await told('two barns with snow on their roofs')).toEqual({
    notes: '',
    alt: 'a snowy land: two barns on the snow',
  });
  expect((await told('a street with snow on the rooftops')).notes).toContain('snow on the rooftops');
});

test('leaves of autumn lie on the ground, and nobody under them', async () => {
  expect((await told('a fox curled up in fallen leaves')).alt).toContain('on fallen leaves');
  expect((await told('a mouse under fallen leaves')).notes).toContain('under the fallen leaves');
  expect((await told('a street covered with fallen leaves')).notes).toContain('fallen leaves');
  expect((await told('a mill by a stream, fallen leaves drifting down the stream')).notes).toContain(
    'leaves drifting',
  );
});

test.each([
  'an airport with two planes',
  'a windmill beside a stream with tulips',
  'a stork standing in a river',
  'an avenue with maples in autumn',
  'four people walking, a row of dark firs behind them',
])('"%s": what is there is not called missing', async (prompt) => {
  expect((await told(prompt)).notes).not.toContain('not painted');
});

test('a street is the same in spring, which is named', async () => {
  expect((await told('a street in spring')).notes).toContain('spring');
  expect((await told('a meadow in spring')).notes).not.toContain('spring');
});

test('a dark thing makes no dusk', async () => {
  const { alt, notes } = await told('a dark horse in a meadow');
  expect(alt).toContain('hills: a horse');
  expect(notes).toContain('dark (horse)');
});

test('on a planet the ground is seen', async () => {
  const { alt, notes } = await told('a robot standing on a dusty red planet');
  expect(alt).toBe('Mars: a robot on the ground');
  expect(notes).toBe('');
  expect((await told('a castle on a green planet')).notes).toContain('green planet as Mars');
});

test('the wall is that of the house', async () => {
  expect((await told('a cottage with a ladder against the wall')).alt).toContain('against the log cabin');
  expect((await told('a cat on a wall in front of a house')).alt).toContain('cat on the wall');
});

test('rows are several, one behind the other', async () => {
  const { notes, alt } = await told('chairs in rows on a lawn');
  expect(alt).toContain('twelve chairs');
  expect(notes).toBe('');
});

test('a house stands beside its road, and a plane that has landed on the ground', async () => {
  const { things } = await makeImage(
    smallRequest('a desert road with a gas station', { width: 240, height: 240 }),
    engineTools(),
  );
  const print = things[0]?.prints[0];
  expect(print && (print.right < 130 || print.left > 110)).toBe(true);
  expect((await told('a small plane landed in a meadow')).alt).toContain('on the grass');
});

test('fish swim in the water under a bridge, and a branch comes from the edge', async () => {
  expect((await told('koi swimming beneath a stone bridge over a pond')).alt).toMatch(
    /three \w+ under the bridge/,
  );
  expect((await told('a robin on a branch')).alt).not.toContain('branch on the');
});

test('a room has the walls that the prompt gives it, and an empty one no furniture', async () => {
  expect(await told('a bedroom with green walls')).toEqual({ notes: '', alt: 'a bedroom' });
  expect((await told('a blue kitchen with a cat')).notes).toBe('');
  expect((await told('a clock on a red wall in an empty room')).alt).toBe('a room: a clock on the wall');
});

test('rain on the windows and snow on a bench are no place of what was named before', async () => {
  expect((await told('two desks in a classroom, rain on the windows')).alt).not.toContain('on the windows');
  expect((await told('a lamp and a bench, snow on the bench')).alt).not.toContain('lamp on the bench');
});

test.each([
  ['a storm, a bolt of lightning over a barn', '', /nut/],
  ['a horse galloping towards the camera', 'towards the camera', /camera/],
  ['a ship at anchor by a beach', 'at anchor', /anchor/],
  ['a lighthouse on a rocky cape', '', /cape/],
  ['a bed of roses in a garden', '', /bed\b/],
  ['boats in the arms of the bay', 'in the arms', /bare/],
  ['a rainy street at night, neon cafe sign, a couple', 'cafe lettering', /street sign/],
  ['breakfast table on a terrace, a cup', 'on a terrace', /balcony/],
  ['laundry hanging from balconies in a street', 'from balconies', /balcon/],
  ['five boys hugging in front of a house', 'hugging', /hugging/],
])('"%s": a turn of speech is no thing of the image', async (prompt, named, thing) => {
  const { notes, alt } = await told(prompt);
  expect(notes).toContain(named);
  expect(alt).not.toMatch(thing);
});

test.each([
  ['a lake with a jetty on the left', 'on the left'],
  ['an empty road, a pickup parked on the right side, full moon', 'on the right'],
])('"%s": the side that is told is kept', async (prompt, side) => {
  const { notes, alt } = await told(prompt);
  expect(alt).toContain(side);
  expect(notes).not.toContain('moon');
});
