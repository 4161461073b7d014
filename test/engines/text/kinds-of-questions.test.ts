import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, skill: string, told: string]>([
  ['what does UTC+5:30 stand for, which country uses it?', 'world-clock', '**India**, **Sri Lanka**'],
  ['Which countries are in the time zone UTC+9?', 'world-clock', '**Japan**'],
  ['which country has the calling code +47?', 'countries', '+47 is the calling code of **Norway**.'],
  ['is Sydney the capital of Australia?', 'countries', 'No: the capital of Australia is **Canberra**.'],
  ['capital and population of Peru', 'countries', '_Not answered: population._'],
  ['A jacket was 120 euros and is now 87. How many percent off is that?', 'word-problem', '**27.5%** less'],
  ['The laptop is now 900 instead of 1200. What percent do I save?', 'word-problem', '**25%** less'],
  ['180 cm in feet and inches', 'units', '**5 feet 10.87 inches**'],
  ['how many centimetres is 6 foot 1', 'units', '6 ft 1 in = **185.42 cm**'],
  ['how many kg is 10 stone', 'units', '**63.5029318 kg**'],
  ['what is 10 stone 7 in pounds', 'units', '10 st 7 lb = **147 lb**'],
  ['what is 200 minutes in hours and minutes', 'units', '**3 hours 20 minutes**'],
  ["I'm 1.75 m tall, what is that in cm?", 'units', '**175 cm**'],
  ['round 3.275 euros to the nearest cent', 'arithmetic', '**3.28 euros**'],
  ['round 19.999 to the nearest cent', 'arithmetic', '**20.00**'],
  ['round 1487 to the nearest hundred', 'arithmetic', '**1500**'],
  ['round 123456 to 2 significant figures', 'arithmetic', '**120,000**'],
  ["what's a synonym of happy that starts with j?", 'dictionary', '**joyful**'],
  [
    "Is this review positive or negative? 'The battery died after two days and support never wrote back.'",
    'sentiment',
    '**Negative**',
  ],
  [
    'Is this message friendly or angry? "I have waited for three weeks and nobody answered me!"',
    'sentiment',
    '**Angry**',
  ],
  ['is this comment positive, negative or neutral: The bus has 40 seats.', 'sentiment', '**Neutral**'],
  [
    'Suggest a name for a function that checks whether a user is allowed to edit a document',
    'suggestions',
    '`canEditDocument`',
  ],
  [
    'what should I call a variable that holds the number of failed logins?',
    'suggestions',
    '`failedLoginCount`',
  ],
  [
    'good name for a python function that returns the total price of a cart',
    'suggestions',
    '`get_total_price',
  ],
  [
    'I run 5 km in 27 minutes. What is my pace per kilometre?',
    'word-problem',
    '**5:24 minutes per kilometre**',
  ],
  ['If I save 35 euros a week, how long until I have 1000 euros?', 'word-problem', '**29 weeks**'],
  ['the price with 20% VAT is 90, what is the price without VAT?', 'word-problem', '**75**'],
  ['list the planets in order', 'list', '- Mercury\n- Venus\n- Earth'],
  ['correct the spelling: I definately recieved it', 'grammar', 'I definitely received it.'],
  [
    'list every city mentioned here: We flew from Oslo to Madrid and then took the train to Seville.',
    'question-answering',
    '**Oslo**, **Madrid**, **Seville**',
  ],
  [
    'put this into a table with name and score: Ida 78, Jonas 91, Mei 85',
    'extraction',
    '| Name | Score |\n| --- | --- |\n| Ida | 78 |',
  ],
  [
    'Summarize this in one sentence: Hi team, the server migration is planned for Saturday night. Please save your work. Contact Ravi if anything breaks.',
    'summary',
    'The server migration is planned for Saturday night.',
  ],
  ['A book has 364 pages. I read 28 pages a day. How many days do I need?', 'word-problem', '**13 days**'],
  [
    'A rectangle is 12 m long and 7.5 m wide. What is its area and perimeter?',
    'word-problem',
    '**90 m²**  \nPerimeter: 2 × (a + b) = **39 m**',
  ],
  [
    'I bought 3 shirts for 14.95 each and paid with a 50. How much change do I get?',
    'word-problem',
    '**5.15**',
  ],
  ['split a bill of 127.80 by 6', 'word-problem', '**21.3**'],
  ["What's 19.99 * 3 rounded to the nearest 10 cents?", 'arithmetic', '**60.00**'],
  ['what is the base64 of hello', 'transform', 'aGVsbG8='],
  ['sha1 of an empty string', 'identifiers', '**da39a3ee5e6b4b0d3255bfef95601890afd80709**'],
  ['find words that rhyme with "rain" and "bake"', 'verse', '**cake**'],
  ["what's the opposite of verbose", 'dictionary', '**concise**'],
  ['opposite of tidy', 'dictionary', '**messy**'],
  ['pull the prices out of this text: apples 2.40, pears 3.10 and plums 1.95', 'transform', '- 2.40\n- 3.10'],
  ['Three consecutive numbers add up to 72. What are they?', 'word-problem', '**23, 24, 25**'],
  ['Twice a number plus 7 is 31. What is the number?', 'word-problem', '**12**'],
  ['I earn 2,850 a month and spend 35% on rent. How much is left?', 'word-problem', '**1852.5**'],
  ['what temperature is -40 C in F', 'units', '**-40 °F**'],
  ['Is Portuguese spoken in Angola?', 'countries', 'Yes:'],
  ["what's the currency code of the Swiss franc", 'countries', '**CHF**'],
  ['Fix: their going to the beach tomorow', 'grammar', "They're going to the beach tomorrow."],
  ['suggest 3 names for a black cat', 'suggestions', 'Onyx'],
  ["Was the customer happy? 'Works perfectly, could not be more pleased.'", 'sentiment', '**Positive**'],
  ['I was charged 47.60 including 19% VAT. How much of that is VAT?', 'word-problem', '**7.60**'],
  ['If 1 euro is 1.08 dollars, how many dollars are 250 euros?', 'word-problem', '**270 dollars**'],
  ['the ratio of cats to dogs is 3:5 and there are 24 cats. How many dogs?', 'word-problem', '**40 dogs**'],
  ['Two numbers have sum 50 and difference 12. What are they?', 'word-problem', '**31**; 50 − 31 = **19**'],
  ['Name the currency of Japan, and its symbol', 'countries', '_Not answered: symbol._'],
  ['is Kosovo in Europe?', 'countries', 'Yes:'],
])('%s', async (question, skill, told) => {
  const answer = await ask(question);
  expect([answer.skill, answer.text]).toEqual([skill, expect.stringContaining(told)]);
});

test('a part of a message that the answer tells is not named as missing', async () => {
  for (const question of [
    'what does UTC+5:30 stand for, which country uses it?',
    'what is 200 minutes in hours and minutes',
    'What currency is used in Sweden and how is it abbreviated?',
  ])
    expect((await ask(question)).text).not.toContain('Not answered');
});

const NEWS =
  'Release 4 drops support for Node 16. The config file moved to tool.json. Builds are 30 percent faster. The old flag is deprecated and will be removed. We also fixed typos.';

test.each([
  ['Give me three bullet points of the most important things', 3],
  ['make 2 bullet points out of this', 2],
  ['what are the two most important points?', 2],
])('%s keeps the number', async (wish, count) => {
  const { text } = await ask(`${wish}\n\n${NEWS}`);
  expect(text.match(/^- /gm)).toHaveLength(count);
  expect(text).not.toContain('typos');
});

test('points that a list or a short text does not have are named', async () => {
  expect((await ask('make two bullets: buy milk, call mom, pay rent')).text).toContain('2 were asked for');
  expect(
    (await ask('summarise in 5 bullet points\n\nThe shop closes. It opens again in May.')).text,
  ).toContain('2 of 5');
});

test.each([
  'The price was 200 and now it is 3 times that, how many percent?',
  'how do I find the name of a function that calls another function',
  'what is the best language to learn in Spain',
  'how do I feel better after a long day?',
])('%s is not taken for another kind', async (question) => {
  expect(['fallback', 'recipe']).toContain((await ask(question)).skill);
});

test('a list that two answers share is told once', async () => {
  const { text } = await ask('who are you and what can you do');
  expect(text.match(/arithmetic, dates and units/g)).toHaveLength(1);
});

test('a text that speaks of next week is not taken for a question about the day', async () => {
  const { text } = await ask(
    'Rewrite in two paragraphs:\n\nThe shop is open next Monday because the prices rise.',
  );
  expect(text).not.toContain('offline');
});
