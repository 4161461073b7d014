import { press, text } from './visiting.mjs';

/** Prompts for pages that several people use, and what they do with them. */
export const TEAM_VISITS = {
  slots: [
    'room booking for three meeting rooms, one day at a glance from 9 to 12, half-hour slots',
    async (page) => {
      await press(page, 'Meeting room 2, 9:30: free');
      await page.getByLabel('Name').fill('Ann');
      await press(page, 'Book');
      await text(page, '.taken', 'Ann');
      await text(page, '[role=status]', '17 of 18');
      await press(page, 'Day after');
      await text(page, '[role=status]', '18 of 18');
      await press(page, 'Day before');
      await press(page, 'Meeting room 2, 9:30: Ann');
      await press(page, 'Cancel the booking');
      await text(page, '[role=status]', '18 of 18');
    },
  ],
  signup: [
    'sign-up list for swimming courses with a maximum of 1 child per course and a waiting list',
    async (page) => {
      const first = page.getByRole('region', { name: 'Swimming course 1' });
      for (const name of ['Ann', 'Bob']) {
        await first.getByLabel('Name').fill(name);
        await first.locator('.primary').click();
      }
      await text(page, 'li', 'Bob (waiting list 1)');
      await press(page, 'Take off Ann');
      await text(page, 'li', /^Bob×/);
    },
  ],
  worklog: [
    'log my working hours with start, pause and stop, total for the week, per project',
    async (page) => {
      await page.getByLabel('Project').fill('House');
      await press(page, 'Start');
      await press(page, 'Pause');
      await press(page, 'Resume');
      await press(page, 'Stop');
      await text(page, 'td', 'House');
      await text(page, '[role=status]', 'This week 0:00');
    },
  ],
  register: [
    'cash register for a school fair with buttons for cake, coffee and juice',
    async (page) => {
      await page.locator('.goods button').first().click();
      await page.locator('.goods button').first().click();
      await text(page, '[role=status]', 'Total €9.00');
      await page.getByLabel('Given').fill('10');
      await text(page, '.sum', 'Change €1.00');
      await press(page, 'Next customer');
      await text(page, '.muted', '€9.00 from 1');
    },
  ],
  rota: [
    'chore wheel for Ann and Bob, tasks rotate weekly, points for each person',
    async (page) => {
      await page.getByRole('checkbox').first().check();
      await text(page, '[role=status]', '1 point ');
      await press(page, 'Week after');
      await text(page, '[role=status]', '1 point ');
    },
  ],
  survey: [
    'a survey with 2 questions on a scale from 1 to 5 that shows the mean per question as bars',
    async (page) => {
      await page.getByLabel('4').first().check();
      await page.getByLabel('2').nth(1).check();
      await press(page, 'Send');
      await text(page, '.result', 'mean 4.0');
    },
  ],
};
