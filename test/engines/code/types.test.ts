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
    'java',
    'java record Crate with width and height and a method that returns its area',
    ['record Crate(double width, double height) {', 'return width * height;'],
  ],
  [
    'java',
    'java record Offer with title and price and a function applyDiscount',
    ['return new Offer(title, price - price * percent / 100.0);'],
  ],
  [
    'csharp',
    'C# record Offer with title and price and a method that applies a discount',
    ['return this with { Price ='],
  ],
  [
    'kotlin',
    'data class Guest in kotlin with name and age and a method that checks if the guest is an adult',
    ['data class Guest(val name: String, val age: Int)', 'fun isAdult()'],
  ],
  [
    'kotlin',
    'sealed class Screen with Waiting, Failed and Loaded(title: String) and a when that prints it',
    ['object Waiting : Screen()', 'is Screen.Loaded -> "Loaded: ${screen.title}"'],
  ],
  [
    'rust',
    'enum Order with Halt and Wait(u64) and a function that handles each order with match',
    ['Wait(u64),', 'Order::Wait(x) => format!'],
  ],
  [
    'swift',
    'enum Ticket with paper and mobile(code: String) and a function describe',
    ['case mobile(code: String)', 'case .paper: return'],
  ],
  [
    'java',
    'sealed interface Reply with Found and Missing records and a function that describes it',
    ['record Found(String data) implements Reply {}', 'instanceof Missing'],
  ],
  ['rust', 'enum Shape with square and circle and a function that calculates the area', ['match self {']],
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
  ['java', 'Java enum for the months of the year', ['enum Month {', 'JANUARY, FEBRUARY']],
  [
    'go',
    'Go enumeration of chess pieces with a String method',
    ['ChessPieceKing ChessPiece = iota', 'String()'],
  ],
  [
    'c',
    'C enum for traffic lights with a function next',
    ['TRAFFIC_LIGHT_RED', 'next(TrafficLight trafficLight)'],
  ],
  ['swift', 'enum Badge with gold, silver and bronze, with raw string values', ['case gold = "gold"']],
  ['csharp', 'enum of card suits with a symbol', ['return "♥";']],
  [
    'cpp',
    'C++ enum class Mode with fast, slow and off and a to_string function',
    ['std::string to_string(Mode'],
  ],
  ['typescript', 'TypeScript string union for seasons', ['type Season = "Spring" | "Summer"']],
  ['kotlin', 'Kotlin enum for sizes small, medium and large', ['enum class Size {\n    SMALL,']],
  ['cpp', 'C++ struct for a point with x and y and an operator==', ['operator==']],
  ['csharp', 'class Rectangle with width, height and area', ['Area()']],
])('composes %s: %s', async (language, prompt, parts) => {
  const { code, notes, task } = await generate(prompt, language);
  for (const part of parts) expect(code).toContain(part);
  expect({ task, notes }).toEqual({ task: 'plan', notes: [] });
});

test.each([
  ['java', 'A Stack class with push and pop; push throws an exception when the stack is locked'],
  ['kotlin', 'A sealed class Shape with Circle(diameter) and Square(side) and a function area'],
  ['sql', 'Create a table logs with id primary key, message not null and a trigger that archives it'],
  ['sql', 'Given users(id, name) and posts(id, user_id, title), list users whose posts mention cats'],
])('refuses what it does not say all of: %s: %s', async (language, prompt) => {
  expect((await generate(prompt, language)).task).not.toBe('plan');
});

test.each([
  [
    'typescript',
    'interface for a news article with title, body and tags',
    ['interface NewsArticle {', 'tags: string[];'],
  ],
  ['typescript', 'type for a song with title and an optional lyrics', ['type Song = {', 'lyrics?: string']],
  [
    'go',
    'struct for an invoice with id, total and a list of lines, with json tags',
    ['Lines []string', 'json:"lines"'],
  ],
  ['rust', 'struct Track with title and year that derives Default and Hash', ['PartialEq, Default, Hash)]']],
  ['swift', 'struct Track with id and title conforming to Identifiable', ['Equatable, Identifiable {']],
  ['csharp', 'record for a place with city and zip code', ['record Place(string City, string ZipCode);']],
  ['csharp', 'class Track with title and year and a constructor', ['public Track(string title, int year)']],
  ['java', 'class Track with title and year, equals and hashCode', ['record Track(String title, int year)']],
])('writes the type of %s: %s', async (language, prompt, parts) => {
  const { code, notes, task } = await generate(prompt, language);
  expect({ task, notes }).toEqual({ task: 'record-type', notes: [] });
  for (const part of parts) expect(code.replace(/ +/g, ' ')).toContain(part);
});

test.each([
  ['go', 'An enum Planet with Mars and Venus and a method gravity', 'a method gravity'],
  ['cpp', 'C++ class Money with amount and operator<', 'operator<'],
  [
    'c',
    'struct for a track with title, year and rating and a function that shows it',
    'a function that shows it',
  ],
  ['typescript', 'interface for a meal with name, price and organic', 'organic'],
])('names what a type lacks: %s: %s', async (language, prompt, lacks) => {
  expect((await generate(prompt, language)).notes).toEqual([`Not taken into account: ${lacks}.`]);
});

test('a type of which nobody knows the members is refused, and a rule is no field', async () => {
  expect((await generate('enum Planet with mass and radius', 'java')).task).toBeNull();
  const { code, notes } = await generate('struct for a track with title, year, sortable', 'rust');
  expect(`${code}${notes}`).not.toMatch(/sortable: String/);
});

test('a format beside a language does not name the language', async () => {
  const { language } = await generateCode(
    { prompt: 'Go struct for a pet with name and age with json tags' },
    tools,
  );
  expect(language).toBe('go');
});

/** The rows that the last statement of a script selects, with the test's rows inserted. */
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
