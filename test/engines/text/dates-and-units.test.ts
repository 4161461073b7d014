import { expect, test } from 'vitest';
import { dayOf, easter, iso, isoWeek } from '../../../src/engines/text/calendar/civil-date.ts';
import { ask, converse } from './ask.ts';

test.each([
  ['how many days until Christmas?', '**40 days** until Christmas (Friday, 25 December 2026)'],
  ['how many weeks until Easter 2027', '**133 days** until Easter Sunday (Sunday, 28 March 2027): 19 weeks'],
  ['how many days until Halloween from 1 October 2027', '(Sunday, 31 October 2027) it is **30 days**'],
  ['days until Christmas starting from today', '**40 days** until Christmas'],
  ['how old is somebody born on 3 May 2000 as of 2 May 2020', '**19 years** old on Saturday, 2 May 2020'],
  ['days between our party on May 2 and Christmas', '**237 days**'],
  ['what week is it?', 'in week **46** of 2026'],
  ['what weekday is 2027-03-01', '**Monday**'],
  ['what day of the week was July 20, 1969?', '**Sunday**'],
  ['what day is 29.2.2028', '**Tuesday**'],
  ['add 45 days to 2026-11-15', '**Wednesday, 30 December 2026**'],
  ['add one month to 2027-01-31', '**Sunday, 28 February 2027**'],
  ['what is the date today?', '**Sunday, 15 November 2026**'],
  ['how many days between 2026-01-01 and 2026-12-31', '**364 days**'],
  ['when is Thanksgiving', '**Thursday, 26 November 2026**'],
  ['is 1900 a leap year', 'No, **1900**'],
  ['is 2000 a leap year?', 'Yes, **2000**'],
  ['how old is someone born on 1990-11-16', '**35 years**'],
  ['what date is 90 days from now', '**Saturday, 13 February 2027**'],
  ['3 weeks before 1 March 2027', '**Monday, 8 February 2027**'],
  ['how many days in February 2028', '**29 days**'],
  ['week number of 2027-01-01', 'week **53** of 2026'],
  ['how many days since 1 November', '**14 days** have passed'],
  ['what year is it', '**2026**'],
  ['next friday', 'Next friday is **Friday, 20 November 2026**.'],
  ['what day was it 100 days ago', '**Friday, 7 August 2026**'],
  ['is tomorrow a monday?', 'Yes: 16 November 2026 is a **Monday**'],
  ['is Christmas a Monday?', 'No: 25 December 2026 is a **Friday**'],
  ['when is the next leap year', '**2028**'],
  ['how many days are left this year', '**46 days**'],
  ['how many working days are there in February 2027?', '**20 working days**'],
  ['how many business days between 2026-11-16 and 2026-11-27', '**10 working days**'],
  ['what date is 5 working days after 2026-11-19', '**Thursday, 26 November 2026**'],
  ['what time is it in Tokyo', 'I have no clock'],
])('%s gives %s', async (question, expected) => {
  const answer = await ask(question);
  expect(answer.text).toContain(expected);
  expect(['dates', 'calendar']).toContain(answer.skill);
});

test.each([
  'what weekday is 2027-02-30',
  'what weekday is 3/4/2027',
  'when is my birthday',
  'how many days until the end of the world',
])('%s is left unanswered', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test('a date can be taken further', async () => {
  expect((await converse('add 45 days to 2026-11-15', 'add 10 days to that')).text).toContain(
    '**Saturday, 9 January 2027**',
  );
});

test('Easter and ISO weeks match published tables', () => {
  const easters = [2000, 2008, 2019, 2024, 2025, 2026, 2038].map((year) => iso(easter(year) ?? 0));
  expect(easters).toEqual([
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
  ]);
  expect(isoWeek(dayOf(2021, 1, 3) ?? 0)).toEqual({ year: 2020, week: 53 });
  expect(isoWeek(dayOf(2024, 12, 30) ?? 0)).toEqual({ year: 2025, week: 1 });
});

test.each([
  ['convert 5 miles to km', '5 miles = **8.04672 km**'],
  ['how many feet are in a mile', '1 mile = **5280 ft**'],
  ['what is 72°F in Celsius?', '72 °F ≈ **22.2222 °C**'],
  ['-40 c to f', '-40 °C = **-40 °F**'],
  ['5\'11" in cm', '**180.34 cm**'],
  ['1 GB in MB', '**1000 MB**'],
  ['1 GiB in MiB', '**1024 MiB**'],
  ['100 Mbit in MB', '**12.5 MB**'],
  ['how many feet is a 5k', '5 km'],
  ['60 mph to km/h', '**96.56064 km/h**'],
  ['how many minutes in 3 days', '**4320 min**'],
  ['2.5 hours in minutes', '**150 min**'],
  ['100 square feet in square meters', '**9.290304 m²**'],
  ['1 bar to psi', '≈ **14.5038 psi**'],
])('%s gives %s', async (question, expected) => {
  const answer = await ask(question);
  expect(answer.text).toContain(expected);
  expect(answer.skill).toBe('units');
});

test('what cannot be converted is explained', async () => {
  expect((await ask('10 kg in miles')).text).toContain('cannot be converted');
  expect((await ask('-500 c in f')).text).toContain('below absolute zero');
});

test('a quantity can be asked for in another unit', async () => {
  expect((await converse('5 miles in km', 'and in feet?')).text).toContain('**26,400 ft**');
});
