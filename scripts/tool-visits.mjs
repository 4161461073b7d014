import { press, text } from './visiting.mjs';

/** Prompts for small tools, and what a person does with them. */
export const TOOL_VISITS = {
  markdown: [
    'a markdown notes app with live preview and search',
    async (page) => {
      await page.getByRole('textbox', { name: 'Markdown' }).fill('# Plan\n\n- **one**\n- two');
      await text(page, '.preview h1', 'Plan');
      await text(page, '.preview li strong', 'one');
      await press(page, 'New note');
      await page.getByLabel('Search notes').fill('two');
      await text(page, '.note-list button', 'Plan');
      await page.reload();
      await text(page, '.note-list button', 'New note');
    },
  ],
  seats: [
    'a seat booking page for a theatre with 4 rows of 5 seats, booked seats are grey',
    async (page) => {
      await press(page, 'seat B3: free');
      await press(page, 'seat B4: free');
      await page.getByLabel('Name').fill('Ann');
      await press(page, 'Book');
      await text(page, '.taken', 'B3');
      await text(page, '[role=status]', '18 of 20');
      await page.reload();
      await press(page, 'Cancel Ann');
      await text(page, '[role=status]', '20 of 20');
    },
  ],
  calendar: [
    'an event calendar with title, date, time and place, with a month view',
    async (page) => {
      await page.getByLabel('Title').fill('Fair');
      await page.getByLabel('Time').fill('10:30');
      await press(page, 'Add event');
      await text(page, '.entry', '10:30 Fair');
      await press(page, 'Next month');
      await press(page, 'Today');
      await page.reload();
      await press(page, 'Delete Fair');
      await text(page, '.day', 'No event');
    },
  ],
  palette: [
    'a colour palette generator with 6 colours',
    async (page) => {
      const first = await page.locator('.swatch button').first().textContent();
      await page.getByLabel('keep').first().check();
      await press(page, 'New colours');
      await text(page, '.swatch button', first);
      await page.locator('.swatch').nth(5).waitFor();
      await press(page, 'Save');
      await page.locator('.strip').waitFor();
    },
  ],
  clock: [
    'a world clock for Oslo and Tokyo with an alarm',
    async (page) => {
      await text(page, 'section h2', 'Tokyo');
      await page.getByLabel('12 hours').check();
      await text(page, '.clock', /[ap]m/i);
      await page.getByLabel('Alarm at').fill('07:30');
      await press(page, 'Set alarm');
      await text(page, '.alarms li', '07:30');
    },
  ],
  counter: [
    'a click counter with plus, minus and reset',
    async (page) => {
      for (const name of ['Plus', 'Plus', 'Minus']) await press(page, `${name}: Count`);
      await text(page, '.count', /^1$/);
      await press(page, 'Reset: Count');
      await text(page, '.count', /^0$/);
    },
  ],
  textstats: [
    'a word counter',
    async (page) => {
      await page.getByLabel('Text').fill('One two. Two three!');
      await text(page, 'dd', /^4$/);
    },
  ],
  wheel: [
    'a spinning wheel with tea, coffee and juice',
    async (page) => {
      await press(page, 'Spin');
      await text(page, '.picked', /Tea|Coffee|Juice/);
      await text(page, '.statistics', '100 %');
    },
  ],
  quote: [
    'a random quote generator',
    async (page) => {
      await press(page, 'New quote');
      await text(page, '.picked', '–');
    },
  ],
};
