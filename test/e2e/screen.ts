import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { BIN, environment, freshHome } from './octet.ts';

/** A real terminal: tmux draws it, and is asked what a person would see. */
export interface Screen {
  type(keys: string): void;
  resize(columns: number, rows?: number): Promise<void>;
  /** The lines on the screen now, without blank lines at the end. */
  lines(): Promise<string[]>;
  /** Everything from the beginning, with the sequences for colour and bold. */
  styled(): Promise<string>;
  /** Everything from the beginning, scrolled off or not; lines that the terminal broke are joined. */
  all(): Promise<string>;
  /** Waits until the whole of it fulfils this. */
  until(wanted: string | RegExp | ((text: string) => boolean)): Promise<string>;
  readonly home: string;
}

export const HAS_TMUX = spawnSync('tmux', ['-V']).status === 0;
/** In the name of a test that is left out. */
export const NEEDS = HAS_TMUX ? '' : ' (left out: tmux is not installed)';

/** A test that waits in vain shows what is on the screen instead. */
const PATIENCE_MS = 45_000;

export const ENTER = '\r';
export const CTRL_C = '\x03';
export const CTRL_D = '\x04';
export const CTRL_R = '\x12';
export const CTRL_Z = '\x1a';
export const UP = '\x1b[A';

export interface ScreenOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly home?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A shell on a terminal, in which `octet` is the built command. */
export async function openScreen({
  columns = 80,
  rows = 24,
  home = freshHome(),
  env = {},
}: ScreenOptions = {}): Promise<Screen> {
  const place = mkdtempSync(join(tmpdir(), 'octet-tmux-'));
  const rc = join(place, 'rc');
  writeFileSync(rc, `PS1='$ '; octet() { "${process.execPath}" "${BIN}" "$@"; }\n`);
  const socket = join(place, 'socket');
  const given = environment(home, { TERM: 'xterm-256color', SHELL: '/bin/bash', ...env });
  const shell = `cd '${home}' && exec bash --noprofile --rcfile '${rc}' -i`;
  const size = ['-x', String(columns), '-y', String(rows)];
  const tmux = spawn('tmux', ['-S', socket, '-f', '/dev/null', '-C', 'new-session', ...size, shell], {
    env: given,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const events = new EventEmitter();
  const replies: ((lines: string[]) => void)[] = [];
  let reply: string[] | undefined;
  createInterface({ input: tmux.stdout }).on('line', (line) => {
    if (line.startsWith('%begin')) reply = [];
    else if (reply && /^%(end|error)/.test(line)) {
      replies.shift()?.(reply);
      reply = undefined;
    } else if (reply) reply.push(line);
    else if (line.startsWith('%output')) events.emit('output');
  });
  // The answer to the new session itself comes first.
  await new Promise<string[]>((resolve) => replies.push(resolve));
  const order = (command: string): Promise<string[]> =>
    new Promise((resolve) => {
      replies.push(resolve);
      tmux.stdin.write(`${command}\n`);
    });
  onTestFinished(async () => {
    const [shellPid = ''] = await order('display-message -p "#{pane_pid}"');
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--sid', shellPid], { encoding: 'utf8' });
    // At once: a command that tidies up would write into a folder that is being removed.
    const ended = tmux.exitCode === null && tmux.signalCode === null ? once(tmux, 'close') : undefined;
    for (const pid of stdout.split('\n').map(Number)) if (pid > 0) kill(pid);
    // Without its last shell the server may have ended by itself.
    tmux.stdin.on('error', () => undefined).write('kill-server\n');
    await ended;
    rmSync(place, { recursive: true, force: true });
  });
  await order(`refresh-client -C ${columns}x${rows}`);
  const screen: Screen = {
    home,
    type(keys) {
      const codes = [...Buffer.from(keys)].map((byte) => byte.toString(16).padStart(2, '0'));
      void order(`send-keys -H ${codes.join(' ')}`);
    },
    async resize(toColumns, toRows = rows) {
      await order(`refresh-client -C ${toColumns}x${toRows}`);
      const [tty = ''] = await order('display-message -p "#{pane_tty}"');
      const told = () => spawnSync('stty', ['-F', tty, 'size'], { encoding: 'utf8' }).stdout.split(' ');
      // tmux draws its own side at once, and tells the program up to a quarter of a second later.
      while (Number(told()[1]) !== toColumns) await order('display-message -p ""');
    },
    async lines() {
      return (await order('capture-pane -p'))
        .map((line) => line.trimEnd())
        .join('\n')
        .trimEnd()
        .split('\n');
    },
    async styled() {
      return (await order('capture-pane -p -e -S -')).join('\n');
    },
    async all() {
      return (await order('capture-pane -p -J -S -'))
        .map((line) => line.trimEnd())
        .join('\n')
        .trimEnd();
    },
    async until(wanted) {
      const isThere = (text: string) =>
        typeof wanted === 'function'
          ? wanted(text)
          : typeof wanted === 'string'
            ? text.includes(wanted)
            : wanted.test(text);
      const patience = AbortSignal.timeout(PATIENCE_MS);
      for (;;) {
        const changed = once(events, 'output', { signal: patience }).catch(() => undefined);
        const text = await screen.all();
        if (isThere(text)) return text;
        if (patience.aborted) throw new Error(`not on the screen: ${wanted}\n${text}`);
        await changed;
      }
    },
  };
  await screen.until('$');
  return screen;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
