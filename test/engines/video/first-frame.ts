import type { EngineTools } from '../../../src/engines/engine.ts';
import type { Frame } from '../../../src/engines/video/compositing/compositor.ts';
import type { Format } from '../../../src/engines/video/format.ts';
import { produce } from '../../../src/engines/video/plan.ts';
import type { FilmRequest } from '../../../src/engines/video/request.ts';
import { openingOf } from '../../../src/engines/video/timeline/poster.ts';

/** What a film opens with, without filming it. */
export async function firstFrame(request: FilmRequest, format: Format, tools: EngineTools): Promise<Frame> {
  return (await openingOf(await produce(request, format, tools), format, tools)).frame;
}
