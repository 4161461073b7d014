import type { Brief } from './brief.ts';

/** What a request says about singing. */
export interface VocalsRequest {
  readonly voice?: string;
  readonly lyrics?: string;
  readonly vocals?: { readonly enabled?: boolean; readonly gender?: string; readonly style?: string };
}

/** Whether the song has words. What is said plainly wins; then the prompt; then what the genre usually has. */
export function wantsVocals(request: VocalsRequest, brief: Brief): boolean {
  if (request.vocals?.enabled !== undefined) return request.vocals.enabled;
  if (brief.singing === false) return false;
  const asked =
    request.lyrics?.trim() ||
    request.voice ||
    request.vocals?.gender ||
    request.vocals?.style ||
    brief.singing;
  return asked ? true : !brief.genre.instrumental;
}
