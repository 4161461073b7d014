import { workbench } from './workbench.js';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const PREFIXES = { '0b': 2, '0o': 8, '0x': 16 };

/** The whole number that a text says in a base; a prefix such as 0x decides before it. */
export function numberIn(text, base) {
  const said = text.trim().toLowerCase().replace(/[\s_]/g, '');
  const isNegative = said.startsWith('-');
  const whole = said.replace(/^[-+]/, '');
  const own = PREFIXES[whole.slice(0, 2)];
  const digits = own ? whole.slice(2) : whole;
  if (digits === '') throw new Error('Type a number.');
  let number = 0n;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0 || value >= (own ?? base))
      throw new Error(`“${digit}” is no digit in base ${own ?? base}.`);
    number = number * BigInt(own ?? base) + BigInt(value);
  }
  return isNegative ? -number : number;
}

const grouped = (text, size) => text.replace(new RegExp(`(?<=[^-])(?=(?:.{${size}})+$)`, 'g'), ' ');

export function mount(root, { title }) {
  return workbench(root, {
    title,
    fields: [
      { name: 'text', label: 'Number', value: '255', size: '30', spellcheck: 'false' },
      { name: 'base', label: 'Its base', type: 'number', min: '2', max: '36', value: '10' },
    ],
    run({ text, base }) {
      const from = Number(base);
      if (!(from >= 2 && from <= 36)) throw new Error('A base is 2 to 36.');
      const number = numberIn(text, from);
      return [
        {
          rows: [
            ['Decimal', number.toString()],
            ['Binary', grouped(number.toString(2), 4)],
            ['Octal', number.toString(8)],
            ['Hexadecimal', number.toString(16).toUpperCase()],
            ['Base 36', number.toString(36)],
          ],
        },
      ];
    },
  });
}
