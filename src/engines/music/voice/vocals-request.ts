import type { SongDescription } from '../prompt/song-description.ts';

export interface VocalsRequest {
  readonly voice?: string;
  readonly lyrics?: string;
  readonly vocals?: { readonly enabled?: boolean; readonly gender?: string; readonly style?: string };
}

/** Explicit settings win over the prompt, and the prompt over the genre's default. */
export function hasVocals(request: VocalsRequest, description: SongDescription): boolean {
  if (request.vocals?.enabled !== undefined) return request.vocals.enabled;
  if (description.singing === false) return false;
  const asked =
    request.lyrics?.trim() ||
    request.voice ||
    request.vocals?.gender ||
    request.vocals?.style ||
    description.singing;
  return asked ? true : !description.genre.instrumental;
}
