import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const folder = mkdtempSync(join(tmpdir(), 'octet-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

/** The program in a file of its own folder; nothing of the wish may be left out. */
async function made(
  prompt: string,
): Promise<{ readonly at: string; readonly run: (...args: string[]) => string }> {
  const { code, notes } = await generateCode({ prompt }, tools);
  expect(notes).toEqual([]);
  const at = mkdtempSync(join(folder, 'program-'));
  writeFileSync(join(at, 'program.py'), code);
  const run = (...args: string[]): string => {
    const ended = spawnSync('python3', ['program.py', ...args], {
      cwd: at,
      encoding: 'utf8',
      env: { ...process.env, HOME: at },
    });
    return `${ended.stdout}${ended.status === 0 ? '' : `${ended.stderr}status ${ended.status}\n`}`;
  };
  return { at, run };
}

describe.runIf(hasPython)('programs in Python do what the wish says', () => {
  test.each([
    'python decorator retry(tries=4, wait=0.2, errors=(OSError,)) with exponential backoff and a unittest that does not really sleep',
    'python function parse_span("2d4h") that returns seconds as an int and raises ValueError on anything else, with unittest tests',
    'python function is_iban_ok that checks an IBAN (DE, NL) with mod 97, spaces allowed, plus unittest',
    'Python class PageCache, an LRU cache with get, put and a capacity, thread-safe, with unittest tests',
    'python function that takes a list of numbers and returns min, max, mean and median in a dict, ValueError for an empty list, plus unittest',
    'python dataclass Receipt with items (title, quantity, price, tax_rate) and methods net, tax and gross using Decimal, unittest included',
    'python cli bookmarks in bookmarks.json: add, list, delete, ids never reused, with unittest',
  ])('its own tests pass: %s', async (prompt) => {
    const { at } = await made(prompt);
    const { stderr, status } = spawnSync(
      'python3',
      ['-W', 'error::SyntaxWarning', '-m', 'unittest', 'program'],
      { cwd: at, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/Ran [3-9] tests|Ran \d\d tests|Ran 2 tests/);
    expect(status).toBe(0);
  });

  test('revenue is quantity times price, and rows are skipped for the reason that is given', async () => {
    const { at, run } = await made(
      'python script that reads orders.csv (day; article; quantity; unit_price; semicolon separated, decimal comma), prints revenue per month sorted by revenue descending, skip rows where quantity is not a number and say how many were skipped',
    );
    writeFileSync(
      join(at, 'orders.csv'),
      'day;article;quantity;unit_price\n2024-01-03;a;2;3,50\n2024-02-01;b;x;9,00\n2024-02-09;a;3;10,00\n',
    );
    expect(run()).toBe('month    revenue\n2024-02    30.00\n2024-01     7.00\nskipped rows: 1\n');
  });

  test('a row that no rule names ends the report with its line', async () => {
    const { at, run } = await made(
      'python script that reads sales.csv (date, sku, qty, unit_price) and prints revenue per sku, skipping rows where qty is empty',
    );
    writeFileSync(join(at, 'sales.csv'), 'date,sku,qty,unit_price\n2024-01-03,a,,3\n2024-01-03,a,2,three\n');
    expect(run()).toBe("cannot read the data: line 3: not a number: 'three'\nstatus 1\n");
  });

  test.each(['tasks kept in ~/.tasks.json', 'tasks with sqlite'])(
    'ids of deleted %s do not come again',
    async (where) => {
      const { run } = await made(
        `argparse cli in python for ${where}: add, list, done and remove; unknown ids print a message and exit with code 3`,
      );
      expect(run('add', 'one') + run('add', 'two') + run('remove', '2') + run('add', 'three')).toContain(
        'added task 3',
      );
      expect(run('done', '1') + run('list')).toBe('task 1 is done\n   1  x  one\n   3     three\n');
      expect(run('remove', '2')).toBe('there is no task with the id 2\nstatus 3\n');
    },
  );

  test('photos are named by the time of their last change, and no file is lost', async () => {
    const { at, run } = await made(
      'python script to rename all photos in a folder to YYYY-MM-DD_HHMM.jpg by modification time, never overwrite a file, --dry-run flag',
    );
    mkdirSync(join(at, 'photos'));
    for (const [name, minute] of [
      ['a.jpg', 5],
      ['b.JPEG', 5],
      ['c.jpg', 6],
    ] as const) {
      writeFileSync(join(at, 'photos', name), name);
      const time = new Date(2024, 2, 1, 9, minute);
      utimesSync(join(at, 'photos', name), time, time);
    }
    run('--dry-run', 'photos');
    expect(readdirSync(join(at, 'photos')).sort()).toEqual(['a.jpg', 'b.JPEG', 'c.jpg']);
    run('photos');
    expect(readdirSync(join(at, 'photos')).sort()).toEqual([
      '2024-03-01_0905.jpg',
      '2024-03-01_0905_1.jpg',
      '2024-03-01_0906.jpg',
    ]);
  });

  test('small files are no duplicates where the wish leaves them out', async () => {
    const { at, run } = await made(
      'python script that finds duplicate files by md5 below a folder, skip files smaller than 2 KB, output as json',
    );
    for (const [name, text] of [
      ['a', 'x'.repeat(3000)],
      ['b', 'x'.repeat(3000)],
      ['c', 'y'],
      ['d', 'y'],
    ] as const)
      writeFileSync(join(at, name), text);
    expect(JSON.parse(run('.'))).toEqual([{ size: 3000, wasted: 3000, files: ['a', 'b'] }]);
  });

  test('only the answers that were asked for are counted, from a compressed log too', async () => {
    const { at, run } = await made(
      'python: top 3 IPs by number of 404 responses in an nginx access log, the file may be gzipped',
    );
    const line = (ip: string, status: number): string =>
      `${ip} - - [10/Oct/2024:13:55:36 +0000] "GET / HTTP/1.1" ${status} 1 "-" "-"\n`;
    writeFileSync(join(at, 'a.log'), line('1.1.1.1', 200) + line('1.1.1.1', 200) + line('2.2.2.2', 404));
    execFileSync('gzip', [join(at, 'a.log')]);
    expect(run('a.log.gz')).toBe('3 requests\ntop 3 IPs by 404 responses:\n       1  2.2.2.2\n');
  });

  test('days of a log are told in a file, and the file is not read instead', async () => {
    const { at, run } = await made(
      'parse an nginx log in python and count requests per day, write per_day.csv',
    );
    writeFileSync(
      join(at, 'access.log'),
      '1.1.1.1 - - [09/Oct/2024:13:55:36 +0000] "GET / HTTP/1.1" 200 1 "-" "-"\n'.repeat(2),
    );
    run();
    expect(readFileSync(join(at, 'per_day.csv'), 'utf8')).toBe('day,count\r\n2024-10-09,2\r\n');
  });

  test('records that share a key are all joined', async () => {
    const { at, run } = await made(
      'python: join orders.csv and customers.csv on customer_id and print the total per customer',
    );
    writeFileSync(join(at, 'orders.csv'), 'customer_id,amount\n1,5\n1,7\n2,1\n');
    writeFileSync(join(at, 'customers.csv'), 'customer_id,customer\n1,Ada\n2,Bob\n');
    expect(run()).toBe('Ada: 12.00\nBob: 1.00\n');
  });

  test('nested keys become columns that are joined as the wish says', async () => {
    const { at, run } = await made(
      'python script: flatten a nested json file into csv, keys joined with underscores, lists separated by pipes, input and output file as arguments',
    );
    writeFileSync(join(at, 'in.json'), '[{"a": {"b": 1}, "c": [1, 2]}, {"d": null}]');
    expect(run('in.json', 'out.csv')).toBe('out.csv: 2 rows\n');
    expect(readFileSync(join(at, 'out.csv'), 'utf8')).toBe('a_b,c,d\r\n1,1|2,\r\n,,\r\n');
  });
});

test.each([
  [
    'pandas: read power.csv (time, meter, kwh), daily sums per meter, write daily.csv',
    ['groupby("meter")["kwh"].resample("1D").sum()', 'TARGET = "daily.csv"'],
  ],
  [
    'FastAPI endpoint POST /bookings with room_id int, guests between 1 and 8, arrival date in the future, 422 with clear messages',
    [
      'room_id: int',
      'guests: int = Field(ge=1, le=8)',
      '@field_validator("arrival_date")',
      '@app.exception_handler',
    ],
  ],
  [
    'aiohttp downloader in python, at most 4 parallel, urls from urls.txt, retries 3 times, prints the failed ones at the end',
    ['PARALLEL = 4', 'TRIES = 4', 'aiohttp.ClientSession'],
  ],
  [
    'fit y = a*x**2 + b to points.txt with scipy, print the parameters with standard errors',
    ['def model(x, a, b):', 'np.sqrt(np.diag(covariance))'],
  ],
])('what a program with libraries does is that of the wish: %s', async (prompt, parts) => {
  const { code, language, notes } = await generateCode({ prompt }, tools);
  expect([language, notes]).toEqual(['python', []]);
  for (const part of parts) expect(code).toContain(part);
});

test('what no kind reads is told', async () => {
  const { notes } = await generateCode(
    {
      prompt:
        'python cli for notes with add, list and delete, saved in notes.json, synchronised with Dropbox',
    },
    tools,
  );
  expect(notes.join()).toMatch(/Dropbox/);
});
