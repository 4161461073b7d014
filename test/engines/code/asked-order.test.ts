import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'csharp',
    'An inventory with LINQ that lists the products with under 7 in stock ordered by price',
    '< 7',
    'OrderBy(product => product.Price)',
  ],
  [
    'python',
    'lists the products with fewer than three items left in stock ordered by price',
    '< 3',
    'product.price',
  ],
  ['sql', 'products with at least 20 units in stock ordered by price', '>= 20', 'ORDER BY price'],
  ['typescript', 'lists the employees with salary above 3000 ordered by age', '> 3000', 'a.age - b.age'],
])('%s: %s compares one field and orders by another', async (language, prompt, compared, ordered) => {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toContain(compared);
  expect(code).toContain(ordered);
});

test('a stored program that sorts by another field says so', async () => {
  const prompt = 'inventory with a low stock report below a threshold, products ordered by price';
  const { notes } = await generateCode({ prompt, language: 'kotlin' }, engineTools());
  expect(notes.join(' ')).toMatch(/ordered/);
});

test.each([
  ['go', 'sort.Strings(keys)'],
  ['rust', 'keys.sort()'],
  ['c', 'qsort'],
  ['cpp', 'config.values()) std::cout << key'],
  ['ruby', 'config.keys.sort'],
  ['php', 'ksort'],
  ['bash', 'sort'],
])('%s prints the sorted keys of the file that is given', async (language, sorted) => {
  const prompt = 'parse a config file of key=value lines, skip comments and list the keys alphabetically';
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toContain(sorted);
  expect(code).toMatch(/args|argv|\$\{?1|ARGV|Args/);
});

test('the values are printed beside the keys only where they are asked for', async () => {
  const wish = 'parse a config file of key=value lines, skip comments and print';
  const keys = await generateCode({ prompt: `${wish} the keys sorted`, language: 'go' }, engineTools());
  const both = await generateCode(
    { prompt: `${wish} the keys and their values sorted`, language: 'go' },
    engineTools(),
  );
  expect(keys.code).not.toContain('values[key])');
  expect(both.code).toContain('key + "=" + values[key]');
});
