import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

async function made(prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt }, tools);
  expect(notes).toEqual([]);
  return code;
}

test.each([
  [
    'Java streams: list of Driver(name, team, points) -> the best driver per team, total points per team sorted desc',
    [
      /record Driver\(String name, String team, int points\)/,
      /maxBy\(.*Driver::points/,
      /summingInt\(Driver::points\)/,
      /reversed\(\)/,
    ],
  ],
  [
    'C# linq: list of exams with pupil, subject, score: per subject the average score and the number of fails, below 60 is a fail',
    [/class Exam/, /Average\(one => one\.Score\)/, /Count\(one => one\.Score < 60\)/],
  ],
  [
    'kotlin: list of City(name, country, population): the largest population per country',
    [
      /data class City\(val name: String, val country: String, val population: Int\)/,
      /groupBy \{ it\.country \}/,
    ],
  ],
  [
    'swift: array of Trip(driver, city, distance): average distance per driver sorted ascending',
    [/struct Trip/, /grouping: trips, by: \{ \$0\.driver \}/, /\$0\.value < \$1\.value/],
  ],
])('a question about a list keeps its record, key and order: %s', async (prompt, parts) => {
  const code = await made(prompt);
  for (const part of parts) expect(code).toMatch(part);
});

test('one is the best grade where the wish says so', async () => {
  const grades = 'C# list of pupils with name, class, grade: the best pupil per class';
  expect(await made(`${grades} (1.0 is best)`)).toContain('.OrderBy(one => one.Grade).First()');
  expect(await made(grades)).toContain('.OrderByDescending(one => one.Grade).First()');
});

test('a document becomes types with its keys, dates and missing values', async () => {
  const code = await made(
    'swift Codable struct for {"trip_name":"Alps","legs":[{"day":"2024-07-01","distance":12}]}, comment is optional, decode it and print the longest leg',
  );
  expect(code).toContain('let tripName: String');
  expect(code).toContain('let comment: String?');
  expect(code).toContain('let day: Date');
  expect(code).toContain('.convertFromSnakeCase');
  expect(code).toContain('legs.max { $0.distance < $1.distance }!');
});

test('prices, limits and names of a wish stand in the program', async () => {
  const parking = await made(
    'C# parking garage fee, 3,20 per started hour, max 25 per day, first 20 minutes free',
  );
  expect(parking).toMatch(/PerHour = 3\.20m[\s\S]*PerDay = 25\.00m[\s\S]*FreeMinutes = 20/);
  const roman = await made(
    'java roman numerals to int and back, throws RomanFormatException for wrong input',
  );
  expect(roman).toContain('class RomanFormatException extends');
  const queue = await made(
    'Java bounded blocking queue with wait/notify, capacity 7, main with 3 producers and 4 consumers',
  );
  expect(queue).toMatch(/PRODUCERS = 3[\s\S]*CONSUMERS = 4[\s\S]*<>\(7\)/);
  const stock = await made(
    'C# inventory class for a book shop: each book has a minimum, list those to reorder, demo with 3 books',
  );
  expect(stock.match(/stock\.AddArticle\(/g)).toHaveLength(3);
});

test('a dark room needs the light that the wish names', async () => {
  const code = await made(
    'C# console text adventure, 5 rooms, the library is dark without the candle, quit ends it',
  );
  expect(code).toMatch(/Name = "Library".*IsDark = true/);
  expect(code).toContain('Contains("candle")');
});

test('what no rule reads is told', async () => {
  const { notes } = await generateCode(
    { prompt: 'Java bank account with deposit, withdraw and a statement sent as a fax to the owner' },
    tools,
  );
  expect(notes.join(' ')).toContain('fax');
});
