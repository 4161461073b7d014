import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function scriptOf(wish: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, engineTools());
  expect(notes).toEqual([]);
  return code;
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'octet-duties-'));

/** Standard output with the exit status of a script, which finds `tools` before those of the machine. */
async function ran(
  wish: string,
  args: readonly string[],
  {
    cwd = folder(),
    input = '',
    tools = {},
  }: { cwd?: string; input?: string; tools?: Record<string, string> } = {},
): Promise<string> {
  const bin = join(cwd, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, text] of Object.entries(tools))
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${text}\n`, { mode: 0o755 });
  const { stdout, status } = spawnSync('bash', ['-c', await scriptOf(wish), 'script', ...args], {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, HOME: cwd },
  });
  return `${stdout}${status}`;
}

function repository(): string {
  const at = folder();
  execFileSync(
    'bash',
    [
      '-c',
      'git init -qb main . && git config user.email a@example.com && git config user.name A && git commit -q --allow-empty -m one && git branch done1 && git branch done2 && git branch staging && git checkout -qb open && git commit -q --allow-empty -m two && git checkout -q main',
    ],
    { cwd: at, stdio: 'pipe' },
  );
  return at;
}

const branches = (cwd: string): string =>
  execFileSync('git', ['branch', '--format=%(refname:short)'], { cwd, encoding: 'utf8' })
    .trim()
    .replaceAll('\n', ' ');

test('merged branches go only after a yes, and protected ones stay', async () => {
  const one = repository();
  await ran('list the merged git branches and ask before deleting each of them', [], {
    cwd: one,
    input: 'n\ny\nn\n',
  });
  expect(branches(one)).toBe('done1 main open staging');
  const all = repository();
  await ran('delete local git branches merged into main, confirm first, never delete staging', [], {
    cwd: all,
    input: 'y\n',
  });
  expect(branches(all)).toBe('main open staging');
});

test.each([
  [
    'wait for a host and port, timeout in seconds as third argument, exit code 1 if it is not reachable',
    ['127.0.0.1', '1', '1'],
    '1',
  ],
  ['calculator script with two numbers and an operator', ['7', '/', '2'], '3.5\n0'],
  ['calculator that takes two numbers and an operator, handles division by zero', ['7', '/', '0'], '1'],
  ['check whether an ip address is valid', ['192.168.1.256'], 'invalid\n1'],
  ['check whether an ip address is valid', ['192.168.1.25'], 'valid\n0'],
  ['convert a unix timestamp to a date in UTC', ['86400'], '1970-01-02 00:00:00\n0'],
  ['countdown timer of 1 second with a beep at the end', [], '\r00:01 \r00:00\n\u0007Time is up!\n0'],
  ['warn if less than 1 MB of memory is available', [], /^\d+ MB of memory are available\n0$/],
  ['warn if available memory is below 9999999 MB', [], '1'],
])('a script does its duty: %s', async (wish, args, said) => {
  expect(await ran(wish, args)).toEqual(said instanceof RegExp ? expect.stringMatching(said) : said);
});

test('logs are counted per address and per path', async () => {
  const at = folder();
  writeFileSync(
    join(at, 'auth.log'),
    'Jan 1 host sshd[1]: Failed password for root from 10.0.0.1 port 1 ssh2\nJan 1 host sshd[1]: Failed password for invalid user x from 10.0.0.2 port 1 ssh2\nJan 1 host sshd[1]: Failed password for root from 10.0.0.1 port 1 ssh2\nJan 1 host sshd[1]: Accepted password for ida from 10.0.0.3 port 1 ssh2\n',
  );
  expect(await ran('count failed ssh logins per ip from auth.log', ['auth.log'], { cwd: at })).toBe(
    '2 10.0.0.1\n1 10.0.0.2\n0',
  );
  writeFileSync(
    join(at, 'access.log'),
    '1.1.1.1 - - [x] "GET /a HTTP/1.1" 404 1 "-" "x"\n1.1.1.1 - - [x] "GET /b HTTP/1.1" 404 1 "-" "x"\n1.1.1.1 - - [x] "GET /a HTTP/1.1" 404 1 "-" "x"\n1.1.1.1 - - [x] "GET /c HTTP/1.1" 200 404 "-" "x"\n',
  );
  expect(await ran('top 1 of the urls with 404 in an nginx access log', ['access.log'], { cwd: at })).toBe(
    '2 /a\n0',
  );
});

test('a service is restarted after so many failures in a row', async () => {
  const at = folder();
  const tools = {
    sleep: 'echo tick >>ticks; if (($(wc -l <ticks) >= 5)); then kill $PPID; fi',
    curl: 'n=$(cat n 2>/dev/null || echo 0); echo $((n + 1)) >n; if ((n == 1)); then printf 200; else printf 500; fi',
    systemctl: 'echo "$@" >>calls',
  };
  await ran(
    'restart a systemd service if its health url does not answer with 200 three times in a row',
    ['web', 'http://x'],
    { cwd: at, tools },
  );
  expect(readFileSync(join(at, 'calls'), 'utf8')).toBe('restart web\n');
});

test('a to-do list is kept in a file', async () => {
  const at = folder();
  const wish = 'todo list script in a text file with add, list, done and remove commands';
  await ran(wish, ['add', 'buy', 'milk'], { cwd: at });
  await ran(wish, ['add', 'sleep'], { cwd: at });
  await ran(wish, ['done', '2'], { cwd: at });
  expect(await ran(wish, ['list'], { cwd: at })).toBe('  1. [ ] buy milk\n  2. [x] sleep\n0');
  await ran(wish, ['remove', '1'], { cwd: at });
  expect(readFileSync(join(at, 'todo.txt'), 'utf8')).toBe('[x] sleep\n');
  expect(await ran(wish, ['done', '5'], { cwd: at })).toBe('1');
});

test('a commit hook looks at what is staged', async () => {
  const at = repository();
  writeFileSync(join(at, 'a.js'), 'console.log(1)\n');
  const wish = 'pre-commit hook that rejects a commit if a staged file contains console.log';
  execFileSync('git', ['add', '.'], { cwd: at });
  expect(await ran(wish, [], { cwd: at })).toBe('a.js:1:console.log(1)\n1');
  writeFileSync(join(at, 'a.js'), 'ok\n');
  expect(await ran(wish, [], { cwd: at })).toMatch(/1$/);
  execFileSync('git', ['add', 'a.js'], { cwd: at });
  expect(await ran(wish, [], { cwd: at })).toBe('0');
});

test('archives of all kinds go into folders of their own', async () => {
  const at = folder();
  execFileSync('bash', ['-c', 'echo 1 >x; tar -czf one.tar.gz x; gzip -k x; mv x.gz two.gz; rm x'], {
    cwd: at,
  });
  expect(
    await ran('extract any archive by its extension (tar.gz, zip, 7z)', ['one.tar.gz', 'two.gz', 'no.zip'], {
      cwd: at,
    }),
  ).toBe('1');
  expect([existsSync(join(at, 'one/x')), existsSync(join(at, 'two/two'))]).toEqual([true, true]);
});

test('a template with getopts cleans up after itself', async () => {
  const script = await scriptOf(
    'bash template with getopts: -e environment, -v verbose, -h help, strict mode and a trap that removes the temporary directory on exit',
  );
  const said = execFileSync('bash', ['-c', script, 'script', '-e', 'prod'], { encoding: 'utf8' });
  expect(said).toContain('environment: prod');
  expect(existsSync(/working in (\S+)/.exec(said)?.[1] ?? '/')).toBe(false);
});

test('a number is guessed within the attempts', async () => {
  const wish = 'number guessing game between 5 and 6 with at most 2 attempts';
  expect(await ran(wish, [], { input: '5\n6\n' })).toMatch(/Right! You needed [12] guesses\.\n0$/);
  expect(await ran(wish, [], { input: '1\nx\n9\n' })).toMatch(
    /Too low\.\nPlease enter a whole number\.\nToo high\.\nGame over: it was [56]\.\n1$/,
  );
});

test('a project gets its folders and files', async () => {
  const at = folder();
  expect(
    await ran('script that creates a project folder with src, tests and a README', ['demo'], { cwd: at }),
  ).toBe('made demo\n0');
  expect(readFileSync(join(at, 'demo/README.md'), 'utf8')).toBe('# demo\n');
  expect(existsSync(join(at, 'demo/tests'))).toBe(true);
});
