import type { Layer, LayeredScene } from '../../image/layers.ts';
import { IDENTITY_TRANSFORM } from '../compositing/composition.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { Motion } from './fog-and-rays.ts';

export function motionOf(layer: Layer, scene: LayeredScene, atmosphere: Atmosphere, index: number): Motion {
  const { width, height, place } = scene;
  if (layer.name === 'sky') {
    const speed = place === 'room' || place === 'table' ? 0 : (atmosphere.wind * width) / 1000;
    return (seconds) => ({ ...IDENTITY_TRANSFORM, x: (seconds - 3) * speed });
  }
  if (layer.name !== 'subject') return () => IDENTITY_TRANSFORM;
  const wave = (seconds: number, pace: number): number =>
    Math.sin((seconds * pace + index * 0.37) * 2 * Math.PI);
  const above = scene.layers.findIndex((one) => one.name === 'water');
  if (place === 'space' || place === 'underwater') {
    return (s) => ({
      ...IDENTITY_TRANSFORM,
      x: wave(s, 0.07) * width * 0.012,
      y: wave(s, 0.13) * height * 0.008,
    });
  }
  if (layer.depth < 0.3) {
    return (s) => ({ ...IDENTITY_TRANSFORM, x: s * width * 0.004, y: wave(s, 0.12) * height * 0.006 });
  }
  if (above >= 0 && above < index && layer.depth < 0.6) {
    if (!atmosphere.afloat) return () => IDENTITY_TRANSFORM;
    const rough = Math.min(3, atmosphere.swell / 3);
    return (s) => ({
      ...IDENTITY_TRANSFORM,
      x: wave(s, 0.06) * width * 0.004,
      y: wave(s, 0.21) * height * 0.003 * rough,
      shear: wave(s, 0.17) * 0.014 * rough,
    });
  }
  if (atmosphere.firelight) {
    return (s) => ({
      ...IDENTITY_TRANSFORM,
      scaleY: 1 + wave(s, 2.3) * 0.008 + wave(s, 3.7) * 0.006,
      shear: wave(s, 1.1) * 0.006,
    });
  }
  return (s) => ({ ...IDENTITY_TRANSFORM, scaleY: 1 + wave(s, 0.3) * 0.003 });
}
