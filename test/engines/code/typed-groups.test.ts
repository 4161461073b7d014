import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string) => generateCode({ prompt }, tools);

test.each([
  [
    'Java streams: from List<Ticket> get the average price per city for status SOLD, sorted descending, as LinkedHashMap',
    [
      /LinkedHashMap<String, Double> averagePriceByCity\(List<Ticket> tickets\)/,
      /ticket\.status\(\) == Status\.SOLD/,
      /averagingDouble\(Ticket::price\)/,
      /comparingByValue\(Comparator\.reverseOrder/,
    ],
  ],
  [
    'Using Java streams, the lowest score per team from List<Result> as a TreeMap, only results with level over 3',
    [/TreeMap<String, Double> minScoreByTeam/, /result\.level\(\) > 3/, /Math::min/],
  ],
  [
    'C# LINQ: number of members per club from List<Member> for the year 2023, top 4 descending',
    [/CountMembersByClub/, /member\.Date\.Year == 2023/, /OrderByDescending[\s\S]*\.Take\(4\)/],
  ],
  [
    'Kotlin: from List<Trip> the total distance per driver with at least 2 trips, ascending',
    [/totalDistanceByDriver/, /it\.size >= 2/, /compareBy<Pair<String, Double>>/],
  ],
])('%s', async (prompt, parts) => {
  const { code, notes } = await made(prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toMatch(part);
});

test('a map of another order than the asked one is told', async () => {
  const { notes } = await made(
    'Java streams: from List<Ticket> get the total price per city, sorted descending, as TreeMap',
  );
  expect(notes.join()).toContain('TreeMap');
});
