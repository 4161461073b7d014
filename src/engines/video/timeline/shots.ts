import { mulberry32 } from '../../random.ts';
import { askedMove, type MoveName } from './camera.ts';

/** One piece of a film between two cuts. */
export interface ShotPlan {
  /** First frame, and one past the last; two shots share frames while one fades into the other. */
  readonly start: number;
  readonly end: number;
  readonly move: MoveName;
  /** Which painting it films: shots may come back to one. */
  readonly scene: number;
  /** Words added to the prompt, so that a long film sees the day go by. */
  readonly words: string;
}

const SHOT_SECONDS = 7.5;
const FADE_SECONDS = 0.75;

const OPENING: readonly MoveName[] = ['dolly in', 'pan right', 'crane up', 'pan left'];
const FOLLOWING: readonly MoveName[] = [
  'pan left',
  'close in',
  'crane up',
  'pan right',
  'dolly out',
  'close out',
  'crane down',
  'dolly in',
];
const NAMES_A_TIME =
  /\b(day|daytime|noon|midday|sunset|sundown|golden hour|evening|dawn|sunrise|morning|dusk|twilight|blue hour|night|midnight|moon\w*|stars?|starry|aurora|northern lights|milky way|space|galaxy|underwater|room|indoors?|neon)\b/i;
const HOURS: Readonly<Record<number, readonly string[]>> = {
  3: ['', 'at sunset', 'at night'],
  4: ['at dawn', '', 'at sunset', 'at night'],
};

export interface ShotOptions {
  readonly prompt: string;
  readonly frames: number;
  readonly fps: number;
  readonly seed: number;
}

/** Cuts a film into shots: one up to about eleven seconds, then one for every seven or eight. */
export function planShots({ prompt, frames, fps, seed }: ShotOptions): ShotPlan[] {
  const seconds = frames / fps;
  const count = seconds < 11 ? 1 : Math.round(seconds / SHOT_SECONDS);
  const fade = count > 1 ? Math.round(FADE_SECONDS * fps) : 0;
  const random = mulberry32(seed ^ 0x51c7);
  const asked = askedMove(prompt);
  const opening = asked ?? (OPENING[Math.floor(random() * OPENING.length)] as MoveName);
  const turn = Math.floor(random() * FOLLOWING.length);
  const shots: ShotPlan[] = [];
  for (let i = 0; i < count; i++) {
    const start = Math.round((frames * i) / count);
    const end = Math.min(frames, Math.round((frames * (i + 1)) / count) + fade);
    const following = FOLLOWING[(turn + i) % FOLLOWING.length] as MoveName;
    shots.push({
      start,
      end,
      move: i === 0 ? opening : following,
      scene: i,
      words: hourOf(prompt, i, count),
    });
  }
  return shots;
}

/** The hour of a shot, when the prompt leaves it open and the film is long enough for a day. */
function hourOf(prompt: string, shot: number, count: number): string {
  if (count < 3 || NAMES_A_TIME.test(prompt)) return '';
  const hours = HOURS[Math.min(4, count)] as readonly string[];
  return hours[Math.floor((shot * hours.length) / count)] ?? '';
}
