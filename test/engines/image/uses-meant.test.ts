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
])('"%s" is told as %s', async (prompt, notes) => {
  expect((await made(prompt)).notes.join('; ')).toMatch(notes);
});

test.each([
  [
    'menu for a Greek restaurant, Villa Rosa, with starters, mains and desserts, two dishes each with prices, white background and olive branches',
    /^a menu: (?!.*(?:Dishes Each|Branches \/)).*“Villa Rosa/,
  ],
  ['one page menu, 2 starters, 2 desserts with prices in euros', /^a menu(?!.*One Page).*Starter I \/ €/],
  ['sign for the kitchen door: CLEAN HANDS ONLY', /a board that hangs on a door/],
  ['seamless pattern with lemons on white, for kitchen towels', /^(?!.*towel).*lemons/],
  ['poster for a book fair with a rocket, fun colors for kids', /^(?!.*child)/],
  [
    'diagram of a plant cell with labels for nucleus, wall and membrane',
    /a plant cell, with the text “Plant Cell \/ /,
  ],
  [
    'network diagram: router, two servers and a printer, with labels',
    /^(?!.*(?:waiter|labels)).*Two servers \/ A printer/,
  ],
  ['app icon with a water drop', /^an icon: a droplet$/],
  ['set of flat icons for a bank app: card, chart', /credit card/],
])('"%s" is laid out as meant: %s', async (prompt, alt) => expect((await made(prompt)).alt).toMatch(alt));

test('a cape beside its wearer is named', async () =>
  expect((await made('pixel art of a knight with a red cape, plain background')).notes.join()).toMatch(
    /^(?!.*background).*knight with cape/,
  ));
