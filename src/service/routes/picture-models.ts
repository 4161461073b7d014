import type { JsonObject } from '../../contract/shape.ts';
import { modelObject } from './model-cards.ts';

export async function pictureModels(factor: number): Promise<JsonObject[]> {
  const { IMAGE_MODELS } = await import('../../engines/image/models.ts');
  return IMAGE_MODELS.map((card) => modelObject({ ...card, kind: 'image' }, 'image', factor));
}
