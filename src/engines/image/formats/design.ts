import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import type { FormatName } from './find-format.ts';
import type { SeenThing } from './seen-things.ts';
import type { Studio } from './sheet.ts';
import type { United } from './unit.ts';

/** A design and all that is known about it. */
export interface Design {
  readonly brief: Brief;
  readonly format: FormatName;
  readonly picture: Bitmap;
  readonly studio: Studio;
  /** Things that are one drawing. */
  readonly units: United['units'];
  /** The number of times that each drawing was used. */
  readonly drawn: ReadonlyMap<string, number>;
  /** The same for drawings on sheets, as far as they can be seen. */
  readonly seen: ReadonlyMap<string, SeenThing>;
  /** Texts that were added to the finished design. */
  readonly captions: readonly string[];
}
