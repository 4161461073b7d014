import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'back up my ~/notes to a dated tar.gz on /media/stick and abort with an error when it is not mounted',
    ['mountpoint -q /media/stick', 'directory=$HOME/notes'],
  ],
  [
    'back up ~/code to /mnt/disk as a dated tar.gz, leaving out target and *.o, delete all but the newest 4',
    ["--exclude='target' --exclude='*.o'", 'tail -n +5'],
  ],
  [
    'read a list of urls from pages.txt and print the ones that do not answer with status 204',
    ['file=${1:-pages.txt}', '$status != 204'],
  ],
  [
    'check every 5 minutes whether redis is running, restart it if it is not and log it to /var/log/redis-up.log',
    ['service=${1:-redis}', 'sleep 300', 'log=/var/log/redis-up.log'],
  ],
  ['monitor a process with a given pid and tell me as soon as it ends', ['/proc/$process', 'has stopped']],
  [
    'gzip log files older than 3 days in /srv/logs and remove the archives after 60 days',
    ['+3 -exec gzip', '+60 -delete'],
  ],
  [
    'rotate a log file when it gets larger than 5 MB, keep 3 old ones and compress them',
    ['5242880', 'keep=3', 'gzip -f'],
  ],
  [
    'list all git repositories under ~/work with uncommitted changes or unpushed commits',
    ['--not --remotes', '$HOME/work'],
  ],
  [
    'sync ~/Pictures to /mnt/Backup with rsync only if the drive is mounted',
    ['source=$HOME/Pictures', 'mountpoint -q /mnt/Backup'],
  ],
  ['show the 7 biggest files below /srv/Data', ['/srv/Data', 'NR <= 7']],
  ['add the second column of a csv file and print it with 3 decimals', ['%.3f']],
])('%s does so', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language: 'bash' }, tools);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});
