import type { Budget } from '../../budget/budget.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readEmbeddings } from '../../contract/replies.ts';
import { isObject } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { bodyOf } from '../../input/request.ts';

interface EmbedRequest {
  readonly budget: Budget;
  readonly texts: readonly string[];
  readonly model: string | undefined;
  readonly data?: string | undefined;
  readonly force?: boolean | undefined;
}

export interface Embedded {
  readonly document: unknown;
  readonly embeddings: readonly (readonly number[])[];
  readonly model: string | undefined;
}

/** One paid request for the vectors of some texts. */
export async function embedTexts(
  context: Context,
  { budget, texts, model, data, force }: EmbedRequest,
): Promise<Embedded> {
  const input = texts.length === 1 ? texts[0] : texts;
  const options = force === undefined ? {} : { force };
  const body = await bodyOf(context, endpoints.embeddings, { model, input }, data, options);
  const api = await context.api();
  const { document } = await budget.within(endpoints.embeddings, body, () =>
    api.call(endpoints.embeddings, { body }),
  );
  const embeddings = readEmbeddings(document);
  if (embeddings?.length !== texts.length) {
    throw new UnreadableReply('unexpected reply: it does not have one vector per text', { document });
  }
  const answered = isObject(document) && typeof document.model === 'string' ? document.model : undefined;
  return { document, embeddings, model: answered };
}

interface Kind {
  readonly model: string;
  readonly dimensions: number;
}

/** Vectors of another model or length mean something else, and are never compared with those of the index. */
export function refuseOther(name: string, index: Kind, { embeddings, model }: Embedded): void {
  const dimensions = embeddings[0]?.length ?? 0;
  if (dimensions === index.dimensions && (model ?? index.model) === index.model) return;
  throw new OctetError(
    'usage',
    `index '${name}' holds vectors of ${index.model} (${index.dimensions} numbers), and ${model ?? 'the service'} answered with ${dimensions}`,
    `to rebuild it: octet embed --index ${name} --force PATHS`,
  );
}

/** A model that was asked for by name must be the one of the index. */
export function refuseOtherModel(name: string, index: Kind, model: string | undefined): void {
  if (model === undefined || model === index.model) return;
  throw new OctetError(
    'usage',
    `index '${name}' was made with ${index.model}, not ${model}`,
    `to rebuild it: octet embed --index ${name} --force -m ${model} PATHS`,
  );
}
