import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'React table component in TypeScript for invoices with columns number, customer, amount, loaded from /api/invoices, 10 per page, sortable, search by customer',
    [
      /'number'[^\n]*\n[^\n]*'customer'[^\n]*\n[^\n]*'amount'[^\n]*\n\];/,
      /fetch\('\/api\/invoices'/,
      /PAGE_SIZE = 10/,
      /String\(row\.customer\)\.toLowerCase\(\)\.includes\(wanted\)/,
      /interface Invoice /,
    ],
  ],
  [
    'React TypeScript TagInput called LabelPicker, comma or enter adds a tag, max 5, duplicates ignored, backspace removes the last',
    [/function LabelPicker\(/, /MAX_TAGS = 5/, /event\.key === ','/, /already there/, /slice\(0, -1\)/],
  ],
  [
    'React typescript hook useStoredState(key, initial) for local storage that also syncs between tabs',
    [/function useStoredState<T>\(key: string, initial: T\)/, /addEventListener\('storage'/, /as const/],
  ],
  [
    'react table component in typescript, generic, columns and rows as props, click on a header sorts, arrow shows asc or desc, 25 per page',
    [/function DataTable<Row extends object>/, /PAGE_SIZE = 25/, /'▼' : '▲'/, /aria-sort/],
  ],
  [
    'react typescript star rating called Taste, 1-7 stars, clicking the same star again clears it, props value and onChange, arrow keys work',
    [
      /function Taste\(\{ value, onChange \}/,
      /STARS = 7/,
      /star === value && clear\(\)/,
      /setHovered\(star\)/,
    ],
  ],
])('a React component keeps the particulars: %s', async (wish, parts) => {
  const { code, notes, language } = await generateCode({ prompt: wish }, engineTools());
  expect([language, notes]).toEqual(['typescript', []]);
  for (const part of parts) expect(code).toMatch(part);
});
