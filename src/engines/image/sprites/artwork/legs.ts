import { isLimbed, isOnFoot, type Pose } from '../../prompt/figure.ts';
import { type Body, bootAlong, limbedLegs } from './limbs.ts';

interface Look extends Body {
  readonly pose: Pose;
}

export const SHADE = 'fill="#000000" fill-opacity=".16"';

/** Legs and feet in a pose. */
export function lower(look: Look): string {
  return `${bare(look)}${look.booted ? shafts(look) : ''}`;
}

function bare(look: Look): string {
  const { pose, legs, shoes, skin, robe, booted } = look;
  if (isLimbed(pose)) return limbedLegs(pose, look);
  const shoe = (x: number, y: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="15" ry="8" fill="${shoes}"/>`;
  if (pose === 'standing' || pose === 'lying')
    return robe
      ? `<path d="M36 178 L92 178 ${booted ? 'L104 236 Q64 246 24 236' : 'L108 266 Q64 276 20 266'} Z" fill="${legs}"/><ellipse cx="50" cy="270" rx="13" ry="6" fill="${shoes}"/><ellipse cx="78" cy="270" rx="13" ry="6" fill="${shoes}"/>`
      : `<path d="M35 180 L93 180 L88 266 L68 266 L64 206 L60 266 L40 266 Z" fill="${legs}"/>${shoe(48, 268)}${shoe(80, 268)}`;
  if (isOnFoot(pose)) return steps(pose, look);
  if (pose === 'cross-legged') {
    const lap = robe
      ? 'M34 178 L94 178 Q124 200 122 220 Q64 232 6 220 Q4 200 34 178 Z'
      : 'M34 178 H94 Q122 192 124 212 Q118 226 90 222 L64 212 L38 222 Q10 226 4 212 Q6 192 34 178 Z';
    return `${shoe(44, 222)}${shoe(84, 222)}<path d="${lap}" fill="${legs}"/><path d="M34 196 Q64 214 94 196 Q64 206 34 196 Z" ${SHADE}/>`;
  }
  if (pose === 'astride')
    return `<path d="M36 174 H92 L90 198 Q64 212 38 200 Z" fill="${legs}"/><path d="M66 190 L36 208 L44 238" stroke="${legs}" stroke-width="27" stroke-linejoin="round" fill="none"/><path d="M37 212 L44 238" stroke="#000000" stroke-opacity=".16" stroke-width="27"/>${shoe(40, 246)}`;
  const feet = `${shoe(44, 246)}${shoe(84, 246)}`;
  if (robe)
    return `<path d="M40 214 H56 L54 242 H42 Z M72 214 H88 L86 242 H74 Z" fill="${skin}"/>${feet}<path d="M34 176 H94 L108 222 Q64 236 20 222 Z" fill="${legs}"/><path d="M24 212 Q64 224 104 212 L108 222 Q64 236 20 222 Z" ${SHADE}/>`;
  return `<path d="M32 206 H58 L56 242 H36 Z M70 206 H96 L92 242 H72 Z" fill="${legs}"/><path d="M32 206 H58 L56 242 H36 Z M70 206 H96 L92 242 H72 Z" ${SHADE}/>${feet}<path d="M34 176 H94 L102 204 Q102 220 84 220 H70 L64 200 L58 220 H44 Q26 220 26 204 Z" fill="${legs}"/>`;
}

/** The shafts of boots, over the lower legs; legs from the side have theirs already. */
function shafts({ pose, shoes }: Look): string {
  const paths: Readonly<Partial<Record<Pose, string>>> = {
    standing: 'M39 232 H61 L60 268 H40 Z M67 232 H89 L88 268 H68 Z',
    lying: 'M39 232 H61 L60 268 H40 Z M67 232 H89 L88 268 H68 Z',
    seated: 'M34 220 H58 L57 246 H35 Z M70 220 H94 L93 246 H71 Z',
    'on-chair': 'M34 220 H58 L57 246 H35 Z M70 220 H94 L93 246 H71 Z',
    astride: 'M27 219 L53 213 L58 246 H31 Z',
  };
  const d = paths[pose];
  return d === undefined ? '' : `<path d="${d}" fill="${shoes}"/>`;
}

/** Legs from the side, on the way to the left. */
function steps(pose: Pose, { legs, shoes, skin, robe, booted }: Look): string {
  const [far, near] = pose === 'striding' ? [BACK_LEG, FRONT_LEG] : [LIFTED_LEG, STRAIGHT_LEG];
  const leg = ({ d, foot: [x, y, turn] }: Leg, shade: string): string =>
    `<path d="${d}" stroke="${robe ? skin : legs}" stroke-width="${robe ? 17 : 25}" stroke-linejoin="round" fill="none"/>${booted ? bootAlong(d, shoes) : ''}${shade}<ellipse cx="${x}" cy="${y}" rx="16" ry="8" transform="rotate(${turn} ${x} ${y})" fill="${shoes}"/>`;
  const dark = `<path d="${far.d}" stroke="#000000" stroke-opacity=".16" stroke-width="${robe ? 17 : 25}" stroke-linejoin="round" fill="none"/>`;
  const hips = robe
    ? `<path d="M36 174 H92 L${pose === 'striding' ? 110 : 102} 230 Q64 242 ${pose === 'striding' ? 18 : 26} 230 Z" fill="${legs}"/>`
    : `<path d="M34 176 H94 L90 204 Q64 214 38 204 Z" fill="${legs}"/>`;
  return `${leg(far, dark)}${leg(near, '')}${hips}`;
}

interface Leg {
  readonly d: string;
  /** Middle of the shoe, and how far it is turned. */
  readonly foot: readonly [number, number, number];
}

const FRONT_LEG: Leg = { d: 'M60 190 L40 226 L34 262', foot: [28, 267, 4] };
const BACK_LEG: Leg = { d: 'M70 190 L84 228 L108 250', foot: [110, 257, -48] };
const STRAIGHT_LEG: Leg = { d: 'M62 190 L60 228 L62 262', foot: [56, 268, 0] };
const LIFTED_LEG: Leg = { d: 'M68 190 L58 226 L88 246', foot: [92, 250, -42] };
