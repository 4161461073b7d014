import type { SectionLyrics } from '../composition/arrangement.ts';
import type { Section } from '../composition/score.ts';
import { countLineSyllables } from './count-syllables.ts';
import type { LyricKind, Singer, Stanza } from './parse-lyrics.ts';
import type { LyricCapacity } from './write-lyrics.ts';

/** The lyrics of every section. */
interface LyricAlignment {
  readonly words: SectionLyrics;
  readonly singer: (section: Section) => Singer | undefined;
  /** The lines that are sung, each once. */
  readonly lines: ReadonlySet<string>;
  /** Lines that did not fit. */
  readonly leftOver: number;
}

const SUNG = ['verse', 'lift', 'chorus', 'bridge'] as const;
type SungKind = (typeof SUNG)[number];

export function alignLyrics(
  stanzas: readonly Stanza[],
  sections: readonly Section[],
  barsPerLine: number,
  count: (line: string) => number = countLineSyllables,
): LyricAlignment {
  const assigned = new Map<Section, readonly string[]>();
  const singers = new Map<Section, Singer | undefined>();
  let leftOver = 0;
  for (const kind of SUNG) {
    const places = sections.filter((section) => section.name === kind);
    const own = stanzas.filter((stanza) => kindFor(stanza.kind) === kind);
    if (own.length === 0) continue;
    const used = new Set<Stanza>();
    places.forEach((section, index) => {
      const stanza = own[index % own.length];
      if (!stanza) return;
      const capacity = Math.floor(section.bars / barsPerLine) || 1;
      // A chorus that is shorter than its music is sung again; a verse leaves the rest to the instruments.
      const lines = kind === 'chorus' ? repeated(stanza.lines, capacity) : stanza.lines.slice(0, capacity);
      assigned.set(section, lines);
      singers.set(section, stanza.singer);
      if (!used.has(stanza)) leftOver += Math.max(0, stanza.lines.length - capacity);
      used.add(stanza);
    });
    for (const stanza of new Set(own)) if (!used.has(stanza)) leftOver += stanza.lines.length;
  }
  return {
    words: (section) => (assigned.get(section) ?? []).map((text) => ({ text, syllables: count(text) })),
    lines: new Set([...assigned.values()].flat()),
    singer: (section) => singers.get(section),
    leftOver,
  };
}

/** Counts the lines that fit into each kind of section. */
export function lyricCapacity(sections: readonly Section[], barsPerLine: number): LyricCapacity {
  const lines = (kind: SungKind) => {
    const section = sections.find((each) => each.name === kind);
    return section ? Math.max(1, Math.floor(section.bars / barsPerLine)) : 0;
  };
  return {
    verses: Math.min(3, sections.filter((section) => section.name === 'verse').length),
    lines: {
      verse: Math.min(8, lines('verse')),
      lift: Math.min(2, lines('lift')),
      chorus: Math.min(4, lines('chorus')),
      bridge: Math.min(4, lines('bridge')),
    },
  };
}

function kindFor(kind: LyricKind): SungKind {
  return kind === 'intro' ? 'verse' : kind === 'outro' ? 'chorus' : kind;
}

function repeated(lines: readonly string[], capacity: number): readonly string[] {
  const whole = Math.max(1, Math.floor(capacity / lines.length)) * lines.length;
  return Array.from({ length: Math.min(capacity, whole) }, (_, index) => lines[index % lines.length] ?? '');
}
