import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['how many days has february in 2100?', '**28 days**'],
  ['how many leap years were there between 1900 and 2000?', '**25 leap years**'],
  ['how many Fridays are there in May 2025', '**5 Fridays**: 2, 9, 16, 23, 30 May'],
  ['is 2024-02-30 a valid date', 'No: **there is no such day**'],
  ['what quarter is 17 August in', '17 August is in the **third quarter**'],
  ['in which week number is 1 January 2027', 'week **53** of 2026'],
  ['When does summer time end in europe in 2025', '**Sunday, 26 October 2025**'],
  ['when do the clocks go forward in the US in 2027', '**Sunday, 14 March 2027**'],
  ['How many years between 1789 and 1914?', '**125 years**'],
  ['how many months are from March 2023 to january 2025', '**22 months**'],
  ['how many days old is someone born 12 March 2001', '**9,379 days**'],
  ['how long ago was 20 July 1969', '**57 years, 3 months, 26 days** ago'],
  ['we married on 14 june 2010, when is our 5000th day?', '**Wednesday, 21 February 2024**'],
  ['The warranty is 24 months from 7 March 2024. when does it end', '**Saturday, 7 March 2026**'],
  ['how many minutes are 2 days 5 hours', '**3,180 minutes**'],
  ['what time is it 3 hours and 50 minutes before 14:15', '**10:25**'],
  ['my shift starts 21:45 and lasts 8.5 hours. when do I finish?', '**6:15**, the next day'],
  ['how many hours between monday 8 am and wednesday 5 pm', '**57 hours**'],
])('%s', async (question, answer) => {
  const { text } = await ask(question);
  expect(text).toContain(answer);
  expect(text).not.toMatch(/Not answered|not considered/);
});

test('a normal year is one without a leap day', async () => {
  const { text } = await ask('how many weeks are between 8 January and 30 April in a normal year');
  expect(text).toContain('**112 days**: 16 weeks');
  expect(text).not.toContain('not considered');
  expect((await ask('how many days between 8 January and 30 April in a leap year')).text).toContain(
    '**113 days**',
  );
});
