import camera from '../data/camera.json';

/** Position and lens of the camera at one moment. Lengths are shares of the width of the canvas. */
export interface CameraView {
  /** Travel to the right and down. Parallax: near layers shift by all of it, far ones by little. */
  readonly x: number;
  readonly y: number;
  /** Focal length: everything grows alike. 1 shows the canvas without its margin. */
  readonly zoom: number;
  /** Travel towards the scene: near layers grow more. */
  readonly dolly: number;
  /** Fixed point of zoom and dolly, 0 to 1 across and down. */
  readonly focus: readonly [number, number];
}

/** Every move stays inside the margin that the canvas has around the frame. */
export const CAMERA_MOVES = camera.moves;
export type CameraMoveName = keyof typeof CAMERA_MOVES;

export function cameraMoveName(name: string): CameraMoveName {
  if (!isMoveName(name)) throw new RangeError(`no camera move is called "${name}"`);
  return name;
}

const isMoveName = (name: string): name is CameraMoveName => Object.hasOwn(CAMERA_MOVES, name);

/** Patterns of the prompt that ask for a move, in the order in which they are tried. */
const REQUESTS = camera.requests.map(({ pattern, move }) => ({
  pattern: new RegExp(pattern),
  move: cameraMoveName(move),
}));

/** Words that only a camera does. */
const OF_CAMERAS =
  /\bpan (?:to|from|left|right|across)|zoom|dolly|close|macro|tilt|static|fixed|tracking shot|push|pull|aerial|locked|tripod|panning/;
const NAMES_CAMERA = /\b(?:camera|shot|view|footage|lens)\b/;
/** Words that may precede the request without naming a subject. */
const OPENING = /^(?:an? |the )?(?:\w*(?:slow|smooth|gentle|quick|fast|cinematic)\w* )*$/;

/** A penguin slides, and a pan is for frying: such words are of the camera when it is named, or when they come first. */
function requestIn(prompt: string): (typeof REQUESTS)[number] | undefined {
  const text = prompt.toLowerCase();
  return REQUESTS.find(({ pattern }) => {
    const found = pattern.exec(text);
    return (
      found !== null &&
      (OF_CAMERAS.test(found[0]) || NAMES_CAMERA.test(text) || OPENING.test(text.slice(0, found.index)))
    );
  });
}

export const requestedMove = (prompt: string): CameraMoveName | undefined => requestIn(prompt)?.move;

const PACE = '\\b(?:slow|quick|fast|rapid|sudden|gentle|smooth|steady)(?:ly)?\\b';
const AIMED = '(?:on(?:to)?|at|to|of|into|towards?)';

/** The words after a zoom, which name the target of the camera. */
export function aimIn(prompt: string): string | undefined {
  const found = requestIn(prompt);
  if (!found || !/^(?:zoom|close) in$/.test(found.move)) return undefined;
  const text = prompt.toLowerCase();
  const words = found.pattern.exec(text);
  return words
    ? text.slice(words.index + words[0].length).replace(new RegExp(`^\\W*(?:${PACE}\\s+)?${AIMED}\\b`), '')
    : undefined;
}

/** The fixed point of a zoom that ends with `point` in the middle of the frame, as far as the canvas reaches. */
export function fixedPointFor(point: readonly [number, number]): readonly [number, number] {
  const shown = 1 / CAMERA_MOVES['zoom in'].to.zoom;
  const fixed = (at: number): number => Math.min(1, Math.max(0, (at - shown / 2) / (1 - shown)));
  return [fixed(point[0]), fixed(point[1])];
}

/** The prompt without the words about the camera: nobody wants a pan painted because the camera pans. */
export function withoutMove(prompt: string): string {
  const move = requestIn(prompt);
  if (!move) return prompt;
  return prompt
    .replace(
      new RegExp(`(?:${PACE}\\s+)?(?:${move.pattern.source})(?:\\s+${PACE})?(?:\\s+${AIMED}\\b)?`, 'gi'),
      ' ',
    )
    .replace(/\b(the |a )?camera( slowly| gently| quickly)?\b/gi, ' ');
}

/** Interpolates a move at `progress` 0 to 1: eased at both ends, and never quite still. */
export function viewAt(name: CameraMoveName, progress: number, focus: readonly [number, number]): CameraView {
  const { from, to } = CAMERA_MOVES[name];
  const smooth = progress * progress * (3 - 2 * progress);
  const at = smooth * 0.7 + progress * 0.3;
  const between = (a: number, b: number): number => a + (b - a) * at;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    zoom: between(from.zoom, to.zoom),
    dolly: between(from.dolly, to.dolly),
    focus: [
      'focusX' in from && 'focusX' in to ? between(from.focusX, to.focusX) : focus[0],
      'focusY' in from && 'focusY' in to ? between(from.focusY, to.focusY) : focus[1],
    ],
  };
}
