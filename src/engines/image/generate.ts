import type { EngineArtifact, EngineTools } from '../engine.ts';
import { encodePng } from './codecs/png.ts';
import { textsOf } from './edit/png-texts.ts';
import { makeImage } from './make-image.ts';
import type { RenderImageRequest } from './request.ts';
import { sizeOfUse } from './use-size.ts';

export async function renderImage(asked: RenderImageRequest, tools: EngineTools): Promise<EngineArtifact> {
  const request = asked.isSizeFree ? { ...asked, ...sizeOfUse(asked.prompt) } : asked;
  const { width, height, seed } = request;
  const { picture, style, notes, facts } = await makeImage(request, tools);
  const { rgba } = await picture();
  tools.progress(0.9, 'writing the file');
  const bytes = encodePng(rgba, width, height, {
    ...textsOf(request),
    Software: 'made by octet local-painter',
  });
  return {
    bytes,
    mime: 'image/png',
    extension: 'png',
    notes,
    facts: { width, height, style, seed, ...facts },
  };
}
