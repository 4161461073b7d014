import type { EngineTools } from '../engine.ts';
import type { Act } from './act.ts';
import type { FilmRequest } from './film.ts';
import type { Format } from './format.ts';
import { landscape } from './landscape.ts';
import { planShots, type ShotPlan } from './shots.ts';

/** Everything decided before the first frame is drawn. */
export interface Production {
  readonly shots: readonly ShotPlan[];
  readonly notes: readonly string[];
  /** Builds what a shot films. */
  readonly stage: (
    shot: ShotPlan,
    tools: EngineTools,
  ) => Promise<Act & { readonly focus: readonly [number, number] }>;
}

export async function produce(request: FilmRequest, format: Format, tools: EngineTools): Promise<Production> {
  return painted(request, format, tools);
}

async function painted(request: FilmRequest, format: Format, tools: EngineTools): Promise<Production> {
  const { prompt, seed } = request;
  const shots = planShots({
    prompt,
    seed,
    frames: Math.round(request.seconds * format.fps),
    fps: format.fps,
  });
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
    stage: async (shot, given) => (shot === opening ? first : paint(shot, given)),
  };
}
