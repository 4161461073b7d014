import type { EngineTools } from '../../../src/engines/engine.ts';
import type { Frame } from '../../../src/engines/film/compose.ts';
import type { FilmRequest } from '../../../src/engines/film/film.ts';
import type { Format } from '../../../src/engines/film/format.ts';
import { openingOf } from '../../../src/engines/film/poster.ts';
import { produce } from '../../../src/engines/film/production.ts';

/** What a film opens with, without filming it. */
export async function firstFrame(request: FilmRequest, format: Format, tools: EngineTools): Promise<Frame> {
  return (await openingOf(await produce(request, format, tools), format, tools)).frame;
}
