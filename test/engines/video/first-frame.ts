import type { EngineTools } from '../../../src/engines/engine.ts';
import type { Frame } from '../../../src/engines/video/compositing/frame.ts';
import type { Format } from '../../../src/engines/video/format.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import type { RenderVideoRequest } from '../../../src/engines/video/request.ts';
import { firstFrameOf } from '../../../src/engines/video/timeline/poster.ts';

/** Draws the first frame of a video without rendering the others. */
export async function firstFrame(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<Frame> {
  return (await firstFrameOf(await planVideo(request, format, tools), format, tools)).frame;
}
