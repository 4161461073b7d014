import { expect, test } from 'vitest';
import { chartRows } from '../../../src/engines/image/formats/chart-rows.ts';
import { flowIn } from '../../../src/engines/image/formats/flow-words.ts';
import { panelsIn } from '../../../src/engines/image/formats/panels-words.ts';
import { plainerDesign } from '../../../src/engines/image/formats/plainer-design.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { readTexts } from '../../../src/engines/image/prompt/texts.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts?.alt), format: facts?.format };
};

test.each([
  ['sign for a library: Quiet Please', 'sign "Quiet Please"'],
  ['office sign saying Knock First', 'sign saying Knock First'],
  ['sign "Mind the step" for our cellar', 'sign "Mind the step"'],
  ['logo in the shape of a leaf for a spa', 'logo of a leaf for a spa'],
  ['logo for Aria, drop shape', 'logo for Aria, with a drop'],
  ['pixel art coin for a platformer game', 'pixel art coin'],
  ['warning sign: a falling rock', 'warning sign: a falling rock'],
])('"%s" is read as "%s"', (prompt, plain) => {
  expect(plainerDesign(prompt)).toBe(plain);
});

test.each([
  ['card with a fox that says Happy 9th Birthday Mia', ['Happy 9th Birthday Mia']],
  ['road sign with a circle saying Slow Down', ['Slow Down']],
  ['infographic with three labelled stages', []],
  ['emblem with the letters K and P', ['K & P']],
])('the texts of "%s"', (prompt, texts) => {
  expect(readTexts(prompt, false).texts).toEqual(texts);
});

test.each([
  ['knock, if nobody answers leave a note, otherwise go in, close the door', 'Nobody answers?'],
  ['read the mail, if it is urgent, reply, else archive it, close it', 'Urgent?'],
])('"%s" branches', (list, question) => {
  const nodes = flowIn(list.replace('leave', 'write'));
  expect(nodes[1]).toMatchObject({ text: question, isDecision: true, joins: true });
  expect(nodes).toHaveLength(4);
});

test('a flow chart without steps says so, and invents no numbers', async () => {
  const { notes, alt } = await made('flowchart of how to find out whether a fuse is broken');
  expect(alt).toContain('Not broken');
  expect(notes).toContain('only the question');
  expect((await made('flow chart of planting roses')).notes).toContain('only numbered');
});

test('an arrow after an answer belongs to it', () => {
  expect(flowIn('paid? yes -> ship it, no -> send a bill')).toMatchObject([
    { text: 'Paid?', no: 'Send a bill' },
    { text: 'Ship it' },
  ]);
});

test('a flow chart need not have a colon', () => {
  expect(panelsIn({ rest: 'flowchart with wash, dry, fold', phrase: 'flowchart' }, false)).toMatchObject({
    kind: 'flow',
    nodes: [{ text: 'Wash' }, { text: 'Dry' }, { text: 'Fold' }],
  });
});

test('shares in words', () => {
  expect(chartRows('pie chart: half tea, a quarter milk, a quarter rum').rows).toMatchObject([
    { label: 'Tea', value: 50, isShare: true },
    { label: 'Milk', value: 25 },
    { label: 'Rum', value: 25 },
  ]);
});

test('numbers before their labels', () => {
  expect(chartRows('bar chart with values 4, 7 and 2 for tea, milk and rum').rows).toMatchObject([
    { label: 'Tea', value: 4 },
    { label: 'Milk', value: 7 },
    { label: 'Rum', value: 2 },
  ]);
});

test.each([
  ['blueprint of a cottage with a kitchen and three bedrooms', /Bedroom 3/],
  ['crossed swords logo for a guild called Silver Foxes', /crossed swords/],
  ['chessboard with two kings and three white rooks', /black king.*white king.*rook.*rook.*rook/],
  ['recipe card for lemonade', /“Lemonade \/ Recipe”/],
  ['poster for a blues night, "Low Tide"', /saxophone|guitar|“Low Tide/],
  ['infographic about the water cycle with four labelled steps', /“Water Cycle/],
  ['door sign: Studio 4', /“Studio 4”/],
  ['poster that says GRAND OPENING in white on green', /“GRAND OPENING”/],
  ['infographic showing the life cycle of a bee', /Larva/],
  ['coupon 15% off for a bakery', /“COUPON \/ 15% off/],
  ['line logo of a swan', /“Swan”/],
  ['speed limit sign 30', /“30”/],
  ['chess position with kings and a rook', /black king.*white king/],
  ['product shot of a scarf, red, on a grey background', /red scarf/],
  ['venn diagram of cooks and poets', /overlapping circles for cooks and poets/],
  ['jar label "Plum Spread" with a peach', /a peach/],
  ['stop sign with the word ALTO', /“ALTO”/],
  ['sale banner 20% off', /“Sale \/ 20% off”/],
  ['wanted poster for a goat named Pip', /“Wanted/],
  ['birthday banner for Ida with stars', /“Happy Birthday Ida”/],
  ['line graph of rents from 2000 to 2020 rising', /2000.*2005.*2010.*2015.*2020/],
  ['isometric bedroom with a bed, a lamp and a window', /a bed.*a lamp.*a window|a window.*a bed.*a lamp/],
])('"%s" shows it', async (prompt, shown) => {
  expect((await made(prompt)).alt).toMatch(shown);
});

test.each([
  'poster of a mosque with a golden dome and two minarets',
  'seamless pattern of pears on a light background',
  'pixel art of a red mushroom with white dots',
  'banner with the text "Hurray" and colourful bunting',
  'pie chart: 60% green, 40% red',
])('nothing of "%s" is denied', async (prompt) => {
  expect((await made(prompt)).notes).toBe('');
});

test.each([
  ['poster of a mosque with three minarets', 'three minarets'],
  ['chessboard after 1. d4 d5', 'd4 d5'],
  ['poster of a blue mushroom with white dots', 'white dots'],
  ['pie chart: pears 30%, plums 30%', 'add up to 60%'],
])('of "%s" it is told what is not so', async (prompt, told) => {
  expect((await made(prompt)).notes).toContain(told);
});

test('a jazz night is not dark', async () => {
  expect((await made('poster for a jazz night at the harbour bar')).alt).not.toContain('night:');
});
