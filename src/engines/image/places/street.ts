import { Canvas } from '../raster/canvas.ts';
import { clamp, hypot } from '../raster/math.ts';
import type { Renderer } from '../scene/renderer.ts';
import { paintSky } from '../sky/sky.ts';
import { drawSprite } from '../sprites/lit-sprite.ts';
import { shadeSprite } from '../sprites/shading.ts';
import { furnishStreet } from './grounds.ts';
import { addWetReflections, paintPavement } from './street-ground.ts';
import { paintHouses } from './street-houses.ts';
import { LAMP_COLOUR, STREET_HALF_WIDTH, streetRow } from './street-scale.ts';

export function paintStreet(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, paintSky(scene));
  renderer.drawSubjects('air', 0.3);
  renderer.addLayer('far', 0.35, paintHouses(scene));
  const road = paintPavement(scene);
  const { weather, features } = scene.plan;
  // Each is asked for: an "or" would leave it open whether the later ones are painted.
  const isWet = [features.has('neon'), features.has('wet'), weather === 'rain', weather === 'storm'];
  const mirrors = isWet.includes(true);
  if (mirrors) addWetReflections(scene, road, renderer.canvas);
  renderer.addLayer('ground', 0.6, road);
  drawStreetLamps(renderer, mirrors);
  furnishStreet(renderer);
  renderer.drawSubjects('ground', 0.8);
  renderer.drawSubjects('water', 0.8);
  renderer.drawSubjects('table', 0.8);
}

function drawStreetLamps(renderer: Renderer, mirrors: boolean): void {
  const { scene } = renderer;
  const { width, focal, light } = scene;
  const layer = new Canvas(scene.width, scene.height);
  const lamp = shadeSprite(scene, renderer.drawings.draw('lamp-post', focal * 0.12));
  for (let i = 5; i >= 1; i--) {
    const z = i * 1.5;
    for (const side of scene.plan.features.has('platform') ? [-1] : [-1, 1]) {
      const x = width / 2 + ((side * STREET_HALF_WIDTH * 0.7) / z) * focal;
      const foot = streetRow(scene, z);
      const tall = (0.95 / z) * focal;
      drawSprite(layer, lamp, {
        x,
        foot,
        height: tall,
        mirrored: side > 0,
        fog: clamp(i * 0.1 * light.haze),
        fogColour: light.fog,
        shade: 1,
      });
      if (mirrors) mirrorLamp(layer, { x, foot, tall, shine: light.lamps ? 0.7 : 0.3 });
      if (!light.lamps) continue;
      const reach = tall * 0.5;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const glow = Math.exp(-hypot(dx, dy) / (reach * 0.16)) * 0.9;
          if (glow > 0.01)
            layer.add(
              Math.round(x + dx),
              Math.round(foot - tall * 0.93 + dy),
              glow * LAMP_COLOUR[0],
              glow * LAMP_COLOUR[1],
              glow * LAMP_COLOUR[2],
            );
        }
      }
    }
  }
  renderer.addLayer('near', 0.7, layer);
}

/** The light of a lamp on wet ground: a streak, broken by ripples, where the lamp would be upside down. */
function mirrorLamp(
  layer: Canvas,
  {
    x,
    foot,
    tall,
    shine,
  }: { readonly x: number; readonly foot: number; readonly tall: number; readonly shine: number },
): void {
  for (let down = 0; down < tall * 1.25; down++) {
    const along = Math.exp(-(((down / tall - 0.93) / 0.32) ** 2)) + 0.15;
    const wide = tall * (0.035 + 0.015 * Math.sin(down * 0.9));
    for (let dx = Math.round(-wide * 3); dx <= wide * 3; dx++) {
      const glow = shine * along * Math.exp(-((dx / wide) ** 2));
      layer.add(
        Math.round(x + dx),
        Math.round(foot + down),
        glow * LAMP_COLOUR[0],
        glow * LAMP_COLOUR[1],
        glow * LAMP_COLOUR[2],
      );
    }
  }
}
