import { emitKeypressEvents } from 'node:readline';
import type { LineEditor, LineEditorOptions, LineSurroundings, Typed } from '../line-editor.ts';
import { oneLine } from '../sanitise.ts';
import { EDITS, goesOn, pastedText, sharedStart, withoutQuotes } from './edits.ts';
import { type Action, actionOf, type Key, typedBy } from './keys.ts';
import { CONTINUED, visible } from './layout.ts';
import { PastLines } from './past-lines.ts';
import { PromptPainter } from './prompt-painter.ts';
import { HistorySearch } from './search.ts';
import { TextBuffer } from './text-buffer.ts';

const PASTE_ON = '\x1b[?2004h';
const PASTE_OFF = '\x1b[?2004l';
const CLEAR_SCREEN = '\x1b[H\x1b[2J';
/** Between lines that wait, on the one line that shows them. */
const WAITING_GAP = ' ⏎ ';

interface Reader {
  readonly prompt: string;
  readonly settle: (typed: Typed) => void;
}

/**
 * Reads lines of a conversation. The terminal is in raw mode from the first line to the last, also while an answer is
 * written: keys are never echoed into it. A line that is typed meanwhile is shown below the answer and waits.
 */
export class EditedLines implements LineEditor {
  readonly #buffer = new TextBuffer();
  readonly #past: PastLines;
  readonly #painter: PromptPainter;
  readonly #ahead: string[] = [];
  /** Ctrl-D was pressed during an answer. */
  #endsNext = false;
  #reader: Reader | undefined;
  #search: HistorySearch | undefined;
  #paste: string[] | undefined;
  /** Tab was the last key. */
  #offered = false;
  #owns = false;
  #ended = false;
  #willPaint = false;
  readonly #stopListening: () => void;

  constructor(
    private readonly options: LineEditorOptions,
    private readonly around: LineSurroundings,
  ) {
    const { stdin, stderr, signal, jobControl } = around;
    this.#past = new PastLines(options.history);
    this.#painter = new PromptPainter({
      write: (text) => void stderr.write(text),
      measure: () => stderr._refreshSize?.(),
      columns: around.columns,
      rows: around.rows,
    });
    emitKeypressEvents(stdin);
    const end = () => this.#end();
    const resized = () => this.#resized();
    const forgetResume = jobControl?.onResume(() => this.#resume());
    stdin.on('end', end);
    stderr.on('resize', resized);
    signal?.addEventListener('abort', end, { once: true });
    this.#stopListening = () => {
      stdin.off('end', end);
      stderr.off('resize', resized);
      signal?.removeEventListener('abort', end);
      forgetResume?.();
    };
    this.take();
  }

  read(prompt: string): Promise<Typed> {
    if (this.#ended) return Promise.resolve({ kind: 'end' });
    this.around.showBelow('');
    const waiting = this.#ahead.shift();
    if (waiting === undefined && this.#endsNext) {
      this.#end();
      return Promise.resolve({ kind: 'end' });
    }
    if (waiting !== undefined) {
      this.#show(prompt, waiting);
      return Promise.resolve({ kind: 'line', text: withoutQuotes(waiting) });
    }
    return new Promise((settle) => {
      this.#reader = { prompt, settle };
      this.#paint();
    });
  }

  remember(text: string): void {
    this.#past.add(text);
    this.options.remember?.(text);
  }

  close(): void {
    this.#ended = true;
    this.#stopListening();
    this.release();
  }

  release(): void {
    if (!this.#owns) return;
    this.#owns = false;
    const { stdin, stderr } = this.around;
    this.around.showBelow('');
    this.#painter.leave();
    stdin.off('keypress', this.#onKey);
    stderr.write(PASTE_OFF);
    stdin.setRawMode?.(false);
    stdin.pause();
  }

  take(): void {
    if (this.#owns || this.#ended) return;
    this.#owns = true;
    const { stdin, stderr } = this.around;
    stdin.setRawMode?.(true);
    stderr.write(PASTE_ON);
    stdin.on('keypress', this.#onKey);
    stdin.resume();
    this.#paintSoon();
  }

  /** After a stop the shell has changed the terminal, and Node takes raw mode for set: it is unset first. */
  #resume(): void {
    if (!this.#owns) return;
    const { stdin, stderr } = this.around;
    stdin.setRawMode?.(false);
    stdin.setRawMode?.(true);
    stderr.write(PASTE_ON);
    this.#painter.erase();
    this.#paintSoon();
  }

  /**
   * The terminal re-wraps the line itself. Repainting during a resize leaves copies, because the width may change again
   * before we learn of it; so a line that is being typed is painted at the next key.
   */
  #resized(): void {
    if (!this.#reader) this.#paintSoon();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#painter.leave();
    this.#settle({ kind: 'end' });
  }

  #settle(typed: Typed): void {
    const reader = this.#reader;
    this.#reader = undefined;
    reader?.settle(typed);
  }

  readonly #onKey = (text: string | undefined, key: Key = {}): void => {
    const action = actionOf(key);
    if (action === 'interrupt') this.#interrupt();
    else if (this.#paste) this.#gather(this.#paste, text, action);
    else if (!this.#searching(text, key, action)) this.#edit(text, key, action);
    this.#paintSoon();
  };

  /** A pasted text may have lines; they are inserted as one. */
  #gather(paste: string[], text: string | undefined, action: Action | undefined): void {
    if (action === 'paste-end') {
      this.#paste = undefined;
      this.#buffer.insert(pastedText(paste));
    } else if (text !== undefined) paste.push(text);
  }

  /** True when the key belongs to the search through earlier lines. */
  #searching(text: string | undefined, key: Key, action: Action | undefined): boolean {
    if (!this.#search) return false;
    const verdict = this.#search.press(typedBy(text, key), action);
    if (verdict === 'goes-on') return true;
    if (verdict === 'accepted') this.#buffer.set(this.#search.line);
    this.#search = undefined;
    // A key that ends the search and means something else does that too.
    return verdict === 'cancelled';
  }

  #edit(text: string | undefined, key: Key, action: Action | undefined): void {
    const wasOffered = this.#offered;
    this.#offered = false;
    if (action === undefined) this.#buffer.insert(typedBy(text, key) ?? '');
    else if (action === 'complete') this.#complete(wasOffered);
    else if (EDITS[action]) EDITS[action](this.#buffer);
    else this.#act(action);
  }

  #act(action: Action): void {
    if (action === 'submit') this.#submit();
    else if (action === 'suspend') this.#suspend();
    else if (action === 'paste-start') this.#paste = [];
    else if (action === 'search' && this.#reader) this.#search = new HistorySearch(this.#past);
    else if (action === 'clear-screen') this.#clearScreen();
    else if (action === 'end-or-delete') this.#endOrDelete();
    else if (action === 'previous' && !this.#buffer.up()) this.#recall(this.#past.older(this.#buffer.text));
    else if (action === 'next' && !this.#buffer.down()) this.#recall(this.#past.newer());
  }

  #recall(line: string | undefined): void {
    if (line !== undefined) this.#buffer.set(line);
  }

  #endOrDelete(): void {
    if (this.#buffer.text !== '') this.#buffer.delete();
    else if (this.#reader) this.#end();
    else this.#endsNext = true;
  }

  #clearScreen(): void {
    if (!this.#reader) return;
    this.#painter.erase();
    this.around.stderr.write(CLEAR_SCREEN);
  }

  #submit(): void {
    const { text } = this.#buffer;
    const longer = goesOn(text);
    this.#buffer.set(longer ?? '');
    if (longer !== undefined) return;
    const sent = withoutQuotes(text);
    if (sent.trim() !== '') this.remember(sent);
    if (this.#reader) {
      this.#painter.erase();
      this.#show(this.#reader.prompt, text);
      this.#settle({ kind: 'line', text: sent });
    } else if (sent.trim() !== '') this.#ahead.push(text);
  }

  #interrupt(): void {
    this.#paste = undefined;
    this.#search = undefined;
    this.#ahead.length = 0;
    this.#endsNext = false;
    this.#painter.leave();
    this.#buffer.set('');
    if (this.#reader) this.#settle({ kind: 'interrupt' });
    else this.around.interrupt();
  }

  #suspend(): void {
    if (!this.around.jobControl) return;
    this.release();
    this.around.jobControl.suspend();
    this.take();
  }

  /** The first Tab completes as far as the words agree, the second lists them. */
  #complete(wasOffered: boolean): void {
    const { text } = this.#buffer;
    const words = this.options.complete(text);
    const shared = sharedStart(words);
    this.#offered = true;
    if (shared.length > text.length) this.#buffer.set(words.length === 1 ? `${shared} ` : shared);
    else if (words.length > 1 && wasOffered && this.#reader) {
      this.#painter.leave();
      this.around.stderr.write(`${oneLine(words.join('  '))}\r\n`);
    }
  }

  /** A line as it stays on the screen. */
  #show(prompt: string, text: string): void {
    const lines = visible(text).replaceAll('\n', `\r\n${CONTINUED}`);
    this.around.stderr.write(`${prompt}${lines}\r\n`);
  }

  /** Many keys may come at once, as of a paste; they are painted together. */
  #paintSoon(): void {
    if (this.#willPaint) return;
    this.#willPaint = true;
    queueMicrotask(() => {
      this.#willPaint = false;
      if (this.#owns && !this.#ended) this.#paint();
    });
  }

  #paint(): void {
    const { text, cursor } = this.#buffer;
    if (!this.#reader) {
      const typed = [...this.#ahead, text].filter((line) => line !== '').map(oneLine);
      this.around.showBelow(typed.length === 0 ? '' : `waiting: ${typed.join(WAITING_GAP)}`);
      return;
    }
    const { prompt } = this.#reader;
    this.#painter.paint(this.#search?.painted() ?? { prompt, text, cursor });
  }
}
