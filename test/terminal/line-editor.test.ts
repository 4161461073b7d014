import { expect, test } from 'vitest';
import { createLineEditor } from '../../src/terminal/create-line-editor.ts';
import { FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';

async function open({ repaints = true, columns = 80, history = ['an older question'] } = {}) {
  const keyboard = new FakeKeyboard();
  const screen = new FakeTerminalStream(columns);
  const handlers: (() => void)[] = [];
  const resumed: (() => void)[] = [];
  const seen = { interrupts: 0, below: [] as string[], remembered: [] as string[], stops: 0 };
  const editor = await createLineEditor(
    {
      history,
      remember: (text) => seen.remembered.push(text),
      complete: (line) => ['/help', '/history'].filter((name) => name.startsWith(line)),
    },
    {
      stdin: keyboard,
      stderr: screen,
      repaints,
      onInterrupt(handler) {
        handlers.push(handler);
        return () => void handlers.splice(handlers.indexOf(handler), 1);
      },
      interrupt: () => {
        seen.interrupts += 1;
      },
      showBelow: (text) => seen.below.push(text),
      columns: () => screen.columns,
      rows: () => 10,
      jobControl: {
        suspend: () => {
          seen.stops += 1;
        },
        onResume(handler) {
          resumed.push(handler);
          return () => void resumed.splice(resumed.indexOf(handler), 1);
        },
      },
    },
  );
  const read = () => editor.read('› ');
  const type = async (keys: string) => {
    keyboard.push(keys);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { keyboard, screen, editor, read, type, handlers, resumed, seen };
}

const line = (text: string) => ({ kind: 'line', text });

test('a line', async () => {
  const { editor, read, type, seen } = await open();
  const typed = read();
  await type('hello\r');
  expect(await typed).toEqual(line('hello'));
  expect(seen.remembered).toEqual(['hello']);
  editor.close();
});

test('the keys are ours from the first line to the last, so that none is echoed into an answer', async () => {
  const { editor, keyboard, read, type, seen } = await open();
  const typed = read();
  await type('hello\r');
  await typed;
  await type('and th');
  expect(keyboard.rawModes).toEqual([true]);
  expect(seen.below.at(-1)).toBe('waiting: and th');
  const again = read();
  expect(seen.below.at(-1)).toBe('');
  await type('en?\r');
  expect(await again).toEqual(line('and then?'));
  editor.close();
  expect(keyboard.rawModes).toEqual([true, false]);
});

test('lines that are typed during an answer wait, in their order', async () => {
  const { editor, screen, read, type, seen } = await open();
  await type('one\rtwo\r');
  expect(seen.below.at(-1)).toBe('waiting: one ⏎ two');
  expect(await read()).toEqual(line('one'));
  expect(await read()).toEqual(line('two'));
  expect(screen.text).toContain('› one\r\n› two\r\n');
  editor.close();
});

test('Ctrl-C during an answer is passed on, and what waited is thrown away', async () => {
  const { editor, read, type, seen } = await open();
  await type('one\rtw\x03');
  expect(seen.interrupts).toBe(1);
  expect(seen.below.at(-1)).toBe('');
  const next = read();
  await type('three\r');
  expect(await next).toEqual(line('three'));
  editor.close();
});

test('a paste of several lines is one text, sent with Enter', async () => {
  const { editor, read, type } = await open();
  const typed = read();
  await type('\x1b[200~sort these\rpear\r\napple\x1b[201~');
  await type('\r');
  expect(await typed).toEqual(line('sort these\npear\napple'));
  editor.close();
});

test('a backslash, three quotes and Alt-Enter make lines', async () => {
  const { editor, read, type } = await open();
  const cases = [
    ['one \\\rtwo\r', 'one \ntwo'],
    ['"""\ra\r\rb\r"""\r', 'a\n\nb'],
    ['one\x1b\rtwo\r', 'one\ntwo'],
  ] as const;
  for (const [keys, text] of cases) {
    const typed = read();
    await type(keys);
    expect(await typed).toEqual(line(text));
  }
  editor.close();
});

test('the up-arrow brings back what was asked, whole, and the draft is there on the way back', async () => {
  const { editor, read, type } = await open({ history: ['first\nsecond', 'an older question'] });
  const cases = [
    // Up is within the text while there is a line above the cursor.
    ['\x1b[A\r', 'first\nsecond'],
    ['\x1b[A\x1b[A\x1b[A\r', 'an older question'],
    ['draft\x1b[A\x1b[B!\r', 'draft!'],
  ] as const;
  for (const [keys, text] of cases) {
    const typed = read();
    await type(keys);
    expect(await typed).toEqual(line(text));
  }
  editor.close();
});

test('Ctrl-R searches, again for an older one, and Ctrl-G calls it off', async () => {
  const { editor, read, type, screen } = await open({ history: ['blue sea', 'red sea', 'sky'] });
  const cases = [
    ['\x12SEA\r', 'blue sea'],
    ['\x12red\r', 'red sea'],
    ['\x12sea\x12\x12 \x7f\r', 'red sea'],
    ['kept\x12sea\x07\r', 'kept'],
  ] as const;
  for (const [keys, text] of cases) {
    const typed = read();
    await type(keys);
    expect(await typed).toEqual(line(text));
  }
  const typed = read();
  await type('\x12nothing like it');
  expect(screen.text).toContain('not found: nothing like it › ');
  await type('\x07x\r');
  expect(await typed).toEqual(line('x'));
  editor.close();
});

test.each([
  ['a\x01b\r', 'ba'],
  ['one two\x17three\r', 'one three'],
  ['one two\x15\x19\x19\r', 'one twoone two'],
  ['abc\x1b[D\x1b[D\x0b\r', 'a'],
  ['abc\x1b[D\x7f\r', 'ac'],
  ['abc\x1b[H\x1b[3~\x04\r', 'c'],
  ['one two\x1bb\x1bdX\r', 'one X'],
  ['a👨‍👩‍👧b\x1b[D\x7f\r', 'ab'],
  ['/hi\t\r', '/history '],
])('keys of the editor: %j', async (keys, text) => {
  const { editor, read, type } = await open();
  const typed = read();
  await type(keys);
  expect(await typed).toEqual(line(text));
  editor.close();
});

test('Tab twice lists what fits', async () => {
  const { editor, read, type, screen } = await open();
  const typed = read();
  await type('/\t\t\t');
  expect(screen.text).toContain('/help  /history\r\n');
  await type('\x03');
  expect(await typed).toEqual({ kind: 'interrupt' });
  editor.close();
});

test('Ctrl-C at the prompt interrupts, Ctrl-D ends, both with their line', async () => {
  const { screen, read, type } = await open();
  const first = read();
  await type('half a \x03');
  expect(await first).toEqual({ kind: 'interrupt' });
  const second = read();
  await type('\x04');
  expect(await second).toEqual({ kind: 'end' });
  expect(screen.text.endsWith('\n')).toBe(true);
  expect(await read()).toEqual({ kind: 'end' });
});

test('Ctrl-Z gives the terminal back and takes it again', async () => {
  const { editor, keyboard, screen, read, type, seen, resumed } = await open();
  const typed = read();
  await type('half\x1a');
  expect(seen.stops).toBe(1);
  expect(keyboard.rawModes).toEqual([true, false, true]);
  // The shell has changed the terminal meanwhile: raw mode is set anew.
  for (const resume of resumed) resume();
  expect(keyboard.rawModes).toEqual([true, false, true, false, true]);
  await type(' a line\r');
  expect(await typed).toEqual(line('half a line'));
  expect(screen.text).toContain('\x1b[?2004l');
  editor.close();
  expect(resumed).toEqual([]);
});

test('a resize paints nothing while a line is read: the terminal has broken it anew', async () => {
  const { editor, screen, read, type } = await open();
  const typed = read();
  await type('half');
  const before = screen.text;
  screen.emit('resize');
  await type('');
  expect(screen.text).toBe(before);
  await type('\r');
  expect(await typed).toEqual(line('half'));
  editor.close();
});

test.each([
  { to: 20, rows: 3 },
  { to: 40, rows: 1 },
  { to: 120, rows: 0 },
])(
  'a key that comes before the news of $to columns erases the rows that the text takes there',
  async ({ to, rows }) => {
    const { editor, screen, read, type } = await open({ columns: 70 });
    void read();
    await type('x'.repeat(70));
    // The terminal has its new width, and the process is told only when it asks.
    screen.nextColumns = to;
    const from = screen.text.length;
    await type('!');
    const up = rows === 0 ? '' : `\x1b[${rows}A`;
    expect(screen.text.slice(from)).toContain(`\r${up}\x1b[J› xxx`);
    editor.close();
  },
);

test('what is pasted cannot move the cursor, and a text higher than the screen is shown in part', async () => {
  const { editor, screen, read, type } = await open({ columns: 20 });
  const typed = read();
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\r');
  await type(`\x1b[200~${lines}\x9b1A\x1b[201~`);
  const painted = screen.text.slice(screen.text.lastIndexOf('\x1b[J'));
  expect(painted.split('\n').length).toBeLessThan(10);
  expect(painted).toContain('line 49');
  expect(painted).not.toContain('\x9b');
  await type('\r');
  expect((await typed).kind).toBe('line');
  editor.close();
});

test('without repainting the terminal edits the line, and nothing but words is written', async () => {
  const { editor, keyboard, screen, read, type, handlers } = await open({ repaints: false });
  const first = read();
  await type('one \\\n');
  await type('two\n');
  expect(await first).toEqual(line('one \ntwo'));
  expect(handlers).toEqual([]);
  const second = read();
  handlers[0]?.();
  expect(await second).toEqual({ kind: 'interrupt' });
  const third = read();
  keyboard.push(null);
  expect(await third).toEqual({ kind: 'end' });
  editor.close();
  expect(keyboard.rawModes).toEqual([]);
  expect(screen.text).not.toContain('\x1b');
  expect(screen.text).toContain('more: ');
});
