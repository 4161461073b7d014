import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { planCsv } from '../../../src/engines/code/plans/shell/csv.ts';
import { planEach } from '../../../src/engines/code/plans/shell/each.ts';
import { planFiles } from '../../../src/engines/code/plans/shell/files.ts';
import { planLineCount } from '../../../src/engines/code/plans/shell/line-counts.ts';
import { planLoop } from '../../../src/engines/code/plans/shell/loops.ts';
import { planOptions } from '../../../src/engines/code/plans/shell/options.ts';
import { planRequiredVariables, planWaitForUrl } from '../../../src/engines/code/plans/shell/waits.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    planOptions,
    'script with -u url (required), -t seconds (default 30) and -q quiet',
    ["getopts ':u:t:qh'", 'seconds=30', "fail '-u is required'"],
  ],
  [
    planOptions,
    'script with --name NAME and --force, exits with 3 on unknown options',
    ['--name)', 'force=true', 'exit 3'],
  ],
  [
    planOptions,
    'script with -a alpha and -b beta, both mandatory, and -q quiet',
    ["fail '-a is required'", "fail '-b is required'", '[-q]'],
  ],
  [
    planOptions,
    'script with -f source and -t target, abort if source is missing',
    ["fail '-f is required'", '[-t TARGET]'],
  ],
  [
    planFiles,
    'remove .bak files older than 9 days in a folder, prompt before deleting, with a --dry-run option',
    ['read -r -p', 'if $dry; then exit 0; fi', 'xargs -0 rm --'],
  ],
  [
    planFiles,
    'copy all .ini files to /srv/conf and never overwrite existing ones',
    ['cp -n --', 'mkdir -p -- /srv/conf'],
  ],
  [planEach, "rename png files to jpg, don't replace existing files", ['[[ -e $target ]]', '*.png']],
  [
    planLineCount,
    'count the lines of all rust files in a repo, excluding target',
    ["-name '*.rs'", "'*/target/*'"],
  ],
  [
    planCsv,
    'sum the fourth column of a csv per value of the second column, skip the header',
    ['NR == 1 { next }', 'sum[$2] += $4'],
  ],
  [
    planCsv,
    'print the city and price columns of a csv where the stock column is over 5',
    ['print $at["city"], $at["price"]', '$at["stock"] > 5'],
  ],
  [
    planEach,
    'convert all wav files in a folder to mp3 with at most 3 jobs in parallel',
    ['>= 3', ') &', 'wait'],
  ],
  [
    planEach,
    'rename all files in a folder to lowercase and replace spaces with dashes',
    ['${name// /-}', '${plain,,}'],
  ],
  [
    planFiles,
    'find files bigger than 5 MB not modified in 60 days and delete them only with --force',
    ['-mtime +60 -size +5M', 'if $force; then rm'],
  ],
  [
    planLoop,
    'retry a command up to 4 times with exponential backoff',
    ['attempts=4', 'delay=$((delay * 2))'],
  ],
  [
    planLoop,
    'retry a command at most 3 times with increasing pauses between retries',
    ['attempts=3', 'delay=$((delay * 2))'],
  ],
  [
    planLoop,
    'check a list of websites in a file and print the http status code of each one',
    ['%{http_code}', 'echo "$status $target"'],
  ],
  [
    planEach,
    'change all spaces to dashes in the file names in a directory and print the number of renamed files',
    ['${name// /-}', 'done=$((done + 1))', 'echo "$done files renamed"'],
  ],
  [
    planFiles,
    'copy all .cfg files in ~/conf to /srv/conf and show how many were copied',
    ['"$HOME/conf"', 'cp -- "$file" /srv/conf/', 'echo "$count files copied"'],
  ],
  [
    planFiles,
    'remove .old files in /srv/drop that are older than 3 weeks, asking before each file',
    ["find /srv/drop -maxdepth 1 -type f -name '*.old' -mtime +21", 'read -r -p "Delete $file? [y/N] "'],
  ],
  [planFiles, 'move files older than a year to a museum folder', ['-mtime +365', 'mv -- "$file" museum/']],
  [
    planEach,
    'rename each .GIF file in ~/pics to lower case .gif, skip it if the new name already exists',
    ['~/pics/*.GIF', 'target=${file%.*}.gif', 'is there already'],
  ],
  [
    planEach,
    'change the extension of all .conf files to .ini and say how many were renamed',
    ['*.conf', 'echo "$done files renamed"'],
  ],
  [planEach, 'make all file extensions in a folder lower case', ['target=${file%.*}.${extension,,}']],
  [
    planLoop,
    'test every 20 seconds if a website responds and append a line to a file when it does not',
    ['if ! curl', '>>"$log"', 'sleep 20'],
  ],
  [
    planLoop,
    'check whether a list of web pages answers with 204 and show only those that do not',
    ['if [[ $status != 204 ]]; then echo "$target"; fi', 'done <"$1"'],
  ],
  [
    planLoop,
    'ping a list of servers and list the ones that do not respond',
    ['if ! ping', 'echo "$target is down"'],
  ],
  [
    planFiles,
    'make a directory named after the current date and move all csv files to that directory',
    ['today=$(date +%Y-%m-%d)', 'mkdir -p -- "$today"', 'mv -- "$file" "$today"/'],
  ],
  [planCsv, 'print the third column of a csv sorted, without duplicates', ['print $3', '| sort -u']],
  [planFiles, 'remove all .swp files', ['usage: $0 DIRECTORY', 'find "$1"']],
  [planLoop, 'follow app.log and beep when the text TIMEOUT shows up', ["-F -e 'TIMEOUT'", "printf '\\a"]],
  [planCsv, 'sort a csv by the third column, largest first, and keep the header', ['NR == 1', '-k3,3gr']],
  [planCsv, 'sort a csv by the city column', ["name='city'", '-k"${at},${at}"', 'has no column city']],
  [planEach, 'convert all heic photos in a directory to jpg', ['*.heic', '.jpg', 'convert "$file"']],
  [
    planLineCount,
    'count the lines per file extension in a folder, excluding dist',
    ["'*/dist/*'", 'lines[$1] += $2'],
  ],
  [
    planWaitForUrl,
    'wait until a url returns 204, every 3 seconds, and give up after 5 minutes with an error',
    ['== 204', 'SECONDS + 300', 'sleep 3'],
  ],
  [
    planRequiredVariables,
    'check that the environment variables API_KEY and API_HOST are set and exit 4 otherwise',
    ['for name in API_KEY API_HOST', 'exit 4'],
  ],
])('keeps what a script is asked for: %o %s', (plan, wish, parts) => {
  const snippet = plan(wish);
  for (const part of parts) expect(`${snippet?.definition}\n${snippet?.example}`).toContain(part);
});

test('what it does not understand is no script', () => {
  expect(planOptions('script with -a apple and -b banana that bakes a cake')).toBeUndefined();
  expect(planCsv('sum the second column of a csv and mail it')).toBeUndefined();
  expect(planCsv('sort a csv by the second column and remove duplicates')).toBeUndefined();
  expect(planLoop('watch a log file and notify me when it changes')).toBeUndefined();
});

test.each([
  ['divide a log file into chunks of 250 lines', 'split-lines', '{2:-250}'],
  ['split a csv file into chunks of 40 lines and repeat the header', 'split-with-header', '{2:-40}'],
])('parts have a header only where one is asked for: %s', async (prompt, task, part) => {
  const made = await generateCode({ prompt, language: 'bash' }, engineTools());
  expect(made).toMatchObject({ task, notes: [] });
  expect(made.code).toContain(part);
});

test('old dumps are deleted only where the wish says so', async () => {
  const make = (prompt: string) => generateCode({ prompt, language: 'bash' }, engineTools());
  expect((await make('back up a mysql database')).code).not.toContain('-delete');
  expect((await make('back up a mysql database and delete dumps older than 9 days')).code).toContain(
    '-mtime +9 -delete',
  );
});

test.each([
  ['end a process by its name with a confirmation prompt', 'read -r -p "Go on?', 'kill_name "$1"'],
  ['asks for a name and creates a folder with it unless it exists', 'set -- "$answer"', 'make_folder "$1"'],
  ['back up a mariadb database', 'mysqldump', 'printf'],
  ['show the lines, words and bytes of a file', 'wc -w', 'usage: $0 FILE'],
  ['show the 3 largest files of a folder and save the results to sizes.txt', 'tee -a sizes.txt', 'NR <= 3'],
  ['checks the disk space and logs an alert if it is above 70%', '%(%Y-%m-%d %H:%M:%S)T', '{1:-70}'],
])('a script asks, counts and logs: %s', async (prompt, log, part) => {
  const made = await generateCode({ prompt, language: 'bash' }, engineTools());
  expect(made.notes).toEqual([]);
  expect(made.code).toContain(log);
  expect(made.code).toContain(part);
});
