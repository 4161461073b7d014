import { parseRational, type Rational } from './rational.ts';

export type Token =
  | { readonly kind: 'number'; readonly value: Rational; readonly text: string }
  | { readonly kind: 'name' | 'symbol'; readonly text: string };

const NUMBER = /^(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3}(?![a-z\d]))?/i;
const SYMBOLS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '**': '^',
};

/** The tokens of an expression, or undefined when something in it is not arithmetic. */
export function tokenize(source: string): Token[] | undefined {
  const tokens: Token[] = [];
  let rest = source.trim();
  while (rest !== '') {
    const number = NUMBER.exec(rest)?.[0];
    const name = /^[a-zπ]+/i.exec(rest)?.[0];
    const symbol = /^(?:\*\*|[-+*/^%!(),×·÷−–√])/.exec(rest)?.[0];
    if (number !== undefined) {
      const value = parseRational(number);
      if (value === undefined) return undefined;
      tokens.push({ kind: 'number', value, text: number });
    } else if (name !== undefined) {
      tokens.push({ kind: 'name', text: name.toLowerCase() });
    } else if (symbol !== undefined) {
      tokens.push({ kind: 'symbol', text: SYMBOLS[symbol] ?? symbol });
    } else {
      return undefined;
    }
    rest = rest.slice((number ?? name ?? symbol ?? '').length).trimStart();
  }
  return tokens;
}

const SHOWN: Readonly<Record<string, string>> = {
  sqrt: '√',
  '*': ' × ',
  '/': ' ÷ ',
  '+': ' + ',
  ',': ', ',
  of: ' of ',
  mod: ' mod ',
};

/** The expression as a person would write it. */
export function formatExpression(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => {
      if (token.text !== '-') return SHOWN[token.text] ?? token.text;
      const before = tokens[index - 1];
      const isSign = before === undefined || (before.kind === 'symbol' && !')!%'.includes(before.text));
      return isSign ? '-' : ' - ';
    })
    .join('')
    .trim();
}
