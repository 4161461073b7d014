import { entityAt, notFound, readValid } from '../../../../data/requests.js';
import { store } from '../../../../data/store.js';

export async function GET(_request, { params }) {
  const { entity, id } = await found(params);
  const record = entity && (await store.get(entity, id));
  return record ? Response.json(record) : notFound();
}

export async function PUT(request, { params }) {
  const { entity, id } = await found(params);
  if (!entity) return notFound();
  const { values, refusal } = await readValid(entity, request, id);
  if (refusal) return refusal;
  const record = await store.update(entity, id, values);
  return record ? Response.json(record) : notFound();
}

export async function DELETE(_request, { params }) {
  const { entity, id } = await found(params);
  const removed = entity && (await store.remove(entity, id));
  return removed ? new Response(null, { status: 204 }) : notFound();
}

async function found(params) {
  const given = await params;
  return { entity: entityAt(given), id: given.id };
}
