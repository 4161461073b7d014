import type { Treatment } from '../prompt/treatments.ts';
import type { Part } from './crop-words.ts';

/** The pixels that an edit changes. */
export type Area =
  | { readonly of: 'all' | 'background' | 'subject' | 'sky' | 'shadows' | 'highlights' | 'corners' }
  | { readonly of: 'part'; readonly part: Part }
  /** A thing that the instruction names, or everything but that thing. */
  | { readonly of: 'thing' | 'rest'; readonly named: string };

/** An edit that changes colours and leaves every pixel in its place, so that it can be limited to an area. */
export type Effect =
  | { readonly do: 'warmth'; readonly by: number }
  | { readonly do: 'exposure'; readonly stops: number }
  | { readonly do: 'contrast'; readonly by: number }
  | { readonly do: 'saturation'; readonly by: number }
  | { readonly do: 'grey' | 'sepia' | 'invert' | 'sharpen' | 'pixelate' | 'vignette' }
  /** `amount` 0 is none, 1 leaves no other hue. */
  | { readonly do: 'tint'; readonly colour: string; readonly amount: number }
  | { readonly do: 'recolour'; readonly colour: string; readonly said: string }
  | { readonly do: 'blur'; readonly amount: number }
  | { readonly do: 'style'; readonly style: Treatment };

/** An edit of the whole image. */
export type Change =
  /** `more` are wishes for the light and the air that belong to it: "with a full moon", "with snow on the roof". */
  | {
      readonly do: 'time';
      readonly to: 'night' | 'sunset' | 'day' | 'dawn';
      readonly more?: readonly string[];
    }
  | { readonly do: 'season'; readonly to: 'spring' | 'summer' | 'autumn' }
  /** Sets the number of a thing in the image. */
  | { readonly do: 'count'; readonly count: number; readonly of: string }
  /** A thing, and what it should look like: "lighthouse red and white striped". */
  | { readonly do: 'look'; readonly words: string }
  /** A thing larger or smaller, or elsewhere: by shares of the sides of the image. */
  | {
      readonly do: 'move';
      readonly named: string;
      readonly scale: number;
      readonly across: number;
      readonly down: number;
    }
  /** Another thing in the place of one. */
  | { readonly do: 'replace'; readonly named: string; readonly by: string }
  | { readonly do: 'unsubject'; readonly what: string }
  /** Onto a colour, or onto nothing. `kept` is the thing that stays, where the instruction names one. */
  | { readonly do: 'cutout'; readonly colour: string | undefined; readonly kept?: string | undefined }
  /** Onto another scene. */
  | { readonly do: 'backdrop'; readonly words: string; readonly kept?: string | undefined }
  | { readonly do: 'part'; readonly part: Part }
  /** To a ratio of width to height, or to a thing; around the thing, or the middle. */
  | { readonly do: 'crop'; readonly shape: number | undefined; readonly around: string | undefined }
  | { readonly do: 'zoom'; readonly by: number; readonly into: string | undefined }
  | { readonly do: 'resize'; readonly width: number | undefined; readonly height: number | undefined }
  | { readonly do: 'rescale'; readonly by: number }
  | { readonly do: 'rotate'; readonly degrees: number }
  | { readonly do: 'flip'; readonly upsideDown: boolean }
  | { readonly do: 'frame'; readonly colour: string; readonly thickness: number }
  /** `carrier` is the thing that the text is on; without one it is a band at an edge. */
  | { readonly do: 'caption'; readonly text: string; readonly top: boolean; readonly carrier?: string }
  | { readonly do: 'sky'; readonly words: string; readonly more?: readonly string[] }
  | {
      readonly do: 'weather';
      readonly kind: 'rain' | 'snow' | 'fog' | 'rainbow';
      readonly isWinter?: boolean;
      readonly more?: readonly string[];
    }
  | { readonly do: 'add'; readonly words: string };

/** One edit of an image. */
export type EditOperation = Change | (Effect & { readonly on: Area });
