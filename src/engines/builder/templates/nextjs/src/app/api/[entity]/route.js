import { entityAt, notFound, readValid } from '../../../data/requests.js';
import { store } from '../../../data/store.js';

export async function GET(_request, { params }) {
  const entity = entityAt(await params);
  return entity ? Response.json(await store.list(entity)) : notFound();
}

export async function POST(request, { params }) {
  const entity = entityAt(await params);
  if (!entity) return notFound();
  const { values, refusal } = await readValid(entity, request);
  return refusal ?? Response.json(await store.create(entity, values), { status: 201 });
}
