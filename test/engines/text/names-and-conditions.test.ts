import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  ['delete the remote branch called spring-sale', 'git push origin --delete spring-sale'],
  ['open a shell in the container named shop', 'docker exec -it shop sh'],
  ['restart the nginx service', 'sudo systemctl restart nginx'],
  ['docker logs of the container mailer', 'docker logs -f --tail 100 mailer'],
  ['rename branch winter to summer', 'git branch -m winter summer'],
  ['merge feature/cart into develop', 'git switch develop && git merge feature/cart'],
  ['create a branch fix-7 from develop', 'git switch -c fix-7 develop'],
  ['list commits that are not on develop', 'git log develop..HEAD --oneline'],
  ['push branch hotfix to origin', 'git push -u origin hotfix'],
  ['cherry-pick commit 4be19c2', 'git cherry-pick 4be19c2'],
  ['delete the tag v1.9 on the remote', 'git push origin --delete v1.9'],
  ['clone https://github.com/acme/tool.git', 'git clone https://github.com/acme/tool.git\n'],
  ['add user lena to the group docker', 'sudo usermod -aG docker lena'],
  ['kill the process named chrome', 'pkill -f chrome'],
  ['ssh into host example.org on port 2222 as root', 'ssh -p 2222 root@example.org'],
  ['copy dump.sql to the server db.example.com', 'scp dump.sql user@db.example.com:/path/'],
  ['copy the file /var/log/app.log out of the container shop', 'docker cp shop:/var/log/app.log .'],
  ['set the environment variable API_KEY to secret123', 'export API_KEY=secret123'],
  ['npm install the package left-pad version 1.3.0', 'npm install left-pad@1.3.0'],
  ['uninstall lodash with npm', 'npm uninstall lodash'],
  ['scale deployment shop to 5 replicas', 'kubectl scale deployment shop --replicas=5'],
  ['rename a.txt to b.txt', 'mv a.txt b.txt'],
  ['compare old.json and new.json', 'diff -u old.json new.json'],
  ['delete the build folder', 'rm -r build'],
  ['compress the folder photos', 'tar czf photos.tar.gz photos'],
  ['show the ten most frequent words in notes.txt', "tr '[:upper:]' '[:lower:]' < notes.txt"],
])('%s is answered with its names', async (question, command) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['recipe', expect.stringContaining(command)]);
  expect(text).not.toMatch(/Not answered|\b(?:BRANCH|NAME|FILE|NEW|OLD|URL|COMMIT)\b/);
});

test('without its old name the current branch is renamed', async () => {
  expect((await ask('rename the current branch to release-3')).text).toContain('\ngit branch -m release-3\n');
});

test.each([
  ['the container quits at once', 'quits'],
  ['kill the process tree', 'pkill -f tree'],
  ['restart the network interface', 'interface'],
  ['npm install a dev dependency', 'install dev'],
  ['find all users that are not in the group docker', 'usermod'],
])('%s names nothing', async (question, wrong) => {
  expect((await ask(question)).text).not.toContain(wrong);
});

test.each<[question: string, command: string]>([
  ['grep exact word only', 'grep -rnw "TEXT" .'],
  ['grep for the exact word cat in notes.txt', 'grep -nw "cat" notes.txt'],
  ['docker ps only names', "docker ps --format '{{.Names}}'"],
  ['docker stop the newest container', 'docker stop $(docker ps -lq)'],
  ['docker stop a container', 'docker stop NAME'],
  ['show only the directories', 'ls -d */'],
])('%s keeps its condition', async (question, command) => {
  expect((await ask(question)).text).toContain(`\n${command}\n`);
});

test('a condition that no command keeps is named', async () => {
  expect((await ask('git log only hashes')).text).toContain('_Not answered: only hashes._');
});

test('nothing is removed under a condition that is not kept', async () => {
  expect((await ask('remove the newest image')).text).not.toContain('docker rmi');
});

test.each([
  ['big O notation, short please', 'grows with the size n'],
  ['mutex', 'A mutex is a lock'],
])('%s is explained though it is no whole question', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});

test('an example in a language that is not there is named', async () => {
  const { text } = await ask('what is a race condition, with an example in ruby');
  expect(text).toMatch(/^A race condition is .*\n\n_Not answered: an example in ruby\._$/s);
});

test.each([
  'Translate to Spanish: Where is the old bridge?',
  'who restored the Mona Lisa',
  'recommend me a film for tonight',
  'was ist das für ein Wetter und warum',
  'write my essay about the sea in the style of a pirate',
])('the refusal of "%s" has at most four lines of 80 columns', async (question) => {
  const { skill, text } = await ask(question);
  expect(skill).toBe('fallback');
  const lines = text.split('\n').flatMap((line) => wrapped(line.trimEnd()));
  expect(lines.length).toBeLessThanOrEqual(4);
});

function wrapped(line: string): readonly string[] {
  const rows: string[] = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row !== '' && row.length + 1 + word.length > 80) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}
