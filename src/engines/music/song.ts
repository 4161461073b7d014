import type { EngineArtifact, EngineTools } from '../engine.ts';
import { arrange, type Composition, outline } from './arrangement.ts';
import { type Brief, readBrief } from './brief.ts';
import { castFor, isRap } from './casting.ts';
import { type Cast, performVocals } from './choir.ts';
import { id3 } from './id3.ts';
import { findWords, versesIn } from './libretto.ts';
import { formatLyrics } from './lyrics.ts';
import { master } from './master.ts';
import { mixdown } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';
import { SAMPLE_RATE } from './playthrough.ts';
import { seeded } from './random.ts';
import { countSyllables, createRehearsal } from './rehearsal.ts';
import { secondsAt } from './score.ts';
import { seatWords } from './seating.ts';
import { syllablesInLine } from './syllables.ts';
import { keyName } from './theory.ts';
import { titleIn, topicsOf } from './topics.ts';
import { addVocals } from './vocal-chain.ts';
import { type VocalsRequest, wantsVocals } from './vocals.ts';
import { loadVoicePack, VOICE_PACK } from './voice-pack.ts';
import { entitle } from './wording.ts';

export interface SongRequest extends VocalsRequest {
  readonly prompt: string;
  readonly genre?: string;
  /** 30 to 240. */
  readonly seconds: number;
  readonly seed: number;
  /** Folders to look for the optional voice pack from. */
  readonly voicePackRoots?: readonly string[];
  /** Goes into the file's comment. */
  readonly attribution?: string;
}

const ATTRIBUTION = 'Composed and rendered by octet, local-song';
const LOUDNESS_LUFS = -14;
const CEILING_DBFS = -2.2;

/** Composes, plays, sings if it can, masters and encodes a song. */
export async function composeSong(request: SongRequest, tools: EngineTools): Promise<EngineArtifact> {
  tools.progress(0, 'composing');
  const random = seeded(`song/${request.seed}/${request.prompt}/${request.genre ?? ''}`);
  const brief = readBrief(request, random.fork('brief'));
  const vocal = wantsVocals(request, brief);
  const frame = outline(brief, request.seconds, random, vocal ? versesIn(request.lyrics) : undefined);
  const topics = topicsOf(request.prompt);
  const title = titleIn(request.prompt) ?? entitle(topics, brief.shade, random.fork('title'));
  const { stanzas, barsPerLine } = findWords(request.lyrics, vocal, {
    brief,
    frame,
    subject: { title, topics },
    random: random.fork('words'),
  });
  const pack = vocal ? await loadVoicePack(request.voicePackRoots ?? []) : undefined;
  const cast = castFor(request, brief);
  const rehearsal = pack && createRehearsal(pack, barsPerLine * frame.secondsPerBar);
  const seat = (count?: (line: string) => number) => seatWords(stanzas, frame.sections, barsPerLine, count);
  const count = rehearsal ? await countSyllables(rehearsal, seat().lines, cast.first) : syllablesInLine;
  const seating = seat(count);
  const unread = rehearsal ? [...seating.lines].filter((line) => count(line) === 0).length : 0;
  const sung = rehearsal !== undefined && unread < seating.lines.size;
  const score = arrange({
    brief,
    outline: frame,
    prompt: request.prompt,
    random,
    sung,
    words: seating.words,
    barsPerLine,
  });

  const share = sung ? 0.5 : 0.75;
  const mix = await mixdown(score, brief.style.mix, tools, (fraction) =>
    tools.progress(0.05 + fraction * share, 'playing'),
  );
  if (rehearsal && sung) {
    const voice = await performVocals({
      rehearsal,
      score,
      tonic: brief.key.tonic,
      cast,
      singer: seating.singer,
      rapped: (section) => section.name === 'verse' && isRap(request, brief),
      sampleRate: SAMPLE_RATE,
      tools,
      report: (fraction) => tools.progress(0.55 + fraction * 0.25, 'singing'),
    });
    addVocals(mix, voice, {
      sampleRate: SAMPLE_RATE,
      tempo: score.tempo,
      space: brief.style.mix.space,
      breath: cast.first.breath,
    });
  }
  tools.progress(0.82, 'mastering');
  master(mix, {
    sampleRate: SAMPLE_RATE,
    target: LOUDNESS_LUFS,
    ceiling: CEILING_DBFS,
    fadeSeconds: Math.min(2.5, frame.secondsPerBar),
  });
  const sound = await encodeMp3(mix, SAMPLE_RATE, tools, (fraction) =>
    tools.progress(0.86 + fraction * 0.13, 'encoding'),
  );
  const lyrics = formatLyrics(stanzas);
  const tags = id3({
    title,
    artist: 'octet',
    comment: `${request.attribution ?? ATTRIBUTION}. Prompt: ${request.prompt}`,
    genre: brief.genre.name,
    tempo: score.tempo,
    lyrics,
    seconds: request.seconds,
  });
  tools.progress(1, 'done');
  return {
    bytes: Buffer.concat([tags, sound]),
    mime: 'audio/mpeg',
    extension: 'mp3',
    notes: notesFor({
      missing: vocal && !pack,
      unread,
      leftOver: seating.leftOver,
      seconds: request.seconds,
    }),
    facts: facts(score, brief, { title, lyrics, singers: sung ? cast : undefined }),
  };
}

interface Outcome {
  /** There should be a singer, but there is no voice pack. */
  readonly missing: boolean;
  /** Lines that the pack cannot read. */
  readonly unread: number;
  /** Lines that found no room. */
  readonly leftOver: number;
  readonly seconds: number;
}

function notesFor({ missing, unread, leftOver, seconds }: Outcome): readonly string[] {
  const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'} of the lyrics`;
  return [
    ...(missing
      ? [
          `The voice pack is not installed, so an instrument plays the melody instead of a singer. To have it sung: npm install ${VOICE_PACK} next to octet.`,
        ]
      : []),
    ...(unread > 0
      ? [`The voice pack reads English in Latin letters; ${lines(unread)} played instead of sung.`]
      : []),
    ...(leftOver > 0
      ? [`${lines(leftOver)} found no room in ${seconds} seconds; ask for a longer song to hear all of them.`]
      : []),
  ];
}

function facts(
  score: Composition,
  brief: Brief,
  text: { readonly title: string; readonly lyrics: string; readonly singers: Cast | undefined },
): EngineArtifact['facts'] {
  return {
    title: text.title,
    seconds: score.seconds,
    tempo: Math.round(score.tempo * 10) / 10,
    key: keyName(brief.key),
    genre: brief.genre.id,
    lyrics: text.lyrics,
    vocals: text.singers ? 'sung' : 'instrument',
    voices: text.singers ? [text.singers.first, text.singers.second].flatMap((voice) => voice?.id ?? []) : [],
    sections: score.sections.map((section) => ({
      name: section.name === 'lift' ? 'pre-chorus' : section.name,
      start: Math.round(secondsAt(score, section.firstBar * score.beatsPerBar) * 100) / 100,
    })),
  };
}
