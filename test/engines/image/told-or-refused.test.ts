import { expect, test } from 'vitest';
import { flowIn } from '../../../src/engines/image/formats/flow-words.ts';
import { graphIn } from '../../../src/engines/image/formats/graphs/read-graph.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** A design shows what it was asked for, says what it left out, or is refused. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240, seed: 3 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts?.alt) };
};

test('each clause with an arrow is a transition, and its event stands beside it', () => {
  expect(graphIn('locked -> open on coin, open -> locked when pushed')).toEqual({
    nodes: [
      { text: 'Locked', row: 0, isStore: false },
      { text: 'Open', row: 1, isStore: false },
    ],
    edges: [
      { from: 0, to: 1, label: 'coin', isBack: false },
      { from: 1, to: 0, label: 'pushed', isBack: true },
    ],
  });
  expect(graphIn('browser -> api -> db, api -> cache')?.edges).toHaveLength(3);
});

test('a diagram of what has no parts is refused, and not only titled', async () => {
  await expect(made('state diagram of a ticket machine')).rejects.toThrow('names no parts');
});

test('a range of hours is one text', async () => {
  const { alt } = await made('poster for a sports day, Sunday 3 May, 09:30 - 16:00, title "Run"');
  expect(alt).toContain('Sunday 3 May, 09:30 - 16:00');
});

test.each(['who turns 30 and loves sailing', 'turning 30 who loves sailing'])(
  'an age counts no things: %s',
  async (who) => {
    const { alt, notes } = await made(`birthday card for Ola ${who}`);
    expect(alt).toContain('30th');
    expect(alt).toContain('a sailboat');
    expect(notes).toBe('');
  },
);

test('a placeholder is a place for a text', async () => {
  const { alt } = await made('business card for Ina Berg, email and phone placeholder');
  expect(alt).not.toContain('placeholder');
  const { alt: empty } = await made('wedding invitation with ivy, space in the centre for text');
  expect(empty).not.toMatch(/Text|rocket/);
});

test('milestones between two months are in their order, and this is told', async () => {
  const { alt, notes } = await made('project timeline from March to May with milestones alpha, beta, audit');
  expect(alt).toContain('March – May / Alpha / Beta / Audit');
  expect(notes).toBe('the prompt gives no dates for the milestones, so they are only in their order');
});

test('where trouble is asked for, "no" leads on', () => {
  expect(flowIn('enter code, code expired?, open door')[1]).toMatchObject({ isOnNo: true });
  expect(flowIn('enter code, code expired?, yes: open help, no: go in')[1]).not.toHaveProperty('isOnNo');
});
