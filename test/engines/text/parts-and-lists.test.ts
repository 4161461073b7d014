import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    'a sofa is 749 euro, I pay 20% now and the rest in 12 equal rates. How much is one rate?',
    '**49.93** each',
  ],
  ['0.75 l of wine at 13.5 % alcohol, how many ml pure alcohol is that', '**101.25 ml**'],
  ["3/8 of the class are girls, that's 12 kids. How big is the class?", '**32**'],
  [
    'My daughter reads 18 pages a day, the book has 312. on which day is she done if she starts on 1 December?',
    '**Friday, 18 December 2026**',
  ],
  ["what's the 3rd Thursday in November 2026", '**Thursday, 19 November 2026**'],
  ['How many days did I live if my birthday is 14 February 1995?', '**11,597 days**'],
  [
    'hey, need help: 3 painters need 8 days for a house. we only have 2 painters, how long will it take?',
    '**12 days**',
  ],
  [
    "my phone battery drops 4% in 10 minutes while gaming. from 72%, how long until it's at 20?",
    '**130 minutes**',
  ],
  ["I run 5 km in 26:30, what's my pace per km", '**5:18 minutes per km**'],
  ['my tank holds 55 litres, it is 1/5 full, fuel is 1.75. What does filling up cost?', '**77.00**'],
  [
    'our train is at 6:52, we need 25 min to the station and want to be there 10 min early. When do we have to leave?',
    '**6:17**',
  ],
  ['how old was my grandma on 1 January 2000 if she was born 5 August 1931', '**68 years** old'],
  [
    "Replace every 'client' with 'customer' in: The client called. A client pays late. Tell the client.",
    'The customer called. A customer pays late. Tell the customer.',
  ],
  ['replace cat with elephant in: A cat and two cats.', 'An elephant and two elephants.'],
  [
    'shorten this to max 10 words: We would like to inform you that our office will remain closed on Monday because of the public holiday.',
    '12 words; 10 were asked for',
  ],
  [
    'Can you shorten this to one sentence: The meeting on Thursday has been cancelled because our client is ill. We will try to find a new date next week. Please keep Wednesday afternoon free just in case.',
    '1 of 3 sentences',
  ],
  ['is Turkey bigger than Ukraine? (area)', 'Yes: '],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test('as many words tell a topic as were asked for', async () => {
  const { text } = await ask(
    'what is this text about in 3 words? "The council wants more bike lanes. Cyclists cheer, shop owners fear fewer parking spaces. A vote is planned for May."',
  );
  expect(text.match(/\*\*\w+\*\*/g)).toHaveLength(3);
});

test('two ways of going are not added as if they were one work', async () => {
  const { text } = await ask(
    'Bus needs 50 min, bike 35 min. I go 4 days a week both ways, how much time does the bike save me per week?',
  );
  expect(text).not.toContain('20.59');
});

test('items are sorted by the number in them', async () => {
  expect(
    (await ask('sort these by price, cheapest first: lamp 39.90, rug 120, chair 65.50, vase 18')).text,
  ).toBe('vase 18, lamp 39.90, chair 65.50, rug 120');
});

test('each item of a list is counted', async () => {
  expect((await ask('Count how often each fruit appears: apple, pear, apple, kiwi, pear, apple')).text).toBe(
    '- apple (3)\n- pear (2)\n- kiwi (1)',
  );
});

test.each([
  [
    'can you make this sound less bossy: "Everyone must clean the coffee machine after use. Don\'t leave cups in the sink."',
    'Could everyone please clean the coffee machine after use?',
  ],
  [
    'make this friendlier: "Your order is late because you gave us the wrong address."',
    'it seems that we were given the wrong address',
  ],
  [
    'put in formal english: "hey can u tell me when my stuff gets here, been waiting ages"',
    'Hello, could you tell me when my items arrive, I have been waiting for a long time?',
  ],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test('a place in small letters is found', async () => {
  const { text } = await ask(
    'From this mail I need date, time and place in json: "Dear parents, the school concert takes place on Friday 12 June 2026 at 18:30 in the sports hall."',
  );
  expect(text).toContain('"place": "the sports hall"');
});
