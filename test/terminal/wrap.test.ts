import { expect, test } from 'vitest';
import { plain, style } from '../../src/terminal/style.ts';
import { wrapped } from '../../src/terminal/wrap.ts';

const lines = (text: string, columns: number) => plain(wrapped(text, columns)).split('\n');

test('what fits stays as it is, spaces included', () => {
  expect(wrapped('a  b', 80)).toBe('a  b');
});

test('breaks between words and stands further in', () => {
  expect(lines('there is space around the signing secret; it is used as given', 30)).toEqual([
    'there is space around the',
    '  signing secret; it is used',
    '  as given',
  ]);
});

test.each([
  [
    'nothing is configured; to change it: octet auth login',
    ['nothing is configured; to change it:', '  octet auth login'],
  ],
  [
    `hint: octet build --project proj_4ad745e179a2211ed5b24d02 "add a field, notes"`,
    ['hint: octet build --project proj_4ad745e179a2211ed5b24d02 "add a field, notes"'],
  ],
  [
    'welcome! octet tour shows everything, octet --help every command',
    ['welcome! octet tour shows everything,', '  octet --help every command'],
  ],
  [
    'set OCTET_WEBHOOK_SECRET (octet serve env prints that of the local service), or give a file',
    ['set OCTET_WEBHOOK_SECRET', '  (octet serve env prints that of the', '  local service), or give a file'],
  ],
  [
    `preview, while octet serve runs: http://127.0.0.1/${'x'.repeat(20)}`,
    ['preview, while octet serve runs:', `  http://127.0.0.1/${'x'.repeat(20)}`],
  ],
  [
    '$ octet image generate "a sailboat on a calm sea at sunset" -o octet-tour/sailboat.png',
    ['$ octet image generate "a sailboat on a calm sea at sunset" -o octet-tour/sailboat.png'],
  ],
])('keeps a command whole: %s', (text, expected) => {
  expect(lines(text, 40)).toEqual(expected);
});

test('an explanation goes on under itself', () => {
  expect(lines('  /file PATH      send a file along with the next question', 40)).toEqual([
    '  /file PATH      send a file along with',
    '                  the next question',
  ]);
});

test('a term that takes half of the screen has its line for itself', () => {
  expect(lines('  OCTET_WEBHOOK_SECRET    secret that webhooks are signed with', 40)).toEqual([
    '  OCTET_WEBHOOK_SECRET',
    '    secret that webhooks are signed with',
  ]);
});

test('styles take no room', () => {
  expect(lines(`${style.cyan('hint:')} one two three`, 19)).toEqual(['hint: one two three']);
});

test('a word that is wider than the screen is left to the terminal', () => {
  expect(lines(`see http://127.0.0.1:4848/${'x'.repeat(40)} and more of it here`, 20)).toEqual([
    `see http://127.0.0.1:4848/${'x'.repeat(40)}`,
    '  and more of it',
    '  here',
  ]);
});
