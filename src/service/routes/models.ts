import { endpoints } from '../../contract/endpoints.ts';
import { extraEndpoints } from '../../contract/extra-endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { TextModel } from '../../engines/text/models.ts';
import { priceFactor } from '../billing/admission.ts';
import { serviceError } from '../http/service-error.ts';
import { type ModelCard, modelObject, priceList } from './model-cards.ts';
import type { DocumentReply } from './reply.ts';
import { type RequestContext, readRoute } from './route.ts';

export const modelList = readRoute(endpoints.models, async (context) => {
  if (context.service.upstream) return listReply(context);
  const key = `${priceFactor(context.account)} ${await context.service.hasSentencePack()}`;
  const known = ownLists.get(key) ?? listReply(context).then((reply) => ({ ...reply, isConstant: true }));
  ownLists.set(key, known);
  return known;
});

/** By price factor: without an upstream the list never changes. */
const ownLists = new Map<string, Promise<DocumentReply>>();

async function listReply(context: RequestContext): Promise<DocumentReply> {
  const prices = priceList(priceFactor(context.account));
  return { kind: 'reply', document: { object: 'list', data: await allModels(context), prices } };
}

export const oneModel = readRoute(extraEndpoints.model, async (context) => {
  const { id = '' } = context.params;
  const found = (await allModels(context)).find((model) => model.id === id);
  if (!found)
    throw serviceError.missing(
      `There is no model ${id.slice(0, 100)}. GET /models lists them.`,
      'model_not_found',
    );
  return { kind: 'reply', document: found };
});

async function allModels(context: RequestContext): Promise<JsonObject[]> {
  const { OTHER_MODELS } = await import('./engine-cards.ts');
  const { pictureModels } = await import('./picture-models.ts');
  const factor = priceFactor(context.account);
  return [
    ...(await chatModels(context)),
    ...(await otherTextModels(context)),
    ...(await pictureModels(factor)),
    ...OTHER_MODELS.map(({ price, ...card }) => modelObject(card, price, factor)),
  ];
}

export const chatModelList = readRoute(endpoints.chatModels, async (context) => ({
  kind: 'reply',
  document: { object: 'list', data: await chatModels(context) },
}));

/** The local ones, and those of the upstream when there is one that answers. */
async function chatModels({ service, signal, account }: RequestContext): Promise<JsonObject[]> {
  const factor = priceFactor(account);
  const own = (await textModels('chat')).map((card) => modelObject(card, 'text', factor));
  // Without its upstream the service still lists its own models.
  const names = (await service.upstream?.models(signal).catch(() => [])) ?? [];
  const theirs = names.map((id) =>
    modelObject({ id, kind: 'chat', description: 'from the upstream', owned_by: 'upstream' }, 'text', factor),
  );
  return [...theirs, ...own];
}

async function otherTextModels({ service, account }: RequestContext): Promise<JsonObject[]> {
  const factor = priceFactor(account);
  const plain = (await textModels('completion')).map((card) => modelObject(card, 'text', factor));
  const { SENTENCE_MODEL } = await import('../../engines/text/models.ts');
  const pack = (await service.hasSentencePack()) ? [cardOf(SENTENCE_MODEL)] : [];
  const vectors = [...pack, ...(await textModels('embedding'))].map((card) =>
    modelObject(card, 'embedding', factor),
  );
  return [...plain, ...vectors];
}

async function textModels(kind: 'chat' | 'completion' | 'embedding'): Promise<ModelCard[]> {
  const { TEXT_MODELS } = await import('../../engines/text/models.ts');
  return TEXT_MODELS.filter((model) => model.kind === kind).map(cardOf);
}

function cardOf({ contextWindow, ...model }: TextModel): ModelCard {
  return { ...model, context_window: contextWindow };
}
