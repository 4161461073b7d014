import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, name: string]>([
  ['name for a function that checks whether a member is allowed to delete a comment', '`canDeleteComment`'],
  ['what should I call a function that calculates the total price of an order?', '`calculateTotalPrice`'],
  ['good variable name for the number of open tickets', '`openTicketCount`'],
  ['name for a boolean that tells whether the cart is empty', '`isCartEmpty`'],
  ['three names for a command line tool that resizes photos by width', '- `photo-resizer`'],
])('%s is put together from its words', async (question, name) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['suggestions', expect.stringContaining(name)]);
});

test('the name of something that exists is not made up', async () => {
  expect((await ask('what is the name of a function in javascript that sorts an array')).text).not.toContain(
    'Put together',
  );
});

test('a one-liner is one line', async () => {
  expect((await ask('javascript one-liner to group an array of objects by the key city')).text).toContain(
    '```javascript\nconst groups = Object.groupBy(items, (item) => item.city);\n```',
  );
});

test('a listing of more lines than were asked for says so', async () => {
  expect((await ask('python one-liner to group a list of objects by the key city')).text).toContain(
    '_Not in one line: this is the shortest that I have._',
  );
});

test.each([
  ['rebase vs merge: when should I use which?', 'When to use which: Rebase for a private branch'],
  ['why is binary search O(log n)?', 'doubling the input adds one step'],
  ['what is the time complexity of inserting into a hash map', 'inserts'],
  ['monolith vs microservices for a team of four', '_Not answered: for a team of four._'],
])('%s is explained', async (question, told) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['idea', expect.stringContaining(told)]);
});

test.each<[question: string, command: string]>([
  ['sort names.txt alphabetically and remove duplicates', 'sort -u names.txt'],
  ['show me lines 100-120 of server.log', "sed -n '100,120p' server.log"],
  ['kubectl get logs from pod cart-5 in namespace shop', 'kubectl -n shop logs -f cart-5'],
  ['create a namespace called shop', 'kubectl create namespace shop'],
  ['show the diff between branch qa and branch prod', 'git diff qa prod'],
  ['tar up the folder reports but leave out the folder drafts', '--exclude=drafts reports'],
  ['how to stop all docker containers in one line', 'docker stop $(docker ps -q)'],
])('%s is a command for what it names', async (question, command) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['recipe', expect.stringContaining(`${command}\n`)]);
});

test('the name of a file is no text to turn round', async () => {
  expect((await ask('reverse notes.txt')).text).not.toContain('seton');
});

test('a name does not repeat the question', async () => {
  expect(
    (await ask("what's a good variable name for a boolean that says whether the tab is open?")).text,
  ).toContain('`isTabOpen`');
});

test('a text that turns round without a known word is mixed', async () => {
  const { text } = await ask(
    "what is the sentiment of: 'The food is good I suppose, but the old cook was another story'",
  );
  expect(text).toContain('**Mixed**');
});

test('as many bullets as were asked for', async () => {
  const { text } = await ask(
    'Summarize the main points as three bullets: The city opened a new tram line. It runs every six minutes. Tickets cost the same as before. Many people left their cars at home. The mayor wants a second line by spring.',
  );
  expect(text.match(/^- /gm)).toHaveLength(3);
});
