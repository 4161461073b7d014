import type { SongDescription } from '../prompt/song-description.ts';
import type { SongVoices } from './vocal-layers.ts';
import type { VocalsRequest } from './vocals-request.ts';
import { findVoice } from './voices.ts';

interface CastRequest extends VocalsRequest {
  readonly prompt: string;
  readonly genre?: string;
  readonly seed: number;
}

const SINGS = '(?:voices?|vocals?|singers?|singing)';
/** Kinds of voices that there are, each by the id of one. */
const CASTS: readonly (readonly [RegExp, id: string])[] = [
  [new RegExp(`\\brobot(?:ic)? ${SINGS}\\b`, 'g'), 'robo'],
  [/\bvocoder\b/g, 'vox'],
  [/\b(?:children|kids?|boys?|girls?)['’]?s?['’]? (?:choirs?|chorus|voices)\b/g, 'little-choir'],
  [
    new RegExp(
      `\\b(?:an? )?(?:child|kid|little girl|little boy)(?:['’]s)? ${SINGS}\\b|\\bsung by an? (?:child|kid)\\b`,
      'g',
    ),
    'pixie',
  ],
  [new RegExp(`\\b(?:deep|low) (?:female|woman['’]s) ${SINGS}\\b|\\b(?:contr)?alto\\b(?! sax)`, 'g'), 'vera'],
  [
    new RegExp(
      `\\b(?:deep|low|bass|baritone) (?:(?:male|man['’]s) )?${SINGS}\\b|\\bbaritone\\b(?! sax)`,
      'g',
    ),
    'knox',
  ],
  [/\btenor\b(?! sax)/g, 'rory'],
  [/\bbarbershop\b|\bdoo[- ]?wop\b|\bclose harmony\b/g, 'brothers'],
  [/\b(?:mezzo[- ])?soprano\b(?! sax)/g, 'celeste'],
];

/** The gender is chosen by these. */
const SUNG_BY =
  /\b(?:sung|performed) by an? (?:wo)?man\b|\b(?:wo)?man(?:['’]s)? (?:voices?|vocals?|singers?|singing)\b/g;

/** Words that choose a voice. */
export const CAST_WORDS: readonly RegExp[] = [
  ...CASTS.map(([words]) => words),
  SUNG_BY,
  /\b(?:whisper|breathy)\w*\b/g,
];

/** Chooses the voices from the request, the prompt and the genre; a duet gets a second voice of the other gender. */
export function chooseVoices(request: CastRequest, description: SongDescription): SongVoices {
  const text =
    `${request.prompt} ${request.vocals?.style ?? ''} ${request.vocals?.gender ?? ''}`.toLowerCase();
  const duet = /\b(duet|duo|both|mixed|two voices|male and female|female and male)\b/.test(text);
  const gender = genderIn(request.vocals?.gender?.toLowerCase() ?? '') ?? genderIn(text);
  const style = /\b(choir|choral)\b/.test(text)
    ? 'choir'
    : (request.vocals?.style?.toLowerCase() ??
      /\b(?:whisper|breathy)/.exec(text)?.[0] ??
      description.genre.voices ??
      description.genre.id.replace('-', ' '));
  const cast = CASTS.find(([words]) => text.search(words) >= 0)?.[1];
  const first = findVoice(request.voice ?? cast, { ...(gender ? { gender } : {}), style }, request.seed);
  if (!duet) return { first, second: undefined };
  const other =
    SAME.test(text) && !MIXED.test(text) ? first.gender : first.gender === 'female' ? 'male' : 'female';
  return { first, second: findVoice(undefined, { gender: other }, request.seed + 1) };
}

function genderIn(text: string): string | undefined {
  const named = /\b(female|male)\b/.exec(text)?.[1];
  if (named !== undefined) return named;
  if (/\b(woman|girl|she)\b/.test(text)) return 'female';
  return /\b(man|boy|he)\b/.test(text) ? 'male' : undefined;
}

/** "A female duet", "two men" */
const SAME =
  /\b(?:female|male|women|men|girls|boys)['’]?s? duet\b|\btwo (?:women|men|girls|boys|female|male)\b/;
const MIXED =
  /\b(?:male and female|female and male|m[ae]n and (?:an? )?wom[ae]n|wom[ae]n and (?:an? )?m[ae]n)\b/;

/** Rap verses are spoken in rhythm rather than sung. */
export function isRap(request: CastRequest, description: SongDescription): boolean {
  const text = `${request.prompt} ${request.genre ?? ''} ${request.vocals?.style ?? ''}`;
  return (
    description.genre.id === 'hip-hop' ||
    description.genre.id === 'trap' ||
    /\b(rap|rapped|rapper|rapping)\b/i.test(text)
  );
}
