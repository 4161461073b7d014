import { expect, test } from 'vitest';
import { inBash } from '../../../src/engines/code/plans/files/bash.ts';
import { readFiles } from '../../../src/engines/code/plans/files/files.ts';
import { readPipeline } from '../../../src/engines/code/plans/pipelines/read-pipeline.ts';
import { lacksOf, PIPED, writePipeline } from '../../../src/engines/code/plans/pipelines/write-pipeline.ts';

const ROWS = [
  { city: 'Rome', shop: 'b', amount: 10, rating: 4, status: 'paid', date: '2022-05-01', stock: 1 },
  { city: 'Oslo', shop: 'a', amount: 2.125, rating: 2, status: 'open', date: '2022-06-01', stock: 0 },
  { city: 'Rome', shop: 'a', amount: null, rating: 5, status: 'paid', date: '2021-06-01', stock: 3 },
  { city: 'Oslo', shop: 'a', amount: 30, rating: 1, status: 'paid', date: '2022-06-09', stock: 9 },
];

/** The result of the JavaScript function of a wish for the rows. */
function result(wish: string, ...given: unknown[]): unknown {
  const read = readPipeline(wish);
  expect(read?.unmet).toEqual([]);
  const snippet = read && writePipeline(read.pipeline, 'javascript', new Map());
  // An import has no place in a function.
  const code = (snippet?.definition ?? '').replace(/^import .*$/gm, '');
  const name = [...code.matchAll(/^function (\w+)/gm)].at(-1)?.[1] ?? '';
  return new Function(`${code}\nreturn ${name};`)()(ROWS, ...given);
}

test.each<[string, unknown, ...unknown[]]>([
  [
    'from an array of sales, the mean amount per city with one decimal, leaving out rows without an amount, in descending order',
    [
      { city: 'Oslo', average: 16.1 },
      { city: 'Rome', average: 10 },
    ],
  ],
  ['an array of sales: sum of the amounts per city in 2022 as an object', { Rome: 10, Oslo: 32.125 }],
  [
    'given a list of sales, count the paid sales per city for a given year, sorted by count descending then by city',
    [
      { city: 'Oslo', count: 1 },
      { city: 'Rome', count: 1 },
    ],
    2022,
  ],
  [
    'list of sales: total amount per month and shop, treating missing amounts as 0, top 2',
    [
      { month: '2022-06', shop: 'a', total: 32.125 },
      { month: '2022-05', shop: 'b', total: 10 },
    ],
  ],
  [
    'from an array of sales, the total amount per shop, treating missing amounts as 0, leaving out shops whose total is below 20',
    [{ shop: 'a', total: 32.125 }],
  ],
  [
    'an array of sales: mean rating per shop, skipping shops with fewer than 2 sales',
    [{ shop: 'a', average: 8 / 3, count: 3 }],
  ],
  ['an array of sales with a rating of 4 or higher: how many per city', [{ city: 'Rome', count: 2 }]],
  [
    'use reduce to compute the total stock per city of an array of sales, only cities with a total above 5',
    [{ city: 'Oslo', total: 9 }],
  ],
  [
    'load a JSON file of sales and list the dates of those with a rating above 3',
    ['2022-05-01', '2021-06-01'],
  ],
  [
    'load a JSON file of sales and print only the shop field of those with a rating above 3',
    [{ shop: 'b' }, { shop: 'a' }],
  ],
  [
    'an array of sales, for each city the best rated sale that is in stock',
    { Rome: [ROWS[2]], Oslo: [ROWS[3]] },
  ],
  ['array of sales: number of sales per city, only cities with more than 5 sales', []],
])('%s', (wish, expected, ...given) => {
  expect(result(wish, ...given)).toEqual(expected);
});

test.each([
  ['sum the fee column per bank in fees.csv and print it as a table', { output: 'table', shape: 'summary' }],
  [
    'read app.log and print how many errors there were per day',
    { source: { from: 'file', format: 'log', path: 'app.log' } },
  ],
  [
    'the 7 slowest requests of an access log given as argument',
    { limit: 7, order: [{ name: 'duration', isDescending: true }] },
  ],
  [
    'join shops.csv and sales.csv on shop_id and save the result to all.csv',
    { join: { path: 'shops.csv', on: 'shop_id' }, target: 'all.csv' },
  ],
  ['remove duplicate rows from a csv file by phone', { shape: 'unique', keys: [{ field: 'phone' }] }],
])('reads: %s', (wish, expected) => {
  const read = readPipeline(wish);
  expect(read?.unmet).toEqual([]);
  expect(read?.pipeline).toMatchObject(expected);
  for (const language of PIPED)
    if (!/^(?:java|go|bash)/.test(language) || !read?.pipeline.join)
      expect(() => read && writePipeline(read.pipeline, language, new Map())).not.toThrow();
});

test('what it cannot read is left over', () => {
  expect(readPipeline('average fee per bank from fees.csv weighted by volume')?.unmet).toEqual([
    'weighted',
    'volume',
  ]);
  expect(readPipeline('average of a csv column with three decimals')).toBeUndefined();
});

test('files go where the wish says', () => {
  const wish = readFiles(
    'move all png files older than 90 days to an old folder sorted by month, with a dry run option',
  );
  expect(wish).toMatchObject({
    act: 'move',
    extensions: ['png'],
    days: 90,
    target: 'old',
    form: '%Y-%m',
    isDry: true,
  });
  expect(wish && inBash(wish).example).toContain('-mtime +90');
  expect(readFiles('rename the pdf files by owner')).toBeUndefined();
});

test.each([
  ['csharp', /\.GroupBy\(record => record\.Pupil\)[\s\S]*\.Where\(row => row\.Count >= 2\)/],
  ['kotlin', /\.groupBy \{ record -> record\.pupil \}[\s\S]*\.filter \{ it\.count >= 2 \}/],
  ['rust', /entry\(record\.pupil\.clone\(\)\)[\s\S]*\.filter\(\|row\| row\.count >= 2\)/],
])('records have the fields of the wish, and small groups are left out, in %s', (language, code) => {
  const read = readPipeline(
    'the mean mark per pupil from a list of (pupil, topic, mark), omitting pupils with fewer than two marks',
  );
  expect(read?.unmet).toEqual([]);
  const made = read && writePipeline(read.pipeline, language, new Map());
  expect(made?.definition).toMatch(code);
  expect(made?.definition).toMatch(/topic/i);
});

test.each<[string, string]>([
  ['a list of players with name, club and score: the best player of each club', 'it.score'],
  ['the sum of amounts per shop of a list of sales, skipping rows with a negative amount', 'amount >= 0'],
  ['a list of Film(name, studio, score, year): mean score per studio for films after 1999', 'year >= 2000'],
  ['a vector of Visit structs with doctor, fee and day: the total fee per doctor', 'visit.fee'],
])('what the wish lists is what is read: %s', (wish, part) => {
  const read = readPipeline(wish);
  expect(read?.unmet).toEqual([]);
  const made = read && writePipeline(read.pipeline, 'kotlin', new Map());
  expect(made?.definition).toContain(part);
});

test('a revenue that no record holds is quantity times price', () => {
  const read = readPipeline(
    'total revenue per shop from a list of Sale(shop, quantity, price), highest first',
  );
  const made = read && writePipeline(read.pipeline, 'java', new Map());
  expect(made?.definition).toContain('record Sale(String shop, double quantity, double price)');
  expect(made?.definition).toContain('sale.quantity() * sale.price()');
});

test('a part of the library that the language lacks is told', () => {
  const read = readPipeline('use LINQ to count the sales per city from a list of sales');
  expect(read && lacksOf(read.pipeline, 'csharp')).toEqual([]);
  expect(read && lacksOf(read.pipeline, 'python')).toEqual(['linq']);
});
