import { expect, test } from 'vitest';
import { createLineEditor } from '../../src/terminal/line-editor.ts';
import { FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';

function open({ repaints = true } = {}) {
  const keyboard = new FakeKeyboard();
  const screen = new FakeTerminalStream(80);
  const handlers: (() => void)[] = [];
  const editor = createLineEditor(
    keyboard,
    screen,
    {
      history: ['an older question'],
      complete: (line) => ['/help', '/history'].filter((name) => name.startsWith(line)),
    },
    {
      repaints,
      onInterrupt(handler) {
        handlers.push(handler);
        return () => void handlers.splice(handlers.indexOf(handler), 1);
      },
    },
  );
  const type = (keys: string) => keyboard.push(keys);
  return { keyboard, screen, editor, type, handlers };
}

test('a line', async () => {
  const { editor, type } = open();
  const typed = editor.read('› ');
  type('hello\r');
  expect(await typed).toEqual({ kind: 'line', text: 'hello' });
  editor.close();
});

test('the keys are ours only while a line is read, so that Ctrl-C is a signal while an answer comes', async () => {
  const { editor, keyboard, type } = open();
  const typed = editor.read('› ');
  expect(keyboard.rawModes.at(-1)).toBe(true);
  type('hello\r');
  await typed;
  expect(keyboard.rawModes.at(-1)).toBe(false);
  const again = editor.read('› ');
  expect(keyboard.rawModes.at(-1)).toBe(true);
  type('bye\r');
  await again;
  editor.close();
  expect(keyboard.rawModes.at(-1)).toBe(false);
});

test('a paste of several lines is one text, sent with Enter', async () => {
  const { editor, type } = open();
  const typed = editor.read('› ');
  type('\x1b[200~sort these\rpear\rapple\x1b[201~');
  type('\r');
  expect(await typed).toEqual({ kind: 'line', text: 'sort these\npear\napple' });
  editor.close();
});

test('a backslash goes on, three quotes hold a block', async () => {
  const { editor, type } = open();
  const first = editor.read('› ');
  type('one \\\r');
  type('two\r');
  expect(await first).toEqual({ kind: 'line', text: 'one \ntwo' });
  const second = editor.read('› ');
  type('"""\r');
  type('a\r');
  type('\r');
  type('b\r');
  type('"""\r');
  expect(await second).toEqual({ kind: 'line', text: 'a\n\nb' });
  editor.close();
});

test('the up-arrow brings back what was asked', async () => {
  const { editor, type } = open();
  const typed = editor.read('› ');
  type('\x1b[A');
  type('\r');
  expect(await typed).toEqual({ kind: 'line', text: 'an older question' });
  editor.close();
});

test('Ctrl-C at the prompt interrupts, Ctrl-D ends, both with their line', async () => {
  const { editor, screen, type } = open();
  const first = editor.read('› ');
  type('half a \x03');
  expect(await first).toEqual({ kind: 'interrupt' });
  const second = editor.read('› ');
  type('\x04');
  expect(await second).toEqual({ kind: 'end' });
  expect(screen.text.endsWith('\n')).toBe(true);
  expect(await editor.read('› ')).toEqual({ kind: 'end' });
});

test('lines that come at once are read one after the other', async () => {
  const { editor, type } = open();
  const first = editor.read('› ');
  type('one\rtwo\r');
  expect(await first).toEqual({ kind: 'line', text: 'one' });
  expect(await editor.read('› ')).toEqual({ kind: 'line', text: 'two' });
  editor.close();
});

test('without repainting the terminal edits the line, and nothing but words is written', async () => {
  const { editor, keyboard, screen, type, handlers } = open({ repaints: false });
  const first = editor.read('you: ');
  type('one \\\n');
  type('two\n');
  expect(await first).toEqual({ kind: 'line', text: 'one \ntwo' });
  expect(handlers).toEqual([]);
  const second = editor.read('you: ');
  handlers[0]?.();
  expect(await second).toEqual({ kind: 'interrupt' });
  const third = editor.read('you: ');
  keyboard.push(null);
  expect(await third).toEqual({ kind: 'end' });
  editor.close();
  expect(keyboard.rawModes).toEqual([]);
  expect(screen.text).not.toContain('\x1b');
  expect(screen.text).toContain('more: ');
});
