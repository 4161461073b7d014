import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const commandIn = (text: string): string | undefined => /```sh\n(.+)\n```/.exec(text)?.[1];

test.each<[question: string, command: string]>([
  ['tar: extract only one directory from an archive', 'tar xf archive.tar.gz path/to/folder'],
  ['extract just the src folder from backup.tar.gz', 'tar xf backup.tar.gz src'],
  ['how do I unpack a single file from a tar.xz archive?', 'tar xf archive.tar.xz path/to/file'],
  ['unzip only the docs directory of site.zip', "unzip site.zip 'docs/*'"],
  [
    'how to copy a folder to a remote server over ssh, skipping node_modules',
    'rsync -av --exclude="node_modules" folder/ user@host:/path/',
  ],
  [
    'upload a directory to a server without .git and dist',
    'rsync -av --exclude=".git" --exclude="dist" folder/ user@host:/path/',
  ],
  [
    'jq filter to get all .name values from an array under .items where .active is true',
    "jq -r '.items[] | select(.active == true) | .name' data.json",
  ],
  [
    'jq: select objects in .users where .age is over 30 and .role is "admin"',
    `jq '.users[] | select(.age > 30 and .role == "admin")' data.json`,
  ],
  ['how do I get name and email from .data.users with jq', "jq '.data.users[] | {name, email}' data.json"],
  [
    'jq get the email of every user where verified is false',
    "jq -r '.[] | select(.verified == false) | .email' data.json",
  ],
  ['jq show .spec.containers[].image', "jq -r '.spec.containers[].image' data.json"],
  ['sort -k with numeric second column and comma seperator', 'sort -t, -k2,2n FILE'],
  ['jq to extract .id from .results', "jq -r '.results[].id' data.json"],
])('%s', async (question, command) => {
  const { text } = await ask(question);
  expect(commandIn(text)).toBe(command);
  expect(text).not.toContain('Not answered');
});
