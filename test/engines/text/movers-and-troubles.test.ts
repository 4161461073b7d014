import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, told: readonly string[]]>([
  [
    'Two buses leave the same town at 7:30 in opposite directions at 60 km/h and 90 km/h. When are they 225 km apart?',
    ['**9:00**'],
  ],
  [
    'Two boats sail away from each other at 12 mph and 8 mph. How far apart are they after 3 hours?',
    ['**60 miles**'],
  ],
  [
    'A train leaves Ulm at 8:00 at 80 km/h. Another leaves Kiel, 400 km away, at 9:00 at 120 km/h towards it. When do they meet?',
    ['**10:36**'],
  ],
  [
    'Two runners are 30 km apart and run towards each other at 8 km/h and 12 km/h. When do they meet and how far has the first run?',
    ['**1.5 hours**', '**12 km**'],
  ],
  [
    'We used 30 litres for 500 km. How many litres is that per 100 km, and what does 100 km cost at 2 per litre?',
    ['**6 litres per 100 km**', '**12.00** per 100 km'],
  ],
  [
    'A stone falls from a height of 45 metres. How long does it take and what speed does it have?',
    ['**3.03 s**', '**29.7 m/s**', 'drag'],
  ],
  ['A stone falls into a well for 2 seconds, how deep is the well?', ['**19.6 m**']],
  ['How many grams is three and a half pounds?', ['**1587.57']],
  ['She is 6 ft 1 and weighs 80 kg, what is that in cm and pounds?', ['**185.42 cm**', '**176.37 pounds**']],
  ['the 20 most frequent ip addresses in access.log', ["awk '{print $1}' access.log", 'head -n 20']],
  ['How do I remove all empty directories below the current one?', ['find . -type d -empty -delete']],
  ['my crontab script works manually but it does not run in cron, what is wrong?', ['short `PATH`']],
  ['In Python, how do I count how often each word occurs in a text file?', ['```python', 'counts']],
  ['explain recursion with a simple example other than factorial', ['calls itself', '```python']],
  ['My bathroom sink is blocked, what can I do without strong chemicals?', ['plunger']],
])('%s', async (question, told) => {
  const { text } = await ask(question);
  for (const each of told) expect(text).toContain(each);
  expect(text).not.toMatch(/Not answered|know nothing/);
});

test.each(['my drain is clogged', 'my tap is dripping', 'my toilet is overflowing'])(
  'a trouble is no fact about the user: %s',
  async (question) => {
    expect((await ask(question)).text).not.toContain('remember');
  },
);

test.each([
  'I had such an awful day at the office, my manager shouted at me.',
  "I'm really stressed about the exam next week",
  'my cat died last night',
])('sad news get a kind word: %s', async (question) => {
  expect((await ask(question)).text).toMatch(/sorry/);
});

test.each(['it was hard to find the bug in my code', 'make sure a cron job does not run twice'])(
  'is not taken for another: %s',
  async (question) => {
    expect((await ask(question)).text).not.toMatch(/sorry|short `PATH`/);
  },
);
