import type { EngineTools } from '../engine.ts';
import type { Speech } from '../music/voice/speech.ts';
import type { Ambience } from './audio/ambience.ts';
import type { Format } from './format.ts';
import type { RenderVideoRequest } from './request.ts';
import type { Animation } from './timeline/animation.ts';
import { requestedMove } from './timeline/camera.ts';
import type { ShotPlan, Shots } from './timeline/shots.ts';

/** Everything that is decided before the first frame is drawn. */
export interface VideoPlan {
  readonly shots: Shots;
  readonly notes: readonly string[];
  /** The film in words. */
  readonly alt?: string;
  readonly ambience: readonly Ambience[];
  /** The speech of an avatar. */
  readonly speech?: Speech;
  /** Creates the animation of a shot. */
  readonly animate: (shot: ShotPlan, tools: EngineTools) => Promise<FocusedAnimation>;
}

export type FocusedAnimation = Animation & { readonly focus: readonly [number, number] };

export function singleShot(request: RenderVideoRequest, format: Format): ShotPlan {
  return {
    start: 0,
    end: frameCount(request, format),
    move: requestedMove(request.prompt) ?? 'dolly in',
    scene: 0,
    words: '',
  };
}

export function frameCount(request: RenderVideoRequest, format: Format): number {
  return Math.round(request.seconds * format.fps);
}
