import type { Snippet } from '../../snippets/snippets.ts';
import { readOutline } from '../outlines/read-outline.ts';
import type { Outlined } from '../outlines/steps.ts';
import { writeOutline } from '../outlines/write-outline.ts';
import { readFunction } from '../reading/name.ts';
import { WishText } from '../reading/text.ts';
import { ACCOUNT_NUMBERS } from './account-numbers.ts';
import { ADDRESSES } from './addresses.ts';
import { CONVERSIONS } from './conversions.ts';
import { type KnownFunction, linesFor } from './known.ts';
import { SECRETS } from './secrets.ts';
import { planSortedMap } from './sorted-maps.ts';

const KNOWN: readonly KnownFunction[] = [...ACCOUNT_NUMBERS, ...ADDRESSES, ...SECRETS, ...CONVERSIONS];

const SILENT: ReadonlySet<string> = new Set(
  'a an the that which function functions method helper program script code to of in by with using and or for is are if whether it its given as string text number numbers takes take taking gets returns return returning true false bool boolean write create make please correct correctly valid does validates validate verifies verify checks check tells tell digits implement implementation too also including validation validator verification'.split(
    ' ',
  ),
);

/** An exception that the wish names. */
const EXCEPTION =
  /\b(?:throw|rais|reject)\w*(?: (?:an?|the|with))* ((?:std::)?[A-Za-z]\w*(?:Error|Exception|_argument))\b/;

/** A function that is known by its name; undefined if the wish asks for something else, or for more. */
export function planKnown(prompt: string, language: string): Snippet | undefined {
  const sorted = planSortedMap(prompt, language);
  if (sorted) return sorted;
  for (const known of KNOWN) {
    const snippet = written(known, prompt, language);
    if (snippet) return snippet;
  }
  return undefined;
}

function written(known: KnownFunction, prompt: string, language: string): Outlined | undefined {
  const wish = new WishText(prompt);
  // The function may be named after what it checks: isbn13(code).
  const early = /\b\w+\(/.test(prompt) ? readFunction(wish) : undefined;
  if (!known.asks.every((one) => wish.take(one) !== undefined)) return undefined;
  for (const one of known.takes ?? []) while (wish.take(one) !== undefined);
  const chosen = new Set(
    [
      ...Object.entries(known.options ?? {}).filter(([, pattern]) => wish.take(pattern) !== undefined),
      ...Object.entries(known.variants ?? {}).filter(([, pattern]) => pattern.test(prompt.toLowerCase())),
    ].map(([option]) => option),
  );
  const { name, parameters } = early ?? readFunction(wish);
  const values = known.values?.(wish);
  const silent = (known.silent ?? '').split(' ');
  if (wish.left(SILENT).some((word) => !silent.includes(word))) return undefined;
  const called = name?.replace(/_(\w)/g, (_, one: string) => one.toUpperCase()) ?? known.name;
  const lines = linesFor(known.outline, chosen).flatMap((line) => {
    if (line.trim() === '> …') return values?.example ?? [];
    return line.trim() === '…' ? (values?.lines ?? []) : [line];
  });
  const [, exception] = EXCEPTION.exec(prompt) ?? [];
  const text = (chosen.has('optional') ? optional(lines) : lines)
    .join('\n')
    .replaceAll('%(', `${called}(`)
    .replace(/(?<=^ *raise )value\b/gm, exception ?? 'value');
  const outline = withParameters(text, called, parameters);
  return outline === undefined ? undefined : writeOutline(readOutline(outline), language);
}

/** Gives nothing back where it would raise. */
const optional = (lines: readonly string[]): string[] => {
  const first = lines.find((line) => /^ {2}print /.test(line));
  return lines.flatMap((line) => {
    const [, space, when] = /^( *)raise \w+ ".*?" if (.*)$/.exec(line) ?? [];
    const [, printed] = /^ {2}print (.*)$/.exec(line) ?? [];
    if (when !== undefined) return [`${space}if ${when}`, `${space}  return none`];
    if (printed !== undefined && line !== first) return [];
    if (printed !== undefined) return [`  with found = ${printed}`, '    print found'];
    return /^ {2}try /.test(line) ? [] : [/^fun /.test(line) ? `${line}?` : line];
  });
};

/** The names that the wish gives to the parameters, where it gives as many. */
function withParameters(
  outline: string,
  called: string,
  names: readonly string[] | undefined,
): string | undefined {
  if (names === undefined || names.length === 0) return outline;
  const own = [
    ...(new RegExp(`^fun ${called}\\((.*?)\\) `, 'm').exec(outline)?.[1] ?? '').matchAll(/(\w+): /g),
  ];
  if (own.length !== names.length) return undefined;
  return own.reduce(
    (text, [, old = ''], at) =>
      text.replace(new RegExp(`\\b${old}\\b(?=[^"]*(?:"[^"]*"[^"]*)*$|\\})`, 'gm'), names[at] ?? old),
    outline,
  );
}
