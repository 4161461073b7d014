import { expect, test } from 'vitest';
import { answerText } from '../../../src/engines/text/answer.ts';
import { completeText } from '../../../src/engines/text/complete.ts';
import { EXIT_STATUSES } from '../../../src/engines/text/knowledge/exit-statuses.ts';
import { countTokens } from '../../../src/engines/text/tokens.ts';
import { EXIT_STATUS } from '../../../src/errors.ts';
import { engineTools } from '../../support/engine.ts';
import { ask, converse, TODAY } from './ask.ts';

test.each(['hello', 'Hi!', 'good morning', 'Hello, how are you?'])('%s is greeted back', async (hello) => {
  const { text, skill } = await ask(hello);
  expect(skill).toBe('greeting');
  expect(text).toMatch(/local|octet|program/);
});

test.each([
  ['was I charged? the request was lost', 'may have been charged'],
  ['how do I verify a webhook signature?', 'octet webhook verify'],
  ['what are the rate limits?', '| enterprise | 1,000 |'],
  ['how do credits work?', 'octet credits buy'],
  ['how can I connect ollama?', 'octet config set upstream'],
  ['what is octet?', 'command line'],
  ['how do I continue a conversation', '`-c`'],
  ['how do I set my API key?', 'octet auth login'],
  ['how do webhooks work?', 'notifications'],
  ['which webhook events are there', 'credits.depleted'],
  ['how does streaming work?', '[DONE]'],
  ['which environments exist?', '`sandbox`'],
  ['list all exit codes', '| 17 |'],
  ['how do I wait for a job?', 'octet jobs wait'],
  ['how do I cancel a job?', 'no way to cancel'],
  ['what models are there', 'octet chat models'],
  ['how do I set a timeout', '--timeout'],
  ['how to disable history', 'history off'],
  ['what is OCTET_STATE_DIR', 'OCTET_STATE_DIR'],
  ['what’s the default port of serve', '4848'],
  ['how to make a video', 'octet video generate'],
  ['what does 402 mean?', '402 (credits)'],
  ['how do I use octet in CI', 'OCTET_API_KEY'],
  ['octet: command not found', 'PATH'],
  ['which frameworks are supported by octet build', 'nextjs'],
])('%s is answered from the documentation', async (question, expected) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('documentation');
  expect(text).toContain(expected);
});

test.each([
  ['what does exit code 12 mean?', 'Exit status **12**: outcome unknown'],
  ['exit 130', 'Exit status **130**: interrupted'],
  ['exit status 99', 'octet has no exit status 99.'],
])('%s is looked up', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test('the exit statuses are those of octet', () => {
  const known = EXIT_STATUSES.map(({ status }) => Number(status));
  expect(known).toEqual([0, ...Object.values(EXIT_STATUS)]);
});

test.each([
  ['please draw me a cat', 'octet image generate "a cat"'],
  ['compose a song about rain', 'octet music generate'],
  ['build me a todo app with title and due date', 'octet build'],
  ['explain this\n\nmain.py:\n```py\nprint(1)\n```', 'octet code explain main.py'],
])('%s is pointed to its command', async (question, expected) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('pointer');
  expect(text).toContain(expected);
});

test.each([
  ['write a python function that reverses a string', 'def reverse_string'],
  ['can you write a binary search in go', '```go\n'],
  ['sort a list in rust', '```rust\n'],
  ['kotlin linked list class', '```kotlin\n'],
  ['throttle function typescript', '```typescript\n'],
  ['write a haskell function that reads tarot cards', 'has nothing for'],
])('%s is written', async (question, expected) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('code');
  expect(text).toContain(expected);
});

test.each([
  [['my name is Bo', 'what is my name?'], 'your name is **Bo**'],
  [['Hi, call me Ada.', 'what is 2+2?', 'who am I?'], 'your name is **Ada**'],
  [['my favourite colour is green', 'my favorite color is red!', "what's my favourite color"], '**red**'],
  [['my name is Bo', 'what is my age?'], 'You have not told me your age'],
  [['what is my name?'], 'octet chat -c'],
])('%j is remembered within the conversation', async (questions, expected) => {
  const { text, skill } = await converse(...questions);
  expect(skill).toBe('memory');
  expect(text).toContain(expected);
});

test.each([
  'what is the capital of Atlantis?',
  'what was the capital of France in 1942?',
  'who won the world cup in 1998',
  'how many credits do I need to graduate from university?',
  'what is the temperature in Paris',
  'what is the best video game',
  'how many jobs did Steve Jobs create',
  'explain string theory',
  'how do I reset my bank password',
  'translate my letter to French',
  '',
  '🙃',
])('%j is not answered, and the way to a model is', async (question) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('fallback');
  expect(text).toContain('not a large model');
  expect(text).toContain('octet config set upstream http://127.0.0.1:11434/v1');
  expect(text).toContain('octet auth login');
  expect(text.split('\n').length).toBeLessThanOrEqual(4);
});

test('the same seed gives the same answer, another seed another roll', async () => {
  const rolls = await Promise.all([1, 1, 2, 3, 4, 5].map((seed) => ask('roll 3d20', seed)));
  expect(rolls[0]).toEqual(rolls[1]);
  expect(new Set(rolls.map(({ text }) => text)).size).toBeGreaterThan(3);
});

test('max tokens cut the answer and say so', async () => {
  const whole = await ask('who are you?');
  const cut = await answerText(
    { messages: [{ role: 'user', content: 'who are you?' }], maxTokens: 7, seed: 1, today: TODAY },
    engineTools(),
  );
  expect(cut.finishReason).toBe('length');
  expect(countTokens(cut.text)).toBe(7);
  expect(whole.text.startsWith(cut.text)).toBe(true);
  expect(whole.finishReason).toBe('stop');
});

test('system messages and an empty conversation do no harm', async () => {
  const tools = engineTools();
  const messages = [
    { role: 'system', content: 'be brief' },
    { role: 'user', content: '2 + 2' },
  ];
  expect((await answerText({ messages, seed: 1, today: TODAY }, tools)).text).toBe('2 + 2 = **4**');
  expect((await answerText({ messages: [], seed: 1, today: TODAY }, tools)).skill).toBe('fallback');
});

test.each([
  ['17 * 23 =', ' 391'],
  ['1, 2, 3,', ' 4, 5, 6, 7, 8'],
  ['Count: 2, 4, 8, 16', ', 32, 64, 128, 256, 512'],
  ['1, 1, 2, 3, 5, 8, ', '13, 21, 34, 55, 89'],
  ['Friday, Saturday, Sunday', ', Monday, Tuesday, Wednesday, Thursday, Friday'],
  ['The cat sat on the mat.\nThen it rained.\nThe cat sat on', ' the mat.'],
])('%j is continued with %j', async (prompt, expected) => {
  expect((await completeText({ prompt, seed: 1, today: TODAY }, engineTools())).text).toBe(expected);
});

test('what cannot be continued is said to be so', async () => {
  const { text, skill } = await completeText(
    { prompt: 'Once upon a time', seed: 1, today: TODAY },
    engineTools(),
  );
  expect(skill).toBe('fallback');
  expect(text).toContain('not a large model');
});
