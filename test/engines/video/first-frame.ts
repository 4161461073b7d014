import type { EngineTools } from '../../../src/engines/engine.ts';
import type { Frame } from '../../../src/engines/video/compose.ts';
import type { FilmRequest } from '../../../src/engines/video/film.ts';
import type { Format } from '../../../src/engines/video/format.ts';
import { openingOf } from '../../../src/engines/video/poster.ts';
import { produce } from '../../../src/engines/video/production.ts';

/** What a film opens with, without filming it. */
export async function firstFrame(request: FilmRequest, format: Format, tools: EngineTools): Promise<Frame> {
  return (await openingOf(await produce(request, format, tools), format, tools)).frame;
}
