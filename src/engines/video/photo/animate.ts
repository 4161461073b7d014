import type { Bitmap } from '../../image/raster/bitmap.ts';
import { type Ambience, ambienceOf } from '../audio/ambience.ts';
import type { MouthShape } from '../avatar/lip-sync.ts';
import { drawParticles } from '../effects/particles.ts';
import { atmosphereOf, gradeAt } from '../landscape/atmosphere.ts';
import type { Animation } from '../timeline/animation.ts';
import { estimateDepth } from './depth.ts';
import { flatten } from './downscale.ts';
import { type DetectedFace, findFace } from './face.ts';
import { mouthWarp } from './mouth-warp.ts';
import { RELIEF, renderPhotoFrame } from './photo-frame.ts';

interface PhotoRequest {
  readonly prompt: string;
  readonly picture: Bitmap;
  /** The photo is letterboxed: its straight edges must not be distorted. */
  readonly mounted: boolean;
  readonly seed: number;
  /** For a photo that speaks. */
  readonly mouthShapeAt?: (seconds: number) => MouthShape;
}

interface PhotoAnimation extends Animation {
  readonly focus: readonly [number, number];
  readonly ambience: readonly Ambience[];
  readonly face: DetectedFace | undefined;
}

const MOUNTED_RELIEF = 0.12;

/** Animates the user's photo: parallax, drifting sky, waves, and the weather of the prompt. */
export function animatePhoto({ prompt, picture, mounted, seed, mouthShapeAt }: PhotoRequest): PhotoAnimation {
  const wet = /\b(water|waves?|sea|ocean|lake|river|pond|beach|boats?|ships?|sail\w*|harbou?r|bay)\b/i.test(
    prompt,
  );
  const estimate = estimateDepth(picture, wet);
  const pixels = flatten(picture);
  const atmosphere = atmosphereOf({ prompt, time: 'day', weather: '', place: '' });
  const face = mouthShapeAt && findFace(picture);
  const speak = face && mouthWarp(picture, pixels, face);
  const keepRow = mouthShapeAt && (face ? middleOf(face, picture)[1] : 0.38);
  return {
    focus: face ? middleOf(face, picture) : estimate.focus,
    face,
    ambience: ambienceOf({ ...atmosphere, place: wet ? 'sea' : '', time: 'day' }),
    draw: (frame, { seconds, progress, view }) => {
      speak?.(mouthShapeAt?.(seconds).open ?? 0);
      renderPhotoFrame(frame, {
        picture,
        pixels,
        estimate,
        view,
        seconds,
        progress,
        relief: mounted ? MOUNTED_RELIEF : RELIEF,
        swell: atmosphere.swell,
        keepRow,
      });
      for (const [i, name] of atmosphere.particles.entries())
        drawParticles(frame, name, { seconds, view, seed: seed + i });
      const light = gradeAt(atmosphere, 'photo', seconds, progress);
      return { ...light, vignette: 0.12 };
    },
  };
}

function middleOf(face: DetectedFace, picture: Bitmap): readonly [number, number] {
  return [(face.x + face.width / 2) / picture.width, (face.y + face.height / 2) / picture.height];
}
