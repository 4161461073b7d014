import { endpoints } from '../../contract/endpoints.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import {
  findProject,
  findProjectConversation,
  readBuild,
  saveProjectConversation,
} from '../artifacts/projects.ts';
import { priceOf } from '../billing/prices.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import type { RequestContext, Route } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';
import { attributed } from '../text/source.ts';

export const builderChat: Route = {
  endpoint: endpoints.buildChat,
  price: () => priceOf('buildChat'),
  async run(call) {
    const { service, account, body } = call;
    const { message, conversation_id } = body as { message: string; conversation_id?: string };
    const earlier =
      conversation_id === undefined
        ? undefined
        : await service.store.read((sql) => findProjectConversation(sql, account.id, conversation_id));
    if (conversation_id !== undefined && !earlier) throw serviceError.missing('Conversation not found.');
    const request = [...(earlier?.turns ?? []), { role: 'user', content: message }];
    const { content, ...more } = await replyTo(call, request);
    const turns = [...request, { role: 'assistant', content }];
    const id = earlier?.id ?? newId('conv');
    return {
      kind: 'reply',
      document: {
        id: newId('msg'),
        object: 'builder.message',
        conversation_id: id,
        message: { role: 'assistant', content },
        content,
        ...more,
      },
      commit(sql) {
        saveProjectConversation(sql, account.id, { id, turns }, service.clock.now());
      },
    };
  },
};

type Turns = readonly { readonly role: string; readonly content: string }[];

async function replyTo(call: RequestContext, turns: Turns): Promise<JsonObject & { content: string }> {
  const { service, body, signal } = call;
  const context = isObject(body.context) ? body.context : undefined;
  const about = context
    ? [{ role: 'system', content: `Code context:\n${JSON.stringify(context, null, 2)}` }]
    : [];
  const flow = await service.text.fromModel({
    kind: 'chat',
    path: endpoints.buildChat.path,
    model: undefined,
    messages: [...about, ...turns],
    maxTokens: undefined,
    temperature: undefined,
    seed: seedOf(body),
    signal,
    account: call.account.id,
  });
  if (!flow) {
    const request = {
      message: turns.at(-1)?.content ?? '',
      history: turns,
      context,
      spec: await specOf(call),
    };
    const { document = {} } = await service.workers.run(
      { kind: 'build-chat', request },
      { signal, account: call.account.id },
    );
    const { reply = '', ...more } = document;
    return { model: 'local-builder', ...more, content: String(reply) };
  }
  let content = '';
  for await (const piece of flow.pieces) content += piece;
  return { model: flow.model, content, ...attributed(flow) };
}

/** The project that is talked about: named in the request or in its context. */
async function specOf({ service, account, body }: RequestContext): Promise<unknown> {
  const named = [body.project_id, isObject(body.context) ? body.context.project_id : undefined];
  const id = named.find((each) => typeof each === 'string') as string | undefined;
  const project =
    id === undefined ? undefined : await service.store.read((sql) => findProject(sql, account.id, id));
  return project && (await readBuild(service, project.build))?.spec;
}
