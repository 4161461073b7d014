import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

describe('a table has every part of the text', () => {
  it.each([
    [
      'Extract the names and amounts as a table: Anna paid 40 euros, Bjorn paid 12.50 and Carla paid 33',
      ['| Anna | 40 euros |', '| Bjorn | 12.50 |', '| Carla | 33 |'],
    ],
    [
      'table of item and price from this: milk 1.20, bread 2.40, eggs 3',
      ['| milk | 1.20 |', '| bread | 2.40 |', '| eggs | 3 |'],
    ],
    ['Extract name and score as a table: Mia scored 12, Leo scored 9', ['| Mia | 12 |', '| Leo | 9 |']],
  ])('%s', async (question, rows) => {
    const { text } = await ask(question);
    for (const row of rows) expect(text).toContain(row);
  });

  it('is refused where a number has no row', async () => {
    const { text } = await ask(
      'Extract the names and amounts as a table: Anna and Ida paid 40 euros, Bjorn later paid another 12.50 for lunch',
    );
    expect(/\| Anna/.test(text) && !text.includes('12.50')).toBe(false);
  });
});

it.each([
  [
    'make a table of city and population: Oslo 700,000, Bergen 290,000 and Tromso 77,000',
    ['| Oslo | 700,000 |', '| Tromso | 77,000 |'],
  ],
  [
    'extract name and amount as table: Tim paid 30 euros for food, Ann paid 12 for drinks',
    ['| Tim | 30 euros |', '| Ann | 12 |'],
  ],
])('the numbers of a table are of each name: %s', async (question, rows) => {
  const { text } = await ask(question);
  for (const row of rows) expect(text).toContain(row);
});

it('the nearest command does the same to the same thing', async () => {
  const { text } = await ask('how do i copy a file to another folder in the terminal');
  expect(text).toContain('cp FILE');
  expect(text).not.toContain('cp -rn');
});

describe('the contents of a folder', () => {
  it.each([
    'How do I see which files are in a folder in this terminal?',
    "how do i see what's in a directory",
    'how can I list the contents of a folder',
  ])('%s', async (question) => {
    const { text } = await ask(question);
    expect(text).toContain('ls -la');
    expect(text).not.toContain('-type d');
  });
});

describe('who answers a customer does not complain', () => {
  it.each([
    [
      "write a polite reply to a customer who's parcel arrived broken. Offer a refund or a replacement",
      'sorry that your parcel arrived broken',
      'offer you a refund or a replacement',
    ],
    [
      'reply to a guest whose room was cold, offer 20% off',
      'sorry that your room was cold',
      'offer you 20% off',
    ],
    [
      'answer a customer that complains the jacket is too small, offer an exchange',
      'sorry that the jacket is too small',
      'offer you an exchange',
    ],
    [
      'Write an email to a client whose invoice was wrong. Apologise and say a corrected one is attached',
      'sorry that your invoice was wrong',
      'A corrected one is attached.',
    ],
  ])('%s', async (question, ...parts) => {
    const { text } = await ask(question);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain('Please [what you ask for');
    expect(text).not.toContain('_Not in it');
  });
});

describe('a notice of an event tells when and where', () => {
  it.each([
    [
      'Write a notice for our AGM on 12 March at 7pm in the clubhouse. Members should bring their membership card.',
      ['**AGM**', '12 March', '7pm', 'clubhouse', 'membership card'],
    ],
    [
      'notice for the choir rehearsal on Tuesday at 19:30 in the parish hall, bring your folders',
      ['**Choir rehearsal**', 'Tuesday', '19:30', 'parish hall', 'folders'],
    ],
    [
      'write a notice about a fire drill on Monday 9 May at 10am in the main building',
      ['**Fire drill**', 'Monday 9 May', '10am', 'main building'],
    ],
  ])('%s', async (question, parts) => {
    const { text } = await ask(question);
    for (const part of parts) expect(text).toContain(part);
  });

  it('hangs on a thing without a title', async () => {
    expect((await ask('write a notice for the lift: out of order until Friday')).text).toContain(
      '**The lift is out of order until Friday.**',
    );
  });
});
