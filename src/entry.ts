import { fstatSync, readFileSync, statSync, writeSync } from 'node:fs';
import { builtCache } from './start/code-cache.ts';
import type { ownCache } from './start/own-cache.ts';
import { startFromPacks } from './start/program-loader.ts';

declare const __dirname: string;
/** Put in by the build. */
declare const OCTET_VERSION: string;
declare const OCTET_HELP: string;
declare const OCTET_FIRST_PACK: string;
declare const require: (path: string) => unknown;

/** The help pages were made for so many columns. */
const COLUMNS = 80;
const WORD = /^[a-z]+(-[a-z]+)*$/;

const argv = process.argv.slice(2);
const answer = answerTo(argv);
if (answer === undefined) start();
else tell(answer);

/**
 * `--version` and help are answered from text that the build has made; everything else loads the program. Opening
 * `process.stdout` costs as much as the rest, so it is avoided in a pipe.
 */
function answerTo([first = '--help', ...rest]: readonly string[]): string | undefined {
  if (rest.length === 0 && (first === '--version' || first === '-V')) return `${OCTET_VERSION}\n`;
  const words = [first, ...rest];
  const last = words.pop();
  if ((last !== '--help' && last !== '-h') || !words.every((word) => WORD.test(word))) return undefined;
  const columns = columnsOfOutput();
  if (words.length === 0) return columns === undefined || columns >= COLUMNS ? OCTET_HELP : undefined;
  return columns === undefined ? helpPage(words) : undefined;
}

/** Undefined for a command that there is not: the program says so. */
function helpPage(words: readonly string[]): string | undefined {
  const pages = readFileSync(`${__dirname}/help.txt`, 'utf8');
  const head = `\f${words.join(' ')}\n`;
  const start = pages.indexOf(head);
  if (start < 0) return undefined;
  const page = start + head.length;
  return pages.slice(page, pages.indexOf('\f', page));
}

/** Undefined where lines may have any length. */
function columnsOfOutput(): number | undefined {
  if (process.env.COLUMNS) return Number(process.env.COLUMNS);
  try {
    const facts = fstatSync(1);
    if (!facts.isCharacterDevice() || facts.rdev === nowhere()) return undefined;
  } catch {
    // A closed descriptor is no terminal.
    return undefined;
  }
  return process.stdout.columns || COLUMNS;
}

function nowhere(): number | undefined {
  return statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
}

function tell(text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(1, bytes, written);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A pipe that is full now; the stream waits for it.
    if (code === 'EAGAIN') process.stdout.write(bytes.subarray(written));
    // A reader that left has all it wanted. 16 is EXIT_STATUS.io; errors.ts is not loaded here.
    else if (code !== 'EPIPE') process.exitCode = 16;
  }
}

function start(): void {
  const { env, platform, arch, execPath, execArgv, pid, version } = process;
  const program = { directory: __dirname, firstPack: OCTET_FIRST_PACK, require };
  const engine = `${version}-${platform}-${arch}`;
  if (!env.OCTET_NO_CACHE) {
    if (startFromPacks(program, builtCache(__dirname, engine))) return;
    const { ownCache: open } = require('./own-cache.cjs') as { ownCache: typeof ownCache };
    const cache = open({
      directory: __dirname,
      env,
      platform,
      execPath,
      execArgv,
      pid,
      uid: process.getuid?.(),
      key: `${OCTET_VERSION}-${engine}`,
      command: argv.find((word) => WORD.test(word)) ?? '',
      onExit: (action) => void process.once('exit', action),
      now: Date.now,
    });
    if (cache && startFromPacks(program, cache)) return;
  }
  require('./main.cjs');
}
