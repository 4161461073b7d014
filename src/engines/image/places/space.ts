import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import type { Renderer } from '../scene/renderer.ts';
import { paintNebula } from './nebula.ts';
import { drawPlanet } from './planet.ts';

export function paintSpace(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, paintNebula(scene));
  const random = scene.random(61);
  // A prompt whose subject is a planet or comet gets no second one behind it.
  const bodies = scene.plan.subjects.some((subject) => /planet|globe|moon|comet|meteor/.test(subject.name));
  if (!bodies && !scene.plan.features.has('galaxy')) {
    const layer = new Canvas(scene.width, scene.height);
    const short = Math.min(scene.width, scene.height);
    const lone = scene.plan.subjects.length === 0;
    const prompt = scene.plan.prompt.toLowerCase();
    const radius = short * (lone ? 0.26 + 0.05 * random() : 0.2);
    const side = random() < 0.5 ? 0.26 : 0.74;
    const free = {
      x: scene.width * (lone ? 0.44 + 0.14 * random() : side),
      y: scene.height * (lone ? 0.5 : 0.3 + 0.06 * random()),
      radius,
    };
    const world = /mars|red/.test(prompt)
      ? 2
      : /saturn|jupiter|gas/.test(prompt)
        ? 1
        : /earth|blue/.test(prompt)
          ? 0
          : Math.floor(random() * 4);
    drawPlanet(scene, layer, {
      ...(asRelated(renderer, short) ?? free),
      colours: (palettes.planets[world] ?? []).map(linearRgb),
      ringed: /saturn|ring/.test(prompt) || (world === 1 && random() < 0.6),
      seed: random() * 50,
    });
    renderer.addLayer('far', 0.1, layer);
  }
  renderer.drawSubjects('air', 0.6);
}

/** "An astronaut above a planet", "a ship in front of a planet": where the planet is then. */
function asRelated({ scene, placed }: Renderer, short: number): Disc | undefined {
  const { relation } = scene.plan.hints.find(({ features }) => features?.[0] === 'planet') ?? {};
  const owner = placed.filter(({ subject }) => subject.said === relation?.of);
  if (owner.length === 0) return undefined;
  const top = Math.min(...owner.map(({ foot, height }) => foot - height));
  const bottom = Math.max(...owner.map(({ foot }) => foot));
  const middle = { x: scene.width / 2, radius: short * 0.34 };
  if (relation?.kind === 'above') return { ...middle, y: bottom + short * 0.38 };
  if (relation?.kind === 'under') return { ...middle, y: top - short * 0.38 };
  return relation?.kind === 'before' ? { ...middle, y: (top + bottom) / 2 } : undefined;
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
