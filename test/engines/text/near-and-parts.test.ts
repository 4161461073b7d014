import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  ['the kafka container must be restarted, which command', 'docker restart NAME'],
  ['which branches include some commit', 'git branch -a --contains'],
  ['how do I get rid of stale tracking branches in git', 'git fetch --prune'],
])('%s is not sure, and the nearest commands are shown', async (question, command) => {
  const { skill, text } = await ask(question);
  if (skill === 'fallback') expect(text).toMatch(/^The nearest that I know/);
  expect(text).toContain(command);
});

test.each([
  'how do I tag a photo on social media',
  'how do I delete my twitter account',
  'who restored the Mona Lisa',
  'If I walk 4 km a day and 6 km on Sundays, how long until 100 km?',
])('%s is near to no command', async (question) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['fallback', expect.stringMatching(/^I cannot answer that/)]);
});

test.each([
  ['show all files that are the same as others in git', 'pwd'],
  ['log in to a host via some other host with ssh', '```sh\nssh user@host\n```'],
  ['how does git rebase --autosquash work', 'git rebase --abort'],
  ['git: push a single tag', 'git push --tags\n'],
  ['in git, compare files and delete them everywhere', 'pwd'],
])('%s is not answered with what drops a part of it', async (question, wrong) => {
  const { skill, text } = await ask(question);
  if (skill !== 'fallback') expect(text).not.toContain(wrong);
});

test.each<[question: string, commands: readonly string[]]>([
  ['open a shell in a docker container and copy files out of it', ['docker exec -it', 'docker cp NAME:']],
  ['make a venv and install the requirements there', ['-m venv', 'pip install -r']],
  ['show branches that are merged and delete them', ['git branch --merged main', 'git branch -d']],
  ['rename my git branch and do the same on the remote', ['git branch -m', 'git push origin --delete']],
  ['create a branch and push it to the remote', ['git switch -c', 'git push -u origin']],
])('the parts of "%s" are looked up with what they share', async (question, commands) => {
  const { text } = await ask(question);
  for (const command of commands) expect(text).toContain(command);
  expect(text).not.toContain('Not answered');
});

test('a deed that the recipe does not do is named', async () => {
  expect((await ask('how do I build an image with docker and sign it')).text).toContain('sign it');
});

test('versions of a question stand in the command', async () => {
  expect((await ask('which files changed between v3.1 and v3.2 in git')).text).toContain(
    'git diff --name-only v3.1 v3.2',
  );
});

test.each<[problem: string, result: string]>([
  [
    'I buy 2 mugs at $7 each and 4 spoons at $1.25. I pay with a $50 note. How much change do I get?',
    '**$31**',
  ],
  [
    'Lena is 6 years older than Max. In 4 years the sum of their ages will be 38. How old is Lena?',
    'Lena **18**',
  ],
  ['3 teas and 2 scones cost $16. 1 tea and 4 scones cost $12. How much is one tea?', '**$4**'],
  ['A pen with ducks and goats has 15 heads and 46 legs. How many goats are there?', '**8**'],
  ['A price of $200 is reduced by 10% and then by another 20%. What is the final price?', '**$144**'],
  [
    'How many litres of a 5% solution must be mixed with 4 litres of a 30% solution to get 10%?',
    '**16 litres**',
  ],
  ['The average of 4 numbers is 9. Three of them are 4, 8 and 11. What is the fourth?', '**13**'],
  ['Tim walks 3 km in 40 minutes. How far does he walk in 2 hours?', '**9 km**'],
])('%s', async (problem, result) => {
  const { skill, text } = await ask(problem);
  expect([skill, text]).toEqual(['word-problem', expect.stringContaining(result)]);
});

test.each([
  'Lena is 6 years older than Max and has twice as many marbles. How old is Lena?',
  'A car leaves at 50 km/h and stops for half an hour. 2 hours later another follows at 80 km/h. When does it catch up?',
  '100 tickets were sold for $620. Adults pay $8 and children half of that. How many adults came?',
])('%s is not solved by a rule that drops a word', async (problem) => {
  expect((await ask(problem)).skill).not.toBe('word-problem');
});

test('a summary of one sentence tells the outcome, with the sentence that names who it is about', async () => {
  const { text } = await ask(
    'summarise in one sentence: The orchestra met its sponsors on Monday. The hall has had water damage since May. Repairs would take 14 weeks. After two hours they decided to play the whole season in the old factory.',
  );
  expect(text).toContain('they decided to play the whole season in the old factory');
  expect(text).toContain('The orchestra met its sponsors on Monday;');
  expect(text).toContain("joined in the text's own words");
});

test('a haiku is chosen by its subject, and says so', async () => {
  expect((await ask('write a haiku about our pipeline that is failing')).text).toContain(
    'The build is red now',
  );
  expect((await ask('a haiku about espresso')).text).toContain('Steam above the cup');
  expect((await ask('a haiku about quaternions')).text).toMatch(/^.+\nquaternions .+\n.+\n\n_Made by rule/);
  expect((await ask('a haiku about unforgettable mathematical quaternions')).text).toContain(
    'I have none about “unforgettable mathematical quaternions”',
  );
  expect((await ask('write a haiku that mentions Berlin')).skill).toBe('fallback');
});

test.each<[question: string, told: string]>([
  ['where does octet put the songs it makes', 'current folder'],
  ['is the local service of octet free of charge', 'takes no money'],
])('about itself: %s', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});

test('what rows are put together by is not the column whose values are compared', async () => {
  const { text } = await ask('sql: second highest price per supplier');
  expect(text).toMatch(/PARTITION BY supplier ORDER BY price DESC/);
});

test.each<[question: string, told: string]>([
  ['how do I say good night in Polish?', '**dobranoc**'],
  ['translate "cheers" into Swedish and Italian', '**skål**'],
  ['the Korean word for water', '**물 (mul)**'],
  ['what does "candid" mean and use it in a sentence', 'In a sentence: To be candid'],
  ['what makes a good commit message', 'imperative'],
  ['what is the http status code for bad request', 'HTTP **400**'],
  ['how do I show the third line of data.csv', "sed -n '3p' data.csv"],
  ['script that prints numbers from 1 to 25', 'seq 1 25'],
  ['how much memory is in use', 'free -h'],
  ['dinner ideas without cheese', '“without cheese” was not considered'],
  ['give me a headline for an article about night trains', 'Night trains: a short guide'],
  ['4 bulbs for €12, how much is one?', '**€3**'],
  ['what is a semaphore, explained simply', '_Not told “explained simply”'],
  ['what is a livelock, explain it simply', '_Not told “explain it simply”'],
  ['regex matching dates like 25.12.2026', '^(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.\\d{4}$'],
  ['how do I remove a branch which was merged', 'git branch -d BRANCH'],
  ['which shell am i using?', 'echo "$0"'],
  ['how can I see whether a folder exists', '[ -d folder ]'],
  ['what should I pack for a ski trip', '# Packing list: Ski trip'],
  ['how can I start learning Go?', '# Study plan: Go'],
  ['how do I protect my app against sql injection', '**parameters**'],
  ['what is a 20% tip on a £40 meal', '**£8**'],
  ['regex for letters only, at most 5', '^[A-Za-z]{1,5}$'],
  ['swap cat for dog in every file of a folder', "sed -i 's/cat/dog/g'"],
  ['what does cp -r do?', '- `-r`: folders with all that is in them'],
  ['explain the command `du -sh *`', '- `*`: all files'],
  ['what does docker ps -aq do', '- `-q`: only their ids'],
  ['what does tar cvf do', '- `-c`: packs'],
  ['what does grep -z do', '_Not answered: `-z`._'],
  ['what does O(n) mean', 'twice the input, twice the work'],
  ['zsh vs bash', '**Bash is the usual shell of Linux'],
  ['postgres vs mysql', '**PostgreSQL is stronger'],
  ['disadvantages of mongodb compared to postgres', 'When to use which'],
  ['python == vs is', '`is` asks whether both are the same object'],
  ['let me see what I staged', 'git diff --staged'],
  ['list the commits that I have not pushed', 'git log --oneline @{u}..HEAD'],
  ['which files have I edited', 'git status --short'],
  ['how can I stop my dev server', 'Ctrl+C'],
  ['how do I power off the machine', 'sudo shutdown now'],
  ['tips for learning a new language', 'learn phrases, not single words'],
  ['2 tips for an exam', '- spread it over days\n\n_'],
  ['turn this into JSON: 4 cats, 2 dogs and 1 parrot', '"parrot": 1'],
  ['thanks a lot in Polish', 'dziękuję bardzo'],
  ["what's the quickest way to learn Rust", '# Study plan: Rust'],
  ['how do I learn to play chess', '# Study plan: Playing chess'],
  ['name three fruits that begin with the letter c', '- c'],
  ['which countries start with the letter q', '- Qatar'],
  ['a European capital that starts with V', 'V'],
  ['name 3 animals beginning with q', '_2 of 3: I know no more._'],
  ['give me a 4-letter word beginning with z', '- z'],
  ['the plural of mouse', '**mice**'],
  ['what is the plural of advice', 'has no plural'],
  ['how do you spell seperate', '**separate**'],
  ['5/8 as a percentage', '**62.5%**'],
  ['what is the 100th prime', '**541**'],
  ['15% off 60 euros', '**51**'],
  ['which countries speak Swedish', '**Finland**, **Sweden**'],
  ['which countries use the Swiss franc', '**Liechtenstein**, **Switzerland**'],
  ['the flag of Italy', '🇮🇹'],
  ['convert 30 euros to dollars', 'I cannot know that offline'],
  ['merge develop into main', 'git switch main && git merge develop'],
  ['merge the newest main into my branch', 'git merge origin/main'],
  ['what is a memory leak?', 'A memory leak is memory that'],
  ['can you draw pictures', 'octet code generate'],
  ['the area of a circle with a radius of 3 m', '**28.2743 m²**'],
  ['async vs sync', '**Synchronous code waits'],
  ['drop a file from git without removing it from disk', 'git rm --cached FILE'],
  ['what was the date 10 days ago', '**Thursday, 5 November 2026**'],
  [
    'create a headline for this: The city opened a small library that lets people borrow tools and seeds.',
    'City opened a small library\n',
  ],
  ['volume of a cube with side 4', '= **64**'],
  ['hypotenuse of a right triangle with sides 6 and 8', '= **10**'],
  ['how do I log into a running container', 'docker exec -it NAME sh'],
  ['loop over all csv files in bash', 'for f in *.csv'],
  ['list all running services on linux', 'systemctl list-units'],
  ['Your branch is ahead of origin/main by 2 commits', '`git push` sends them'],
  ['list the planets', '- Mercury\n- Venus'],
  ['do make and snake rhyme?', 'Yes, **make** and **snake** rhyme.'],
])('%s', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});

test.each(['how do you say hedgehog in Dutch', 'translate "my hovercraft" to German'])(
  'a phrase that is not in the list is not translated: %s',
  async (question) => {
    expect((await ask(question)).skill).toBe('fallback');
  },
);

test.each([
  'what does chew the fat mean',
  'list 5 animals that can swim',
  'cities that border Spain',
  'tips for sleeping in a car',
  'does cough rhyme with bough',
  'area of a circle of 5',
  'git told me "something is odd with your disk and branch" what now',
  'turn this into json: we went to Rome 3 times',
  'what does O(banana) mean',
  'summarise in four words: The shop is closed on Monday because the owner is ill.',
])('nothing near is given in place of an answer: %s', async (question) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('fallback');
  expect(text.split('\n').length).toBeLessThanOrEqual(4);
});

test('to see something is not answered with what does it', async () => {
  expect((await ask('show me what is staged where')).text).not.toContain('git add');
});
