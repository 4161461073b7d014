import { itemAt } from '../../narrow.ts';
import { mulberry32, pickFrom } from '../../random.ts';
import table from '../data/shots.json';
import { type CameraMoveName, cameraMoveName, requestedMove } from './camera.ts';
import { isQuickMove } from './camera-words.ts';

/** One shot: the frames between two cuts. */
export interface ShotPlan {
  /** First frame, and one past the last. Two shots overlap while they cross-fade. */
  readonly start: number;
  readonly end: number;
  readonly move: CameraMoveName;
  /** The camera is soon where it goes to. */
  readonly isQuick?: boolean;
  /** Number of the painted scene. */
  readonly scene: number;
  /** Words added to the prompt of the scene: the time of day. */
  readonly words: string;
}

const SHOT_SECONDS = 7.5;
const FADE_SECONDS = 0.75;

const OPENING_MOVES = table.openingMoves.map(cameraMoveName);
const FOLLOWING_MOVES = table.followingMoves.map(cameraMoveName);

const NAMES_A_TIME =
  /\b(day|daytime|noon|midday|sunset|sundown|golden hour|evening|dawn|sunrise|morning|dusk|twilight|blue hour|night|midnight|moon\w*|stars?|starry|aurora|northern lights|milky way|space|galaxy|underwater|room|indoors?|neon)\b/i;
/** A video has at least one shot. */
export type Shots = readonly [ShotPlan, ...ShotPlan[]];

interface ShotOptions {
  readonly prompt: string;
  readonly frames: number;
  readonly fps: number;
  readonly seed: number;
  /** One shot, because something changes from its beginning to its end. */
  readonly whole?: boolean;
}

/** Cuts a video into shots: one below eleven seconds, then one for every seven or eight seconds. */
export function planShots({ prompt, frames, fps, seed, whole }: ShotOptions): Shots {
  const seconds = frames / fps;
  const count = seconds < 11 || whole ? 1 : Math.round(seconds / SHOT_SECONDS);
  const fade = count > 1 ? Math.round(FADE_SECONDS * fps) : 0;
  const random = mulberry32(seed ^ 0x51c7);
  const opening = requestedMove(prompt) ?? pickFrom(random, OPENING_MOVES);
  const turn = Math.floor(random() * FOLLOWING_MOVES.length);
  const shotAt = (i: number): ShotPlan => ({
    start: Math.round((frames * i) / count),
    end: Math.min(frames, Math.round((frames * (i + 1)) / count) + fade),
    isQuick: i === 0 && isQuickMove(prompt),
    move: i === 0 ? opening : itemAt(FOLLOWING_MOVES, (turn + i) % FOLLOWING_MOVES.length),
    scene: i,
    words: timeOfDay(prompt, i, count),
  });
  return [shotAt(0), ...Array.from({ length: count - 1 }, (_, i) => shotAt(i + 1))];
}

/** The time of day of a shot, for a prompt that names none and a video long enough to show a day pass. */
function timeOfDay(prompt: string, shot: number, count: number): string {
  if (count < 3 || NAMES_A_TIME.test(prompt)) return '';
  const phases = table.timesOfDay.find((times) => times.length >= Math.min(4, count)) ?? [];
  return phases[Math.floor((shot * phases.length) / count)] ?? '';
}
