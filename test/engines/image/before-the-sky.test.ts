import { describe, expect, test } from 'vitest';
import { asDiagram } from '../../../src/engines/image/formats/as-diagram.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string, side = 160) => {
  const { notes, facts, picture } = await makeImage(
    smallRequest(prompt, { width: side, height: side }),
    engineTools(),
  );
  const { rgba } = await picture();
  let bright = 0;
  for (let k = 0; k < rgba.length; k += 4)
    if (Math.min(rgba[k] ?? 0, rgba[k + 1] ?? 0, rgba[k + 2] ?? 0) > 200) bright++;
  return { notes: notes.join('\n'), alt: String(facts.alt), bright: bright / side ** 2 };
};

describe('the sun or moon behind a thing', () => {
  test.each([
    ['a fox in front of a huge moon', 'a fox under a moon'],
    ['an owl on a branch in front of the full moon', 'an owl on a branch at night, full moon'],
  ])('is large in "%s"', async (before, apart) => {
    const one = await made(before);
    expect(one.bright).toBeGreaterThan(0.02);
    expect(one.bright).toBeGreaterThan((await made(apart)).bright * 1.5);
    expect(one.notes).not.toMatch(/moon/);
  });

  test('is a disc on a flat design, and its night is not denied', async () => {
    const { alt, notes } = await made('jazz night poster, a trumpet in front of a big moon, text BLUE HOUR');
    expect(alt).toContain('a large moon behind');
    expect(notes).not.toMatch(/big|moon|night/);
  });

  test('is behind a mountain, too', async () => {
    const { alt } = await made('icon of a mountain with the sun behind it');
    expect(alt).toContain('a large sun behind');
  });
});

test.each([
  ['the solar system, labelled', 'diagram of the solar system, labelled'],
  ['all planets in order with names', 'diagram of all planets in order with names'],
  ['parts of a flower, labelled', 'labelled diagram of a flower'],
  ['a volcano with labelled parts', 'labelled diagram of a volcano'],
  ['a shelf with jars labelled tea and salt', 'a shelf with jars labelled tea and salt'],
])('"%s" is read as "%s"', (prompt, read) => {
  expect(asDiagram(prompt)).toBe(read);
});
