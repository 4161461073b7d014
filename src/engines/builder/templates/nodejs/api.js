import { HttpError, readJson, sendJson } from './http.js';
import { withReferences } from './public/references.js';
import { brokenRules } from './public/rules.js';
import { validate } from './public/validate.js';
import { entities, title } from './schema.js';

/** The routes that the schema names lead to the API. */
export function apiPath(pathname) {
  const [, first, ...rest] = pathname.split('/');
  const entity = entities.find(({ route }) => route && route === first);
  return entity ? ['/api', entity.path, ...rest].join('/') : pathname;
}

/** /api/schema, /api/{entity} and /api/{entity}/{id} */
export async function handleApi(store, request, response, pathname) {
  const [path, id, ...rest] = pathname.slice('/api/'.length).split('/');
  if (path === 'schema' && request.method === 'GET')
    return sendJson(response, 200, { title, entities });

  const entity = entities.find((candidate) => candidate.path === path);
  if (!entity || rest.length > 0) throw new HttpError(404, 'Not found.');
  if (id !== undefined && !store.get(entity, id))
    throw new HttpError(404, `There is no such ${entity.name}.`);

  switch (`${request.method} ${id === undefined ? 'all' : 'one'}`) {
    case 'GET all':
      return sendJson(response, 200, store.list(entity));
    case 'POST all':
      return saveIfValid({ store, entity, request, response }, async (values) =>
        sendJson(response, 201, await store.create(entity, values)),
      );
    case 'GET one':
      return sendJson(response, 200, store.get(entity, id));
    case 'PUT one':
    case 'PATCH one':
      return saveIfValid({ store, entity, id, request, response }, async (values) =>
        sendJson(response, 200, await store.update(entity, id, values)),
      );
    case 'DELETE one':
      await store.remove(entity, id);
      return response.writeHead(204).end();
    default:
      throw new HttpError(405, `${request.method} is not possible here.`);
  }
}

async function saveIfValid({ store, entity, id, request, response }, save) {
  const checked = await withReferences(entity, entities, store);
  const before = request.method === 'PATCH' ? store.get(entity, id) : {};
  const { values, errors, valid } = validate(checked, { ...before, ...(await readJson(request)) });
  const others = store.list(entity).filter((record) => record.id !== id);
  const broken = valid ? brokenRules(entity, values, others) : errors;
  return Object.keys(broken).length === 0
    ? save(values)
    : sendJson(response, 422, { errors: broken });
}
