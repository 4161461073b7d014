import { expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import { frameworkIn } from '../../../src/engines/builder/spec/named-framework.ts';
import { engineTools } from '../../support/engine.ts';

const built = (prompt: string, framework: Parameters<typeof buildApp>[0]['framework']) =>
  buildApp({ prompt, framework, seed: 1 }, engineTools());

test.each([
  ['a wine list in Vue', 'vue'],
  ['a plant tracker made with Next.js', 'nextjs'],
  ['a Flask app for recipes', 'python'],
  ['an inventory with a REST API', 'nodejs'],
  ['a JSON API for library books', 'nodejs'],
  ['a list of express parcels', undefined],
  ['let people react to posts', undefined],
  ['a shop for python snakes', undefined],
])('"%s" is made with %s', (prompt, framework) => {
  expect(frameworkIn(prompt)).toBe(framework);
});

test('words that the framework answers are not named', async () => {
  const { notes, spec } = await built('a REST API for library books with title, isbn and author', 'nodejs');
  expect(spec.entities.map(({ plural }) => plural)).toEqual(['books']);
  expect(notes.join(' ')).not.toMatch(/not built/);
});

test('another framework than the named one is told, and so is a missing API, in one line', async () => {
  const { notes } = await built('a recipe book in Django with a REST API and a hologram', 'react');
  const lines = notes.filter((note) => note.startsWith('not built'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/in Django \(--framework python\).*REST API \(--framework nodejs\).*hologram/);
});

test.each([
  'a command line tool that counts words',
  'a Telegram bot for reminders',
  'a Chrome extension that hides ads',
  'a python script to sort my music',
])('"%s" is refused: it is no application in a browser', async (prompt) => {
  await expect(built(prompt, 'react')).rejects.toThrow(/makes web applications.*octet code generate/);
});

test('a list of such programs is kept like any other', async () => {
  await expect(built('a list of browser extensions with name and rating', 'react')).resolves.toBeDefined();
});
