import type { EngineArtifact } from '../engine.ts';
import type { SongScore } from './composition/arrangement.ts';
import { secondsAt } from './composition/score.ts';
import { keyName } from './composition/theory.ts';
import { instrumentsPlayed } from './instruments-played.ts';
import type { SongDescription } from './prompt/song-description.ts';
import type { SongVoices } from './voice/vocal-layers.ts';
import { VOICE_PACK } from './voice/voice-pack.ts';

interface Outcome {
  /** There should be a singer, but there is no voice pack. */
  readonly missing: boolean;
  /** Lines that the pack cannot read. */
  readonly unread: number;
  /** Lines that did not fit. */
  readonly leftOver: number;
  readonly seconds: number;
  /** What the lyrics name and tell nothing of. */
  readonly general: string | undefined;
}

/** Sentences for the user about what the song lacks. */
export function songNotes({ missing, unread, leftOver, seconds, general }: Outcome): readonly string[] {
  const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'} of the lyrics`;
  return [
    ...(missing
      ? [
          `The voice pack is not installed, so an instrument plays the melody instead of a singer. To have it sung: npm install -g ${VOICE_PACK}`,
        ]
      : []),
    ...(general === undefined ? [] : [`The lyrics are general lines about ${general}, and tell no story.`]),
    ...(unread > 0
      ? [`The voice pack reads English in Latin letters; ${lines(unread)} played instead of sung.`]
      : []),
    ...(leftOver > 0
      ? [`${lines(leftOver)} found no room in ${seconds} seconds; ask for a longer song to hear all of them.`]
      : []),
  ];
}

export function songFacts(
  score: SongScore,
  description: SongDescription,
  made: {
    readonly title: string;
    readonly lyrics: string;
    readonly singers: SongVoices | undefined;
    readonly soundFont: string | undefined;
  },
): EngineArtifact['facts'] {
  return {
    title: made.title,
    seconds: score.seconds,
    tempo: Math.round(score.tempo * 10) / 10,
    key: keyName(description.key),
    genre: description.genre.id,
    instruments: instrumentsPlayed(score),
    lyrics: made.lyrics,
    vocals: made.singers ? 'sung' : 'instrument',
    voices: made.singers ? [made.singers.first, made.singers.second].flatMap((voice) => voice?.id ?? []) : [],
    ...(made.soundFont === undefined ? {} : { soundfont: made.soundFont }),
    sections: score.sections.map((section) => ({
      name: section.name === 'lift' ? 'pre-chorus' : section.name,
      start: Math.round(secondsAt(score, section.firstBar * score.beatsPerBar) * 100) / 100,
    })),
  };
}
