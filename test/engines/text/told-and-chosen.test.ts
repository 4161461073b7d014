import { expect, test } from 'vitest';
import { bullets } from '../../../src/engines/text/language/bullets.ts';
import { politely } from '../../../src/engines/text/language/polite.ts';
import { isTold } from '../../../src/engines/text/reading/question-parts.ts';
import { ask } from './ask.ts';

test.each<[said: string, told: boolean]>([
  ['the web container quits at once', true],
  ['we pushed to main', true],
  ['my job does not start', true],
  ['list files that are large', false],
  ['all images which are older than a week', false],
  ['I want to see the log', false],
])('%s: told %s', (said, told) => {
  expect(isTold(said)).toBe(told);
});

test.each<[question: string, told: string]>([
  ['a docker container quits right after start, how can I debug this?', 'docker logs'],
  ['we pushed a release, how do we see who edited a file?', 'git blame'],
  ['for a wish list, local storage or session storage?', 'When to use which'],
  ['we cloned a project, how do I switch to another branch?', 'git switch BRANCH'],
  ['UNION or UNION ALL when speed matters?', 'UNION ALL unless'],
  [
    'do I need an INNER or LEFT JOIN if rows without a partner must stay?',
    'LEFT JOIN when those without one',
  ],
  ['add 19% VAT to €89.99', '€17.10 (19%, rounded to cents) = **€107.09**'],
  ['a regex for a Polish licence plate', 'regular expressions'],
  ['how do I freeze a row in a spreadsheet', 'Freeze Top Row'],
  ['apples or pears when I bake a cake?', 'tell things of computing apart'],
])('%s', async (question, told) => {
  const { text } = await ask(question);
  expect(text).toContain(told);
  expect(text).not.toContain('Not answered');
});

test.each<[text: string, ...rows: string[]]>([
  [
    'Olga Renn paid $40 on 2026-01-03. Paul Stahl paid $25.',
    '| Olga Renn | $40 | 2026-01-03 |',
    '| Paul Stahl | $25 |  |',
  ],
  [
    'Olga Renn paid $40 on 2026-01-03 and Paul Stahl paid $25 on 2026-01-09.',
    '| Olga Renn | $40 | 2026-01-03 |',
    '| Paul Stahl | $25 | 2026-01-09 |',
  ],
  ['Olga Renn and Paul Stahl paid $40 on 2026-01-03.', '| Olga Renn, Paul Stahl | $40 | 2026-01-03 |'],
])('a table of %s', async (text, ...rows) => {
  const answer = await ask(`put the names, amounts and dates in a table: ${text}`);
  expect(answer.text.split('\n').slice(0, 2 + rows.length)).toEqual([
    '| Name | Amount | Date |',
    '| --- | --- | --- |',
    ...rows,
  ]);
});

test('a lead-in stands only over what it holds for', () => {
  expect(bullets('We need a stage, the band brings lamps and Kim prints posters.')).toBe(
    '- We need a stage\n- the band brings lamps\n- Kim prints posters',
  );
  expect(bullets('We need Dutch tulips, a vase and ribbons.')).toBe(
    'We need:\n\n- Dutch tulips\n- a vase\n- ribbons',
  );
});

test.each<[text: string, polite: string]>([
  [
    "You still haven't mailed me the plans.",
    'I have not received the plans yet. Could you please mail them to me?',
  ],
  [
    'You forgot to sign the form.',
    'It seems that the form has not been signed yet. Could you please sign it?',
  ],
  [
    "You didn't upload the photo. Upload it now!",
    'It seems that the photo has not been uploaded yet. Could you please upload it as soon as you can?',
  ],
  ['You forgot to sign the form again.', 'It seems that you forgot to sign the form again.'],
])('%s, politely', (text, polite) => {
  expect(politely(text)).toBe(polite);
});

test.each([
  'my feature branch is old, how do I upgrade it?',
  'the shelf has hundreds of pngs, how do I count them?',
])('%s is not answered for something else', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});
