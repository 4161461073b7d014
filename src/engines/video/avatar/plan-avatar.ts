import type { EngineTools } from '../../engine.ts';
import { type Speech, speak } from '../../music/voice/speech.ts';
import { VOICE_PACK } from '../../music/voice/voice-pack.ts';
import type { Format } from '../format.ts';
import { animatePhoto } from '../photo/animate.ts';
import { enlargedNote, openImage } from '../photo/open-image.ts';
import type { RenderVideoRequest } from '../request.ts';
import type { Shots } from '../timeline/shots.ts';
import { singleShot, type VideoPlan } from '../video-plan.ts';
import { appearanceOf } from './appearance.ts';
import { type MouthShape, mouthAt } from './lip-sync.ts';
import { presenter } from './presenter.ts';
import { scriptOf } from './script.ts';

export async function planAvatar(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<VideoPlan> {
  const { prompt, seed } = request;
  const script = scriptOf(prompt);
  const { feminine } = appearanceOf(script.appearance, seed);
  const voice = /\brobots?\b/i.test(script.appearance) ? 'robo' : feminine ? 'aria' : 'max';
  const text = script.text.slice(0, request.seconds * MOST_LETTERS_A_SECOND);
  const speech = await speak({ text, seed, voice, voicePackRoots: request.voicePackRoots ?? [] }, tools);
  const notes = speechNotes(speech, request.seconds, script.text.length / Math.max(1, text.length));
  const shots: Shots = [singleShot(request, format)];
  if (!request.image) {
    const animation = await presenter(
      { appearance: script.appearance, seed, ...format.canvas, syllables: speech.syllables },
      tools,
    );
    return { shots, notes, ambience: [], speech, animate: async () => animation };
  }
  const opened = await openImage(request.image, format, { tallest: 1.45, tools });
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

/** No voice speaks faster, so text beyond this limit is not synthesised. */
const MOST_LETTERS_A_SECOND = 40;

/** `share` is the length of the whole text divided by that of the spoken part. */
function speechNotes(speech: Speech, seconds: number, share: number): string[] {
  const notes: string[] = [];
  if (!speech.spoken) {
    notes.push(
      `The voice pack is not installed, so the mouth follows the words without a voice. To hear them: npm install -g ${VOICE_PACK}`,
    );
  }
  const needed = (speech.syllables.at(-1)?.end ?? 0) * share;
  if (needed > seconds) {
    notes.push(`The text takes about ${Math.ceil(needed)} seconds; the film ends after ${seconds}.`);
  }
  return notes;
}
