import type { EngineTools } from '../engine.ts';
import { decodeImage } from '../image/codecs/decode.ts';
import type { Bitmap } from '../image/raster/bitmap.ts';
import { type Speech, speak } from '../music/voice/speech.ts';
import { VOICE_PACK } from '../music/voice/voice-pack.ts';
import type { Ambience } from './audio/ambience.ts';
import { appearanceOf } from './avatar/appearance.ts';
import { type MouthShape, mouthAt } from './avatar/lip-sync.ts';
import { presenter } from './avatar/presenter.ts';
import { scriptOf } from './avatar/script.ts';
import type { Format } from './format.ts';
import { landscape } from './landscape/landscape.ts';
import { animatePhoto } from './photo/animate.ts';
import { downscaleToFill, downscaleToHeight } from './photo/downscale.ts';
import { letterbox } from './photo/letterbox.ts';
import type { RenderVideoRequest } from './request.ts';
import type { Animation } from './timeline/animation.ts';
import { requestedMove } from './timeline/camera.ts';
import { planShots, type ShotPlan } from './timeline/shots.ts';

/** Everything that is decided before the first frame is drawn. */
export interface VideoPlan {
  readonly shots: readonly ShotPlan[];
  readonly notes: readonly string[];
  readonly ambience: readonly Ambience[];
  /** The speech of an avatar. */
  readonly speech?: Speech;
  /** Creates the animation of a shot. */
  readonly animate: (shot: ShotPlan, tools: EngineTools) => Promise<FocusedAnimation>;
}

export type FocusedAnimation = Animation & { readonly focus: readonly [number, number] };

export async function planVideo(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<VideoPlan> {
  if (request.type === 'avatar') return spoken(request, format, tools);
  if (request.image) return photographed(request, format, request.image, tools);
  return painted(request, format, tools);
}

async function painted(request: RenderVideoRequest, format: Format, tools: EngineTools): Promise<VideoPlan> {
  const { prompt, seed } = request;
  const shots = planShots({ prompt, seed, frames: framesOf(request, format), fps: format.fps });
  const paint = (shot: ShotPlan, given: EngineTools) =>
    landscape(
      { prompt: `${prompt} ${shot.words}`.trim(), seed: seed + shot.scene * 101, ...format.canvas },
      given,
    );
  const opening = shots[0] as ShotPlan;
  const first = await paint(opening, tools);
  return {
    shots,
    notes: [],
    ambience: first.ambience,
    animate: async (shot, given) => (shot === opening ? first : paint(shot, given)),
  };
}

async function photographed(
  request: RenderVideoRequest,
  format: Format,
  image: Uint8Array,
  tools: EngineTools,
): Promise<VideoPlan> {
  const opened = await openPicture(image, format, { tallest: 0.9, tools });
  const animation = animatePhoto({ prompt: request.prompt, ...opened, seed: request.seed });
  return {
    shots: [single(request, format)],
    notes: [
      'The depth of the picture is estimated from its colours and edges.',
      ...enlargedNote(opened.picture, format),
    ],
    ambience: animation.ambience,
    animate: async () => animation,
  };
}

async function spoken(request: RenderVideoRequest, format: Format, tools: EngineTools): Promise<VideoPlan> {
  const { prompt, seed } = request;
  const script = scriptOf(prompt);
  const { feminine } = appearanceOf(script.appearance, seed);
  const voice = /\brobots?\b/i.test(script.appearance) ? 'robo' : feminine ? 'aria' : 'max';
  const text = script.text.slice(0, request.seconds * MOST_LETTERS_A_SECOND);
  const speech = await speak({ text, seed, voice, voicePackRoots: request.voicePackRoots ?? [] }, tools);
  const notes = speechNotes(speech, request.seconds, script.text.length / Math.max(1, text.length));
  const shots = [single(request, format)];
  if (!request.image) {
    const animation = await presenter(
      { appearance: script.appearance, seed, ...format.canvas, syllables: speech.syllables },
      tools,
    );
    return { shots, notes, ambience: [], speech, animate: async () => animation };
  }
  const opened = await openPicture(request.image, format, { tallest: 1.45, tools });
  const mouthShapeAt = (seconds: number): MouthShape => mouthAt(speech.syllables, seconds);
  const animation = animatePhoto({ prompt: script.appearance, ...opened, seed, mouthShapeAt });
  const found = animation.face
    ? 'The place of the mouth in the picture is estimated.'
    : 'No face was found in the picture, so it moves but its mouth does not.';
  return {
    shots,
    notes: [...notes, found, ...enlargedNote(opened.picture, format)],
    ambience: [],
    speech,
    animate: async () => animation,
  };
}

interface Opened {
  readonly picture: Bitmap;
  /** Letterboxed on a backdrop of itself, which must not be distorted. */
  readonly mounted: boolean;
}

/** An image with an aspect ratio below `tallest` is letterboxed; others fill the frame. */
async function openPicture(
  image: Uint8Array,
  format: Format,
  { tallest, tools }: { tallest: number; tools: EngineTools },
): Promise<Opened> {
  const picture = await decodeImage(image, tools);
  if (picture.width / picture.height >= tallest)
    return { picture: downscaleToFill(picture, format), mounted: false };
  return {
    picture: letterbox(downscaleToHeight(picture, format), format.width / format.height),
    mounted: true,
  };
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

function single(request: RenderVideoRequest, format: Format): ShotPlan {
  return {
    start: 0,
    end: framesOf(request, format),
    move: requestedMove(request.prompt) ?? 'dolly in',
    scene: 0,
    words: '',
  };
}

function framesOf(request: RenderVideoRequest, format: Format): number {
  return Math.round(request.seconds * format.fps);
}

/** No voice speaks faster, so text beyond this limit is not synthesised. */
const MOST_LETTERS_A_SECOND = 40;

/** `share` is the length of the whole text divided by that of the spoken part. */
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
