import type { EngineTools } from '../engine.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { type Brief, readBrief } from './formats/brief.ts';
import { over } from './formats/composite-over.ts';
import type { FormatName } from './formats/find-format.ts';
import { planReading } from './layers.ts';
import { isLettered } from './lettering/carried.ts';
import { loadFonts } from './lettering/fonts.ts';
import { notesOf, paintPlan } from './paint-plan.ts';
import { isAbstractForm } from './places/abstract.ts';
import { withChanged } from './prompt/changed-words.ts';
import { baseName } from './prompt/figure.ts';
import { seenFromAbove } from './prompt/from-above.ts';
import { asSpelled } from './prompt/possessives.ts';
import { withPursued } from './prompt/pursued.ts';
import { simpler } from './prompt/simpler.ts';
import { isColourless, STYLE_OF } from './prompt/treatments.ts';
import type { Bitmap } from './raster/bitmap.ts';
import type { ImageStyle, RenderImageRequest } from './request.ts';
import type { Footprint } from './scene/footprint.ts';
import { hasBlinds, hasRoundWindow } from './scene/room-window.ts';
import { type Drawings, loadDrawings } from './sprites/drawings.ts';
import { isOfFocus, isShallow } from './style/shallow-focus.ts';
import { isTone, toned } from './style/toned.ts';
import { IN_PIXELS } from './use-size.ts';

interface MadeImage {
  /** Finishing takes a fifth of the time, and only the file needs it. */
  readonly picture: () => Promise<Bitmap>;
  readonly style: ImageStyle;
  readonly notes: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
  /** The things in a painted scene, in the order of the prompt. */
  readonly things: readonly PaintedThing[];
}

/** A thing of the prompt, and where it is in the image. */
export interface PaintedThing {
  readonly name: string;
  /** The words of the prompt for it. */
  readonly said: string;
  /** The position of the thing that it is on. */
  readonly on: number | undefined;
  /** Its copies, in pixels of a canvas that is `scale` times as large as the image. */
  readonly prints: readonly Footprint[];
  readonly scale: number;
}

interface UnfinishedImage extends Omit<MadeImage, 'picture' | 'style'> {
  readonly picture: () => Bitmap;
  /** Letters that stay sharp in any manner. */
  readonly letters?: () => Bitmap;
}

/** Paints or composes what a prompt asks for, and says what it leaves out. */
export async function makeImage(
  request: RenderImageRequest,
  tools: EngineTools,
  /** Positions of things that keep their place and are not painted. */
  omitted: readonly number[] = [],
): Promise<MadeImage> {
  const drawings = await loadDrawings(tools);
  tools.progress(0.05, 'reading the prompt');
  const brief = readBrief({ ...request, prompt: simpler(withoutSize(request)) }, drawings);
  const { picture, letters, notes, facts, things } = brief.format
    ? await composed(brief, brief.format, drawings, tools)
    : await painted(brief, drawings, tools, omitted);
  return {
    picture: async () => {
      tools.progress(0.75, 'finishing');
      return finish(brief, picture(), letters);
    },
    style: brief.request.style,
    notes: withChanged(request.prompt, notes).map((note) => asSpelled(request.prompt, note)),
    facts,
    things,
  };
}

/** A size that the image has is no word for what it shows. */
const withoutSize = ({ prompt, width, height }: RenderImageRequest): string =>
  prompt.replace(new RegExp(`[,\\s]*${IN_PIXELS.source}`, 'iu'), (all, across: string, down: string) =>
    Number(across) === width && Number(down) === height ? '' : all,
  );

async function composed(
  brief: Brief,
  format: FormatName,
  drawings: Drawings,
  tools: EngineTools,
): Promise<UnfinishedImage> {
  const { compose } = await import('./formats/compose.ts');
  const fonts = await loadFonts(tools);
  tools.progress(0.2, `composing the ${format}`);
  const tone = brief.hints.find(({ tint }) => tint !== undefined && isTone(tint)) ?? toneOfDesign(brief);
  if (tone?.said) brief.shown.add(tone.said);
  const { picture: design, letters, notes, alt } = compose(brief, format, { drawings, fonts, tools });
  const tint = tone?.tint;
  const inTone = (one: Bitmap): Bitmap => (tint && isTone(tint) ? toned(one, tint) : one);
  return {
    picture: () => inTone(design),
    letters: () => inTone(letters()),
    notes,
    facts: { format, subjects: brief.subjects.map((subject) => subject.name), alt },
    things: [],
  };
}

/** In "a retro diner menu" the menu is retro. */
function toneOfDesign({
  leading,
  colours,
  subjects,
  rest,
}: Brief): { readonly tint: string; readonly said: string } | undefined {
  // Drawings have colours of their own.
  const isMono =
    /\b(?:only|just|purely|strictly|in)\s+black[\s-](?:and|&)[\s-]white\b|\bblack[\s-](?:and|&)[\s-]white(?:\s+only)?\s*[.]?$/i.test(
      rest,
    );
  if (isMono && colours.length <= 2 && subjects.every((one) => !one.colour && !one.colours))
    return { tint: 'mono', said: 'black and white' };
  const said = leading.find((word) => /^(?:vintage|retro|antique)$/.test(word));
  return said === undefined ? undefined : { tint: 'retro', said };
}

/** The manner of the prompt, where the renderer does not have it as a style of its own. */
async function finish(
  { treatment, format, request }: Brief,
  picture: Bitmap,
  letters: UnfinishedImage['letters'],
): Promise<Bitmap> {
  // A menu in chalk is written so.
  const isWritten = format === 'menu' && treatment === 'chalk';
  if (!treatment || isWritten || (format === undefined && STYLE_OF[treatment])) return picture;
  const { treat } = await import('./style/treat.ts');
  const treated = treat(picture, treatment, request.seed);
  return letters && treatment !== 'hand-drawn' ? over(treated, letters()) : treated;
}

/** "Warm colours", where the first word was taken for something else. */
function withMood(word: string, words: readonly string[]): string {
  const before = words[words.indexOf(word) - 1] ?? '';
  return /^(?:colou?rs|tones)$/.test(word) && MOOD.test(before) ? `${before} ${word}` : word;
}

const MOOD = /^(?:warm|cool|cold|calm|soft|dark|autumn|gloomy|moody|bright)$/;

async function painted(
  brief: Brief,
  drawings: Drawings,
  tools: EngineTools,
  omitted: readonly number[],
): Promise<UnfinishedImage> {
  const colourless = isColourless(brief.treatment);
  const subjects = withPursued(brief.subjects, brief.request.prompt);
  const read = seenFromAbove(planReading(brief.request, { ...brief, subjects }));
  // A landscape alone has nothing to be sharp before it.
  const shallow = isShallow(brief.request.prompt) && read.subjects.length > 0;
  const room = { prompt: brief.request.prompt, place: read.place };
  const isRound = hasRoundWindow(room);
  const isBlinded = hasBlinds(room);
  const isBright = read.place === 'room' && read.time === 'day' && !read.dim;
  // Lines are found by colours, which grey has not.
  const plan = {
    ...read,
    isShallow: shallow,
    leftOver: read.leftOver
      .map((word) => withMood(word, brief.words))
      .filter(
        (words) =>
          !(shallow && isOfFocus(words)) &&
          !(isRound && /^(?:round|circular)$/.test(words)) &&
          !(isBright && /^(?:bright|airy)$/.test(words)) &&
          !(isBlinded && /^(?:venetian|window )?blinds$/.test(words)) &&
          !(read.place === 'abstract' && isAbstractForm(words, brief.request.prompt)),
      ),
    colourless,
    tints: colourless ? read.tints.filter((one) => !isTone(one)) : read.tints,
  };
  if (!plan.understood)
    throw new NothingUnderstood(
      'no word of the prompt names a place or a thing that this painter knows, so nothing was painted',
    );
  const { place, time, weather } = plan;
  const facts = { place, time, weather, subjects: plan.subjects.map(({ name }) => baseName(name)) };
  if (brief.texts.length === 0 && !brief.subjects.some(isLettered)) {
    const painting = paintPlan(plan, brief.request, drawings, tools, omitted);
    const things = plan.subjects.map(({ name, said, relation }, n) => ({
      name,
      said,
      on: relation && /^(?:on|in|riding)$/.test(relation.kind) ? relation.to : undefined,
      prints: painting.bodies[n] ?? [],
      scale: painting.scale,
    }));
    return {
      picture: painting.picture,
      notes: notesOf(painting),
      facts: { ...facts, alt: painting.alt },
      things,
    };
  }
  const { paintLettered } = await import('./lettering/paint-lettered.ts');
  const { picture, notes, alt } = await paintLettered(brief, plan, drawings, tools);
  return { picture: () => picture, notes, facts: { ...facts, alt }, things: [] };
}
