import type { EngineTools } from '../engine.ts';
import { kindOfSubject } from '../image/prompt/subject-kinds.ts';
import { readTreatment } from '../image/prompt/treatments.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { leftOutNotes } from '../prompt-account.ts';
import { planAvatar } from './avatar/plan-avatar.ts';
import { lettering } from './effects/draw-letters.ts';
import type { Format } from './format.ts';
import { changingLight, changingWeather } from './landscape/changing-light.ts';
import { type Landscape, landscape } from './landscape/landscape.ts';
import { accountOf } from './left-out.ts';
import { animatePhoto } from './photo/animate.ts';
import { enlargedNote, openImage } from './photo/open-image.ts';
import { planPhases } from './plan-phases.ts';
import type { RenderVideoRequest } from './request.ts';
import { withoutBeginnings } from './timeline/beginnings.ts';
import { aimIn, requestedMove, withoutMove } from './timeline/camera.ts';
import { withoutCameraWords } from './timeline/camera-words.ts';
import { emptyFrame } from './timeline/draw-shot.ts';
import { type Letters, letteringIn } from './timeline/lettering.ts';
import { type LightChange, requestedLightChange } from './timeline/light-change.ts';
import { withoutOneOfSeveral } from './timeline/one-of-several.ts';
import { paced, paceIn } from './timeline/pace.ts';
import { phasesIn } from './timeline/phases.ts';
import { afterCountdown, sequenceIn } from './timeline/sequence.ts';
import { planShots, type ShotPlan } from './timeline/shots.ts';
import { inColours, skyColoursIn } from './timeline/sky-colours.ts';
import { requestedSwitch, type SwitchedLights } from './timeline/switched-lights.ts';
import { toldApart } from './timeline/told-apart.ts';
import { inOneDeed, withoutLength } from './timeline/told-deeds.ts';
import { requestedWeatherChange, type WeatherChange } from './timeline/weather-change.ts';
import { frameCount, singleShot, type VideoPlan } from './video-plan.ts';

export async function planVideo(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<VideoPlan> {
  if (request.type === 'avatar') return planAvatar(request, format, tools);
  if (request.image) return planPhoto(request, format, request.image, tools);
  const { letters, rest, isCountdown } = letteringIn(request.prompt);
  if (letters.length === 0) return planLandscape({ ...request, prompt: rest }, format, tools);
  const plain = { ...request, prompt: rest === '' ? PLAIN : rest };
  return withLetters(await planLandscape(plain, format, tools, isCountdown), letters, request, format, tools);
}

/** Behind a text that is all there is. */
const PLAIN = 'a starry sky at night';

async function withLetters(
  plan: VideoPlan,
  letters: readonly Letters[],
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
): Promise<VideoPlan> {
  const { missing, draw } = await lettering(letters, emptyFrame(format), tools);
  const frames = frameCount(request, format);
  const said = letters.map(({ text }) => text).join(' ');
  return {
    ...plan,
    notes: [...plan.notes, ...leftOutNotes('lettered', [...new Set(missing)])],
    ...(plan.alt !== undefined && { alt: `${plan.alt}; with the text “${said}”` }),
    animate: async (shot, given) => {
      const animation = await plan.animate(shot, given);
      return {
        ...animation,
        draw: (frame, moment) => {
          const grade = animation.draw(frame, moment);
          draw(frame, (shot.start + moment.progress * (shot.end - shot.start)) / frames);
          return grade;
        },
      };
    },
  };
}

async function planLandscape(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
  isCountdown = false,
): Promise<VideoPlan> {
  const { seed } = request;
  const manner = readTreatment(request.prompt);
  const timed = withoutLength(manner.rest, request.seconds);
  const told = inOneDeed(timed.rest);
  const phased = await inPhases(request, format, tools, told.rest, [
    ...timed.unshown,
    ...told.unshown,
    ...(manner.said === undefined ? [] : [manner.said]),
    ...manner.leftOut,
  ]);
  if (phased) return phased;
  const sky = skyColoursIn(told.rest);
  const spoken = sky?.rest ?? told.rest;
  const weather = requestedWeatherChange(spoken);
  const { pace, rest: unpaced } = paceIn(weather?.rest ?? spoken);
  const { rest: begun, isLateFall } = withoutBeginnings(unpaced);
  const sequence = sequenceIn(begun) ?? (isCountdown ? afterCountdown(begun) : undefined);
  const { rest: prompt, unshown: ofOne } = withoutOneOfSeveral(sequence?.rest ?? begun);
  const switched = requestedSwitch(prompt);
  const change = switchedIn(requestedLightChange(switched?.rest ?? prompt), switched);
  const frames = frameCount(request, format);
  const shots = planShots({
    prompt,
    seed,
    frames,
    fps: format.fps,
    whole: change !== undefined || weather !== undefined || sky !== undefined,
  });
  const paint = async (shot: ShotPlan, given: EngineTools): Promise<Landscape> => {
    const film = await painted(shot, given);
    return sky ? inColours(film, sky) : film;
  };
  const painted = async (shot: ShotPlan, given: EngineTools): Promise<Landscape> => {
    const { rest: seen } = toldApart(
      withoutCameraWords(withoutMove(change?.rest ?? switched?.rest ?? prompt)).rest,
    );
    const words = `${seen} ${shot.words}`.trim();
    const order = {
      prompt: words,
      seed: seed + shot.scene * 101,
      aim: aimIn(prompt),
      isLateFall,
      sequence,
      ...format.canvas,
    };
    if (change)
      return changingLight(weather ? { ...order, prompt: `${words} ${weather.to}` } : order, change, given);
    if (weather) return changingWeather(order, weather, given);
    return paced(await landscape(order, given), pace);
  };
  const [opening, ...others] = shots;
  const first = await paint(opening, tools);
  const { scene } = first;
  if (!scene.understood && !change)
    throw new NothingUnderstood(
      'no word of the prompt names a place or a thing that this engine can film, so nothing was made',
    );
  // A camera that stands still shows best what moves.
  const calm =
    requestedMove(prompt) === undefined &&
    (scene.actions.length > 0 || change !== undefined || weather !== undefined);
  const start: ShotPlan = calm ? { ...opening, move: 'still' } : opening;
  return {
    shots: [start, ...others],
    notes: accountOf(
      scene,
      [
        ...first.unshown,
        ...ofOne,
        ...timed.unshown,
        ...told.unshown,
        ...unshownSwitch(scene, switched),
        ...withoutCameraWords(prompt).unshown,
        ...toldApart(withoutCameraWords(withoutMove(prompt)).rest).unshown,
        ...(manner.said === undefined ? [] : [manner.said]),
        ...manner.leftOut,
      ],
      told.rest,
    ),
    alt: `${filmWords(first, change, weather)}${sky ? `; light from ${sky.said}` : ''}`,
    ambience: first.ambience,
    animate: async (shot, given) => (shot === start ? first : paint(shot, given)),
  };
}

/** A light or a weather that changes is no thing that becomes another one. */
async function inPhases(
  request: RenderVideoRequest,
  format: Format,
  tools: EngineTools,
  prompt: string,
  unshown: readonly string[],
): Promise<VideoPlan | undefined> {
  const phases = phasesIn(withoutCameraWords(withoutMove(prompt)).rest);
  if (!phases || requestedLightChange(prompt) || requestedWeatherChange(prompt)) return undefined;
  const frames = frameCount(request, format);
  return planPhases({ phases, prompt, seed: request.seed, frames, format, unshown }, tools);
}

/** "A street: a red car on the street; moving: car; day to night". */
function filmWords(
  { scene, cast, unshown }: Landscape,
  change: LightChange | undefined,
  weather: WeatherChange | undefined,
): string {
  const moving = new Set(cast.flatMap(({ said, track }) => (track ? said : [])));
  return [
    scene.alt,
    ...(moving.size > 0 ? [`moving: ${[...moving].join(', ')}`] : []),
    ...(change && change.from !== change.to ? [`${change.from} to ${change.to}`] : []),
    ...(weather && !change && !unshown.includes(`${weather.from} at first`)
      ? [`${weather.from} at first, ${weather.to} at the end`]
      : []),
  ].join('; ');
}

/** Lamps that go on are seen in the dark. */
function switchedIn(
  change: LightChange | undefined,
  switched: SwitchedLights | undefined,
): LightChange | undefined {
  if (!switched?.isLight) return change;
  const time = /\b(?:night|midnight)\b/i.test(switched.rest) ? 'night' : 'dusk';
  const { from, to, rest, disc } = change ?? { from: time, to: time, rest: switched.rest };
  const isBright = change && !/^(?:night|dusk)$/.test(switched.goes === 'on' ? to : from);
  return { from, to: isBright ? 'dusk' : to, rest, ...(disc && { disc }), lamps: switched.goes };
}

/** Places with lamps and windows of their own. */
const LAMPLIT = /^(?:street|city|room)$/;

/** True if nothing in the scene shines, or the switched thing is not a light. */
const unshownSwitch = (
  { place, bodies }: Landscape['scene'],
  switched: SwitchedLights | undefined,
): string[] => {
  if (!switched) return [];
  const shines = bodies.flat().some(({ one: { name } }) => canShine(name));
  return switched.isLight && (shines || LAMPLIT.test(place)) ? [] : [switched.said];
};

/** A flame is drawn with its candle, and a house with its windows. */
const canShine = (name: string): boolean =>
  name === 'lighthouse' || (kindOfSubject(name).glows && !/candle|fire|torch/.test(name));

async function planPhoto(
  request: RenderVideoRequest,
  format: Format,
  image: Uint8Array,
  tools: EngineTools,
): Promise<VideoPlan> {
  const opened = await openImage(image, format, { tallest: 0.9, tools });
  const animation = animatePhoto({ prompt: request.prompt, ...opened, seed: request.seed });
  return {
    shots: [singleShot(request, format)],
    notes: [
      'The depth of the picture is estimated from its colours and edges.',
      ...enlargedNote(opened.picture, format),
    ],
    ambience: animation.ambience,
    animate: async () => animation,
  };
}
