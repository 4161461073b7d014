import type { EngineTools } from '../engine.ts';
import { planAvatar } from './avatar/plan-avatar.ts';
import type { Format } from './format.ts';
import { landscape } from './landscape/landscape.ts';
import { animatePhoto } from './photo/animate.ts';
import { enlargedNote, openImage } from './photo/open-image.ts';
import type { RenderVideoRequest } from './request.ts';
import { planShots, type ShotPlan } from './timeline/shots.ts';
import { frameCount, singleShot, type VideoPlan } from './video-plan.ts';

export async function planVideo(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<VideoPlan> {
  if (request.type === 'avatar') return planAvatar(request, format, tools);
  if (request.image) return planPhoto(request, format, request.image, tools);
  return planLandscape(request, format, tools);
}

async function planLandscape(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<VideoPlan> {
  const { prompt, seed } = request;
  const shots = planShots({ prompt, seed, frames: frameCount(request, format), fps: format.fps });
  const paint = (shot: ShotPlan, given: EngineTools) =>
    landscape(
      { prompt: `${prompt} ${shot.words}`.trim(), seed: seed + shot.scene * 101, ...format.canvas },
      given,
    );
  const [opening] = shots;
  const first = await paint(opening, tools);
  return {
    shots,
    notes: [],
    ambience: first.ambience,
    animate: async (shot, given) => (shot === opening ? first : paint(shot, given)),
  };
}

async function planPhoto(
  request: RenderVideoRequest,
  format: Format,
  image: Uint8Array,
  tools: EngineTools,
): Promise<VideoPlan> {
  const opened = await openImage(image, format, { tallest: 0.9, tools });
  const animation = animatePhoto({ prompt: request.prompt, ...opened, seed: request.seed });
  return {
    shots: [singleShot(request, format)],
    notes: [
      'The depth of the picture is estimated from its colours and edges.',
      ...enlargedNote(opened.picture, format),
    ],
    ambience: animation.ambience,
    animate: async () => animation,
  };
}
