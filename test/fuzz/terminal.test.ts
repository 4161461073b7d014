import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTerminal } from '../../src/terminal/create-terminal.ts';
import type { Terminal } from '../../src/terminal/terminal.ts';
import { FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';
import { activeCharacters, hostileText, runs } from './hostile.ts';

/** Everything that shows text from outside. */
const SINKS: Readonly<Record<string, (terminal: Terminal, text: string) => unknown>> = {
  result: (terminal, text) => terminal.result({ text }, text),
  write: (terminal, text) => terminal.write(text),
  note: (terminal, text) => terminal.note(text),
  warn: (terminal, text) => terminal.warn(text),
  hint: (terminal, text) => terminal.hint(text),
  'verbose line': (terminal, text) => terminal.verboseLine(text),
  error: (terminal, text) =>
    terminal.error({ code: text, message: text, hint: text, request_id: text, exit: 10 }),
  status: (terminal, text) => {
    const status = terminal.status(text);
    status.update(text);
    status.progress(0.5, text);
    status.done(text);
  },
  table: (terminal, text) =>
    terminal.result({}, terminal.table([[text, text]], [{ title: text }, { title: 'b', shrink: true }])),
  tree: (terminal, text) => terminal.result({}, terminal.tree([{ path: `a/${text}`, note: text }], text)),
  chart: (terminal, text) => terminal.result({}, terminal.chart([{ label: text, value: 1, text }])),
  diff: async (terminal, text) =>
    terminal.result({}, await terminal.diff(`${text}\na`, `a\n${text}`, { before: text, after: text })),
  stream: async (terminal, text) => {
    const shown = terminal.stream();
    for (const unit of text.match(/[\s\S]/gu) ?? []) await shown.push(unit);
    await shown.end();
  },
  'markdown stream': async (terminal, text) => {
    const shown = terminal.stream({ markdown: true });
    await shown.push(
      `# ${text}\n\n- **${text}** [${text}](${text})\n\n\`\`\`${text}\n${text}\n\`\`\`\n\n| ${text} |\n|---|\n| x |\n`,
    );
    await shown.end();
  },
};

test.each(Object.entries(SINKS))('O3: %s lets nothing through that a terminal acts on', async (_, show) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(hostileText, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      fc.constantFrom({}, { json: true }, { ndjson: true }, { color: 'never' as const }),
      async (text, flags) => {
        const [out, err] = [new FakeTerminalStream(), new FakeTerminalStream()];
        const terminal = createTerminal({
          stdin: new FakeKeyboard(),
          stdout: out,
          stderr: err,
          env: { TERM: 'xterm-256color' },
          flags: { ...flags, verbose: true },
          now: () => 0,
        });
        await show(terminal, text);
        await terminal.flush();
        expect(activeCharacters(out.text + err.text)).toBeUndefined();
      },
    ),
    { numRuns: runs(60) },
  );
});
