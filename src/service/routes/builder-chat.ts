import { endpoints } from '../../contract/endpoints.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { readBuild, readConversation, readProject, saveConversation } from '../artifacts/projects.ts';
import { priceOf } from '../billing/prices.ts';
import { refuse } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import type { Call, Route } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';

export const buildChat: Route = {
  endpoint: endpoints.buildChat,
  price: () => priceOf('buildChat'),
  async run(call) {
    const { room, account, body } = call;
    const { message, conversation_id } = body as { message: string; conversation_id?: string };
    const earlier =
      conversation_id === undefined
        ? undefined
        : room.store.read((sql) => readConversation(sql, account.id, conversation_id));
    if (conversation_id !== undefined && !earlier) throw refuse.missing('There is no such conversation.');
    const asked = [...(earlier?.turns ?? []), { role: 'user', content: message }];
    const { content, ...more } = await replyTo(call, asked);
    const turns = [...asked, { role: 'assistant', content }];
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
        saveConversation(sql, account.id, { id, turns }, room.clock.now());
      },
    };
  },
};

type Turns = readonly { readonly role: string; readonly content: string }[];

async function replyTo(call: Call, turns: Turns): Promise<JsonObject & { content: string }> {
  const { room, body, signal } = call;
  const context = isObject(body.context) ? body.context : undefined;
  const about = context
    ? [{ role: 'system', content: `Code context:\n${JSON.stringify(context, null, 2)}` }]
    : [];
  const flow = await room.text.fromModel({
    kind: 'chat',
    path: endpoints.buildChat.path,
    model: undefined,
    messages: [...about, ...turns],
    maxTokens: undefined,
    temperature: undefined,
    seed: seedOf(body),
    signal,
  });
  if (!flow) {
    const request = {
      message: turns.at(-1)?.content ?? '',
      history: turns,
      context,
      spec: await specOf(call),
    };
    const { document = {} } = await room.workshop.run({ kind: 'build-chat', request }, { signal });
    const { reply = '', ...more } = document;
    return { model: 'local-builder', ...more, content: String(reply) };
  }
  let content = '';
  for await (const piece of flow.pieces) content += piece;
  return { model: flow.model, content };
}

/** The project that is talked about: named in the request or in its context. */
async function specOf({ room, account, body }: Call): Promise<unknown> {
  const named = [body.project_id, isObject(body.context) ? body.context.project_id : undefined];
  const id = named.find((each) => typeof each === 'string') as string | undefined;
  const project = id === undefined ? undefined : room.store.read((sql) => readProject(sql, account.id, id));
  return project && (await readBuild(room, project.build))?.spec;
}
