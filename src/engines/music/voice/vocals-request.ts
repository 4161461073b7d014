import type { SongDescription } from '../prompt/song-description.ts';

/** What a request says about singing. */
export interface VocalsRequest {
  readonly voice?: string;
  readonly lyrics?: string;
  readonly vocals?: { readonly enabled?: boolean; readonly gender?: string; readonly style?: string };
}

/** Whether the song has words. What is said plainly wins; then the prompt; then what the genre usually has. */
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
