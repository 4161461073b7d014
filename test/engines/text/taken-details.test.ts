import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  ['git blame for lines 12 to 30 of lib/cart.rb', 'git blame -L 12,30 lib/cart.rb'],
  ['sum the fourth column of totals.csv', `awk -F',' '{sum += $4} END {print sum}' totals.csv`],
  [
    'what is the average of column 2 in times.tsv?',
    `awk -F'\\t' '{sum += $2; n++} END {if (n) print sum / n}'`,
  ],
  [
    'show the distinct values of the second column of a csv file, skipping the header',
    `awk -F',' 'NR > 1 {print $2}' FILE | sort -u`,
  ],
  ['last 5 lines of app.log that contain "timeout"', 'grep "timeout" app.log | tail -n 5'],
  ['count the lines in words.txt that start with "un"', 'grep -c "^un" words.txt'],
  ['show the lines of notes.md without "draft", ignoring case', 'grep -iv "draft" notes.md'],
  ['replace tabs with two spaces in all .js files', `-name "*.js" -exec perl -pi -e 's/\\t/" " x 2/ge' {} +`],
  ['replace "foo" with "bar" in all .txt files in the folder drafts', 'find drafts -type f -name "*.txt"'],
  [
    'upload the folder ./site to the server web.example.org as user tom',
    'scp -r ./site tom@web.example.org:',
  ],
  [
    'kubectl: forward port 9090 to port 80 of the pod web-2 in the namespace test',
    'kubectl -n test port-forward web-2 9090:80',
  ],
  ['postgres: add a column price of type numeric to the table items', 'ADD COLUMN price NUMERIC'],
  ['diff between the tag v3.0 and the branch develop in the folder src/', 'git diff v3.0 develop -- src/'],
  [
    'start a mysql container named shop with password pw1 on port 3307',
    '--name shop -e MYSQL_ROOT_PASSWORD=pw1 -p 3307:3306',
  ],
  ['list all pods in the namespace billing', 'kubectl -n billing get pods\n'],
  ['mysql: rename the column nick to alias in the table users', 'users RENAME COLUMN nick TO alias'],
  ['limit a docker container to 3 GB of memory', 'docker run -m 3G'],
  ['create a branch fix-9 from the tag v2.0.1', 'git switch -c fix-9 v2.0.1'],
  ['discard all changes in the file conf/app.yml with git', 'git restore conf/app.yml'],
])('%s: the command has what is named', async (question, command) => {
  expect((await ask(question)).text).toContain(command);
});

test.each<[question: string, code: string]>([
  [
    'How do I allow CORS in Express for https://shop.example.org?',
    "cors({ origin: 'https://shop.example.org' })",
  ],
  ['In Python, how do I sort a list of dicts by the key "age", highest first?', 'item["age"], reverse=True'],
  ['how do I read people.csv in python', 'open("people.csv"'],
])('%s: the code has what is named', async (question, code) => {
  expect((await ask(question)).text).toContain(code);
});

test('a letter says in the words of the wish what is behind the colon', async () => {
  const { text } = await ask('Write an email to my landlord: the lift has been stuck since Friday');
  expect(text).toContain('\n\nThe lift has been stuck since Friday.\n\n');
  expect(text).not.toContain('[the matter]');
  expect(text).not.toContain('Not in it');
});

test.each([
  [
    'write an apology to my neighbour: my ball broke their window',
    'I am sorry that my ball broke your window.',
  ],
  ['write an email to a customer telling them their parcel is late', 'Your parcel is late.'],
  [
    'Write an invitation to our garden party on Sunday at 3 pm',
    'invite you to our garden party on Sunday at 3 pm. It will be at [place].',
  ],
])('%s', async (question, sentence) => {
  expect((await ask(question)).text).toContain(sentence);
});

test('a doubt names the words that it is about', async () => {
  const { text } = await ask('move a running docker container to another host');
  expect(text).toMatch(/^The nearest that I know, which does not tell of “move”:/);
});

test.each<[question: string, answer: string]>([
  ['how many days between 3 March and 10 April 2025?', '**38 days**'],
  ['A van uses 8 litres per 100 km. How much fuel does it need for 350 km?', '**28 litres**'],
  ['Which is bigger, Chile or Peru?', '**Peru**'],
  ['how many miles is a 5 km walk', '**3.10686 mi**'],
  ['cron: /opt/poll.sh every 10 minutes between 6 and 9', '*/10 6-8 * * * /opt/poll.sh'],
  ['Dockerfile for a Node app that starts with yarn start', 'CMD ["yarn", "start"]'],
  ['How do I delete duplicate rows in a Postgres table but keep one?', 'DELETE FROM items'],
  ['translate "good morning, how are you?" into German', '**guten Morgen, wie geht es dir?**'],
  ['fix the grammar: they sold there old house', 'They sold their old house'],
  ['python regex to find all email addresses in a text', '[\\w.+-]+@'],
])('%s is answered', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test('a poem is about its main noun, and a train is not taken out at night', async () => {
  expect((await ask('write a four-line poem about my dog running in the park')).text).toContain(
    'nearest to “dog',
  );
});

test('a regular expression may hold spaces in a class', async () => {
  expect((await ask('what does the regex ^\\d{2}[ -]\\d{3}$ match?')).text).toContain(
    '`[ -]`: one space or “-”',
  );
});
