import type { Snippet } from '../snippets/snippets.ts';
import { readOutline } from './outlines/read-outline.ts';
import { writeOutline } from './outlines/write-outline.ts';
import { readFunction } from './reading/name.ts';
import { WishText } from './reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the that which function method helper to of in into as it turns turn converts convert formats format writes write takes take given returns return number integer count seconds second duration text string words like such and or for example human readable human-readable form with plural plurals correct correctly singular'.split(
    ' ',
  ),
);
const SAMPLE = /"((?:\d+ (?:day|hour|minute|second)s?(?:, and |, | and | )?){1,4})"/i;
const ZEROS =
  /,? ?\b(?:and )?(?:leaving out|omitting|skipping|without|ignoring|leaves out|omits|skips|not showing) (?:the |all |any )*(?:zero(?:s|es)?(?: (?:parts|units|values|components))?|(?:parts|units|values|components) (?:that are|of|which are) (?:0|zero))\b/;

/** Seconds in words, such as "2 hours and 5 minutes"; undefined if the wish asks for something else. */
export function planDurationWords(prompt: string, language: string): Snippet | undefined {
  const sample = SAMPLE.exec(prompt)?.[1];
  const isSpoken = sample !== undefined || /\bwords\b/i.test(prompt);
  if (!isSpoken || !/\bseconds\b/i.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  while (wish.take(SAMPLE));
  wish.take(ZEROS);
  const { name, parameters } = readFunction(wish);
  if ((parameters && parameters.length !== 1) || wish.left(SILENT).length > 0) return undefined;
  const given = parameters?.[0] ?? 'seconds';
  const isJoined = sample === undefined || / and /.test(sample);
  const between = sample === undefined || sample.includes(',') ? ', ' : isJoined ? ', ' : ' ';
  const last = /, and /.test(sample ?? '') ? ', and' : ' and';
  const called = name?.replace(/_(\w)/g, (_, one: string) => one.toUpperCase()) ?? 'durationInWords';
  const end = isJoined
    ? [
        '  if size(parts) == 1',
        '    return parts[0]',
        `  let head = joined(take(parts, size(parts) - 1), "${between}")`,
        `  return "{head}${last} {last(parts)}"`,
      ]
    : [`  return joined(parts, "${between}")`];
  const text = [
    `fun ${called}(${given}: int) -> text`,
    '  let names = ["day", "hour", "minute", "second"]',
    '  let sizes = [86400, 3600, 60, 1]',
    '  let parts: [text] = []',
    `  let rest = ${given}`,
    '  for i to size(names)',
    '    let count = whole(rest, sizes[i])',
    '    rest -= count * sizes[i]',
    '    if count == 1',
    '      append(parts, "1 {names[i]}")',
    '    else',
    '      if count > 1',
    '        append(parts, "{count} {names[i]}s")',
    '  if size(parts) == 0',
    '    return "0 seconds"',
    ...end,
    'example',
    `  print ${called}(7501)`,
    `  print ${called}(3600)`,
    `  print ${called}(0)`,
  ].join('\n');
  return writeOutline(readOutline(text), language);
}
