import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[said: string, plain: string]>([
  ['hey, quick question: what is a mutex? thanks a lot', 'what is a mutex?'],
  ['what is a semaphore, short answer please', 'what is a semaphore'],
  ['can you please tell me how to list the tags, thx', 'how to list the tags'],
  ['do you know how to abort a rebase', 'how to abort a rebase'],
])('%s is answered as the plain question', async (said, plain) => {
  const [one, other] = [await ask(said), await ask(plain)];
  expect([one.skill, one.text]).toEqual([other.skill, other.text]);
  expect(one.skill).not.toBe('fallback');
});

test('courtesies stay in a text that is given', async () => {
  expect((await ask('uppercase: send it over, please')).text).toBe('SEND IT OVER, PLEASE');
  expect((await ask('reverse "thanks"')).text).toBe('sknaht');
  expect((await ask('thanks')).skill).toBe('greeting');
});

test.each<[misspelt: string, expected: RegExp]>([
  [
    'what is the diffrence between a stack and a queue',
    /newest item first[\s\S]*Read “diffrence” as “difference”/,
  ],
  ['how do I list all contianers in docker', /docker ps -a[\s\S]*“contianers” as “containers”/],
  ['how do i delete untracekd files in git', /git clean[\s\S]*“untracekd” as “untracked”/],
])('%s is read as it is meant, and says so', async (question, expected) => {
  expect((await ask(question)).text).toMatch(expected);
});

test('names, quotations and code are not respelt', async () => {
  expect((await ask('search for "comit" in all files')).text).toContain('"comit"');
  expect((await ask('how do I sing a lullabye to my gerbil')).skill).toBe('fallback');
});

test.each<[story: string, expected: string, question: string]>([
  [
    'My colleague rewrote the history of the repo yesterday and now git is confused. I have nothing of my own to keep. How do I reset my branch to the remote?',
    'git reset --hard origin',
    'How do I reset my branch to the remote',
  ],
  [
    "The server at work is slow today and nobody knows why. I'm logged in with ssh. How can I see what uses most memory?",
    'sort=-%mem',
    'How can I see what uses most memory',
  ],
])('the question in a story is answered: %s', async (story, expected, question) => {
  const { text } = await ask(story);
  expect(text).toContain(expected);
  expect(text).toContain(`_Answered: “${question}”._`);
});

test.each<[question: string, commands: readonly string[]]>([
  ['how do I stash my changes and switch to another branch', ['git stash', 'git switch BRANCH']],
  ['list the stashes and delete one of them with git', ['git stash list']],
  ['docker: list volumes and remove unused ones', ['docker volume ls', 'docker volume prune']],
  ['show the kernel version and my ip address', ['uname -r', 'hostname -I']],
])('both parts of "%s" are answered', async (question, commands) => {
  const { text } = await ask(question);
  for (const command of commands) expect(text).toContain(command);
});

test.each<[question: string, command: string, part: string]>([
  ['how do I list tags and frobnicate them', 'git tag --list', 'frobnicate them'],
  ['check which version of python I have, and why', 'python3 --version', 'why'],
  ['what is a closure and who invented it', 'closure is a function', 'who invented it'],
])('the part of "%s" that is not known is named', async (question, command, part) => {
  const { text } = await ask(question);
  expect(text).toContain(command);
  expect(text).toContain(`_Not answered: ${part}._`);
});

test.each([
  // Neither verb may be lost, and nothing else may be destroyed than what is asked for.
  'encrypt all .txt files older than 5 days',
  'how do I drop all docker networks that start with test',
  'delete every docker volume that belongs to bob',
  'back up my database to tape and drop it',
  'list globally ignored npm scripts and publish them',
  'how do I archive merged branches in git',
  // Numbers and types without a place.
  'show the last 3 tags of 20 repositories',
  'rename all .heic pictures to .bmp and mail them',
])('%s is refused', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test('a note names nothing that the answer does', async () => {
  for (const question of [
    'show the last 20 lines of a file and keep following it',
    'copy a folder from a server and keep the timestamps',
    'search ignoring case and show line numbers',
    'how do I install an exact version of an npm package',
  ])
    expect((await ask(question)).text).not.toContain('Not answered');
});

test('a number of each is not answered by a number of all', async () => {
  expect((await ask('how many lines does each .css file have')).text).toContain('-exec wc -l {} +');
  expect((await ask('count lines in all .css files')).text).toContain('| wc -l');
});

test.each<[message: string, expected: string]>([
  ["TypeError: 'method' object is not subscriptable", 'square brackets'],
  ["AttributeError: 'NoneType' object has no attribute 'split'", 'attribute or method'],
  ["TypeError: 'bool' object is not iterable", 'has no items'],
  ['ValueError: not enough values to unpack (expected 3, got 2)', 'different number of names'],
  ['psql: error: relation "invoices" does not exist', 'no table of that name'],
  ['FATAL: role "deploy" does not exist', 'no user of that name'],
  ["Uncaught ReferenceError: Cannot access 'total' before initialization", 'above its declaration'],
  ['my pod is in CrashLoopBackOff, what now', 'kubectl logs POD --previous'],
  ['nginx: 504 Gateway Time-out after a minute', 'proxy_read_timeout'],
  ['fatal: the current branch feature has no upstream branch', 'git push -u origin HEAD'],
  ["ModuleNotFoundError: No module named 'cv2'", 'pip install opencv-python'],
])('%s is told from its neighbours', async (message, expected) => {
  const { skill, text } = await ask(message);
  expect([skill, text]).toEqual(['error-message', expect.stringContaining(expected)]);
});

test.each([
  'how do I log a connection refused to slack',
  'write a python function that raises ValueError for negative numbers',
  'how to silence permission denied messages of find',
])('%s does not ask what an error means', async (question) => {
  expect((await ask(question)).skill).not.toBe('error-message');
});

test('two questions that share their beginning are both answered', async () => {
  expect((await ask('5 miles in km and metres')).text).toMatch(/8\.04672 km[\s\S]*8046\.72 m/);
  expect((await ask('convert 200 to binary and hex')).text).toMatch(/0b11001000[\s\S]*0xc8/);
  expect((await ask('capital of Peru and Chile')).text).toMatch(/Lima[\s\S]*Santiago/);
});

test.each<[text: string, list: string]>([
  [
    'we must renew the certificate, restart nginx and tell the team',
    'We must:\n\n- renew the certificate\n- restart nginx\n- tell the team',
  ],
  ['I need paper, ink and a stapler', 'I need:\n\n- paper\n- ink\n- a stapler'],
  [
    'first run the tests, then tag the release, and finally publish it',
    '- run the tests\n- tag the release\n- publish it',
  ],
  ['we have to pack boxes and call the movers', 'We have to:\n\n- pack boxes\n- call the movers'],
])('each item of a list keeps its verb: %s', async (text, list) => {
  expect((await ask(`make a bullet list: ${text}`)).text).toBe(list);
});

test('a look ahead or back in a regular expression is a condition', async () => {
  const { text } = await ask('explain the regex ^(?=.*[0-9])(?!.*admin)\\w{6,}(?<!_)$');
  expect(text).toContain('takes no characters: somewhere after this place there must be one digit');
  expect(text).toContain('there must be no text “admin”');
  expect(text).toContain('not right after');
});

test('rhymes are given where their sound is known, however they are written', async () => {
  expect((await ask('what rhymes with stone')).text).toContain('**phone**, **alone**');
  expect((await ask('what rhymes with sphinx')).text).toContain('**know no sure rhyme**');
  expect((await ask('what rhymes with lock')).text).toContain('**rock**');
  expect((await ask('what rhymes with lock')).text).not.toContain('**epoch**');
});

test.each<[problem: string, answer: string]>([
  [
    '2 printers cost $90 a year each and the paper is $15 a month. What do I pay per year?',
    '**$360 per year**',
  ],
  ['I have $40 and buy 4 notebooks at $6 each. How much is left?', '**$16**'],
  ['if 3 painters need 10 days, how many days do 5 painters need?', '**6 days**'],
  ['split €120 in the ratio 1:3', '**€30** and **€90**'],
  ['a job takes 20 minutes and runs 6 times a day, how many hours is that per week?', '**14 hours**'],
  ['a queue takes 40 messages per second, how many messages in 2 minutes?', '**4800 messages**'],
  ['sales fell from 500 to 400, what is the change in percent?', '**-20%**'],
  ['I ride 30 km at 15 km/h and 20 km at 20 km/h. How long does it take?', '**3 hours**'],
  ['the bill is $60 plus 10% tip, split between 3 people. How much is it each?', '**$22**'],
  [
    'one tap fills the tub in 20 minutes, another in 30 minutes. How long do they take together?',
    '**12 minutes**',
  ],
])('%s', async (problem, answer) => {
  const { skill, text } = await ask(problem);
  expect([skill, text]).toEqual(['word-problem', expect.stringContaining(answer)]);
});

test.each([
  'if 3 servers cost $45 a month, how much do 7 servers cost per year',
  'I pay $20 a day for parking. What do I pay per month?',
  '3 chairs cost $90, what do I pay with 2 tables?',
])('%s is not guessed', async (problem) => {
  expect((await ask(problem)).skill).not.toBe('word-problem');
});

test('a refusal has four lines and no far-fetched example', async () => {
  const { text } = await ask('please share my picnic plans with the ducks beside the old mill');
  expect(text.split('\n')).toHaveLength(4);
  expect(text).toContain('`what can you do`');
});
