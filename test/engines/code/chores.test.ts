import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** A language, a wish, and what its program must hold; nothing of the wish is left out. */
const WISHES: readonly (readonly [string, string, readonly string[]])[] = [
  ['python', 'rename the pictures of a directory to the day on which they were shot', ['DATE.findall']],
  [
    'ruby',
    'script that renames images to names like 20240131-01.png by their modification date, with a dry run',
    ['%Y%m%d', '-%02d', '--dry-run'],
  ],
  [
    'typescript',
    'rename photos by the date they were changed, with a number only if several have the same date',
    ['count > 1'],
  ],
  [
    'python',
    'rename my pictures by the date they were changed, appending _2, _3 if several have the same date',
    ['if counts[target, name] > 1 else ""'],
  ],
  ['java', 'method that counts e-mail addresses per domain, most common first', ['getValue().size()']],
  ['kotlin', 'function that returns the people with a birthday in the coming two weeks', ['= 14,']],
  ['php', 'print an array of costs as an aligned text table with the total in the last row', ['Total']],
  ['python', 'find the free gaps between meetings such as "10:00-11:30" from 9:00 to 18:00', ['"9:00"']],
  ['cpp', 'minutes between two times like 7:05 and 16:40', ['minutesBetween']],
  ['go', 'print the sites of a list which are down, with 3 workers', ['urls, 3,', '!one.isBroken()']],
  [
    'rust',
    'slug of a headline with umlauts replaced, at most 25 characters, only whole words',
    ['"ae"', '25'],
  ],
  [
    'python',
    'CSV of tram rides with start_date and end_date: average number of days between them per line',
    ['date.fromisoformat(record["end_date"][:10])'],
  ],
  [
    'python',
    'read a CSV of my cycling log with columns date, km and minutes and print the average pace per month',
    ['sum(float(record["minutes"]) for record in group) / sum(float(record["km"])'],
  ],
  [
    'python',
    "read a CSV of player scores and print each player's average, marking those above 90 with a star",
    ["' *' if row['average'] > 90", 'record["score"]'],
  ],
  [
    'python',
    'CSV of library visits with columns reader and date: the three readers who came most often this month',
    ['date.today().isoformat()[:7]', 'rows[:3]'],
  ],
  [
    'python',
    'CSV of invoices: total per customer, skipping malformed rows and reporting how many were skipped',
    ['is_valid(record)', 'len(records) - len(valid)'],
  ],
  [
    'swift',
    'struct for a stopwatch with start, pause, lap and a time in hundredths',
    ['func lap()', 'func pause()'],
  ],
  [
    'python',
    'chess clock class with 7 minutes each and a 4 second increment',
    ['ChessClock(7, 4)', 'import time'],
  ],
];

test.each(WISHES)('everyday work is done as it is said, in %s: %s', async (language, prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});
