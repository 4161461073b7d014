// Writes man/octet.1 from the command tree itself: `octet commands --json` of the built program, and its help topics.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export function buildManual() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const target = join(root, 'man/octet.1');
  mkdirSync(join(root, 'man'), { recursive: true });
  const tree = JSON.parse(said(['commands', '--json']));
  writeFileSync(
    target,
    manualPage(tree, { version, topics: ['environment', 'exit-codes', 'formatting'].map(topic) }),
  );
  return target;
}

/** The page as roff. It uses man(7) macros only, which every man program has. */
export function manualPage(tree, { version, topics }) {
  return [
    `.TH OCTET 1 "" "octet ${text(version)}" "User Commands"`,
    '.SH NAME',
    'octet \\- chat, code, music, images, video and applications, in your terminal',
    '.SH SYNOPSIS',
    '.B octet',
    '.I COMMAND',
    '[options]',
    '.SH DESCRIPTION',
    text(
      'The command line of a multi-module AI service. With nothing configured, everything runs on the local service in the same process: no account, no key, no network.',
    ),
    '.SH OPTIONS FOR EVERY COMMAND',
    ...tree.options.flatMap(option),
    '.SH COMMANDS',
    ...tree.commands.flatMap((command) => commandSection(command)),
    ...topics.flatMap(([title, ...lines]) => [
      `.SH ${text(title.toUpperCase())}`,
      ...lines.filter((line) => line.trim() !== '').flatMap(topicLine),
    ]),
    '',
  ].join('\n');
}

function commandSection(command) {
  return [
    `.SS "${text(command.usage).replaceAll('"', '\\(dq')}"`,
    text(sentence(command.description)),
    ...command.arguments.flatMap(({ name, description }) => item(`.I ${text(name)}`, description)),
    ...command.options.flatMap(option),
    ...(command.examples.length > 0
      ? ['.PP', 'Examples:', '.nf', ...command.examples.map((line) => `    ${text(line)}`), '.fi']
      : []),
    ...(command.examples.length > 0 ? exitStatuses(command.statuses) : []),
    ...command.commands.flatMap((child) => commandSection(child)),
  ];
}

/** Those that can end any command stand only in the section EXIT STATUSES. */
function exitStatuses(statuses) {
  const own = statuses.filter(({ status }) => status !== 1 && status < 128);
  return ['.PP', 'Exit statuses:', ...own.flatMap(({ status, meaning }) => item(`.B ${status}`, meaning))];
}

/** A term with its meaning, something to be left as it is, or a sentence. */
function topicLine(line) {
  const [, term, meaning] = /^ +(\S+(?: \S+)*) {2,}(\S.*)$/.exec(line) ?? [];
  if (term !== undefined) return item(`.B ${text(term)}`, meaning);
  return line.startsWith(' ') ? ['.nf', text(line), '.fi'] : ['.PP', text(line)];
}

function option({ flags, description, choices, default: usual }) {
  const values = choices ? ` One of ${choices.join(', ')}.` : '';
  const otherwise =
    usual === undefined || typeof usual === 'boolean' || /\bdefault\b/.test(description)
      ? ''
      : ` Default ${usual}.`;
  return item(`.B ${text(flags)}`, sentence(description) + values + otherwise);
}

function item(term, meaning) {
  return ['.TP', term, text(meaning)];
}

function sentence(words) {
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  return said === '' || said.endsWith('.') ? said : `${said}.`;
}

/** A backslash, a hyphen that is typed, and a point or quote at the start of a line mean something to roff. */
function text(words) {
  return words
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
    .replace(
      /[^\x00-\x7f]/gu,
      (sign) => `\\[u${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}

function topic(name) {
  return said(['help', name])
    .trimEnd()
    .split('\n')
    .filter((line, at) => at !== 1 || line !== '');
}

function said(argv) {
  const run = spawnSync(process.execPath, [join(root, 'bin/octet.js'), ...argv], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  });
  if (run.status !== 0) throw new Error(`octet ${argv.join(' ')} ended with ${run.status}:\n${run.stderr}`);
  return run.stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${buildManual()}\n`);
