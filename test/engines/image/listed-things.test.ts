import { describe, expect, test } from 'vitest';
import { flowIn } from '../../../src/engines/image/formats/flow-words.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 320, height: 320 }),
    engineTools(),
  );
  return { notes, alt: String(facts?.alt) };
};

describe('of things that are listed with commas', () => {
  test.each([
    [
      'a desert, three cacti, a lizard on a stone',
      /three cacti and a rock on the sand; a lizard on the rock/,
    ],
    ['a cup, a plate and a spoon on a table', /a spoon on the table/],
    [
      'isometric living room with a sofa, a green rug, a clock on the wall and a bookcase',
      /a sofa, a green rug, a bookcase and a clock$/,
    ],
    ['isometric kitchen with a round table and a hanging lamp', /round table and a hanging lamp/],
    ['birthday invitation for Ida, turning 8, fox and balloons', /a fox and three balloons/],
    ['a windmill with red sails in a meadow', /: a windmill on the grass$/],
  ])('"%s" each is where it is said to be', async (prompt, alt) => {
    const { notes, alt: seen } = await made(prompt);
    expect(seen).toMatch(alt);
    expect(notes).toEqual([]);
  });
});

test('a bar that is highlighted by its name has the colour, and one that is not there is named', async () => {
  expect((await made('bar chart: Mon 12, Fri 21, highlight Friday in orange')).notes).toEqual([]);
  expect((await made('bar chart: Mon 12, Fri 21, highlight Sunday in orange')).notes).toEqual([
    'not painted: highlighted sunday, orange',
  ]);
});

test('a way that leads on to a box is no second box', () => {
  const nodes = flowIn('receive order, in stock?, yes: pack it, no: reorder, then pack it, ship');
  expect(nodes.map(({ text }) => text)).toEqual(['Receive order', 'In stock?', 'Pack it', 'Ship']);
  expect(nodes[1]).toMatchObject({ no: 'Reorder', back: 2 });
});
