import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Context } from '../../context.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { OctetError, systemCode } from '../../errors.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { ioError } from '../../files/io-error.ts';
import { unreadable } from '../../input/files.ts';
import { CLIENTS, type ClientFile } from './clients.ts';
import type { InstallFlags } from './flags.ts';
import { rootOf } from './root-option.ts';

const NAME = 'octet';

/** Prints the entry for a client's settings; with --write, adds it to them and keeps everything else. */
export async function installFor(
  context: Context,
  client: string | undefined,
  flags: InstallFlags,
): Promise<void> {
  const { terminal } = context;
  const names = Object.keys(CLIENTS);
  if (client === undefined) return terminal.result(names, names);
  const settings = Object.hasOwn(CLIENTS, client) ? CLIENTS[client] : undefined;
  if (!settings) throw new OctetError('usage', `no client '${client}'`, `one of: ${names.join(', ')}`);
  if (flags.root !== undefined) await rootOf(context, flags.root);
  const entry = entryOf(settings, flags);
  const path = pathOf(context, settings);
  if (!flags.write) {
    const text =
      settings.format === 'toml' ? tomlOf(entry) : JSON.stringify(nested(settings.at, entry), null, 2);
    await terminal.result({ client, path, entry }, text);
    terminal.hint(`octet mcp install ${client} --write adds it to ${path}`);
    return;
  }
  const before = await textAt(path);
  const after =
    settings.format === 'toml' ? withToml(before, entry) : withJson(path, before, settings.at, entry);
  if (after === before) {
    terminal.note(`${settings.title} has this entry already`);
    return terminal.result({ client, path, changed: false }, path);
  }
  for (const line of await terminal.diff(before, after, { before: path, after: path })) terminal.note(line);
  const isSure =
    context.flags.yes ||
    (terminal.canPrompt && (await terminal.confirm(`change ${path}?`, { flag: '--yes', default: true })));
  if (!isSure) throw new OctetError('usage', `${path} was not changed`, 'add --yes');
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw ioError(error, 'create', dirname(path));
  });
  await writeAtomic(path, after, { mode: 0o600, keepMode: true });
  await terminal.result({ client, path, changed: true }, path);
}

interface Entry {
  readonly type?: string;
  readonly command: string;
  readonly args: readonly string[];
}

function entryOf({ type }: ClientFile, flags: InstallFlags): Entry {
  const args = [
    'mcp',
    ...(flags.tools ? ['--tools', flags.tools.join(',')] : []),
    ...(flags.readOnly ? ['--read-only'] : []),
    ...(flags.root === undefined ? [] : ['--root', flags.root]),
    ...(flags.maxCredits === undefined ? [] : ['--max-credits', String(flags.maxCredits)]),
  ];
  return { ...(type === undefined ? {} : { type }), command: 'npx', args: ['-y', 'octet-cli', ...args] };
}

function pathOf(context: Context, settings: ClientFile): string {
  const { env, platform } = context;
  const file =
    (platform === 'darwin' && settings.darwin) || (platform === 'win32' && settings.win32) || settings.file;
  if (settings.from === 'project') return join(context.cwd, file);
  const home = env.HOME || env.USERPROFILE;
  if (!home) throw new OctetError('usage', 'no home directory for the settings', 'set HOME');
  return join(home, file);
}

async function textAt(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return '';
    throw unreadable(error, path);
  }
}

function nested(at: readonly string[], entry: Entry): JsonObject {
  return at.reduceRight<JsonObject>((inner, key) => ({ [key]: inner }), { [NAME]: entry });
}

/** Only settings that are plain JSON are changed: comments in them would be lost. */
function withJson(path: string, before: string, at: readonly string[], entry: Entry): string {
  const document = before.trim() === '' ? {} : parsed(path, before);
  const [key = ''] = at;
  const servers = document[key] ?? {};
  if (!isObject(servers)) throw new OctetError('usage', `${key} in ${path} is not an object`);
  const after = { ...document, [key]: { ...servers, [NAME]: entry } };
  const indent = /^([ \t]+)"/m.exec(before)?.[1] ?? '  ';
  const text = `${JSON.stringify(after, null, indent)}\n`;
  return JSON.stringify(after) === JSON.stringify(document) ? before : text;
}

function parsed(path: string, text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    const message = `${path} is not plain JSON, so it is not changed`;
    throw new OctetError('usage', message, 'add the entry by hand: octet mcp install without --write', {
      cause: error,
    });
  }
  throw new OctetError('usage', `${path} is not a JSON object`);
}

const HEADER = `[mcp_servers.${NAME}]`;

function tomlOf({ command, args }: Entry): string {
  return [HEADER, `command = ${JSON.stringify(command)}`, `args = ${JSON.stringify(args)}`].join('\n');
}

/** The table is replaced from its header to the next one; everything else stays as it is. */
function withToml(before: string, entry: Entry): string {
  const lines = before.split('\n');
  const from = lines.findIndex((line) => line.trim() === HEADER);
  const table = tomlOf(entry);
  if (from === -1) return `${before}${before === '' ? '' : before.endsWith('\n') ? '\n' : '\n\n'}${table}\n`;
  const next = lines.findIndex((line, at) => at > from && /^\s*\[/.test(line));
  const rest = next === -1 ? [''] : ['', ...lines.slice(next)];
  return [...lines.slice(0, from), table, ...rest].join('\n');
}
