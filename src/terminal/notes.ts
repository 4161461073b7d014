import { ndjsonLine } from './json.ts';
import type { LineBelow } from './line-below.ts';
import type { Output } from './output.ts';
import { oneLine, sanitise } from './sanitise.ts';
import { shorten } from './shorten.ts';
import type { Sink } from './sink.ts';
import { paint, plain, style } from './style.ts';
import type { Terminal } from './terminal.ts';
import { wrapped } from './wrap.ts';

/** Only text from outside is longer, and it is cut. */
const LONGEST_NOTE = 4_000;

export interface NotesOptions {
  readonly sink: Sink;
  readonly err: Output;
  readonly mode: Terminal['mode'];
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly below: LineBelow;
  readonly redact: (text: string) => string;
  readonly redactAddresses: (text: string) => string;
  /** True once a part of the result was written. */
  readonly hasBegun: () => boolean;
  readonly event: Terminal['event'];
}

type Notes = Pick<Terminal, 'note' | 'log' | 'hint' | 'warn' | 'verboseLine' | 'error'> & {
  line(text: string): void;
  /** A script that asked for JSON reads all of stderr as one document when the command fails. */
  readonly machineReads: boolean;
  /** Writes what was kept back for such a script. */
  release(): void;
};

/** Everything on stderr that is a line of text. */
export function createNotes(options: NotesOptions): Notes {
  const { sink, err, mode, quiet, verbose, below, redact, redactAddresses, hasBegun, event } = options;
  const machineReads = mode !== 'human' && !err.isTTY && !verbose;
  let held: string[] = [];

  function line(text: string): void {
    // Lines after the first are indented, so that outside text cannot pass for a line of ours.
    const safe = sanitise(shorten(redact(text), LONGEST_NOTE)).replace(/\r?\n/g, '\n  ');
    const shown = err.isTTY ? wrapped(safe, err.columns) : safe;
    void sink.write(below.around(`${paint(shown, err.color > 0)}\n`));
  }

  function note(text: string): void {
    if (quiet) return;
    if (machineReads) held.push(text);
    else line(text);
  }

  return {
    line,
    machineReads,
    note,
    log(text) {
      if (!quiet) void sink.write(`${sanitise(redact(text)).replace(/\r?\n/g, ' ')}\n`);
    },
    hint: (text) => note(`${style.cyan('hint:')} ${text}`),
    warn(text) {
      const warning = `${style.yellow('warning:')} ${redactAddresses(text)}`;
      // A command that follows events, or has given its document and goes on, may do so for long.
      if (machineReads && mode === 'json' && !hasBegun()) held.push(warning);
      else line(warning);
    },
    verboseLine(text) {
      if (verbose) line(style.dim(redactAddresses(text)));
    },
    error(problem) {
      held = [];
      const readable = (text: string): string => oneLine(shorten(redact(plain(text)), LONGEST_NOTE));
      const message = readable(redactAddresses(problem.message));
      const hint = problem.hint === undefined ? undefined : readable(problem.hint);
      if (mode === 'human') {
        line(`${style.red(style.bold('error:'))} ${message}`);
        if (hint) line(`${style.cyan('hint:')} ${hint}`);
        return;
      }
      const error = {
        code: problem.code,
        message,
        hint: hint ?? null,
        status: problem.status ?? null,
        type: problem.type ?? null,
        request_id: problem.request_id ?? null,
        exit: problem.exit,
      };
      // A reader of the event stream needs to see the error there as well.
      if (hasBegun()) void event({ type: 'error', error });
      void sink.write(redact(ndjsonLine({ error }, true)));
    },
    release() {
      for (const text of held.splice(0)) line(text);
    },
  };
}
