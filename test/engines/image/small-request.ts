import type { RenderImageRequest } from '../../../src/engines/image/request.ts';

/** A request for a small image, quickly painted. */
export const smallRequest = (prompt: string, more: Partial<RenderImageRequest> = {}): RenderImageRequest => ({
  prompt,
  width: 96,
  height: 72,
  style: 'realistic',
  steps: 8,
  seed: 7,
  ...more,
});
