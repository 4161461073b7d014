import { describe, expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** The kind of a design, and what is asked of it, is drawn or named. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240, seed: 3 }),
    engineTools(),
  );
  return { notes, alt: String(facts?.alt) };
};

describe('the numbers of a chart', () => {
  test.each([
    ['line chart of snowfall over a week, 4 9 3 12 7 8 2', /Mon.*Tue.*Wed/],
    ['bar chart of visits from January to April, 40, 55, 62, 31', /Jan \/ Feb \/ Mar \/ Apr.*31/],
    ['bar chart of votes: 14 for cats and 9 for birds', /\/ Cats \/ Birds/],
  ])('in "%s" are read', async (prompt, alt) => {
    const one = await made(prompt);
    expect(one.alt).toMatch(alt);
    expect(one.notes).toEqual([]);
  });

  test('that cannot be read are not replaced by others', async () => {
    await expect(made('pie chart with 60% finished')).rejects.toThrow(/numbers of the chart/);
  });
});

test.each([
  ['metro map with three lines and a river', /three coloured lines with stations and a river/],
  ['map of a tram network, four-line network', /four coloured lines/],
  ['flowchart of a return process with a yes/no decision', /five boxes and a diamond/],
  ['flow chart with two decisions for hiring', /two diamonds.*“Hiring/],
  ['infographic comparing tea and coffee in three aspects', /“Tea vs Coffee \/ Tea \/ Aspect 1 .* Coffee”/],
  ['infographic about whales in four sections', /“Whales \/ Section 1/],
  ['a mandala to colour in', /black outlines on white/],
  ['a fox for colouring in', /^a page to colour in: a fox/],
  ['isometric island with a lighthouse', /an island/],
  ['logo with the letters "PT" inside a circle for a building company', /^a logo, with the text “PT/],
  ['gift label for tea, text: Mint Blend', /^(?!.*“[^”]*\b(?:text|Gift)\b).*Mint Blend/],
  ['upload icon, an arrow', /an arrow/],
])('"%s" shows %s', async (prompt, alt) => {
  const one = await made(prompt);
  expect(one.alt).toMatch(alt);
  expect(one.notes.filter((note) => note.startsWith('not painted'))).toEqual([]);
});

test.each([
  ['portrait of an old sailor with a pipe', /^(?!.*sailor)/],
  ['chessboard with only two kings and a black rook left', /^$/],
  ['pumpkin carriage sticker', /drawn as: pumpkin carriage as pumpkin and carriage/],
  ['card with a teddy bear with a bandage', /not painted: teddy bear with bandage/],
  ['logo of a letter A inside a triangle', /not painted: inside the triangle/],
  ['"Thank You" card with watercolor lavender', /not painted: lavender/],
])('"%s" is told as %s', async (prompt, notes) => {
  expect((await made(prompt)).notes.join('; ')).toMatch(notes);
});
