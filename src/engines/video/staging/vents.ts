import type { Footprint } from '../../image/scene/footprint.ts';
import { edgeAt } from './leaps.ts';
import type { Track } from './track.ts';

/** An outlet of smoke or steam, in pixels of the canvas. */
export interface Vent {
  readonly x: number;
  readonly y: number;
  /** The radius of the puffs as they come out. */
  readonly radius: number;
  /** From below, and to the sides. */
  readonly isDown: boolean;
  readonly track: Track | undefined;
  readonly action: string | undefined;
}

const SMOKE =
  /(?:\b(?:and|with|leaving|trailing|puffing|blowing|emitting|spewing|in)\s+)?(?:\b(?:an?|the|some|its)\s+)?(?:\b(?:trails?|clouds?|plumes?|columns?|puffs?)\s+of\s+)?(?:\b(?:thick|white|black|dark|gr[ae]y)\s+)*\b(smoke|steam)\b(?!\s+(?:train|engine|locomotive|boat|ship|roller))(?:\s+(?:trails?|clouds?)\b)?(?:\s+(?:(?:rises?|rising|comes?|coming|pours?|pouring|billows?|billowing|drifts?|drifting|spreads?|spreading|curls?|curling|escapes?|escaping|streams?|streaming)\b(?:\s+up\b)?\s*)?(?:(?:out of|from|behind it|behind)\b)?)?/i;
const SOURCE =
  /\b(?:rockets?|trains?|locomotives?|chimneys?|volcano(?:es)?|factory|ships?|steamships?|steamboats?|campfires?|bonfires?|kettles?|houses?|cottages?|cabins?|huts?|kettles?|teapots?|cups?|mugs?|coffee|tea|soup)\b/i;

/** The prompt without its smoke, and the word for it, where something in it gives off smoke: a film lets that rise. */
export function withoutSmoke(prompt: string): { readonly rest: string; readonly smoke: string | undefined } {
  const found = SMOKE.exec(prompt);
  const rest = found ? prompt.replace(SMOKE, ' ').trim() : prompt;
  return found?.[1] && SOURCE.test(rest)
    ? { rest, smoke: found[1].toLowerCase() }
    : { rest: prompt, smoke: undefined };
}

const VENTED =
  /rocket|locomotive|train|chimney|volcano|factory|ship|ferry|campfire|fire|kettle|teapot|hot-beverage|teacup|cup|mug|bowl|house|cottage/;

/** The first body that gives off smoke: a rocket below, all others at their highest point. */
export function ventOf(
  bodies: readonly (readonly Footprint[])[],
  trackOf: (subject: number) => Track | undefined,
  actionOf: (subject: number) => string | undefined,
  width: number,
): Vent | undefined {
  const index = bodies.findIndex(([print]) => print && VENTED.test(print.one.name));
  const print = bodies[index]?.[0];
  if (!print) return undefined;
  const isDown = print.one.name === 'rocket';
  const radius = isDown
    ? print.width * 0.45
    : Math.max(print.width * 0.1, print.height * 0.06, LEAST_RADIUS * width);
  return {
    ...(isDown ? { x: print.middle, y: print.bottom } : openingOf(print)),
    radius,
    isDown,
    track: trackOf(index),
    action: actionOf(index),
  };
}

/** Fraction of the width of the canvas. */
const LEAST_RADIUS = 0.013;

/** Its highest point; the crater of a volcano, above which lava is drawn. */
function openingOf(print: Footprint): { x: number; y: number } {
  if (print.one.name === 'volcano') return { x: print.middle, y: print.top + print.height * 0.45 };
  const columns: number[] = [];
  for (let x = print.left; x < print.right; x++)
    if ((edgeAt([print], x) ?? print.bottom) <= print.top + Math.max(1, print.height * 0.03)) columns.push(x);
  const middle = columns[Math.floor(columns.length / 2)] ?? print.middle;
  return { x: middle, y: print.top };
}
