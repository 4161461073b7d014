import { constants } from 'node:fs';
import { access, lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versions } from 'node:process';
import type { Context } from '../../context.ts';
import { bad, type Finding, finding, good, notice } from './findings.ts';

const OLDEST_NODE = [20, 18] as const;

export async function aboutMachine(context: Context): Promise<Finding[]> {
  return [
    node(),
    good('octet', context.version),
    await finding('settings', () => settings(context)),
    await finding('keys', () => keys(context)),
    await finding('state', () => state(context)),
    proxy(context),
    ...tls(context),
    terminal(context),
    await completion(context),
  ];
}

function node(): Finding {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return good('node', versions.node);
  return bad(
    'node',
    'usage',
    `${versions.node} is too old`,
    `install Node.js ${oldMajor}.${oldMinor} or newer`,
  );
}

async function settings(context: Context): Promise<Finding> {
  const path = context.store.configPath;
  if (path === undefined) return notice('settings', 'no home directory', 'set HOME or OCTET_CONFIG_DIR');
  await context.store.read();
  // Not there.
  const there = await lstat(path).catch(() => undefined);
  return good('settings', there ? path : `none yet (${path})`);
}

async function keys(context: Context): Promise<Finding> {
  const stored = await context.store.readKeys();
  const count = Object.values(stored).reduce((sum, origins) => sum + Object.keys(origins).length, 0);
  return good('keys', count === 0 ? 'none stored' : `${count} stored, readable by you alone`);
}

async function state(context: Context): Promise<Finding> {
  const directory = context.directories.state;
  if (directory === undefined) return notice('state', 'no home directory', 'set HOME or OCTET_STATE_DIR');
  const writable = await nearestWritable(directory);
  return writable
    ? good('state', directory)
    : bad('state', 'io', `${directory} cannot be written`, 'set OCTET_STATE_DIR');
}

async function nearestWritable(path: string): Promise<boolean> {
  for (let place = path; ; place = dirname(place)) {
    // Not there.
    const found = await lstat(place).catch(() => undefined);
    if (found) {
      return access(place, constants.W_OK).then(
        () => true,
        // A finding, not an error.
        () => false,
      );
    }
    if (dirname(place) === place) return false;
  }
}

function proxy({ env }: Context): Finding {
  const address = env.https_proxy || env.HTTPS_PROXY || env.http_proxy || env.HTTP_PROXY;
  if (!address) return good('proxy', 'none');
  const host = URL.canParse(address) ? new URL(address).host : 'invalid address';
  return notice('proxy', host, 'unset it, or list direct hosts in NO_PROXY');
}

function tls({ env }: Context): Finding[] {
  if (env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return [];
  return [bad('tls', 'unsafe', 'certificates are not verified', 'unset NODE_TLS_REJECT_UNAUTHORIZED')];
}

function terminal({ terminal: { out, err }, env }: Context): Finding {
  if (!out.isTTY && !err.isTTY) return good('terminal', 'none: plain output');
  const colours = ['no colour', '16 colours', '256 colours', '16 million colours'][
    Math.max(out.color, err.color)
  ];
  const pictures = env.KITTY_WINDOW_ID
    ? 'kitty images'
    : env.TERM_PROGRAM === 'iTerm.app'
      ? 'iTerm images'
      : 'block images';
  return good('terminal', `${out.columns} columns, ${colours}, ${pictures}`);
}

/** The places each shell loads scripts from, and the start-up file that may call octet instead. */
const COMPLETION: Readonly<Record<string, { places: string[]; startup: string; remedy: string }>> = {
  bash: {
    places: ['.local/share/bash-completion/completions/octet', '.bash_completion.d/octet'],
    startup: '.bashrc',
    remedy: "echo 'source <(octet completion bash)' >> ~/.bashrc",
  },
  zsh: {
    places: ['.zsh/_octet', '.zfunc/_octet', '.zsh/completions/_octet'],
    startup: '.zshrc',
    remedy: "echo 'source <(octet completion zsh)' >> ~/.zshrc",
  },
  fish: {
    places: ['.config/fish/completions/octet.fish'],
    startup: '.config/fish/config.fish',
    remedy: 'octet completion fish > ~/.config/fish/completions/octet.fish',
  },
};

async function completion({ env }: Context): Promise<Finding> {
  const shell = env.SHELL?.split('/').at(-1) ?? '';
  const known = Object.hasOwn(COMPLETION, shell) ? COMPLETION[shell] : undefined;
  if (!known) return good('completion', 'not available for this shell');
  const home = env.HOME ?? '';
  for (const place of known.places) {
    const path = join(home, place);
    // Not there.
    if (await lstat(path).catch(() => undefined)) return good('completion', path);
  }
  const startup = join(home, known.startup);
  // No start-up file.
  const lines = await readFile(startup, 'utf8').catch(() => '');
  if (lines.includes('octet completion')) return good('completion', startup);
  return notice('completion', `not found for ${shell}`, known.remedy);
}
