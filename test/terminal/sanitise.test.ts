import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneLine, PairJoiner, Sanitiser, sanitise } from '../../src/terminal/sanitise.ts';

const ESC = '\x1b';

/** Everything a terminal could act on, and what a person sees instead. */
const ATTACKS: [name: string, text: string, shown: string][] = [
  ['CSI clear screen', `${ESC}[2J`, '^[[2J'],
  ['CSI cursor up and erase', `${ESC}[1A${ESC}[2K`, '^[[1A^[[2K'],
  ['SGR colour', `${ESC}[31mred${ESC}[0m`, '^[[31mred^[[0m'],
  ['SGR concealed', `${ESC}[8mhidden`, '^[[8mhidden'],
  ['OSC 0 title', `${ESC}]0;owned\x07`, '^[]0;owned^G'],
  [
    'OSC 8 link',
    `${ESC}]8;;http://evil${ESC}\\text${ESC}]8;;${ESC}\\`,
    '^[]8;;http://evil^[\\text^[]8;;^[\\',
  ],
  ['OSC 9 notification', `${ESC}]9;hello\x07`, '^[]9;hello^G'],
  ['OSC 52 clipboard', `${ESC}]52;c;cm0gLXJm\x07`, '^[]52;c;cm0gLXJm^G'],
  ['OSC 1337 file', `${ESC}]1337;File=inline=1:AAAA\x07`, '^[]1337;File=inline=1:AAAA^G'],
  ['OSC 10 colour query', `${ESC}]10;?${ESC}\\`, '^[]10;?^[\\'],
  ['DCS', `${ESC}Pq#0;2;0${ESC}\\`, '^[Pq#0;2;0^[\\'],
  ['DECRQSS', `${ESC}P$q"p${ESC}\\`, '^[P$q"p^[\\'],
  ['APC', `${ESC}_Ga=T;AAAA${ESC}\\`, '^[_Ga=T;AAAA^[\\'],
  ['PM', `${ESC}^note${ESC}\\`, '^[^note^[\\'],
  ['SOS', `${ESC}Xtext${ESC}\\`, '^[Xtext^[\\'],
  ['RIS', `${ESC}c`, '^[c'],
  ['ESC k title', `${ESC}ktitle${ESC}\\`, '^[ktitle^[\\'],
  ['DA query', `${ESC}[c${ESC}[>c`, '^[[c^[[>c'],
  ['DSR query', `${ESC}[6n`, '^[[6n'],
  ['alternate screen', `${ESC}[?1049h`, '^[[?1049h'],
  ['bracketed paste off', `${ESC}[?2004l`, '^[[?2004l'],
  ['8-bit CSI', '\x9b2J', '<9B>2J'],
  ['8-bit OSC', '\x9d0;owned\x9c', '<9D>0;owned<9C>'],
  ['8-bit DCS', '\x90q\x9c', '<90>q<9C>'],
  ['backspace', 'safe\b\b\b\bevil', 'safe^H^H^H^Hevil'],
  ['carriage return', 'bad\rgood', 'bad^Mgood'],
  ['carriage return twice', 'a\r\r\nb', 'a^M\r\nb'],
  ['bell', 'ding\x07', 'ding^G'],
  ['NUL, VT, FF, SO, DEL', '\0\v\f\x0e\x7f', '^@^K^L^N^?'],
  ['NEL and the other C1', '\x80\x85\x9f', '<80><85><9F>'],
];

/** Mostly from where the dangerous ones are. */
const CODES = fc
  .integer({ min: 0, max: 0x2100 })
  .map((code) => String.fromCharCode(code % 3 === 0 ? code % 0xa0 : code));

const HIDDEN: [text: string, shown: string][] = [
  ['\u202e', '<U+202E>'],
  ['\u202a', '<U+202A>'],
  ['\u2066', '<U+2066>'],
  ['\u2069', '<U+2069>'],
  ['\u200e', '<U+200E>'],
  ['\u200f', '<U+200F>'],
  ['\u061c', '<U+061C>'],
  ['\u200b', '<U+200B>'],
  ['\ufeff', '<U+FEFF>'],
  ['\u{e0000}', '<U+E0000>'],
  ['\u{e0041}', '<U+E0041>'],
  ['\u{e007f}', '<U+E007F>'],
];

describe('O1: what a terminal would act on is shown instead', () => {
  test.each(ATTACKS)('%s', (_name, text, shown) => {
    expect(sanitise(text)).toBe(shown);
  });

  test('no C0 but tab and line feed, no DEL and no C1 is left of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: CODES }), (text) => {
        expect(sanitise(text).replaceAll('\r\n', '')).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f]/);
      }),
    );
  });

  test('a neutral text stays as it is', () => {
    const text = 'tab\tline\nwindows\r\nnaïve 日本語 👩‍👩‍👧 می‌خواهم 🇩🇪 e\u0301 \ufffd';
    expect(sanitise(text)).toBe(text);
    expect(sanitise(sanitise(`${ESC}[2J`))).toBe(sanitise(`${ESC}[2J`));
  });
});

describe('O2: the same, split at every offset', () => {
  test.each([
    ...ATTACKS.map(([name, text, shown]) => [name, text, shown]),
    ...HIDDEN.map(([a, b]) => [b, a, b]),
  ])('%s', (_name, text = '', shown = '') => {
    for (let split = 0; split <= text.length; split++) {
      const neutraliser = new Sanitiser();
      const parts = [neutraliser.push(text.slice(0, split)), neutraliser.push(text.slice(split))];
      expect(parts.join('') + neutraliser.end()).toBe(shown);
    }
  });

  test('any text in any pieces gives what it gives whole', () => {
    const unsafe = fc.string({ unit: fc.constantFrom('\r', '\n', ESC, '[', '\u{e0041}', '👍', 'a', '\x9b') });
    fc.assert(
      fc.property(unsafe, fc.integer({ min: 1, max: 4 }), (text, size) => {
        const neutraliser = new Sanitiser();
        let shown = '';
        for (let at = 0; at < text.length; at += size) shown += neutraliser.push(text.slice(at, at + size));
        expect(shown + neutraliser.end()).toBe(sanitise(text));
      }),
    );
  });

  test('what is certain is not held back', () => {
    const neutraliser = new Sanitiser();
    expect(neutraliser.push(`a${ESC}`)).toBe('a^[');
    expect(neutraliser.push('b\r')).toBe('b');
    expect(neutraliser.push('\nc')).toBe('\r\nc');
  });
});

describe('O6: text that hides or reorders itself is named', () => {
  test.each(HIDDEN)('%j', (text, shown) => {
    expect(sanitise(`a${text}b`)).toBe(`a${shown}b`);
  });
});

test.each([
  ['two\nlines', 'two lines'],
  ['✔ done\r\n  error: fake', '✔ done error: fake'],
  ['\ttabs\there ', 'tabs here'],
  ['a\u2028b\u2029c\x85d\ve\ff', 'a b c d e f'],
  [`x${ESC}[2K`, 'x^[[2K'],
  ['back\rover', 'back over'],
])('one line of %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('halves of a character wait for each other', () => {
  const joiner = new PairJoiner();
  expect(joiner.push('a\ud83d')).toBe('a');
  expect(joiner.push('\udc4db')).toBe('👍b');
  expect(joiner.push('\ud83d') + joiner.end()).toBe('\ud83d');
});
