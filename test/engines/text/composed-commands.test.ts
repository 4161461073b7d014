import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const commandIn = (text: string): string | undefined => /```sh\n(.+)\n```/.exec(text)?.[1];

test.each<[question: string, command: string]>([
  [
    'find .jpg files bigger than 5 MB changed in the last 3 days',
    'find . -type f -name "*.jpg" -size +5M -mtime -3',
  ],
  ['list empty folders called tmp in /opt', 'find /opt -type d -name "tmp" -empty'],
  [
    'find json files under 10 KB, excluding dist',
    'find . -type f -name "*.json" -not -path "*/dist/*" -size -10240c',
  ],
  [
    'how many files in /var/mail are older than two weeks and owned by bob',
    'find /var/mail -type f -user bob -mtime +14 | wc -l',
  ],
  [
    'delete .bak files not modified for 90 days in /backup',
    'find /backup -type f -name "*.bak" -mtime +90 -delete',
  ],
  [
    'find markdown files containing "draft" modified today',
    'find . -type f -name "*.md" -newermt "$(date +%F)" -exec grep -l "draft" {} +',
  ],
  ['sort a tsv by the 5th column in descending order', "sort -t$'\\t' -k5,5r FILE"],
  [
    'sort prices.csv by column 2 numerically, keeping the header',
    'head -n 1 prices.csv && tail -n +2 prices.csv | sort -t, -k2,2n',
  ],
  ['how do I sort a file by the third field and drop duplicates', 'sort -k3,3 FILE | uniq'],
  [
    'git: commits by Carol in lib/ since 2025-03-01',
    'git log --author="Carol" --since="2025-03-01 00:00" --oneline -- lib/',
  ],
  [
    'show the last 8 commits by me without merge commits',
    'git log --author="$(git config user.email)" --no-merges -n 8 --oneline',
  ],
  [
    'how many commits did Dan make in the last 3 weeks',
    'git log --author="Dan" --since="3 weeks ago" --oneline | wc -l',
  ],
  ['how can I unpack site.tar.zst', 'tar xf site.tar.zst'],
  ['untar an archive', 'tar xf archive.tar.gz'],
  ['extract photos.rar to /media/in', 'mkdir -p /media/in && unrar x photos.rar /media/in/'],
  ['decompress a bz2 file', 'bunzip2 -k file.bz2'],
  ['open a 7z archive on linux', '7z x archive.7z'],
  ['list files by date with hidden ones, oldest first', 'ls -lhAtr'],
  ['display notes.txt with line numbers', 'cat -n notes.txt'],
  ['number the lines of a file', 'cat -n FILE'],
  [
    'iterate over the lines of a file and echo each with its line number',
    `n=0; while IFS= read -r line; do n=$((n + 1)); printf '%d: %s\\n' "$n" "$line"; done < FILE`,
  ],
])('%s', async (question, command) => {
  const { skill, text } = await ask(question);
  expect([skill, commandIn(text)]).toEqual(['recipe', command]);
});

test.each([
  'find .log files over 50 MB that nobody opened since the release',
  'sort a file by the third column and email it to Ann',
  'delete .tmp files bigger than 5 MB and older than the newest backup',
  'find files larger than 5 MB and smaller than 10 MB in /srv',
])('a condition that is not known is not dropped: %s', async (question) => {
  const { skill, text } = await ask(question);
  expect(skill === 'fallback' || text.includes('_Not answered: ')).toBe(true);
});

test.each<[question: string, formula: string]>([
  ['excel: total of column F where column C says "open"', '=SUMIF(C:C, "open", F:F)'],
  ['average B2:B9 in google sheets', '=AVERAGE(B2:B9)'],
  [
    'spreadsheet formula to sum column D if column A is north and column B is at least 20',
    '=SUMIFS(D:D, A:A, "north", B:B, ">=20")',
  ],
  ['count cells in column E that start with "INV" in excel', '=COUNTIF(E:E, "INV*")'],
  ['excel: if C4 is less than 10 show "order" else "fine"', '=IF(C4<10, "order", "fine")'],
  ['how do I add a running total in excel', '=SUM(B$2:B2)'],
  ['vlookup formula', '=VLOOKUP(A2, D:F, 3, FALSE)'],
])('%s', async (question, formula) => {
  expect((await ask(question)).text).toContain(`\n${formula}\n`);
});

test('a formula whose condition is not known is not guessed', async () => {
  expect((await ask('excel: sum column B where column A is between Easter and May')).skill).toBe('fallback');
});
