import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';

/** The usual ways to list values, each inside a longer list of fields. */
test.each([
  [
    'books (title, author, status: available, lent, lost, due date)',
    'books (title, author, status: available/lent/lost, due date)',
  ],
  [
    'parcels with recipient, status: on the way, delivered, returned, cost',
    'parcels (recipient, status: on the way/delivered/returned, cost)',
  ],
  [
    'books with title, format is one of paperback, ebook, audiobook, rating 1-5, finished yes/no',
    'books (title, format: paperback/ebook/audiobook, rating: 1–5, finished: yes/no)',
  ],
  [
    'rooms with room number, state clean or dirty or being cleaned, notes',
    'rooms (room number, state: clean/dirty/being cleaned, notes)',
  ],
  [
    'issues with title, a status which is either open or closed, labels',
    'issues (title, status: open/closed, labels)',
  ],
  [
    'members: name, level - beginner, intermediate, advanced, shirt size [S, M, L]',
    'members (name, level: beginner/intermediate/advanced, shirt size: s/m/l)',
  ],
  [
    'lamps with maker, condition - mint, good, fair or poor -, price',
    'lamps (maker, condition: mint/good/fair/poor, price)',
  ],
  [
    'tasks (title, priority low|medium|high, status {open, closed})',
    'tasks (title, priority: low/medium/high, status: open/closed)',
  ],
  [
    'tasks with title, status to do / in progress / done, due date',
    'tasks (title, status: to do/in progress/done, due date)',
  ],
  [
    'tasks with title, priority: low, medium, high, done',
    'tasks (title, priority: low/medium/high, done: yes/no)',
  ],
  [
    'plants with name, light either full sun or shade, water need: low or high',
    'plants (name, light: full sun/shade, water need: low/high)',
  ],
  [
    'courses with title, level of beginner/intermediate/advanced, teacher',
    'courses (title, level: beginner/intermediate/advanced, teacher)',
  ],
  [
    'invoices with number and client. Status is one of draft, sent, paid.',
    'invoices (number, client, status: draft/sent/paid)',
  ],
  [
    'seeds with variety, sowing season is spring, summer or autumn, watered, last watered',
    'seeds (variety, sowing season: spring/summer/autumn, watered: yes/no, last watered)',
  ],
  [
    'rooms with name, beds, view: sea, garden, none, price per night',
    'rooms (name, beds, view: sea/garden/none, price per night)',
  ],
  [
    'complaints: customer, channel: phone, mail, in person, summary, resolved',
    'complaints (customer, channel: phone/mail/in person, summary, resolved: yes/no)',
  ],
  ['tickets (title: string, urgent: boolean, due: date)', 'tickets (title, urgent: yes/no, due)'],
  ['guests with name, meal (meat/fish/vegan), table', 'guests (name, meal: meat/fish/vegan, table)'],
])('%s', (prompt, built) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec)).toBe(`built: ${built}`);
  expect(notes).toEqual([]);
});

test('a list of fields stays one', () => {
  const { spec } = parseAppPrompt('contacts with name, phone, email - work or home - and birthday');
  expect(spec.entities[0]?.fields.map(({ label }) => label)).toEqual(['Name', 'Phone', 'Email', 'Birthday']);
  const plain = parseAppPrompt('items with name, shop, price, bought');
  expect(builtNote(plain.spec)).toBe('built: items (name, shop, price, bought: yes/no)');
});

test('a card of a board has the values of its priority, and no columns as fields', () => {
  const { spec } = parseAppPrompt(
    'a kanban board with cards that have a title and priority low/normal/urgent, columns backlog, doing, done',
  );
  expect(spec.page?.settings).toMatchObject({
    columns: ['Backlog', 'Doing', 'Done'],
    fields: [{ key: 'title' }, { key: 'priority', options: ['Low', 'Normal', 'Urgent'] }],
  });
});

test('a role is a field, a field by whom refers to the list, and favourites can be filtered', () => {
  const { spec, notes } = parseAppPrompt(
    'tickets (subject, assigned to agent, opened on), agents (name, email, role), show only favourites',
  );
  expect(builtNote(spec)).toContain('assigned to agent: one of the agents');
  expect(builtNote(spec)).toContain('agents (name, email, role');
  expect(builtNote(spec)).toContain('favourite: yes/no');
  expect(notes).toEqual([]);
});
