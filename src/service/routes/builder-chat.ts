import type { BuildChatRequest } from '../../contract/builder.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { AppSpec } from '../../engines/builder/spec/app-spec.ts';
import {
  findProject,
  findProjectConversation,
  readBuild,
  saveProjectConversation,
} from '../artifacts/projects.ts';
import { priceOf } from '../billing/prices.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { seedOf } from '../simulation/seed.ts';
import { attributed, type Turn } from '../text/text-flow.ts';
import { type BodyContext, route } from './route.ts';

export const builderChat = route(endpoints.buildChat, {
  price: () => priceOf('buildChat'),
  async run(context) {
    const { service, account, body } = context;
    const { message, conversation_id } = body;
    const earlier =
      conversation_id === undefined
        ? undefined
        : await service.store.read((sql) => findProjectConversation(sql, account.id, conversation_id));
    if (conversation_id !== undefined && !earlier) throw serviceError.missing('Conversation not found.');
    const request = [...(earlier?.turns ?? []), { role: 'user', content: message }];
    const { content, ...more } = await replyTo(context, request);
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
});

async function replyTo(
  context: BodyContext<BuildChatRequest>,
  turns: readonly Turn[],
): Promise<JsonObject & { content: string }> {
  const { service, body, given, signal } = context;
  const { context: code } = body;
  const about = code ? [{ role: 'system', content: `Code context:\n${JSON.stringify(code, null, 2)}` }] : [];
  const flow = await service.text.fromModel({
    fixture: context.fixture,
    model: undefined,
    messages: [...about, ...turns],
    maxTokens: undefined,
    temperature: undefined,
    seed: seedOf(given),
    signal,
    account: context.account.id,
  });
  if (!flow) {
    const request = {
      message: turns.at(-1)?.content ?? '',
      history: turns,
      context: code,
      spec: await specOf(context),
    };
    const { reply, ...more } = await service.workers.run(
      { kind: 'build-chat', request },
      { signal, account: context.account.id },
    );
    return { model: 'local-builder', ...more, content: reply };
  }
  let content = '';
  for await (const piece of flow.pieces) content += piece;
  return { model: flow.model, content, ...attributed(flow) };
}

/** The project is named in the request or in its context. */
async function specOf({
  service,
  account,
  body,
}: BodyContext<BuildChatRequest>): Promise<AppSpec | undefined> {
  const named: unknown[] = [body.project_id, body.context?.project_id];
  const id = named.find((each): each is string => typeof each === 'string');
  const project =
    id === undefined ? undefined : await service.store.read((sql) => findProject(sql, account.id, id));
  return project && (await readBuild(service, project.build))?.spec;
}
