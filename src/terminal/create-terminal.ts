import { barChart, sparkline } from './charts.ts';
import { isOn } from './colour.ts';
import { LineBelow } from './line-below.ts';
import type { KeyOwner } from './line-editor.ts';
import { createNotes } from './notes.ts';
import { movesCursor, outputOf } from './output.ts';
import { pagerFor } from './pager.ts';
import { createPreviews } from './previews.ts';
import { createPrompts } from './prompts.ts';
import { createResults } from './results.ts';
import { sinkOf } from './sink.ts';
import { giveSize } from './size.ts';
import { SHOW_CURSOR } from './status.ts';
import { style } from './style.ts';
import { aligned, tabSeparated } from './table.ts';
import type { Terminal, TerminalOptions } from './terminal.ts';
import { fileTree } from './tree.ts';
import { createWaiting, systemAfter } from './waiting.ts';
import { wrapped } from './wrap.ts';

const asItIs = (text: string): string => text;

/** Characters that are looked at for one listing; what is beyond them is shown without colours. */
const MOST_HIGHLIGHTED = 2_000_000;

export function createTerminal(options: TerminalOptions): Terminal {
  const { env, flags, stdout, stderr } = options;
  const { redact = asItIs, redactAddresses = asItIs } = options;
  giveSize(stdout, env);
  giveSize(stderr, env);
  const out = outputOf(stdout, env, flags.color);
  const err = outputOf(stderr, env, flags.color);
  const mode = flags.ndjson ? 'ndjson' : flags.json ? 'json' : 'human';
  const quiet = flags.quiet === true;
  const verbose = flags.verbose === true;
  const accessible = isOn(env.ACCESSIBLE);
  const inCI = isOn(env.CI);
  const repaints = movesCursor(env) && !accessible;
  const animate = err.isTTY && !inCI && repaints;
  // Last, because opening stdin takes a while.
  const canPrompt = err.isTTY && !flags.noInput && !inCI && options.stdin.isTTY === true;
  const results = sinkOf(stdout, 'standard output');
  const notes = sinkOf(stderr, 'standard error', true);
  const below = new LineBelow(() => err.columns, err.color > 0);
  let keyOwner: KeyOwner | undefined;
  let touched = false;

  const inPager = pagerFor(options.page, out, () => !accessible && !inCI && options.stdin.isTTY === true);
  const { signal } = options;
  const { hasBegun, ...writing } = createResults({
    sink: results,
    out,
    mode,
    accessible,
    signal,
    below,
    inPager,
  });
  const { line, machineReads, release, ...telling } = createNotes({
    sink: notes,
    err,
    mode,
    quiet,
    verbose,
    below,
    redact,
    redactAddresses,
    hasBegun,
    event: writing.event,
  });

  function restore(): void {
    if (!touched) return;
    touched = false;
    if (options.stdin.isTTY) options.stdin.setRawMode?.(false);
    if (err.isTTY && repaints) void notes.write(SHOW_CURSOR);
  }

  const waiting = createWaiting(
    {
      stream: stderr,
      animate,
      accessible,
      silent: quiet || machineReads || flags.dryRun === true,
      coloured: err.color > 0,
      columns: () => err.columns,
      line,
      after: options.after ?? systemAfter,
      now: options.now,
      redact,
    },
    {
      before: () => {
        if (animate) touched = true;
      },
      // Verbose lines say it already.
      tellsWhy: !verbose,
    },
  );

  async function lendKeys<T>(action: () => Promise<T>): Promise<T> {
    keyOwner?.release();
    try {
      return await action();
    } finally {
      keyOwner?.take();
    }
  }

  const prompts = createPrompts({
    lendKeys,
    get stdin() {
      return options.stdin;
    },
    stderr,
    allowed: canPrompt,
    repaints,
    coloured: err.color > 0,
    signal: options.signal,
    before: () => {
      touched = true;
    },
    restore,
  });

  return {
    out,
    err,
    mode,
    quiet,
    verbose,
    animate,
    accessible,
    repaints,
    canPrompt,
    style,
    get gone() {
      return results.gone;
    },
    onGone: (callback) => results.onGone(callback),

    ...writing,
    wrap: (text) => (out.isTTY ? wrapped(text, out.columns) : text),
    table: (rows, columns, options) =>
      out.isTTY ? aligned(rows, columns, out.columns, options) : tabSeparated(rows),

    ...telling,
    ...waiting,
    ...prompts,
    async diff(before, after, names) {
      const { unifiedDiff } = await import('./diff.ts');
      return unifiedDiff(before, after, names);
    },
    async highlight(code, language) {
      if (!out.isTTY || out.color === 0) return undefined;
      const { knowsLanguage, LineHighlighter } = await import('./markdown/highlight.ts');
      if (!knowsLanguage(language)) return undefined;
      const highlighter = new LineHighlighter(language, { characters: MOST_HIGHLIGHTED });
      return code
        .replace(/\n$/, '')
        .split('\n')
        .map((each) => highlighter.line(each));
    },
    tree: fileTree,
    chart: (bars) => barChart(bars, Math.min(out.columns, 100)),
    sparkline,
    ...createPreviews({ err, env, notes, line, allowed: err.isTTY && !quiet && !accessible }),
    showBelow(text) {
      if (!err.isTTY || !repaints) return;
      const change = below.change(text);
      if (change !== '') void notes.write(change);
    },
    setClipboard(encoded) {
      if (!err.isTTY || !movesCursor(env) || !/^[\w+/=]*$/.test(encoded)) return false;
      void notes.write(`\x1b]52;c;${encoded}\x07`);
      return true;
    },
    ownKeys(owner) {
      keyOwner = owner;
    },
    lendKeys,
    async flush() {
      release();
      await notes.flush();
      await results.flush();
    },
    restore,
  };
}
