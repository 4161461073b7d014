import { basename } from 'node:path';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readList } from '../../contract/replies.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { pictureArgument } from '../image/picture-argument.ts';

export interface PicturePart {
  readonly type: 'image_url';
  readonly image_url: { readonly url: string };
}

/** An address is passed on; a file goes along. */
export async function pictureParts(context: Context, files: readonly string[]): Promise<PicturePart[]> {
  return Promise.all(
    files.map(async (file) => ({
      type: 'image_url',
      image_url: { url: await pictureArgument(context, file) },
    })),
  );
}

/** In the history a picture is only named. */
export const pictureNote = (file: string): string => `[picture ${basename(file.replace(/[?#].*$/, ''))}]`;

const ANSWER_MS = 2_000;

/** Refuses where the service's list says that the model takes no images. A list that says nothing decides nothing. */
export async function refuseBlindModel(context: Context, model: unknown): Promise<void> {
  if (typeof model !== 'string' || context.flags.dryRun) return;
  const api = await context.api({ mayRetry: () => false });
  const list: readonly unknown[] = await api.call(endpoints.models, { timeoutMs: ANSWER_MS }).then(
    ({ document }) => readList(document) ?? [],
    () => {
      context.signal.throwIfAborted();
      return [];
    },
  );
  const card = list.filter(isObject).find((item) => (item.id ?? item.name) === model);
  if (!card || takesPictures(card) !== false) return;
  throw new OctetError('usage', `the model '${model.slice(0, 60)}' takes no images`, 'octet models');
}

/** Services mark such models in several ways. */
function takesPictures(card: JsonObject): boolean | undefined {
  const { architecture, modalities, capabilities } = card;
  const kinds = [
    card.input_modalities,
    isObject(architecture) ? architecture.input_modalities : undefined,
    isObject(modalities) ? modalities.input : modalities,
  ].find((each) => Array.isArray(each));
  if (Array.isArray(kinds)) return kinds.some((kind) => /^(?:image|vision)s?$/i.test(String(kind)));
  const vision = isObject(capabilities) ? capabilities.vision : card.vision;
  return typeof vision === 'boolean' ? vision : undefined;
}
