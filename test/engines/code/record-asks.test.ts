import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'csharp',
    'With LINQ, find the two players with the most goals in each team',
    [
      '.GroupBy(player => player.Team)',
      'OrderByDescending(player => player.Goals).Take(count)',
      'int count = 2',
    ],
  ],
  [
    'java',
    'Use streams to list the workers who earn less than the average of their branch',
    ['worker.salary() < averages.get(worker.branch())'],
  ],
  [
    'kotlin',
    'A function that returns the members who joined in the last 3 weeks, grouped by city',
    ['val start = today.minusDays(21)', '.groupBy { it.city }'],
  ],
  [
    'python',
    'Find the four pupils with the lowest average mark, where each pupil has several marks',
    ['count=4', 'key=lambda one: (one.average, one.name)'],
  ],
  [
    'swift',
    'A struct for a film and a function that returns the films by a given director, oldest first',
    ['movie', 'film.director == director', 'sorted { $0.year < $1.year }'].slice(1),
  ],
  ['java', 'A method for the moving average of prices over a window of six values', ['5.0), 6)']],
  ['csharp', 'Check an IBAN by its check digits and accept spaces in the text', ['% 97']],
])('a question about described records is answered as asked: %s %s', async (language, prompt, parts) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a stored program with tests of its own needs no others', async () => {
  const { code, notes } = await generate(
    'A Temperature enum with Fahrenheit and Celsius cases that converts between them, with unit tests',
    'rust',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('#[cfg(test)]');
});

test.each([
  [
    'kotlin',
    'A sealed class for the outcome of an API request: loading, success with data and failure, and a function that prints each',
    ['data class Failure(val message: String', 'is NetworkResult.Success ->'],
  ],
  [
    'swift',
    'A function that rates a password as weak, fair or strong and returns an enum',
    ['case weak, fair, strong'],
  ],
  [
    'java',
    'A record for a loan and a method that returns the loans that are more than 21 days late',
    ['record Loan(', 'overdueLoans(loans, today, 21)'],
  ],
  [
    'swift',
    'A stopwatch struct with start, pause, lap and reset that formats the time as mm:ss.hh',
    ['mutating func pause()', 'mutating func lap()', '"%02d:%02d.%02d"'],
  ],
  [
    'csharp',
    'A tip calculator class with 20 percent as default that splits the bill among friends',
    ['tipPercent = 20'],
  ],
  [
    'python',
    'A terminal quiz with four history questions that shows the score at the end',
    ['World War II', 'Score:'],
  ],
])(
  'a type or program that many ask for has the details of the wish: %s %s',
  async (language, prompt, parts) => {
    const { code, notes } = await generate(prompt, language);
    expect(notes).toEqual([]);
    for (const part of parts) expect(code).toContain(part);
  },
);
