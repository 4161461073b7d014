import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const page = async (prompt: string): Promise<string> => {
  const { code, notes } = await generateCode({ prompt, language: 'html' }, engineTools());
  expect(notes).toEqual([]);
  return code;
};
const hours = (code: string) => [...code.matchAll(/<td>(.*)<\/td>/g)].map(([, said]) => said);

test('a page of opening hours has the days, the times, the name and the looks of the wish', async () => {
  const code = await page(
    'Opening hours page for my book shop "Lesestein", Tue-Fr 10-18:30, Sat 9-14, Sun and Mon closed. Highlight today, pastel colours',
  );
  expect(hours(code)).toEqual(['closed', ...Array(4).fill('10:00 – 18:30'), '9:00 – 14:00', 'closed']);
  for (const part of ['<h1>Lesestein</h1>', "classList.add('today')", '#fdf2f8'])
    expect(code).toContain(part);
});

test('a break at noon and the state of the moment', async () => {
  const code = await page(
    'html opening hours for a bakery: weekdays 7am-1pm and 2:30pm-6pm, Sa 7-12, show open/closed',
  );
  expect(hours(code)[0]).toBe('7:00 – 13:00<br>14:30 – 18:00');
  expect(code).toContain('const HOURS = [[[420,780],[870,1080]]');
  expect(code).not.toContain('today.classList');
});
