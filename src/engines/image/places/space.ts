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
    const x = scene.width * (lone ? 0.44 + 0.14 * random() : side);
    const y = scene.height * (lone ? 0.5 : 0.3 + 0.06 * random());
    const world = /mars|red/.test(prompt)
      ? 2
      : /saturn|jupiter|gas/.test(prompt)
        ? 1
        : /earth|blue/.test(prompt)
          ? 0
          : Math.floor(random() * 4);
    drawPlanet(scene, layer, {
      x,
      y,
      radius,
      colours: (palettes.planets[world] ?? []).map(linearRgb),
      ringed: /saturn|ring/.test(prompt) || (world === 1 && random() < 0.6),
      seed: random() * 50,
    });
    renderer.addLayer('far', 0.1, layer);
  }
  renderer.drawSubjects('air', 0.6);
}
