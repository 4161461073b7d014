import type { EngineArtifact, EngineTools } from '../engine.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { seededRandom } from '../random.ts';
import { arrange, outlineSong } from './composition/arrangement.ts';
import { encodeId3 } from './encoding/id3.ts';
import { encodeMp3 } from './encoding/mp3.ts';
import { alignLyrics } from './lyrics/align-lyrics.ts';
import { countLineSyllables } from './lyrics/count-syllables.ts';
import { sungOf } from './lyrics/couplets.ts';
import { formatLyrics } from './lyrics/parse-lyrics.ts';
import { chooseLyrics, countVerses } from './lyrics/song-lyrics.ts';
import { master } from './mixing/master.ts';
import { mixdown } from './mixing/mixdown.ts';
import { addVocals } from './mixing/vocal-chain.ts';
import { mayBePerson, withoutArtists } from './prompt/artist-names.ts';
import { inPlainWords } from './prompt/plain-words.ts';
import { uncounted } from './prompt/section-counts.ts';
import { unordered } from './prompt/section-order.ts';
import { isUnderstood, promptNotes } from './prompt/song-account.ts';
import { parseSongPrompt } from './prompt/song-description.ts';
import { unshaped } from './prompt/song-shape.ts';
import { storyIn, subjectIn } from './prompt/story.ts';
import { titleOf } from './prompt/title.ts';
import { ageIn, shadeOfWords, toldIn, toneOf } from './prompt/told.ts';
import { isCheering } from './prompt/tonality.ts';
import { quotedTitle, songTopics, unsungNames } from './prompt/topics.ts';
import { withoutUnplayable } from './prompt/unplayable.ts';
import { songFacts, songNotes } from './song-report.ts';
import { chooseInstruments, instrumentNotes, playedBy } from './synthesis/choose-instruments.ts';
import { SAMPLE_RATE } from './synthesis/render-score.ts';
import { chooseVoices, isRap } from './voice/choose-voices.ts';
import { renderVocals } from './voice/render-vocals.ts';
import { countSpokenSyllables, createUtteranceCache } from './voice/utterance-cache.ts';
import { asksForVocals, hasVocals, type VocalsRequest } from './voice/vocals-request.ts';
import { loadVoicePack } from './voice/voice-pack.ts';

export interface SongRequest extends VocalsRequest {
  readonly prompt: string;
  readonly genre?: string;
  /** 30 to 240. */
  readonly seconds: number;
  readonly seed: number;
  /** Folders to look for the optional voice pack from. */
  readonly voicePackRoots?: readonly string[];
  /** A sound font of this machine to play with: a path, or `auto` for any. */
  readonly soundFont?: string | undefined;
  /** Goes into the file's comment. */
  readonly attribution?: string;
}

const ATTRIBUTION = 'Composed and rendered by octet, local-song';
const LOUDNESS_LUFS = -14;
const CEILING_DBFS = -2.2;
/** Fraction of the whole song. */
const FADE_SHARE = 0.15;

/** Composes, renders, masters and encodes a song; with the voice pack it is sung. */
export async function composeSong(request: SongRequest, tools: EngineTools): Promise<EngineArtifact> {
  tools.progress(0, 'composing');
  // The names of forked streams are part of the seed: renaming one changes every song.
  const random = seededRandom(`song/${request.seed}/${request.prompt}/${request.genre ?? ''}`);
  const { prompt: named, names } = withoutArtists(inPlainWords(request.prompt));
  const { prompt, unplayable, shape, counts, order } = withoutUnplayable(named);
  const description = parseSongPrompt({ prompt, genre: request.genre, shape }, random.fork('brief'));
  if (names.length === 0 && !(await isUnderstood(request, description, tools.assets)))
    throw new NothingUnderstood('Nothing in this prompt says what the song is like or about.');
  const vocal = hasVocals(request, description);
  const outline = outlineSong(description, request.seconds, random, {
    verses: vocal ? countVerses(request.lyrics) : undefined,
    counts,
    order,
  });
  const topics = songTopics(prompt, description);
  const nameless = topics.filter((topic) => !mayBePerson(topic));
  const told = vocal && !request.lyrics?.trim() ? toldIn(request.prompt) : undefined;
  const isWritten = vocal && !request.lyrics?.trim();
  const tone = toneOf(request.prompt, description);
  const story = isWritten ? storyIn(prompt) : undefined;
  // An aria about a letter has words, and one about nothing has none.
  const syllables = topics.length > 0 && /\babout\b/i.test(prompt) ? undefined : description.genre.syllables;
  const subject = subjectIn(prompt);
  const about = (storyIn(prompt)?.a ?? subject?.short)?.replace(/^(?:the|an?) /, '');
  const isTitled = about?.includes(' ') === true && about === about.toLowerCase() && !mayBePerson(about);
  const title =
    quotedTitle(request.prompt) ??
    (await titleOf(isTitled ? [about] : nameless, description, tools.assets, random));
  const { stanzas, barsPerLine } = chooseLyrics(request.lyrics, vocal, {
    description,
    outline,
    subject: {
      title,
      topics,
      tone,
      told,
      story,
      age: ageIn(request.prompt),
      named: subject,
      shade: shadeOfWords(request.prompt, description),
      isCheering: isCheering(description.genre, request.prompt),
      syllables,
    },
    random: random.fork('words'),
  });
  const pack = vocal ? await loadVoicePack(request.voicePackRoots ?? []) : undefined;
  const voices = chooseVoices(request, description);
  const utterances = pack && createUtteranceCache(pack, barsPerLine * outline.secondsPerBar);
  const align = (count?: (line: string) => number) =>
    alignLyrics(stanzas, outline.sections, barsPerLine, count);
  const count = utterances
    ? await countSpokenSyllables(utterances, align().lines, voices.first)
    : countLineSyllables;
  const alignment = align(count);
  const unread = utterances ? [...alignment.lines].filter((line) => count(line) === 0).length : 0;
  const sung = utterances !== undefined && unread < alignment.lines.size;
  const instruments = await chooseInstruments(request.soundFont, tools);
  const score = playedBy(
    instruments,
    arrange({
      description,
      outline: outline,
      prompt: request.prompt,
      random,
      sung,
      words: alignment.words,
      barsPerLine,
    }),
  );

  const share = sung ? 0.5 : 0.75;
  const mix = await mixdown(
    score,
    {
      mix: description.style.mix,
      soundBanks: instruments,
      report: (fraction) => tools.progress(0.05 + fraction * share, 'playing'),
    },
    tools,
  );
  if (utterances && sung) {
    const voice = await renderVocals({
      utterances,
      score,
      tonic: description.key.tonic,
      voices,
      singer: alignment.singer,
      rapped: (section) => section.name === 'verse' && isRap(request, description),
      sampleRate: SAMPLE_RATE,
      tools,
      report: (fraction) => tools.progress(0.55 + fraction * 0.25, 'singing'),
    });
    addVocals(mix, voice, {
      sampleRate: SAMPLE_RATE,
      tempo: score.tempo,
      reverb: description.style.mix.reverb,
      breath: voices.first.breath,
    });
  }
  tools.progress(0.82, 'mastering');
  master(mix, {
    sampleRate: SAMPLE_RATE,
    target: LOUDNESS_LUFS,
    ceiling: CEILING_DBFS,
    fadeSeconds:
      shape.fadeOut === undefined ? Math.min(2.5, outline.secondsPerBar) : request.seconds * FADE_SHARE,
    ...(shape.fadeIn !== undefined && { riseSeconds: request.seconds * FADE_SHARE }),
  });
  const sound = await encodeMp3(mix, SAMPLE_RATE, tools, (fraction) =>
    tools.progress(0.86 + fraction * 0.13, 'encoding'),
  );
  const lyrics = formatLyrics(stanzas);
  const taught = subject?.whole ?? topics[0] ?? '';
  const list = isWritten ? sungOf(taught, lyrics) : undefined;
  const tags = encodeId3({
    title,
    artist: 'octet',
    comment: `${request.attribution ?? ATTRIBUTION}. Prompt: ${request.prompt}`,
    genre: description.genre.name,
    tempo: score.tempo,
    lyrics,
    seconds: request.seconds,
  });
  tools.progress(1, 'done');
  return {
    bytes: Buffer.concat([tags, sound]),
    mime: 'audio/mpeg',
    extension: 'mp3',
    notes: [
      ...promptNotes({
        prompt,
        genre: request.genre,
        description,
        topics: isWritten
          ? [
              ...topics.filter((topic) => tone !== undefined || /^(?:my|our) /.test(topic)),
              lyrics.replace(/[^\p{L}\p{N}'’-]+/gu, ' '),
            ]
          : topics,
        names,
        unplayable: [
          ...unplayable,
          ...unshaped(description.shape, outline.sections),
          ...uncounted(counts, outline.sections),
          ...unordered(order, outline.sections, request.seconds),
          ...(vocal && !request.lyrics?.trim() ? unsungNames(prompt, lyrics) : []),
          ...(list === 'part' ? [`all of ${taught} (in so short a song)`] : []),
        ],
        seconds: request.seconds,
        isSung: vocal && (syllables === undefined || Boolean(request.lyrics?.trim())),
      }),
      ...instrumentNotes(instruments, score, request.soundFont),
      ...songNotes({
        missing: vocal && !pack && asksForVocals(request, description),
        unread,
        leftOver: alignment.leftOver,
        seconds: request.seconds,
        general:
          isWritten && syllables === undefined && topics.length > 0 && !(story && tone === undefined)
            ? list === undefined
              ? (subject?.short ?? topics[0])
              : undefined
            : undefined,
      }),
    ],
    facts: songFacts(score, description, {
      title,
      lyrics,
      singers: sung ? voices : undefined,
      soundFont: instruments.font,
    }),
  };
}
