import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  ['undo last commit and discard the changes', 'git reset --hard HEAD~1'],
  ['undo last commit but keep changes unstaged', 'git reset HEAD~1'],
  ['delete a local branch that is not merged', 'git branch -D BRANCH'],
  ['delete remote branch but keep the local one', 'git push origin --delete BRANCH'],
  ['commit only one file', 'git commit -m "message" -- FILE'],
  ['remove a file from git without deleting it', 'git rm --cached FILE'],
  ['remove a folder from git but keep it locally', 'git rm -r --cached FOLDER'],
  ['amend the last commit message without changing files', 'git commit --amend -m "new message"'],
  ['how do i revert a file to the last commit', 'git restore --source=HEAD --staged --worktree FILE'],
  ['delete all files older than 30 days but not in subfolders', 'find . -maxdepth 1 -type f -mtime +30'],
  ['delete all files except .txt', 'find . -type f -not -name "*.txt" -delete'],
  ['delete all files except README.md', 'find . -type f -not -name "README.md" -delete'],
  ['find files named readme ignoring case', 'find . -type f -iname "readme"'],
  ['find files not owned by me', 'find . -type f -not -user "$USER"'],
  ['push only the current branch', 'git push origin HEAD'],
  ['list only remote branches', 'git branch -r'],
  ['list branches sorted by date', 'git branch --sort=-committerdate'],
  ['docker build without using cache', 'docker build --no-cache'],
  ['docker restart only one container', 'docker restart NAME'],
  ['remove only stopped containers', 'docker container prune'],
  ['compress a folder without the parent folder', 'tar czf folder.tar.gz -C folder .'],
  ['delete blank lines from a file in place', "sed -i '/^$/d' FILE"],
  ['show lines between two patterns', "sed -n '/START/,/END/p' FILE"],
  ['list files recursively with sizes', 'find . -type f -exec ls -lh {} +'],
  ['find python files excluding tests', '-not -path "*/tests/*"'],
])('%s keeps its condition', async (question, command) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['recipe', expect.stringContaining(`\n${command}`.replace('\n-', '-'))]);
});

test.each([
  ['delete files but not folders', '-delete'],
  ['delete log files without confirmation', 'confirmation/'],
  ['discard only staged changes', 'git restore .'],
  ['discard only staged changes', 'git add'],
  ['change author of all commits', '--amend'],
  ['sql drop a column only if it exists', 'DROP COLUMN only'],
])('%s is not answered with what does something else', async (question, wrong) => {
  expect((await ask(question)).text).not.toContain(wrong);
});

test.each<[question: string, fence: string, command: string]>([
  ['delete a folder in powershell', 'powershell', 'Remove-Item -Recurse folder'],
  ['kill process on port 8080 on windows', 'powershell', '-LocalPort 8080 -State Listen'],
  ['set an environment variable in windows cmd', 'bat', 'set NAME=value'],
  ['set an environment variable in fish', 'sh', 'set -gx NAME value'],
  ['kill process on port 3000 on macos', 'sh', 'kill $(lsof -ti :3000 -sTCP:LISTEN)'],
  ['git undo last commit on windows', 'sh', 'git reset --soft HEAD~1'],
])('%s is answered for that system', async (question, fence, command) => {
  const { text } = await ask(question);
  expect(text).toContain(`\`\`\`${fence}\n`);
  expect(text).toContain(command);
  expect(text).not.toContain('Not answered');
});

test('a system for which the command is not known is named', async () => {
  expect((await ask('unzip a file in cmd')).text).toContain('_Not answered: in cmd._');
});
