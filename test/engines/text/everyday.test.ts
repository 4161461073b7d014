import { expect, test } from 'vitest';
import borders from '../../../src/engines/text/data/borders.json' with { type: 'json' };
import { ask } from './ask.ts';

test.each<[question: string, told: string]>([
  ['why does the sky look blue?', 'scatter the short, blue waves'],
  ['what makes leaves turn red in the fall', 'stops making chlorophyll'],
  ['explain to me how vaccines work', 'shows the immune system'],
  ['why do cats’ eyes shine at night?', 'tapetum lucidum'],
  ['what is the reason for the tides?', "the moon's gravity"],
  ['how long do eggs need to boil for a runny yolk', '**6 minutes**'],
  ['my plant has yellow leaves, what could be the cause?', 'too much water'],
  ['red wine on my white tablecloth, how do I remove it?', 'dab at once'],
  ['I have a job interview tomorrow and I am nervous, any tips?', 'ask two questions of your own'],
  ['what does "spill the beans" mean?', 'give away a secret'],
  ['should I write "its" or "it\'s"?', 'short for “it is”'],
  ['how many continents are there and what are they called?', 'Seven continents'],
])('%s', async (question, told) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['everyday', expect.stringContaining(told)]);
  expect(text).not.toContain('_Not answered');
});

test.each([
  'why is the sky on Mars blue',
  "why isn't the sky green",
  'how do I boil an egg in space',
  'which language is the best to learn',
  'tips for a job interview at a circus',
  'what is stress',
  'paint the sky blue',
])('%s has a word that the stored answer knows nothing of', async (question) => {
  expect((await ask(question)).skill).not.toBe('everyday');
});

test('an explanation is cut to the sentences that were asked for', async () => {
  const { text } = await ask('what is photosynthesis, in one sentence');
  expect(text.split('. ')).toHaveLength(1);
});

test.each<[question: string, told: string]>([
  ['who painted Guernica and where does it hang?', 'Pablo Picasso'],
  ['who is the author of Dracula', 'Bram Stoker'],
  ['in which year was Frankenstein published?', '1818'],
  ['who invented dynamite?', 'Alfred Nobel'],
  ['what is the chemical symbol for silver', '**Ag**'],
  ['what’s the chemical formula of ammonia?', '**NH₃**'],
])('%s', async (question, told) => {
  expect(await ask(question)).toMatchObject({ skill: 'works', text: expect.stringContaining(told) });
});

test.each(['who directed Dracula', 'who stole the Mona Lisa', 'who translated Faust'])(
  '%s asks for somebody else than the maker',
  async (question) => {
    expect((await ask(question)).skill).toBe('fallback');
  },
);

test.each<[question: string, told: string]>([
  ['which countries border Bolivia?', '5 countries by land: **Argentina**, **Brazil**, **Chile**'],
  ['what are the neighbours of Denmark', 'one country by land: **Germany**'],
  ['which countries does Iceland border?', 'no land borders'],
  ['does Poland share a border with Austria?', 'No:'],
  ['is Malta in the EU?', 'Yes: Malta **is in the European Union**'],
  ['is Sweden a NATO member?', 'Yes: Sweden **is in NATO**'],
  ['how many countries are in the EU', '**27 countries**'],
  ['how many people live in Brazil?', '**212 million**'],
  ['is Spain larger than Sweden?', 'Yes: Spain has about **506,000 km²**'],
  ['which countries border Chile, and what is its capital?', 'The capital of Chile is **Santiago**'],
])('%s', async (question, told) => {
  expect(await ask(question)).toMatchObject({ skill: 'countries', text: expect.stringContaining(told) });
});

test('each border is listed once', () => {
  const pairs = borders.borders.split(' ').flatMap((entry) => {
    const [one = '', others = ''] = entry.split(':');
    return others.split(',').map((other) => [one, other].toSorted().join());
  });
  expect(new Set(pairs).size).toBe(pairs.length);
});

test.each<[question: string, told: string]>([
  ['what is the past tense of freeze?', '**froze** (past participle: **frozen**)'],
  ['past tense of "carry"', '**carried**'],
  ['what is the past participle of speak', '**spoken**'],
  ['words that rhyme with heart', '**art**, **part**'],
  ['write a limerick about a shy robot', 'a shy robot'],
  ['I drove 300 km on 24 litres. What is the consumption per 100 km?', '**8 litres per 100 km**'],
  ['what does the regex (?i)^gr[ae]y$ match?', 'upper and lower case count as the same'],
  ['write a thank you note to my colleague who fixed my laptop', 'for fixing my laptop'],
  ['summarize in one sentence: "The shop is closed. It opens again in May. The owner is ill."', '_'],
  ['regex: only digits, between 3 and 5 of them', '\\d{3,5}'],
  ['how do I see which containers are running, including stopped ones, in docker', 'docker ps -a\n'],
  ['hey! tell me a fun fact', '.'],
  ['thanks a lot! could you tell me a joke?', 'barman'],
])('%s', async (question, told) => {
  const { skill, text } = await ask(question);
  expect(skill).not.toBe('fallback');
  expect(text).toContain(told);
});

test('quotation marks around a text are not told as its own', async () => {
  const { text } = await ask(
    'summarize in one sentence: "The shop is closed. It opens in May. The owner is ill."',
  );
  expect(text).not.toMatch(/^"/);
});

test.each(['how do I get over a breakup', 'is it normal to talk to plants', 'which sofa should I buy'])(
  'the refusal of "%s" gives no hint about another field',
  async (question) => {
    const { skill, text } = await ask(question);
    expect(skill).toBe('fallback');
    expect(text).not.toMatch(/Git|idempotent|redis|Tokyo|15%/);
  },
);
