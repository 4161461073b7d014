import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'a help page with an accordion of six items, opening one closes the others',
    /(?:<details name="faq"[\s\S]*){6}/,
  ],
  [
    'collapsible sections, four items, several can be open at once',
    /^(?![\s\S]*<details name)(?:[\s\S]*<details>){4}/,
  ],
  ['faq section with plus and minus icons and a smooth animation', /content: '−'[\s\S]*details-content/],
  [
    'button labelled "Remove" that opens a popup with the title "Sure?" and Cancel and Delete buttons, closes on Esc',
    />Remove<[\s\S]*>Sure\?<[\s\S]*>Cancel<[\s\S]*>Delete</,
  ],
  [
    'modal window with a close button in the corner, closing on Escape and on a click on the backdrop',
    /aria-label="Close"[\s\S]*getBoundingClientRect/,
  ],
  [
    'task list where users can add tasks, mark them as done, delete them, with filters for all, open and done tasks',
    /data-show="done"[\s\S]*'Delete'/,
  ],
  [
    'to-do list saved in local storage with a button that removes the completed items',
    /id="clear"[\s\S]*localStorage/,
  ],
  [
    'sortable table of books (title, author, year) with little arrows showing the sort order',
    /Title<[\s\S]*Author<[\s\S]*aria-sort/,
  ],
  [
    'contact form with name and email, error messages appear below each field that is empty when the form is submitted',
    /name-error[\s\S]*email-error/,
  ],
  [
    'sign-in page centered on the screen with email, password and a "Forgot your password?" link',
    /min-height: calc\(100vh[\s\S]*Forgot password\?/,
  ],
  [
    'accessible contact form with name, email, topic dropdown and message, with proper labels and validation',
    /<label for="topic">[\s\S]*<select id="topic"/,
  ],
])('a widget keeps the details of the wish: %s', async (wish, parts) => {
  const { code, notes } = await generateCode({ prompt: wish, language: 'html' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});

test('a widget that needs a script is not made without one', async () => {
  const wish = 'todo list saved in the browser without javascript';
  const { code, notes } = await generateCode({ prompt: wish, language: 'html' }, engineTools());
  expect(code.includes('<script>') && notes.length === 0).toBe(false);
});

test.each([
  [
    'a responsive card grid, 1 column on phone and up to 4 on desktop, cards lift a bit on hover, dark mode support',
    /repeat\(1,[\s\S]*min-width: 40rem[\s\S]*repeat\(2,[\s\S]*min-width: 64rem[\s\S]*repeat\(4,[\s\S]*translateY[\s\S]*color-scheme: dark/,
  ],
  ['responsive card grid without media queries', /^(?![\s\S]*@media)[\s\S]*auto-fit/],
])('a grid has the columns of the wish: %s', async (wish, parts) => {
  const { code, notes } = await generateCode({ prompt: wish, language: 'css' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});
