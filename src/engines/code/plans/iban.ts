import type { Snippet } from '../snippets/snippets.ts';
import { readOutline } from './outlines/read-outline.ts';
import { writeOutline } from './outlines/write-outline.ts';
import { readFunction } from './reading/name.ts';
import { WishText } from './reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the that which function method helper to of in by with using and or for is are if whether it its given as string text number numbers code codes account bank international takes take taking returns return returning true false bool boolean write create make please correct valid checks check tells checksum digits'.split(
    ' ',
  ),
);
const MOD =
  /(?:\b(?:with|using|by|via) )?(?:\bthe |\ban? )?(?:\biso 7064 )?\bmod(?:ulo|ulus)?[- ]?97(?:[- ]10)?\b(?: (?:check(?:sum)?|algorithm|test|rule|method))?/;
const PART =
  '(?:white ?spaces?|spaces?|blanks?|the case|case|(?:upper|lower)[- ]?case(?: letters)?|small letters)';
/** Blanks between the groups and small letters are taken anyway. */
const LENIENT = new RegExp(
  `(?:[,;] ?|\\band |\\bbut )*\\b(?:ignor(?:es?|ing)|allow(?:s|ing)?|accept(?:s|ing)?|skip(?:s|ping)?|regardless of|tolerat(?:es?|ing)) (?:any |all |the )?${PART}(?:(?:,| and| or)+ (?:any |all |the )?${PART})*|\\bcase[- ]insensitiv(?:e|ely)\\b`,
);

/** Tells whether the check digits of an IBAN are right; undefined if the wish asks for something else. */
export function planIban(prompt: string, language: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(/\bibans?\b/) || !wish.take(/\b(?:validat|check|verif)\w*|\bvalid\b/)) return undefined;
  wish.take(MOD);
  while (wish.take(LENIENT));
  const { name, parameters } = readFunction(wish);
  if ((parameters && parameters.length !== 1) || wish.left(SILENT).length > 0) return undefined;
  const given = parameters?.[0] ?? 'iban';
  const called = name?.replace(/_(\w)/g, (_, one: string) => one.toUpperCase()) ?? 'isValidIban';
  const text = [
    `fun ${called}(${given}: text) -> bool`,
    '  let signs = letters("0123456789abcdefghijklmnopqrstuvwxyz")',
    '  let codes: [int] = []',
    `  for letter in letters(lower(${given}))`,
    '    if letter != " "',
    '      if not contains(signs, letter)',
    '        return false',
    '      for i to size(signs)',
    '        if signs[i] == letter',
    '          append(codes, i)',
    '  if size(codes) < 15 or size(codes) > 34',
    '    return false',
    '  if codes[0] < 10 or codes[1] < 10 or codes[2] > 9 or codes[3] > 9',
    '    return false',
    '  let rest = 0',
    '  for i to size(codes)',
    '    let code = codes[(i + 4) % size(codes)]',
    '    if code < 10',
    '      rest = (rest * 10 + code) % 97',
    '    else',
    '      rest = (rest * 100 + code) % 97',
    '  return rest == 1',
    'example',
    `  print ${called}("GB82 WEST 1234 5698 7654 32")`,
    `  print ${called}("GB82 WEST 1234 5698 7654 33")`,
  ].join('\n');
  return writeOutline(readOutline(text), language);
}
