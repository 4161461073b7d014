import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'typescript',
    'A Stack class with push, pop and top; pop and top throw an Error "nothing left"',
    ['throw new Error("nothing left")'],
  ],
  [
    'java',
    'A Queue class with enqueue, dequeue and size; taking from an empty queue with dequeue throws IllegalStateException',
    ['throw new IllegalStateException('],
  ],
  [
    'python',
    'A Stack class with push and pop where pop returns None when empty',
    ['return None', 'object | None'],
  ],
  [
    'rust',
    'A Stack class with push and pop where pop returns None when empty',
    ['Option<T>', 'return None;'],
  ],
  ['go', 'A Counter class with increment and decrement that never drops below 2', ['c.count > 2']],
  [
    'csharp',
    'A Wallet class with deposit and withdraw; withdraw returns false if there is not enough money',
    ['return false;', 'return true;'],
  ],
  [
    'kotlin',
    'A class Ticket with price, a method isFree that returns true if price is equal to 0',
    ['fun isFree(): Boolean', 'price == 0'],
  ],
  [
    'php',
    'A Depot class with static methods poundsToKilograms and gramsToKilograms rounded to 1 decimal',
    ['public static function poundsToKilograms', 'round('],
  ],
  ['cpp', 'A Circle class with radius, area and diameter', ['class Circle {', 'double area() const']],
  [
    'java',
    'An enum Grade with LOW(1) and HIGH(3), a method points, and a main that prints the sum of all',
    ['LOW(1), HIGH(3)', 'total += grade.points();'],
  ],
  ['swift', 'An enum Switch with on and off and a method toggle', ['case .on: return .off']],
  [
    'kotlin',
    'A sealed class Shape with Square(side) and Circle(radius) and a function perimeter',
    ['is Square -> 4.0 * this.side'],
  ],
  [
    'typescript',
    'An interface City with id, name and population: number and a function that finds a city by name',
    ['city.name === name'],
  ],
  [
    'python',
    'A dataclass Song with title, artist and rating and a function that filters the songs by a minimum rating',
    ['song.rating >= rating'],
  ],
])('composes %s: %s', async (language, prompt, parts) => {
  const { code, notes, task } = await generate(prompt, language);
  for (const part of parts) expect(code).toContain(part);
  expect({ task, notes }).toEqual({ task: 'plan', notes: [] });
});

test.each([
  ['java', 'A Stack class with push and pop; push throws an exception when the stack is locked'],
  ['go', 'An enum Planet with Mars and Venus and a method gravity'],
  ['kotlin', 'A sealed class Shape with Circle(diameter) and Square(side) and a function area'],
  ['sql', 'Create a table logs with id primary key, message not null and a trigger that archives it'],
  ['sql', 'Given users(id, name) and posts(id, user_id, title), list users whose posts mention cats'],
])('refuses what it does not say all of: %s: %s', async (language, prompt) => {
  expect((await generate(prompt, language)).task).not.toBe('plan');
});

/** What the last statement of a script selects, after the rows that the test gives. */
async function selected(prompt: string, rows: string): Promise<unknown[][]> {
  const { code, task } = await generate(prompt, 'sql');
  expect(task, prompt).toBe('plan');
  const database = new Database(':memory:');
  try {
    database.exec(rows);
    return database.all(code).map((row) => Object.values(row));
  } finally {
    database.close();
  }
}

const CLUBS = `CREATE TABLE clubs (id, name); CREATE TABLE members (id, club_id, name, fee, joined_on);
INSERT INTO clubs VALUES (1, 'chess'), (2, 'rowing'), (3, 'choir');
INSERT INTO members VALUES (1, 1, 'Ada', 10, '2023-05-01'), (2, 1, 'Ben', 20, '2024-02-01'), (3, 2, 'Cleo', 60, '2024-02-09');`;
const GIVEN = 'Given clubs(id, name) and members(id, club_id, name, fee, joined_on),';

test.each([
  [
    'list each club with the number of members, including clubs with none, sorted by name',
    [
      ['chess', 2],
      ['choir', 0],
      ['rowing', 1],
    ],
  ],
  ['show the club with the most members', [['chess', 2]]],
  [
    'show every club with its total fee, 0 for those without members, highest first',
    [
      ['rowing', 60],
      ['chess', 30],
      ['choir', 0],
    ],
  ],
  ['list the clubs without members', [['choir']]],
  ['show the clubs with an average fee above 15, highest first', [['rowing', 60]]],
])('a query that is right: %s', async (wish, rows) => {
  expect(await selected(`${GIVEN} ${wish}`, CLUBS)).toEqual(rows);
});

test('a table keeps the rules of its columns', async () => {
  const { code } = await generate(
    'Create a table seats with code primary key, row_number at least 1, price not negative, zone one of "a", "b" or "c" and free default true',
    'sql',
  );
  const database = new Database(':memory:');
  try {
    database.exec(code);
    const insert =
      (values: string): (() => void) =>
      () =>
        database.exec(`INSERT INTO seats (code, row_number, price, zone) VALUES (${values})`);
    insert("'x', 1, 0, 'a'")();
    expect(insert("'x', 2, 5, 'b'")).toThrow(/UNIQUE/);
    expect(insert("'y', 0, 5, 'b'")).toThrow(/CHECK/);
    expect(insert("'y', 1, -1, 'b'")).toThrow(/CHECK/);
    expect(insert("'y', 1, 1, 'd'")).toThrow(/CHECK/);
    expect(database.all('SELECT free FROM seats')).toEqual([{ free: 1 }]);
  } finally {
    database.close();
  }
});
