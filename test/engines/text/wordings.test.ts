import { expect, test } from 'vitest';
import { answerText } from '../../../src/engines/text/answer.ts';
import { engineTools } from '../../support/engine.ts';
import { ask, TODAY } from './ask.ts';

const NOW = Date.UTC(2026, 10, 15, 19, 0);
const tools = engineTools();
const timed = async (content: string) =>
  (await answerText({ messages: [{ role: 'user', content }], seed: 1, today: TODAY, now: NOW }, tools)).text;

test.each<[question: string, expected: RegExp]>([
  ['how can I list every file over 500MB somewhere below this folder?', /-size \+500M/],
  ['find files above 2 GB', /-size \+2G/],
  [
    'sed: replace every occurrence of cat with dog in pets.txt',
    /^(?![\s\S]*find)[\s\S]*sed -i 's\/cat\/dog\/g' pets\.txt/,
  ],
  ['substitute all instances of cat by dog in this file', /^(?![\s\S]*find)[\s\S]*sed -i/],
  ['grep recursively for a word', /grep -rn "TEXT" \./],
  ['how do I make an ssh key for gitlab', /ssh-keygen/],
  ['show me what is listening on port 5432 on my machine', /lsof -i :5432/],
  ['is port 8080 free?', /lsof -i :8080/],
  ['how do I kill whatever is using port 8081', /fuser -k 8081\/tcp/],
  ['kill process 4711', /kill 4711/],
  ['I want to change the name of my git branch, also on origin', /git branch -m/],
  [
    'please delete all the stopped containers and all unused images in docker',
    /docker container prune[\s\S]*docker image prune/,
  ],
  ['how do I unpack a tar.gz archive to a different directory', /tar xf archive\.tar\.gz -C DIR/],
  ['squash my last 4 commits into a single commit', /HEAD~4 &&[\s\S]*rebase -i HEAD~4/],
  ['squash the last two commits', /HEAD~2 /],
  ['how do I undo the last 2 commits but keep my work', /git reset --soft HEAD~2/],
  ['show me the last 5 commits', /git log --oneline -n 5/],
  [
    'replace all occurrences of http with https in every .md file below src using sed',
    /-name "\*\.md" -not -path '\*\/\.git\/\*' -exec sed -i 's\/http\/https\/g'/,
  ],
  [
    'what are the 5 most frequent lines in server.log',
    /sort server\.log \| uniq -c \| sort -rn \| head -n 5/,
  ],
  ['how do I see what changed between the main branch and my feature branch in git', /git diff main/],
  ['how do i get rid of untracked files in my git repo', /git clean/],
  ['display the last 50 lines of a log', /tail -n 50/],
  ['which directories take up the most space on my disk', /du -h/],
  ['how to look into a running docker container with a shell', /docker exec -it/],
  ['find every file that contains the word TODO in this project', /grep -rl "TODO"/],
  [
    'I accidentally deleted a file in git, how do I get it back',
    /git checkout "\$\(git rev-list -n 1 HEAD -- FILE\)\^" -- FILE/,
  ],
  ['make git ignore the node_modules folder', /\.gitignore/],
  ['how do I copy a file into a container', /docker cp FILE NAME/],
  ['change the last commit message', /--amend/],
  ['find a file named config.yaml', /find \. -name "config\.yaml"/],
  ['delete all .tmp files', /find \. -name "\*\.tmp" -delete/],
  ['find all pdf files', /find \. -name "\*\.pdf"/],
  ['delete the file old.txt', /^rm old\.txt$/m],
  ['show the last line of a file', /tail -n 1 FILE/],
  ['delete a local and a remote branch', /branch -D BRANCH && git push origin --delete/],
  ['delete files older than 7 days', /-mtime \+7 -delete/],
  ['how do I delete all node_modules folders', /-name node_modules -type d -prune -exec rm -rf/],
  ['print lines 12 to 30 of app.log', /sed -n '12,30p' app\.log/],
  [
    'sql to find duplicate phone numbers in a contacts table',
    /SELECT phone_number, COUNT[^;]*FROM contacts\s+GROUP BY phone_number/,
  ],
  ['how do I rename a column in postgres', /RENAME COLUMN/],
  ['how do i check my node version', /node --version/],
  ['how to restart a systemd service', /systemctl restart/],
  ['copy a folder from a server to my laptop with scp', /scp -r user@host/],
  ['which files changed between two branches', /git diff --name-only/],
  ['what is the command to list all pods in kubernetes', /kubectl get pods/],
  ['regex for an ISO date like 2024-03-15', /\^\\d\{4\}-/],
  ['install a package globally with npm', /npm install -g/],
  ['how do I set up and activate a python virtualenv', /python3 -m venv/],
  ['docker: clean up every dangling image', /docker image prune\n/],
  ['git drop a file from the index but leave it on disk', /git rm --cached FILE/],
])('%s is answered with the command for it', async (question, expected) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['recipe', expect.stringMatching(expected)]);
});

test.each([
  'how do I delete my Facebook account',
  'how do I change the ssh port',
  'how do I print every other line',
  'how do I run two commands in docker',
  'how do I delete all pods in a namespace',
  'how do I rename a tag',
  'how do I stop docker from starting at boot',
  'how do I restart kubernetes',
  'how do I delete my npm account',
  'how do I host a website on kubernetes with ingress and tls',
  'how do I migrate from mysql to postgres',
  'how do I connect python to a printer',
  'how do I restart my router',
  'how do I update my passport',
  'how do I start a podcast',
  'which service is the best for email',
  'how do I clean my keyboard',
  'how do I find large clients for my company',
  'how do I kill a wasp nest',
  'how do I extract oil from olives',
  'which port is the largest in Europe',
  'how do I remove stains from a white shirt',
  'how do I sign two PDF files',
  'how do I find files in Sharepoint',
  'how do I list all users in Active Directory',
  'how do I commit to a relationship',
  'what branch of physics studies light',
  'how do I undo a marriage',
  'how do I delete a row in excel',
  'how do I show hidden files in Finder',
  'which files do I need to apply for a visa',
  'how do I restore a postgres database from a docker volume backup',
  'how do I encrypt a folder on linux',
  'how do I burn a video file to a dvd',
  'how do I count the lines of code per language',
  'write a regex that matches a German licence plate',
  'write a regex for a Swiss bank account number',
  'how do I recover deleted files from a memory card',
  'search for a word in a pdf',
])('%s is near to a command and not answered with one', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test('a question that only looks is not answered with what deletes', async () => {
  for (const question of [
    'which process is using port 3000',
    'show the files that are untracked in git',
    'which containers are stopped',
    'see all images that are unused in docker',
    'how do I list all docker containers including stopped ones',
    'sql query to find duplicate rows',
  ])
    expect((await ask(question)).text).not.toMatch(
      /```(?:sh|sql)\n[^\n]*(?:fuser -k|prune|clean -fd|(?<!-)\brm\b|docker stop|DELETE)/,
    );
});

test.each<[skill: string, question: string, expected: string]>([
  ['file-modes', 'explain chmod 640', '**rw-r-----**'],
  ['file-modes', 'what does chmod u+x do', 'gives the owner the right to execute'],
  ['file-modes', 'what does drwxr-x--- mean', '**750**'],
  ['crontab', 'crontab entry for every day at 2am', '\n0 2 * * * /path/to/command\n'],
  ['crontab', 'crontab line that runs sync.sh on weekdays at 18:45', '\n45 18 * * 1-5 /path/to/sync.sh\n'],
  ['crontab', 'cron expression for every 15 minutes', '*/15 * * * *'],
  ['crontab', 'what does the cron line 0 9 * * 1 mean', 'At 9:00 on Monday'],
  ['regex-meaning', 'explain the regex ^[A-Z][a-z]+$', '`[a-z]+`: small letter, one or more times'],
  ['regex-meaning', 'what does \\d{2}:\\d{2} match', '`\\d{2}`: 2 digits'],
  ['unix-time', 'what date is the unix time 1600000000', '**2020-09-13 12:26:40 UTC**, a Sunday'],
  ['unix-time', '1700000000000 timestamp to date', '**2023-11-14 22:13:20 UTC**'],
  ['unix-time', 'unix timestamp for 2024-01-01 00:00 UTC', '**1704067200**'],
  ['clock-time', 'A flight departs at 22:15 and lands at 6:05. How long does it take?', '**7 h 50 min**'],
  ['word-problem', '4 bags with 15 marbles in each. Tom takes 9 marbles. How many marbles remain?', '**51**'],
  ['word-problem', 'If 3 men paint 6 doors in 2 hours, how long do 4 men need for 12 doors?', '**3 hours**'],
  ['word-problem', 'What would 250 dollars be after a 15% discount?', '**212.50**'],
  ['idea', 'UDP vs TCP, when do I use which', 'UDP sends single packets'],
  ['idea', 'what is a race condition and how can it be avoided', 'Locks'],
  ['idea', 'what does npm ci do', 'package-lock.json'],
  ['idea', 'python list vs tuple', 'a tuple'],
  ['idea', 'should I use REST or GraphQL for a small internal app?', 'no opinion'],
  ['idea', 'what is the big O of quicksort', 'O(n log n)'],
  ['reference', 'what port does postgres use', '**5432**'],
  ['reference', 'what is the default port for https', '**443**'],
  ['reference', 'what does HTTP 418 mean', 'teapot'],
  ['reference', 'what is the ascii code of A', '**65**'],
  ['exit-status', 'what does exit code 139 mean', 'segmentation fault'],
  ['error-message', 'what is a 404', '**404**'],
  [
    'rewrite',
    "say this more politely: Send me the slides now, you're already late.",
    'Could you please send me the slides',
  ],
  [
    'rewrite',
    'rewrite this formally: hey, can u send me the list asap',
    'Hello, could you send me the list as soon as possible?',
  ],
  [
    'rewrite',
    'make this shorter: In order to win, we need a large number of people.',
    'To win, we need many people.',
  ],
  ['clock-time', 'A train leaves at 14:35 and takes 3 hours 50 minutes. When does it arrive?', '**18:25**'],
  [
    'word-problem',
    'A shirt costs $80, is discounted by 25%, then 10% sales tax is added. What do I pay?',
    '**$66**',
  ],
  [
    'transform',
    'turn this into a bullet list: we need eggs, milk and some bread',
    'We need:\n\n- eggs\n- milk',
  ],
  ['suggestions', 'give me 3 ideas for a weekend project', '- '],
  ['everyday', 'what is the difference between weather and climate', '**Climate**'],
  ['dictionary', 'give me 3 synonyms for fast', '**quick**, **rapid**, **speedy** ('],
  ['greeting', 'who made you, and which model is it', 'The people who make octet'],
  ['documentation', 'is my code sent to some server, or does it all stay on this machine', 'nothing leaves'],
  ['letter', 'write an email to my boss asking for Friday off', 'time off on Friday'],
  ['letter', 'write a message to my team that the server is down', 'The server is down.'],
  ['outline', 'plan a weekend trip to Paris', '# Trip: Paris'],
  ['error-message', 'zsh: permission denied: ./deploy.sh', '`chmod +x ./deploy.sh`'],
  ['error-message', "ModuleNotFoundError: No module named 'yaml'", 'pip install'],
  ['error-message', 'Error: listen EADDRINUSE: address already in use 0.0.0.0:4321', 'lsof -i :4321'],
  ['greeting', 'do you know a funny joke about computers?', 'barman'],
  ['greeting', "hi there! what's up?", 'local-chat'],
  ['countries', 'which money is used in Chile?', 'Chile pays in **Chilean Peso** (CLP).'],
  ['sentiment', 'positive or negative: "The app keeps freezing and nobody replied."', '**Negative**'],
  ['sentiment', 'sentiment: "The parcel arrived on Tuesday."', '**cannot tell**'],
])('[%s] %s', async (skill, question, expected) => {
  const answer = await ask(question);
  expect([answer.skill, answer.text]).toEqual([skill, expect.stringContaining(expected)]);
});

test.each([
  ['what time is 11:00 UTC in Seoul', '**20:00** in Seoul'],
  ['when it is noon in Oslo, what time is it in Denver', '**4:00** in Denver'],
  ['which time zone is Lagos in', '**Africa/Lagos**'],
  ['what is 8:15 pm in military time', '**2015**'],
  ['13:05 in 12-hour format', '**1:05 pm**'],
  ['when it is 9am in London, what is the time in Sydney?', '**20:00** in Sydney'],
  ["what time will it be in Berlin when it's 5pm in Chicago", '**0:00** in Berlin, the day after'],
  ['what time is it in Tokyo when it is 9am in New York in January', '**23:00** in Tokyo'],
  ['when it is 4pm in Oslo on 3 August, what time is it in Lima and Seoul?', '**9:00** in Lima'],
  ['what is the difference in hours between Paris and Los Angeles', '**9 h** behind Paris'],
])('%s', async (question, expected) => {
  expect(await timed(question)).toContain(expected);
});

test.each([
  'The meeting starts at 9:00, ends at 17:30, with a break of 45 minutes. How long is it?',
  'There are 3 boxes with 4 pens each and 2 pencils. How many pens are there?',
  'cron line for every other Tuesday at 9:00',
  'cron line for every 7 minutes',
  'unix timestamp for 2024-01-01 3pm in New York',
  'what is the unix philosophy',
])('%s is not answered', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test('what is asked for in the singular is one value under that name', async () => {
  const { text } = await ask(
    'Get the name and the email as JSON from: Hello, my name is Omar Haddad and my mail is omar@example.net',
  );
  expect(JSON.parse(text.replace(/^```json|```$/g, ''))).toEqual({
    name: 'Omar Haddad',
    email: 'omar@example.net',
  });
  const several = await ask('extract all emails as json: Hi, write to a@b.org or c@d.org');
  expect(JSON.parse(several.text.replace(/^```json|```$/g, ''))).toEqual({ emails: ['a@b.org', 'c@d.org'] });
});

test('every example in a refusal is answered', async () => {
  const refused = [
    'translate a poem to French',
    'write a story about friendship',
    'write a compiler in cobol',
    'my program crashed',
    'should I buy a car',
    'improve the tone of my paragraph',
    'who filmed Moby Dick?',
    'which rivers border Laos?',
    'how do I verify a signed tag of git with a smart card',
    'how do I run docker on a raspberry pi cluster',
    'how do I encrypt a folder on linux',
    'what is the probability of rolling two sixes',
    'explain string theory',
    '🙃',
  ];
  for (const question of refused) {
    const { skill, text } = await ask(question);
    expect([question, skill]).toEqual([question, 'fallback']);
    if (text.startsWith('The nearest')) {
      expect(text).toMatch(/^```|: `/m);
      expect(text.split('\n').length).toBeLessThanOrEqual(4);
      continue;
    }
    expect([question, text.split('\n').length]).toEqual([question, 4]);
    const examples = [...(text.split('\n')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, example = '']) => example,
    );
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      const asked = /^octet code generate "(.+)"$/.exec(example)?.[1];
      const answer = asked === undefined ? await timed(example) : (await ask(`write ${asked}`)).text;
      expect([example, answer]).not.toEqual([example, expect.stringContaining('cannot answer')]);
    }
  }
});

test('a second question is answered, or named as not answered', async () => {
  expect((await ask('REST vs GraphQL, when should I use which?')).text).toContain('When to use which: REST');
  expect((await ask('REST vs GraphQL')).text).not.toContain('When to use which');
  expect((await ask('what is quicksort and who invented it')).text).toContain(
    '_Not answered: who invented it._',
  );
});

test.each<[question: string, expected: RegExp]>([
  ['1600000000 as a readable date', /2020-09-13/],
  ['suggestions for a name for a weather app', /^- /],
  ['write a slogan for a video shop', /^- .*video shop/],
  ['make a video of a sunset', /^Videos have/],
  ['what does idempotent mean in web services', /doing it twice/],
  ['commit message for a change that removes the old parser', /^Remove the old parser$/],
  ['commit message for dropping support of Node 18', /^Drop support of Node 18$/],
])('%s is answered as what it asks for', async (question, expected) => {
  expect((await ask(question)).text).toMatch(expected);
});

test.each([
  ['My bag weighs 7 kg with shoes. How many pounds is that?', '15.4'],
  ['The bus left Kiel at 10:15 and arrived at 12:45 after 200 km. What was its average speed?', '80 km/h'],
  ["If it's 9 am in Sydney on a July morning, what time is it in Lima?", 'offsets of July'],
  ['regex for a 12-hour time like 9:05 am, nothing else', '[AaPp][Mm]'],
  ['python regex to collect all mentions from a comment', '@\\w+'],
  ['Explain big-O notation', 'grows with the size'],
  ['what is a man in the middle attack', 'between two parties'],
])('%s', async (question, told) => {
  expect(await timed(question)).toContain(told);
});
