import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, has: string, hasNot: string]>([
  ['another word for important, but less formal', 'big', 'significant'],
  ['a more casual word for angry', 'mad', 'indignant'],
  ['another word for good that is not too formal', 'decent', 'beneficial'],
  ['what is a database index and why does it make queries faster', 'sorted copy', 'cProfile'],
  ['how high is the Matterhorn', '4,478', 'Denali'],
  ['when was Wikipedia founded', '2001', 'Google'],
  ['how do I add a user to the wheel group', 'usermod -aG wheel NAME', 'GROUP'],
  ['difference between let, const and var', '`var` declares', 'both belong'],
  ['plan a weekend in Vienna, no museums please', 'Schönbrunn', 'Museum'],
  ['I want to start jogging, make me a three week plan', 'for beginners', '5 km'],
  ['my sink stinks, what can I do', 'trap dries out', 'plunger'],
])('%s: what is asked, and not its contrary or its neighbours', async (question, has, hasNot) => {
  const { text } = await ask(question);
  expect(text).toContain(has);
  expect(text).not.toContain(hasNot);
});

test.each([
  'NullPointerException in my service, how can I track it down?',
  'segmentation fault in my program, where should I begin?',
  "TypeError: 'NoneType' object is not subscriptable, how can I find the cause?",
])('the remedy answers %s', async (question) => {
  expect((await ask(question)).text).not.toContain('Not answered');
});

test.each<[question: string, answer: string]>([
  ['I bought 4 pens for 1.20 each and a ruler for 2.50. How much change do I get from a 10?', '**2.70**'],
  ['26 children in teams of 4 or 5, how many of each?', '4 of 4 and 2 of 5'],
  ['how many litres of paint for 30 square metres if one litre covers 6, with two coats?', '**10 litres**'],
  ['the dose is 600 mg and each tablet is 400 mg. How many tablets?', '**1.5 tablets**'],
  ['a drip of 500 ml lasts 4 hours, how many ml per hour?', '**125 ml per hour**'],
  ['how many 250 ml cups can I fill from 2 litres?', '**8 cups**'],
  ['I buy mugs at 6 euros and want a margin of 25%, what should I charge?', '**8**'],
  ['calculate the current for 9 volts across 18 ohms', '**0.5 A**'],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each<[question: string, has: string]>([
  ['give me two subject lines for an email about our moved office', '- News about our moved office'],
  ['slogan for a stall that sells honey', 'Honey, chosen with care.'],
  ['make this more formal: "sorry I am late with the report"', 'I apologise for the delay with the report.'],
  ["I'm really nervous about my presentation tomorrow", 'nervous'],
  ['explain a stack with an example from daily life', 'Think of a pile'],
  ["what's the difference between cp -r and rsync -a", 'sends only what changed'],
  ['why does ice float? explain it so that a child understands it', 'expands'],
  ['who invented the telescope and roughly when', '1608'],
  ['make a five week plan to learn juggling', '# Plan: Juggling in 5 weeks'],
  ['plan for a hackathon of 24 hours', '| 23–24 |'],
])('%s', async (question, has) => {
  expect((await ask(question)).text).toContain(has);
});

test.each<[question: string, has: string]>([
  ['how long should I cook rice', '12 to 15 minutes'],
  [
    'a tank holds 90 litres and the hose gives 12 litres per minute, how long does it take?',
    '**7.5 minutes**',
  ],
  ['write an apology to a friend because I lost her book', 'I lost your book'],
  [
    'write an email to my class reminding them that the trip starts at 8',
    'remind you that the trip starts at 8',
  ],
  ['write a friendly email to a client whose bill is unpaid', 'pay it by [date]'],
  ['write an email asking a supplier to send the offer by Monday', 'by Monday.\n\nThank you'],
  ['how do I drop duplicate rows in pandas', 'drop_duplicates'],
  ['is 22 November 2026 on a weekend?', 'Yes'],
])('%s', async (question, has) => {
  expect((await ask(question)).text).toContain(has);
});
