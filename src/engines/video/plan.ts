import type { EngineTools } from '../engine.ts';
import { decodePicture } from '../image/codecs/decode.ts';
import { type Speech, speak } from '../music/voice/speech.ts';
import { VOICE_PACK } from '../music/voice/voice-pack.ts';
import type { Ambience } from './audio/ambience.ts';
import { looksOf } from './avatar/appearance.ts';
import { type Mouthing, mouthAt } from './avatar/lip-sync.ts';
import { presenter } from './avatar/presenter.ts';
import { scriptOf } from './avatar/script.ts';
import type { Picture } from './compositing/layer.ts';
import type { Format } from './format.ts';
import { landscape } from './landscape/landscape.ts';
import { photograph } from './photo/animate.ts';
import { fitted, fittedInHeight } from './photo/downscale.ts';
import { mounted } from './photo/letterbox.ts';
import type { FilmRequest } from './request.ts';
import type { Act } from './timeline/animation.ts';
import { askedMove } from './timeline/camera.ts';
import { planShots, type ShotPlan } from './timeline/shots.ts';

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
  if (request.image) return photographed(request, format, request.image, tools);
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

async function photographed(
  request: FilmRequest,
  format: Format,
  image: Uint8Array,
  tools: EngineTools,
): Promise<Production> {
  const opened = await openPicture(image, format, { tallest: 0.9, tools });
  const act = photograph({ prompt: request.prompt, ...opened, seed: request.seed });
  return {
    shots: [single(request, format)],
    notes: [
      'The depth of the picture is estimated from its colours and edges.',
      ...enlargedNote(opened.picture, format),
    ],
    ambience: act.ambience,
    stage: async () => act,
  };
}

async function spoken(request: FilmRequest, format: Format, tools: EngineTools): Promise<Production> {
  const { prompt, seed } = request;
  const script = scriptOf(prompt);
  const { feminine } = looksOf(script.looks, seed);
  const voice = /\brobots?\b/i.test(script.looks) ? 'robo' : feminine ? 'aria' : 'max';
  const text = script.text.slice(0, request.seconds * MOST_LETTERS_A_SECOND);
  const speech = await speak({ text, seed, voice, voicePackRoots: request.voicePackRoots ?? [] }, tools);
  const notes = speechNotes(speech, request.seconds, script.text.length / Math.max(1, text.length));
  const shots = [single(request, format)];
  if (!request.image) {
    const act = await presenter(
      { looks: script.looks, seed, ...format.plate, syllables: speech.syllables },
      tools,
    );
    return { shots, notes, ambience: [], speech, stage: async () => act };
  }
  const opened = await openPicture(request.image, format, { tallest: 1.45, tools });
  const mouthing = (seconds: number): Mouthing => mouthAt(speech.syllables, seconds);
  const act = photograph({ prompt: script.looks, ...opened, seed, mouthing });
  const found = act.face
    ? 'The place of the mouth in the picture is estimated.'
    : 'No face was found in the picture, so it moves but its mouth does not.';
  return {
    shots,
    notes: [...notes, found, ...enlargedNote(opened.picture, format)],
    ambience: [],
    speech,
    stage: async () => act,
  };
}

interface Opened {
  readonly picture: Picture;
  /** Shown whole on a backdrop of itself, which should not bend. */
  readonly mounted: boolean;
}

/** A picture that is narrower for its height than `tallest` is shown whole; others fill the frame. */
async function openPicture(
  image: Uint8Array,
  format: Format,
  { tallest, tools }: { tallest: number; tools: EngineTools },
): Promise<Opened> {
  const picture = await decodePicture(image, tools);
  if (picture.width / picture.height >= tallest) return { picture: fitted(picture, format), mounted: false };
  return { picture: mounted(fittedInHeight(picture, format), format.width / format.height), mounted: true };
}

function enlargedNote(
  picture: { readonly width: number; readonly height: number },
  format: Format,
): string[] {
  const cover = Math.max(format.width / picture.width, format.height / picture.height);
  return cover > 1.3
    ? [`The picture (${picture.width} x ${picture.height}) is smaller than the film and was enlarged.`]
    : [];
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

/** Nobody speaks faster: what comes later cannot be heard in the film, and is not spoken in vain. */
const MOST_LETTERS_A_SECOND = 40;

/** `share` is how many times longer the whole text is than what was spoken of it. */
function speechNotes(speech: Speech, seconds: number, share: number): string[] {
  const notes: string[] = [];
  if (!speech.spoken) {
    notes.push(
      `The voice pack is not installed, so the mouth follows the words without a voice. To hear them: npm install ${VOICE_PACK} next to octet.`,
    );
  }
  const needed = (speech.syllables.at(-1)?.end ?? 0) * share;
  if (needed > seconds) {
    notes.push(`The text takes about ${Math.ceil(needed)} seconds; the film ends after ${seconds}.`);
  }
  return notes;
}
