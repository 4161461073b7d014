import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    'what are the date and the amount in this text: "We got 2.400,00 € from Ms Brandt on 7 Feb 2023."',
    ['**7 Feb 2023**', '**2.400,00 €**'],
  ],
  ['how much was refunded? "CHF 1\'250.50 was refunded after the call."', ["**CHF 1'250.50**"]],
  [
    'who signed the contract: "The contract was signed by Nora Lindt. Paul Weber read it first."',
    ['**Nora Lindt**', '> The contract was signed by Nora Lindt.'],
  ],
  ['what is the tax? "Net: £80.00 Tax: £16.00 Gross: £96.00"', ['**£16.00**']],
  ['when did the museum open? The museum opened in 1904 and was closed in 1950.', ['**in 1904**']],
  [
    'list all prices in: the lamp is 30 USD, the desk $1,200 and the chair 45 euros',
    ['- 30 USD\n- $1,200\n- 45 euros'],
  ],
  ['find the phone number in: ring +44 20 7946 0958 before 6pm', ['- +44 20 7946 0958']],
])('%s', async (question, parts) => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
});

test('a field that is not known by its form is named', async () => {
  const { text } = await ask(
    'extract as json the name, hobby and e-mail: I am Ida Brook, ida@brook.org, I like chess',
  );
  expect(text).toContain('"name": "Ida Brook"');
  expect(text).toContain('_Not answered: hobby._');
});

test.each([
  ["He don't have a umbrella", "He doesn't have an umbrella."],
  ['they was tired and she have no time', 'They were tired and she has no time.'],
  ["I can't find nothing", "I can't find anything."],
  ['there house is bigger then ours', 'Their house is bigger than ours.'],
  ['last week we go to the lake and see a eagle', 'Last week we went to the lake and saw an eagle.'],
  ['you should of told me', 'You should have told me.'],
])('the grammar of “%s” is mended', async (wrong, right) => {
  expect((await ask(`fix the grammar: ${wrong}`)).text.split('\n')[0]).toBe(right);
});

test.each([
  'Did he have an hour? Let it go.',
  'One of my friends is here, and I was glad.',
  'If she were rich, it would be a unique honour.',
  'There is a dog over there. The class has begun.',
  'He wants to help them do it.',
])('right sentences stay: %s', async (sentence) => {
  expect((await ask(`correct the grammar: ${sentence}`)).text).toMatch(/^I find nothing to change/);
});

test.each([
  [
    'make this polite: bring me the keys and close the door',
    'Could you please bring me the keys and close the door?',
  ],
  [
    'rewrite politely: Call me now. Do not park here.',
    'Could you please call me as soon as you can? And could you not park here?',
  ],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toBe(answer);
});

test('a rhyming poem has four lines, and another length is refused', async () => {
  const { text } = await ask('write a rhyming four line poem about our kitten');
  expect(text.split('\n\n')[0]?.split('\n')).toHaveLength(4);
  expect((await ask('write a ten line poem about our kitten')).skill).toBe('fallback');
});

test.each([
  ['SQL: highest salary per department', /SELECT department, MAX\(salary\)[\s\S]*GROUP BY department/],
  ['mysql: find users who never paid, sql', /WHERE paid\w* IS NULL/],
  ['sql: duplicate phones in contacts', /SELECT phone, COUNT\(\*\)[\s\S]*FROM contacts/],
  ['delete duplicate rows in sql and keep the latest', /MAX\(id\)/],
  ['replace cat with dog in every .md file on my mac', /sed -i '' 's\/cat\/dog\/g'/],
  ['install htop on ubuntu', /apt/],
  ['show only the directories here', /ls -d \*\//],
  ['show the logs of my crashed pod', /--previous/],
  ['move the last three commits to a new branch', /HEAD~3/],
  ['sizes of all folders, largest first', /du -h -d 1 \. \| sort -rh\n/],
  ['convert this to json: title: Dune, year: 1965', /"year": 1965/],
  ['10 pens cost $4. How much do 25 pens cost?', /\$10/],
  ['I save 300 euros every month. How long until I have 2000 euros?', /7 months/],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toMatch(answer);
});
