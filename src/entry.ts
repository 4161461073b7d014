import { writeSync } from 'node:fs';

/** Put in by the build. */
declare const OCTET_VERSION: string;
declare const OCTET_HELP: string;
declare const require: (path: string) => unknown;

/**
 * The two questions that need no program are answered from text; everything else loads it. The streams of
 * `process` are not touched, which takes as long as the rest.
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

if (answer === undefined) require('./main.cjs');
else tell(answer);

function tell(text: string): void {
  try {
    writeSync(1, text);
  } catch (error) {
    // A reader that left has all it wanted; a full disk is worth a status.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') process.exitCode = 16;
  }
}
