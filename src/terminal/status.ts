import { progressBar } from './charts.ts';
import { oneLine } from './sanitise.ts';
import { shorten } from './shorten.ts';
import { type OutputStream, paintedStream } from './sink.ts';
import { paint, style } from './style.ts';
import { cutTo, width } from './width.ts';

/** The status line on stderr. */
export interface Status {
  update(text: string): void;
  progress(fraction: number, text?: string): void;
  /** Shows another text until it is called without one; false when the status has ended. */
  interject(text: string | undefined): boolean;
  /** Ends it; the text stays as a last line. */
  done(text?: string): void;
  fail(text?: string): void;
}

export interface StatusSurroundings {
  readonly stream: OutputStream;
  readonly animate: boolean;
  readonly accessible: boolean;
  readonly silent: boolean;
  readonly coloured: boolean;
  readonly columns: () => number;
  readonly line: (text: string) => void;
  readonly after: (ms: number, fire: () => void) => () => void;
  readonly now: () => number;
  readonly redact: (text: string) => string;
}

const LONGEST_TEXT = 500;
const REMINDER_MS = 30_000;
/** Answers that come sooner need no spinner, and loading one would only delay them. */
const SPINNER_DELAY_MS = 150;
export const SHOW_CURSOR = '\x1b[?25h';
/** Columns beside the bar, for spaces and the percentage. */
const BESIDE_BAR = 6;
const HIDE_CURSOR = '\x1b[?25l';
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

const SILENT: Status = { update() {}, progress() {}, interject: () => true, done() {}, fail() {} };

/** One plain line per change of state: for logs, pipes, CI and screen readers. */
function lines(text: string, around: StatusSurroundings): Status {
  const started = around.now();
  let shown = '';
  let stop = (): void => {};
  const remind = (): void => {
    const seconds = Math.round((around.now() - started) / 1000);
    around.line(`still waiting: ${shown} (${seconds} s)`);
    stop = around.after(REMINDER_MS, remind);
  };
  const show = (next: string): void => {
    const clean = oneLine(shorten(next, LONGEST_TEXT));
    if (clean === shown || clean === '') return;
    shown = clean;
    around.line(clean);
  };
  let ended = false;
  const end = (glyph: string, word: string, last: string | undefined): void => {
    ended = true;
    stop();
    if (last === undefined) return;
    const clean = oneLine(shorten(last, LONGEST_TEXT));
    around.line(around.accessible ? `${glyph} ${word}: ${clean}` : clean);
  };
  show(text);
  if (around.accessible) stop = around.after(REMINDER_MS, remind);
  return {
    update: show,
    progress: (_fraction, next) => show(next ?? shown),
    interject(next) {
      if (!ended && next !== undefined) around.line(oneLine(shorten(next, LONGEST_TEXT)));
      return !ended;
    },
    done: (last) => end('✔', 'done', last),
    fail: (last) => end('✖', 'failed', last),
  };
}

interface Spinner {
  text: string;
  start(): unknown;
  stop(): unknown;
}

function spinning(text: string, around: StatusSurroundings): Status {
  const painted = (styled: string): string => paint(styled, around.coloured);
  const clean = (next: string): string => oneLine(shorten(around.redact(next), LONGEST_TEXT));
  let label = clean(text);
  let fraction: number | undefined;
  let spinner: Spinner | undefined;
  let ended = false;
  let said: string | undefined;
  const body = (): string => {
    const room = Math.max(1, around.columns() - 4);
    return painted(cutTo(said ?? (fraction === undefined ? label : withBar(fraction, room)), room));
  };
  /** The words count more than the length of the bar. */
  const withBar = (part: number, room: number): string => {
    const usual = Math.min(24, Math.max(8, around.columns() >> 2));
    return `${progressBar(part, Math.min(usual, room - width(label) - BESIDE_BAR))} ${label}`;
  };

  async function begin(): Promise<void> {
    const { default: ora } = await import('ora');
    if (ended) return;
    spinner = ora({
      stream: paintedStream(around.stream),
      isEnabled: true,
      // Raw mode would take Ctrl-C away from the signal handlers.
      discardStdin: false,
      // The library would hook every signal and the process's exit for this.
      hideCursor: false,
      color: false,
      spinner: { interval: 80, frames: FRAMES.map((frame) => painted(style.cyan(frame))) },
      text: body(),
    });
    around.stream.write(HIDE_CURSOR);
    spinner.start();
  }

  // The spinner is optional.
  const cancel = around.after(SPINNER_DELAY_MS, () => void begin().catch(() => {}));
  const refresh = (): void => {
    if (spinner) spinner.text = body();
  };
  const end = (glyph: string, last: string | undefined): void => {
    if (ended) return;
    ended = true;
    cancel();
    if (spinner) {
      spinner.stop();
      around.stream.write(SHOW_CURSOR);
    }
    if (last !== undefined) around.line(`${glyph} ${oneLine(shorten(last, LONGEST_TEXT))}`);
  };
  return {
    update(next) {
      label = clean(next);
      fraction = undefined;
      refresh();
    },
    progress(part, next) {
      if (next !== undefined) label = clean(next);
      fraction = part;
      refresh();
    },
    interject(next) {
      said = next === undefined ? undefined : clean(next);
      refresh();
      return !ended;
    },
    done: (last) => end(style.green('✔'), last),
    fail: (last) => end(style.red('✖'), last),
  };
}

export function createStatus(text: string, around: StatusSurroundings): Status {
  if (around.silent) return SILENT;
  return around.animate ? spinning(text, around) : lines(text, around);
}
