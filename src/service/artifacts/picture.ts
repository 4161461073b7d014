import type { JsonObject } from '../../contract/shape.ts';

/** A picture as an engine or an upstream gives it. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly extension: string;
  readonly notes: readonly string[];
  readonly facts: JsonObject;
}

/** A request to an image server. */
export interface PictureRequest {
  readonly prompt: string;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly model?: string | undefined;
}
