import { describe, expect, test } from 'vitest';
import { momentsIn } from '../../../src/engines/image/formats/comic-panels.ts';
import { panelsIn } from '../../../src/engines/image/formats/panels-words.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const request = (prompt: string) => smallRequest(prompt, { width: 240, height: 240, seed: 3 });

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(request(prompt), engineTools());
  return { notes, alt: String(facts?.alt) };
};

describe('a chart of words', () => {
  test('has a row for each date of a timeline', () => {
    expect(
      panelsIn(
        {
          rest: 'timeline of our shop: 1998 first oven, 2004 second store, moved in 2015',
          phrase: 'timeline',
        },
        true,
      ),
    ).toMatchObject({
      title: 'Shop',
      stations: [
        { head: '1998', text: 'First oven' },
        { head: '2004', text: 'Second store' },
        { head: '2015', text: 'Moved' },
      ],
    });
  });

  test('numbers steps, however they are told apart', () => {
    const steps = (list: string) =>
      panelsIn({ rest: `infographic of the steps to make tea: ${list}`, phrase: 'infographic' }, false);
    for (const list of ['1. Boil water 2. Add leaves 3. Wait', 'boil water, add leaves and then wait'])
      expect(steps(list)).toMatchObject({
        stations: [{ text: 'Boil water' }, { text: 'Add leaves' }, { text: 'Wait' }],
      });
  });

  test('compares two things point by point', () => {
    expect(
      panelsIn(
        {
          rest: 'comparison of trains and planes: trains are green, calm; planes are fast',
          phrase: 'comparison',
        },
        false,
      ),
    ).toMatchObject({
      title: 'Trains vs Planes',
      columns: [
        { head: 'Trains', points: ['Green', 'Calm'] },
        { head: 'Planes', points: ['Fast'] },
      ],
    });
  });

  test('is left to numbers where there are some', () => {
    expect(
      panelsIn({ rest: 'bar chart of pets: cats 4, dogs 9', phrase: 'bar chart' }, true),
    ).toBeUndefined();
  });

  test('says what it shows, and needs no note about drawings that go with its words', async () => {
    const { alt, notes } = await made('comparison of owls and hens: owls are wise; hens are busy');
    expect(alt).toContain('Owls vs Hens');
    expect(notes).toEqual([]);
  });
});

describe('a comic strip', () => {
  const moments = (prompt: string) => momentsIn({ request: request(prompt), format: 'comic' });

  test.each([
    ['comic strip with two panels: a hen walks, a fox sleeps', ['a hen walks', 'a fox sleeps']],
    ['3-panel comic: a hen walks; it runs; it sleeps', ['a hen walks', 'a hen runs', 'a hen sleeps']],
    ['comic strip: panel 1: a hen, panel 2: a fox says "Hi, you"', ['a hen', 'a fox says "Hi, you"']],
    ['a comic of a hen', []],
  ])('has the moments of "%s"', (prompt, expected) => {
    expect(moments(prompt)).toEqual(expected);
  });

  test('shows each in a panel of its own', async () => {
    const { alt, notes } = await made('comic strip with two panels: a hen in a garden, a fox in the snow');
    expect(alt).toMatch(/panel 1, .*hen.*panel 2, .*fox/);
    expect(notes).toEqual([]);
  });
});
