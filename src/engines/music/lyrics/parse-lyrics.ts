/** Words as they are given: parts with a kind, and who sings them when the tag says so. */
export type LyricKind = 'verse' | 'lift' | 'chorus' | 'bridge' | 'intro' | 'outro';

export interface Stanza {
  readonly kind: LyricKind;
  readonly lines: readonly string[];
  readonly singer: Singer | undefined;
}

export type Singer = 'first' | 'second' | 'both';

const KINDS: readonly (readonly [RegExp, LyricKind])[] = [
  [/^(pre|build|lift)/i, 'lift'],
  [/^(post|chorus|hook|refrain|drop)/i, 'chorus'],
  [/^(bridge|middle|interlude|break)/i, 'bridge'],
  [/^(intro|opening)/i, 'intro'],
  [/^(outro|ending|coda|end)/i, 'outro'],
  [/^(verse|strophe|rap|part)/i, 'verse'],
];

/** Reads lyrics with tags such as [Verse 1], [Chorus] or [Bridge: both]. Without tags, empty lines divide. */
export function parseLyrics(text: string): readonly Stanza[] {
  const stanzas: { kind: LyricKind | undefined; lines: string[]; singer: Singer | undefined }[] = [];
  let open = false;
  let tagged = false;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const tag =
      /^[[(]([^\])]*)[\])]\s*:?$/.exec(line)?.[1] ??
      /^((?:pre-?)?(?:verse|chorus|bridge|intro|outro|hook|refrain)(?: \d+)?):$/i.exec(line)?.[1];
    const kind = tag === undefined ? undefined : kindOf(tag);
    const singer = tag === undefined ? undefined : singerOf(tag);
    if (tag !== undefined && (kind || singer)) {
      tagged = true;
      open = true;
      stanzas.push({ kind: kind ?? stanzas.at(-1)?.kind, lines: [], singer });
      continue;
    }
    if (line === '') {
      if (!tagged) open = false;
      continue;
    }
    if (!open)
      stanzas.push({ kind: tagged ? stanzas.at(-1)?.kind : undefined, lines: [], singer: undefined });
    open = true;
    stanzas.at(-1)?.lines.push(line);
  }
  return named(stanzas.filter((stanza) => stanza.lines.length > 0));
}

function kindOf(tag: string): LyricKind | undefined {
  return KINDS.find(([words]) => words.test(tag.trim()))?.[1];
}

function singerOf(tag: string): Singer | undefined {
  if (/\b(both|duet|together|all|choir|everyone)\b/i.test(tag)) return 'both';
  if (/\b(female|woman|girl|she|her|singer 1|voice 1|first)\b/i.test(tag)) return 'first';
  if (/\b(male|man|boy|he|him|singer 2|voice 2|second)\b/i.test(tag)) return 'second';
  return undefined;
}

/** Stanzas without a tag: what is repeated is the chorus; when nothing is, every second one. */
function named(
  stanzas: readonly { kind: LyricKind | undefined; lines: string[]; singer: Singer | undefined }[],
): readonly Stanza[] {
  const untagged = stanzas.filter((stanza) => stanza.kind === undefined);
  const seen = new Map<string, number>();
  for (const { lines } of untagged) seen.set(lines.join('\n'), (seen.get(lines.join('\n')) ?? 0) + 1);
  const repeats = [...seen.values()].some((count) => count > 1);
  return stanzas.map(({ kind, lines, singer }) => {
    const guessed = repeats
      ? (seen.get(lines.join('\n')) ?? 0) > 1
      : untagged.findIndex((other) => other.lines === lines) % 2 === 1;
    return { kind: kind ?? (guessed ? 'chorus' : 'verse'), lines, singer };
  });
}

export function formatLyrics(stanzas: readonly Stanza[]): string {
  const name = (kind: LyricKind) =>
    kind === 'lift' ? 'Pre-Chorus' : kind.charAt(0).toUpperCase() + kind.slice(1);
  return stanzas.map((stanza) => [`[${name(stanza.kind)}]`, ...stanza.lines].join('\n')).join('\n\n');
}
