import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'swift',
    'struct for a garden tool with name, price and lent flag, and a function that returns what is not lent',
    ['struct GardenTool', 'lent: Bool', 'if !gardenTool.lent'],
  ],
  [
    'kotlin',
    'data class Parcel with number, weight and delivered flag, and a function that returns the undelivered parcels',
    ['val delivered: Boolean', 'if (!parcel.delivered)'],
  ],
  [
    'csharp',
    'class Ticket with title, price and paid flag and a method that totals what is not paid yet',
    ['bool Paid', 'if (!ticket.Paid)', 'result += ticket.Price'],
  ],
  [
    'java',
    'record Seat with row, number and reserved flag, and a function that counts how many are reserved',
    ['boolean reserved', 'if (seat.reserved())', 'result += 1'],
  ],
  [
    'python',
    'dataclass Chore with title, due date and done flag, and a function that returns what is overdue',
    ['due_date < ', 'and not chore.done'],
  ],
  [
    'kotlin',
    'data class Driver with name and salary, and a function that returns the one who earns the least',
    ['driver.salary < best.salary'],
  ],
  [
    'kotlin',
    'data class for a person and a function that sorts people by age, oldest first',
    ['sortedByDescending { it.age }'],
  ],
])('%s: a flag is a truth value: %s', async (language, prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('what is computed is no field', async () => {
  const prompt = 'struct for a rectangle with width and height and a computed area';
  const { code, notes } = await generateCode({ prompt, language: 'swift' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toMatch(/var area: \w+ \{/);
});
