import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { FakeKeyboard } from '../../support/streams.ts';
import { json, tokenStream } from '../../support/wire.ts';

const CHAT = 'POST /chat/completions';

function talking(...answers: string[]) {
  const keyboard = new FakeKeyboard();
  const cli = octet(
    { [CHAT]: answers.map((answer) => tokenStream(answer)) },
    { stdin: keyboard, terminal: 80 },
  );
  return { cli, type: (keys: string) => keyboard.push(keys) };
}

test('questions and answers, until Ctrl-D', async () => {
  const { cli, type } = talking('four', 'blue');
  const ended = cli.run('chat', '--color', 'never');
  type('what is two and two?\r');
  type('and the sky?\r');
  type('\x04');
  expect(await ended).toBe(0);
  expect(cli.stdout).toContain('four');
  expect(cli.stdout).toContain('blue');
  expect(cli.sent).toHaveLength(2);
});

test('/help, a command that does not exist, and /exit ask nothing', async () => {
  const { cli, type } = talking();
  const ended = cli.run('chat', '--color', 'never');
  type('/help\r');
  type('/nonsense\r');
  type('/exit\r');
  expect(await ended).toBe(0);
  expect(cli.stderr).toContain('/retry');
  expect(cli.stderr).toContain('unknown command /nonsense');
  expect(cli.sent).toEqual([]);
});

test('what is said with every answer is shown once', async () => {
  const keyboard = new FakeKeyboard();
  const answer = json({ choices: [{ message: { content: 'yes' } }], attribution: 'Made with care' });
  const cli = octet({ [CHAT]: [answer, answer] }, { stdin: keyboard, terminal: 80 });
  const ended = cli.run('chat', '--no-stream', '--color', 'never');
  keyboard.push('one?\r');
  keyboard.push('two?\r');
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  expect(cli.sent).toHaveLength(2);
  expect(cli.stderr.split('Made with care')).toHaveLength(2);
});

test('an address that is missing is told before anything is asked', async () => {
  const cli = octet(
    {},
    { stdin: new FakeKeyboard(), terminal: 80, env: { OCTET_BASE_URL: undefined, OCTET_ENV: 'sandbox' } },
  );
  expect(await cli.run('chat')).toBe(2);
  expect(cli.stderr).toContain('octet config set sandbox_url');
});

/** Types one line after another, each when the prompt is there again, and gives back all that was shown. */
async function session(lines: readonly string[], options: Parameters<typeof localOctet>[0] = {}) {
  const keyboard = new FakeKeyboard();
  const cli = localOctet({ stdin: keyboard, terminal: 80, ...options });
  const ended = cli.run('chat', '--color', 'never');
  for (const line of lines) keyboard.push(`${line}\r`);
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  return cli;
}

test('the footer is about this answer, /usage about all of them', async () => {
  const { stderr } = await session(['what is 2 + 2?', 'what is 3 + 3?', '/usage', '/tokens']);
  const footers = [...stderr.matchAll(/(\d+) tokens? in, (\d+) out · (\d+) credits? · [\d.]+ s/g)];
  expect(footers).toHaveLength(2);
  const out = footers.reduce((sum, [, , count]) => sum + Number(count), 0);
  expect(stderr).toMatch(new RegExp(`in all \\d+ tokens in, ${out} out, \\d+ credits?; \\d+ credits left`));
  expect(stderr).toMatch(/about \d+ tokens in 4 messages will be sent with your next question/);
});

test('/usage of a continued or loaded conversation counts what was asked before', async () => {
  const cli = localOctet({ terminal: 80 });
  expect(await cli.run('chat', '--session', 'work', 'what is 2 + 2?', '-q')).toBe(0);
  const { home } = cli;
  const counted = async (lines: readonly string[]) => {
    const { stderr } = await session(lines, { home });
    return /in all \d+ tokens in, \d+ out, (\d+) credits?;/.exec(stderr)?.[1];
  };
  expect(await counted(['/load work', '/usage'])).toBe('1');
  expect(await counted(['/load work', 'what is 3 + 3?', '/usage'])).toBe('2');
});

test('/edit TEXT hands that text to the editor and shows what was sent', async () => {
  const { stderr, stdout } = await session(['/edit what is 1 + 1?'], {
    env: { EDITOR: 'ed -x' },
    launch: async (program, args) => {
      expect([program, args[0]]).toEqual(['ed', '-x']);
      const path = args.at(-1) ?? '';
      expect(readFileSync(path, 'utf8')).toBe('what is 1 + 1?');
      writeFileSync(path, 'what is 20 + 3?\n');
      return 0;
    },
  });
  expect(stderr).toContain('› what is 20 + 3?');
  expect(stdout).toContain('23');
});

test.each([
  ['tmux', { TMUX: '/tmp/t,1,0' }, [['tmux', 'load-buffer', '-w', '-']]],
  ['Wayland', { WAYLAND_DISPLAY: 'w' }, [['wl-copy']]],
  ['X11', { DISPLAY: ':0' }, [['xclip', '-selection', 'clipboard']]],
  ['ssh, where the terminal is asked', { SSH_TTY: '/dev/pts/1', DISPLAY: ':0' }, []],
])('/copy in %s', async (_, env, programs) => {
  const copied: (string | undefined)[] = [];
  const cli = await session(['what is 2 + 2?', '/copy'], {
    env,
    launch: async (_program, _args, options) => {
      copied.push(options?.input);
      return 0;
    },
  });
  expect(cli.launched).toEqual(programs);
  const sequence = /\x1b\]52;c;([\w+/=]+)\x07/.exec(cli.stderr)?.[1];
  const text = copied[0] ?? Buffer.from(sequence ?? '', 'base64').toString();
  expect(text).toContain('4');
  expect(cli.stderr).toContain('answer copied');
});

test('/sessions lists, /load goes on by the beginning of an id, -c says what it continues', async () => {
  const cli = await session(['remember the number 7'], { random: () => 0.5 });
  const { home } = cli;
  const [id = ''] = readdirSync(join(home, '.local/state/octet/history')).filter((name) => name !== 'latest');
  const again = await session(['/sessions', `/load ${id.slice(0, 6)}`, '/load none'], { home });
  expect(again.stderr).toContain(id.replace('.jsonl', ''));
  expect(again.stderr).toMatch(/continuing \S+: remember the number 7 \(1 question\)/);
  expect(again.stderr).toContain('› remember the number 7');
  expect(again.stderr).toContain("no conversation 'none'");
  const once = localOctet({ home, terminal: 80 });
  expect(await once.run('chat', '-c', 'and half of it?', '--color', 'never')).toBe(0);
  expect(once.stderr).toContain('continuing ');
});
