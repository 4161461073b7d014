import type { EngineTools } from '../engine.ts';
import { planFromPrompt } from '../image/layers.ts';
import type { ScenePlan } from '../image/prompt/plan.ts';
import { loadDrawings } from '../image/sprites/drawings.ts';
import type { Format } from './format.ts';
import { type Landscape, type LandscapeRequest, landscape } from './landscape/landscape.ts';
import { accountOf } from './left-out.ts';
import { isNamedFirst } from './staging/disc.ts';
import type { Phases } from './timeline/phases.ts';
import type { ShotPlan } from './timeline/shots.ts';
import type { VideoPlan } from './video-plan.ts';

interface PhaseFilm {
  readonly prompt: string;
  readonly phases: Phases;
  readonly seed: number;
  readonly frames: number;
  readonly format: Format;
  /** Words that were taken out before. */
  readonly unshown: readonly string[];
}

/** One phase fades into the next, in the same place; undefined where one of them cannot be drawn. */
export async function planPhases(
  { phases, prompt, seed, frames, format, unshown }: PhaseFilm,
  tools: EngineTools,
): Promise<VideoPlan | undefined> {
  const { prompts, things, seasons } = phases;
  const drawings = await loadDrawings(tools);
  const plans = prompts.map((words) => planFromPrompt({ prompt: words, seed }, drawings));
  if (!plans.every((plan) => (seasons ? plan.understood : plan.subjects.length > 0))) return undefined;
  const common = commonOf(plans, phases);
  const requestFor = (scene: number, size: Pick<LandscapeRequest, 'width' | 'height'>): LandscapeRequest => ({
    prompt: prompts[scene] ?? '',
    seed,
    ...size,
    setting: { common, thing: things[scene] ?? '' },
  });
  const first = await landscape(requestFor(0, format.canvas), tools);
  const spot = spotOf(first, things[0] ?? '', format.canvas);
  const paint = (scene: number, size: Format['canvas'], given: EngineTools): Promise<Landscape> => {
    const setting = { common, thing: things[scene] ?? '', ...spot };
    return landscape({ ...requestFor(scene, size), setting }, given);
  };
  // Judges later phases from small paintings, since only two large ones are kept at a time.
  const all = [first];
  for (let scene = 1; scene < prompts.length; scene++) all.push(await paint(scene, SMALL, tools));
  const [opening, ...others] = shotsOf(prompts.length, frames);
  if (!opening) return undefined;
  return {
    shots: [opening, ...others],
    notes: accountOf(
      {
        leftOut: [...new Set(all.flatMap(({ scene }) => scene.leftOut))],
        standIns: all.flatMap(({ scene }) => scene.standIns),
        actions: all.flatMap(({ scene }) => scene.actions),
      },
      [...new Set([...phases.unshown, ...all.flatMap((one) => one.unshown), ...unshown])],
      prompt,
    ),
    alt: seasons
      ? `${first.scene.alt}; ${seasons.filter((one) => !all.some(({ scene }) => scene.leftOut.includes(one))).join(', ')} in turn`
      : all
          .map(({ scene }, index) => (index === 0 ? scene.alt : scene.alt.replace(/^[^:]*: /, '')))
          .join('; then '),
    ambience: first.ambience,
    animate: async (shot, given) => (shot === opening ? first : paint(shot.scene, format.canvas, given)),
  };
}

const SMALL = { width: 372, height: 210 };

/** Indoors something small is at home that becomes a thing of the open. */
const INDOORS = /^(?:table|room)$/;

function commonOf(plans: readonly ScenePlan[], { seasons, prompts }: Phases): Partial<ScenePlan> {
  const isWaning = /\bshrinks\b/.test(prompts[0] ?? '');
  const named = plans.find(({ hints }) => hints.some(({ place, weak }) => place !== undefined && !weak));
  const open = isWaning ? undefined : plans.find((plan) => !INDOORS.test(plan.place));
  const lead = named ?? open ?? plans[0];
  if (!lead) return {};
  const { place, room, ground, seed, season, weather, time } = lead;
  return seasons ? { seed } : { place, room, ground, seed, season, weather, time };
}

function spotOf({ cast }: Landscape, thing: string, { width, height }: Format['canvas']) {
  const box = (cast.find(({ said }) => isNamedFirst(said, thing)) ?? cast[0])?.box;
  return box && { x: (box.left + box.right) / 2 / width, foot: box.bottom / height };
}

/** Each begins while the one before fades. */
function shotsOf(count: number, frames: number): ShotPlan[] {
  const share = frames / count;
  const fade = Math.round(share * 0.25);
  return Array.from({ length: count }, (_, scene) => ({
    start: scene === 0 ? 0 : Math.round(share * scene) - fade,
    end: scene === count - 1 ? frames : Math.round(share * (scene + 1)) + fade,
    move: 'still',
    scene,
    words: '',
  }));
}
