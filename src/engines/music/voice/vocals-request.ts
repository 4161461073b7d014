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
  return asksForVocals(request, description) || !description.genre.instrumental;
}

/** True if the request asks for a voice; otherwise it is only usual in the genre. */
export const asksForVocals = (
  { lyrics, voice, vocals }: VocalsRequest,
  { singing }: Pick<SongDescription, 'singing'>,
): boolean =>
  Boolean(vocals?.enabled || lyrics?.trim() || voice || vocals?.gender || vocals?.style || singing);
