import { fstatSync, writeSync } from 'node:fs';

/** Put in by the build. */
declare const OCTET_VERSION: string;
declare const OCTET_HELP: string;
declare const require: (path: string) => unknown;

/** The text of the help was made for so many columns. */
const COLUMNS = 80;

/**
 * The two questions that need no program are answered from text; everything else loads it. The streams of
 * `process` are not touched where nobody waits, which takes as long as the rest.
 */
const [first = '--help', ...rest] = process.argv.slice(2);
const answer =
  rest.length > 0
    ? undefined
    : first === '--version' || first === '-V'
      ? `${OCTET_VERSION}\n`
      : first === '--help' || first === '-h'
        ? OCTET_HELP
        : undefined;

if (answer === undefined || (answer === OCTET_HELP && isNarrow())) require('./main.cjs');
else tell(answer);

function isNarrow(): boolean {
  return mayBeTerminal() && (process.stdout.columns || COLUMNS) < COLUMNS;
}

function mayBeTerminal(): boolean {
  try {
    return fstatSync(1).isCharacterDevice();
  } catch {
    // A closed descriptor is no terminal.
    return false;
  }
}

function tell(text: string): void {
  try {
    writeSync(1, text);
  } catch (error) {
    // A reader that left has all it wanted; a full disk is worth a status.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') process.exitCode = 16;
  }
}
