import { expect, test } from 'vitest';
import { flowIn, levelsIn } from '../../../src/engines/image/formats/flow-words.ts';
import { panelsIn } from '../../../src/engines/image/formats/panels-words.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts?.alt) };
};

test.each([
  ['take ticket, seat free?, sit down, wait', 'Wait'],
  ['take ticket, seat free?, if no wait, if yes sit down', 'Wait'],
  ['take ticket -> seat free yes/no -> rejected at the door', 'Rejected at the door'],
])('"%s": what is asked has two ways on', (list, no) => {
  expect(flowIn(list)).toMatchObject([
    { text: 'Take ticket', isDecision: false },
    { text: 'Seat free?', isDecision: true, no },
    { isDecision: false },
  ]);
});

test('two questions each have their own second way', () => {
  expect(flowIn('awake? no: sleep on, yes: hungry? yes: eat, no: read')).toMatchObject([
    { text: 'Awake?', no: 'Sleep on' },
    { text: 'Hungry?', no: 'Read' },
    { text: 'Eat' },
  ]);
});

test('a question without a second way is told', async () => {
  const { notes, alt } = await made(
    'flowchart of a walk: raining?, take an umbrella, lock the door, walk, rest',
  );
  expect(alt).toContain('diamond');
  expect(notes).toContain('what follows on “no”');
});

test('an organisation chart has a row of boxes for each level', async () => {
  expect(levelsIn('captain Ida, below her cook, mate and pilot')).toEqual([
    ['Captain Ida'],
    ['Cook', 'Mate', 'Pilot'],
  ]);
  const { notes, alt } = await made('org chart: headmaster Ole, below him teachers and office');
  expect(alt).toContain('three boxes in 2 rows');
  expect(notes).toBe('');
});

test('steps that nobody names are numbered, and this is told', async () => {
  const { notes, alt } = await made('infographic with five tips for cleaning shoes');
  expect(alt).toContain('Tip 5');
  expect(notes).toContain('only numbered');
});

test('dates after the topic of a timeline are its events', () => {
  expect(
    panelsIn({ rest: 'timeline of flight with 1903 Wright, 1927 Lindbergh', phrase: 'timeline' }, true),
  ).toMatchObject({
    title: 'Flight',
    stations: [{ head: '1903' }, { head: '1927' }],
  });
});
