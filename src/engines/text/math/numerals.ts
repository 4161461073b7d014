const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Roman numerals reach from 1 to 3999. */
export function toRoman(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 3999) return undefined;
  let rest = number;
  let text = '';
  for (const [value, letters] of ROMAN) {
    for (; rest >= value; rest -= value) text += letters;
  }
  return text;
}

/** Only numerals in the usual form: "IIII" is not one. */
export function fromRoman(text: string): number | undefined {
  let rest = text.toUpperCase();
  let number = 0;
  for (const [value, letters] of ROMAN) {
    for (; rest.startsWith(letters); rest = rest.slice(letters.length)) number += value;
  }
  return rest === '' && toRoman(number) === text.toUpperCase() ? number : undefined;
}

export const BASES: Readonly<Record<string, number>> = {
  binary: 2,
  'base 2': 2,
  octal: 8,
  'base 8': 8,
  decimal: 10,
  'base 10': 10,
  hex: 16,
  hexadecimal: 16,
  'base 16': 16,
};

const PREFIX: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };

export function inBase(number: bigint, base: number): string {
  return `${PREFIX[base] ?? ''}${number.toString(base)}`;
}

/** Digits in a base that is said, or shown by a prefix. */
export function parseInBase(text: string, base: number | undefined): bigint | undefined {
  const prefixed = /^0[box]/i.test(text);
  const radix = base ?? 10;
  const digits = '0123456789abcdef'.slice(0, radix);
  if (!prefixed && !new RegExp(`^[${digits}]+$`, 'i').test(text)) return undefined;
  try {
    return BigInt(prefixed ? text.toLowerCase() : radix === 10 ? text : (PREFIX[radix] ?? '') + text);
  } catch {
    return undefined;
  }
}
