import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  ['what changed between tag v4.0 and tag v4.2?', 'git diff v4.0 v4.2'],
  ['git: list the files that changed between tag v0.9 and v1.0', 'git diff --name-only v0.9 v1.0'],
  ['names of the files that differ between my branch and develop', 'git diff --name-only develop HEAD'],
  ['what changed between the current branch and release-2.0', 'git diff release-2.0 HEAD'],
  ['show the commits between v7.1 and v7.3', 'git log --oneline v7.1..v7.3'],
  [
    'how many commits are there between release-1.0 and release-1.1 in git',
    'git rev-list --count release-1.0..release-1.1',
  ],
  ['which commits are in topic/a but not in topic/b', 'git log --oneline topic/b..topic/a'],
  ['compare branch qa-1 and branch qa-2, only the file names', 'git diff --name-only qa-1 qa-2'],
  ['stop the containers web and cache', 'docker stop web cache'],
  ['delete the branches topic-one, topic-two and topic-3', 'git branch -d topic-one topic-two topic-3'],
  ['install the packages zod and dayjs with npm', 'npm install zod dayjs'],
  ['print columns two and four of sales.csv', `awk -F',' -v OFS=',' '{print $2, $4}' sales.csv`],
  [
    'show the first and third column of a tab separated file without the header',
    `awk -F'\\t' -v OFS='\\t' 'NR > 1 {print $1, $3}' FILE`,
  ],
  ['docker logs of the container api from the last 2 hours', 'docker logs --since 120m api'],
  ['find files changed in the last hour', 'find . -type f -mmin -60'],
  ['delete files older than a week in /srv/cache', 'find /srv/cache -type f -mtime +7 -delete'],
  ['show the commits of the last month', 'git log --since="1 month ago" --oneline'],
  ['make four random passwords with 12 characters', 'seq 4); do LC_ALL=C tr -dc'],
])('%s uses every name and number', async (question, command) => {
  const { skill, text } = await ask(question);
  expect(skill).toBe('recipe');
  expect(text).toContain(command);
  expect(text).not.toContain('Not answered');
});

test.each<[question: string, count: number]>([
  ['five uuids', 5],
  ['generate two random guids for my tests', 2],
  ['generate a uuid', 1],
])('%s gives as many', async (question, count) => {
  expect((await ask(question)).text.match(/\*\*[\da-f-]{36}\*\*/g)).toHaveLength(count);
});

test('more identifiers than are given are named', async () => {
  expect((await ask('I need 30 uuids')).text).toContain('20 of 30');
});

test.each<[question: string, drawn: RegExp]>([
  ['flip a coin four times', /^(?:(?:Heads|Tails)(?:, |: )){4}\*\*\d heads, \d tails\*\*$/],
  ['pick three random numbers from 1 to 49', /^\*\*\d+\*\*, \*\*\d+\*\*, \*\*\d+\*\*$/],
])('%s draws as often', async (question, drawn) => {
  expect((await ask(question)).text).toMatch(drawn);
});
