import { NothingUnderstood } from '../../nothing-understood.ts';
import { leftOutNotes } from '../../prompt-account.ts';
import { drawCaption } from '../lettering/caption.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { resized } from '../raster/resample.ts';
import { addSubject } from './add-subject.ts';
import type { EditContext, EditResult } from './context.ts';
import { cutOut } from './cut-out.ts';
import { applyEffect } from './effects.ts';
import { addFrame, cropAround, cropToAspect, cropToPart, flip, zoomed } from './geometry.ts';
import { movedThing, notMade, nowhere, removed, replaced } from './known-things.ts';
import { letterOn } from './letter-on.ts';
import type { EditOperation } from './operation.ts';
import { addWeather, changeTimeOfDay, replaceSky } from './relight.ts';
import { rotateBy } from './rotate.ts';
import { subjectMask } from './subject-mask.ts';
import { unlitWords } from './thing-words.ts';
import type { Whereabouts } from './whereabouts.ts';

const LARGEST_SIDE = 4096;

export async function applyOperation(
  picture: Bitmap,
  operation: EditOperation,
  context: EditContext,
): Promise<EditResult> {
  const { seed, where } = context;
  const done = (edited: Bitmap, ...notes: string[]): EditResult => ({ picture: edited, notes });
  /** Things are no longer where they were. */
  const moved = (edited: Bitmap, ...notes: string[]): EditResult => {
    where.forget();
    return done(edited, ...notes);
  };
  switch (operation.do) {
    case 'time':
      return done(
        changeTimeOfDay(picture, operation.to, seed, operation.more),
        SKY_GUESSED,
        ...leftOutNotes('done', (operation.more ?? []).flatMap(unlitWords)),
      );
    case 'sky':
      return done(
        replaceSky(picture, operation.words, seed),
        SKY_GUESSED,
        ...(operation.words === '' ? ['which sky was guessed: a cloudy sunset'] : []),
      );
    case 'weather':
      return done(addWeather(picture, operation.kind, seed), ...leftOutNotes('done', operation.more ?? []));
    case 'season':
      throw notMade(operation.to);
    case 'count':
      throw notMade(`${operation.count} ${operation.of}`);
    case 'look':
      throw notMade(operation.words);
    case 'move':
      return movedThing(picture, operation, where);
    case 'replace':
      return replaced(operation, context);
    case 'unsubject':
      return removed(picture, operation.what, where);
    case 'cutout': {
      const { subject, notes } = subjectOf(picture, operation.kept, where);
      return done(on(subject, operation.colour), ...notes);
    }
    case 'backdrop': {
      const { subject, notes: guesses } = subjectOf(picture, operation.kept, where);
      const { picture: behind, notes } = await context.paint(operation.words, picture.width, picture.height);
      return done(over(subject, behind), ...notes, ...guesses);
    }
    case 'part':
      return moved(cropToPart(picture, operation.part));
    case 'crop': {
      const { shape, around } = operation;
      const thing = around === undefined ? undefined : where.thing(around);
      if (thing) return moved(cropAround(picture, thing, shape));
      if (shape === undefined) throw nowhere(around ?? 'thing', 'cropped');
      return moved(
        cropToAspect(picture, shape),
        ...(around === undefined ? [] : leftOutNotes('done', [`around the ${around}`])),
      );
    }
    case 'zoom': {
      const { by, into } = operation;
      if (into === undefined) return moved(zoomed(picture, by));
      const thing = where.thing(into);
      if (!thing) throw nowhere(into, 'enlarged');
      const shown = cropAround(picture, thing, picture.width / picture.height);
      return moved(resized(shown, picture.width, picture.height));
    }
    case 'resize': {
      const { width = scaled(picture.width, operation.height, picture.height) } = operation;
      const { height = scaled(picture.height, operation.width, picture.width) } = operation;
      return moved(resized(picture, width, height));
    }
    case 'rescale': {
      const [width, height] = [picture.width, picture.height].map((side) =>
        Math.max(1, Math.round(side * operation.by)),
      );
      if (width === undefined || height === undefined || Math.max(width, height) > LARGEST_SIDE)
        throw new NothingUnderstood(
          `an image has at most ${LARGEST_SIDE} pixels on a side, so nothing was resized`,
        );
      return moved(resized(picture, width, height));
    }
    case 'rotate':
      return moved(rotateBy(picture, operation.degrees));
    case 'flip':
      return moved(flip(picture, operation.upsideDown));
    case 'frame':
      return done(addFrame(picture, bytesOf(operation.colour), operation.thickness));
    case 'caption':
      return captioned(picture, operation, context);
    case 'add':
      return addSubject(picture, operation.words, context);
    default: {
      const { on: area, ...effect } = operation;
      const located =
        where.locate(area, picture) ??
        (area.of === 'rest' ? where.locate({ of: 'background' }, picture) : undefined);
      if (located)
        return done(
          applyEffect(picture, effect, located.mask, seed),
          ...(located.guess === undefined ? [] : [guessOf(effect.do, located.guess)]),
        );
      const named = area.of === 'thing' || area.of === 'rest' ? area.named : 'area';
      // In an image of its own another thing would be coloured.
      if (effect.do !== 'recolour' || where.own) throw nowhere(named, DONE[effect.do]);
      return done(
        applyEffect(picture, effect, subjectMask(picture), seed),
        'what to colour was guessed: the thing that stands out most near the middle',
      );
    }
  }
}

const DONE = {
  warmth: 'coloured',
  exposure: 'brightened or darkened',
  contrast: 'changed',
  saturation: 'changed',
  grey: 'turned grey',
  sepia: 'changed',
  invert: 'inverted',
  sharpen: 'sharpened',
  pixelate: 'pixelated',
  vignette: 'darkened',
  tint: 'tinted',
  blur: 'blurred',
  style: 'painted',
  recolour: 'coloured',
} as const;

const SKY_GUESSED = 'where the sky is was guessed from its colours';

const guessOf = (effect: string, guess: string): string =>
  /guessed/.test(guess)
    ? guess
    : `what to ${effect === 'recolour' ? 'colour' : 'change'} was guessed: ${guess}`;

const scaled = (side: number, to: number | undefined, from: number): number =>
  to === undefined ? side : Math.max(1, Math.min(LARGEST_SIDE, Math.round((side * to) / from)));

/** The subject, or the thing that is named, without all else. */
function subjectOf(
  picture: Bitmap,
  named: string | undefined,
  where: Whereabouts,
): { readonly subject: Bitmap; readonly notes: readonly string[] } {
  const thing = named === undefined ? undefined : where.locate({ of: 'thing', named }, picture);
  const located = thing ?? where.locate({ of: 'subject' }, picture);
  const guess = located?.guess;
  return {
    subject: cutOut(picture, guess === undefined ? located?.mask : undefined),
    notes: guess === undefined ? [] : [`what is background was guessed: all but ${guess}`],
  };
}

/** On paper of one colour, or on nothing. */
function on(subject: Bitmap, colour: string | undefined): Bitmap {
  if (colour === undefined) return subject;
  const paper = new Uint8ClampedArray(subject.rgba.length);
  for (let k = 0; k < paper.length; k += 4) paper.set([...bytesOf(colour), 255], k);
  return over(subject, { ...subject, rgba: paper });
}

function over(subject: Bitmap, behind: Bitmap): Bitmap {
  const rgba = new Uint8ClampedArray(behind.rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const alpha = (subject.rgba[k + 3] as number) / 255;
    for (let c = 0; c < 3; c++)
      rgba[k + c] = (subject.rgba[k + c] as number) * alpha + (rgba[k + c] as number) * (1 - alpha);
  }
  return { ...subject, rgba };
}

function captioned(
  picture: Bitmap,
  { text, top, carrier }: Extract<EditOperation, { do: 'caption' }>,
  { drawings, fonts, where }: EditContext,
): EditResult {
  if (!fonts) throw new Error('a caption needs fonts');
  const thing = carrier === undefined ? undefined : where.thing(carrier);
  const drawn = thing
    ? letterOn(picture, thing, text, { drawings, fonts })
    : drawCaption(picture, text, top, { drawings, fonts });
  return {
    picture: drawn.picture,
    notes: [
      ...leftOutNotes('lettered', [...new Set(drawn.missing)]),
      ...(carrier === undefined || thing
        ? []
        : leftOutNotes('done', [`on the ${carrier}, so it is a caption`])),
    ],
  };
}

function bytesOf(code: string): [number, number, number] {
  const value = Number.parseInt(code.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
