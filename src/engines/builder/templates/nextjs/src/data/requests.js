import { withReferences } from './references.js';
import { brokenRules } from './rules.js';
import { entities } from './schema.js';
import { store } from './store.js';
import { validate } from './validate.js';

export function entityAt({ entity: path }) {
  return entities.find((entity) => entity.path === path);
}

export function notFound() {
  return Response.json({ error: 'Not found.' }, { status: 404 });
}

/** The values of a request, or the reply that refuses them. */
export async function readValid(entity, request, id) {
  const input = await request.json().catch(() => undefined);
  if (input === null || typeof input !== 'object') {
    return { refusal: Response.json({ error: 'Send a JSON object.' }, { status: 400 }) };
  }
  const checked = await withReferences(entity, entities, store);
  const { values, errors, valid } = validate(checked, input);
  const others = (await store.list(entity)).filter((record) => record.id !== id);
  const broken = valid ? brokenRules(entity, values, others) : errors;
  return Object.keys(broken).length === 0
    ? { values }
    : { refusal: Response.json({ errors: broken }, { status: 422 }) };
}
