import type { EngineTools } from '../engine.ts';
import { type Speech, speak } from '../song/speech.ts';
import { VOICE_PACK } from '../song/voice-pack.ts';
import type { Act } from './act.ts';
import type { Ambience } from './ambience.ts';
import { looksOf } from './avatar/looks.ts';
import { presenter } from './avatar/presenter.ts';
import { scriptOf } from './avatar/script.ts';
import { askedMove } from './camera.ts';
import type { FilmRequest } from './film.ts';
import type { Format } from './format.ts';
import { landscape } from './landscape.ts';
import { planShots, type ShotPlan } from './shots.ts';

/** Everything decided before the first frame is drawn. */
export interface Production {
  readonly shots: readonly ShotPlan[];
  readonly notes: readonly string[];
  readonly ambience: readonly Ambience[];
  /** What is said, for a film with a speaker. */
  readonly speech?: Speech;
  /** Builds what a shot films. */
  readonly stage: (shot: ShotPlan, tools: EngineTools) => Promise<StagedAct>;
}

export type StagedAct = Act & { readonly focus: readonly [number, number] };

export async function produce(request: FilmRequest, format: Format, tools: EngineTools): Promise<Production> {
  if (request.type === 'avatar') return spoken(request, format, tools);
  return painted(request, format, tools);
}

async function painted(request: FilmRequest, format: Format, tools: EngineTools): Promise<Production> {
  const { prompt, seed } = request;
  const shots = planShots({ prompt, seed, frames: framesOf(request, format), fps: format.fps });
  const paint = (shot: ShotPlan, given: EngineTools) =>
    landscape(
      { prompt: `${prompt} ${shot.words}`.trim(), seed: seed + shot.scene * 101, ...format.plate },
      given,
    );
  const opening = shots[0] as ShotPlan;
  const first = await paint(opening, tools);
  return {
    shots,
    notes: [],
    ambience: first.ambience,
    stage: async (shot, given) => (shot === opening ? first : paint(shot, given)),
  };
}

async function spoken(request: FilmRequest, format: Format, tools: EngineTools): Promise<Production> {
  const { prompt, seed } = request;
  const script = scriptOf(prompt);
  const { feminine } = looksOf(script.looks, seed);
  const speech = await speak(
    {
      text: script.text,
      seed,
      voice: feminine ? 'aria' : 'max',
      voicePackRoots: request.voicePackRoots ?? [],
    },
    tools,
  );
  const act = await presenter(
    { looks: script.looks, seed, ...format.plate, syllables: speech.syllables },
    tools,
  );
  return {
    shots: [single(request, format)],
    notes: speechNotes(speech, request.seconds),
    ambience: [],
    speech,
    stage: async () => act,
  };
}

function single(request: FilmRequest, format: Format): ShotPlan {
  return {
    start: 0,
    end: framesOf(request, format),
    move: askedMove(request.prompt) ?? 'dolly in',
    scene: 0,
    words: '',
  };
}

function framesOf(request: FilmRequest, format: Format): number {
  return Math.round(request.seconds * format.fps);
}

function speechNotes(speech: Speech, seconds: number): string[] {
  const notes: string[] = [];
  if (!speech.spoken) {
    notes.push(
      `The voice pack is not installed, so the mouth follows the words without a voice. To hear them: npm install ${VOICE_PACK} next to octet.`,
    );
  }
  const needed = speech.syllables.at(-1)?.end ?? 0;
  if (needed > seconds) {
    notes.push(`The text takes about ${Math.ceil(needed)} seconds; the film ends after ${seconds}.`);
  }
  return notes;
}
