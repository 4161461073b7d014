import type { Artifact, EngineTools } from '../engine.ts';
import { arrange, type Composition, outline } from './arrangement.ts';
import { type Brief, readBrief } from './brief.ts';
import { castFor } from './casting.ts';
import { performVocals } from './choir.ts';
import { id3 } from './id3.ts';
import { formatLyrics, parseLyrics } from './lyrics.ts';
import { master } from './master.ts';
import { usualBarsPerLine } from './melody.ts';
import { mixdown } from './mixdown.ts';
import { encodeMp3 } from './mp3.ts';
import { SAMPLE_RATE } from './playthrough.ts';
import { seeded } from './random.ts';
import { secondsAt } from './score.ts';
import { roomIn, seatWords } from './seating.ts';
import { keyName } from './theory.ts';
import { topicsOf } from './topics.ts';
import { addVocals } from './vocal-chain.ts';
import { type VocalsRequest, wantsVocals } from './vocals.ts';
import { loadVoicePack, VOICE_PACK } from './voice-pack.ts';
import { entitle, writeLyrics } from './wording.ts';

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
const CEILING_DBFS = -1.6;

/** Composes, plays, sings if it can, masters and encodes a song. */
export async function composeSong(request: SongRequest, tools: EngineTools): Promise<Artifact> {
  tools.progress(0, 'composing');
  const random = seeded(`song/${request.seed}/${request.prompt}/${request.genre ?? ''}`);
  const brief = readBrief(request, random.fork('brief'));
  const frame = outline(brief, request.seconds, random);
  const topics = topicsOf(request.prompt);
  const title = entitle(topics, brief.shade, random.fork('title'));
  const given = request.lyrics?.trim() ? parseLyrics(request.lyrics) : undefined;
  const vocal = wantsVocals(request, brief);
  const usual = usualBarsPerLine(frame.secondsPerBar);
  const barsPerLine = given && crowded(given, frame.sections, usual, frame.secondsPerBar) ? 1 : usual;
  const stanzas = !vocal
    ? []
    : (given ??
      writeLyrics(
        { title, topics, shade: brief.shade },
        roomIn(frame.sections, barsPerLine),
        random.fork('words'),
      ));
  const seating = seatWords(stanzas, frame.sections, barsPerLine);
  const pack = vocal ? await loadVoicePack(request.voicePackRoots ?? []) : undefined;
  const score = arrange({
    brief,
    outline: frame,
    prompt: request.prompt,
    random,
    sung: pack !== undefined,
    words: seating.words,
    barsPerLine,
  });

  const share = pack ? 0.5 : 0.75;
  const mix = await mixdown(score, brief.style.mix, tools, (fraction) =>
    tools.progress(0.02 + fraction * share, 'playing'),
  );
  if (pack) {
    const cast = castFor(request, brief);
    const voice = await performVocals({
      pack,
      score,
      tonic: brief.key.tonic,
      cast,
      singer: seating.singer,
      sampleRate: SAMPLE_RATE,
      tools,
      report: (fraction) => tools.progress(0.52 + fraction * 0.28, 'singing'),
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
      vocal,
      sung: pack !== undefined,
      leftOver: seating.leftOver,
      seconds: request.seconds,
      lyrics,
    }),
    facts: facts(score, brief, { title, lyrics, sung: pack !== undefined }),
  };
}

/** Whether lines must take one bar each, because two would leave some of the given words out. */
function crowded(
  stanzas: ReturnType<typeof parseLyrics>,
  sections: Composition['sections'],
  usual: number,
  secondsPerBar: number,
): boolean {
  return usual > 1 && secondsPerBar >= 1.5 && seatWords(stanzas, sections, usual).leftOver > 0;
}

interface Outcome {
  readonly vocal: boolean;
  readonly sung: boolean;
  readonly leftOver: number;
  readonly seconds: number;
  readonly lyrics: string;
}

function notesFor({ vocal, sung, leftOver, seconds, lyrics }: Outcome): readonly string[] {
  const notes: string[] = [];
  if (vocal && !sung) {
    notes.push(
      `The voice pack is not installed, so an instrument plays the melody instead of a singer. To have it sung: npm install ${VOICE_PACK} next to octet.`,
    );
  }
  if (leftOver > 0) {
    notes.push(
      `${leftOver} ${leftOver === 1 ? 'line' : 'lines'} of the lyrics found no room in ${seconds} seconds; ask for a longer song to hear all of them.`,
    );
  }
  if (
    sung &&
    /\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Arabic}|\p{Script=Greek}|\p{Script=Hebrew}|\p{Script=Devanagari}/u.test(
      lyrics,
    )
  ) {
    notes.push(
      'The voice pack reads English in Latin letters; lines in other scripts are left out of the singing.',
    );
  }
  return notes;
}

function facts(
  score: Composition,
  brief: Brief,
  text: { readonly title: string; readonly lyrics: string; readonly sung: boolean },
): Artifact['facts'] {
  return {
    title: text.title,
    seconds: score.seconds,
    tempo: Math.round(score.tempo * 10) / 10,
    key: keyName(brief.key),
    genre: brief.genre.id,
    lyrics: text.lyrics,
    vocals: text.sung ? 'sung' : 'instrument',
    sections: score.sections.map((section) => ({
      name: section.name,
      start: Math.round(secondsAt(score, section.firstBar * score.beatsPerBar) * 100) / 100,
    })),
  };
}
