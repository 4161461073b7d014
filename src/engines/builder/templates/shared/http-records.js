/** Thrown when the server refuses values; `errors` has a sentence for each field. */
export class InvalidRecord extends Error {
  constructor(errors) {
    super(Object.values(errors).join(' '));
    this.errors = errors;
  }
}

/** Records kept by the server, through its API. */
export const httpRecords = {
  list: (entity) => call('GET', `/api/${entity.path}`),
  create: (entity, input) => call('POST', `/api/${entity.path}`, input),
  update: (entity, id, input) => call('PUT', `/api/${entity.path}/${id}`, input),
  remove: (entity, id) => call('DELETE', `/api/${entity.path}/${id}`),
};

async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body && { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (response.status === 204) return undefined;
  const reply = await response.json();
  if (response.status === 422) throw new InvalidRecord(reply.errors);
  if (!response.ok) throw new Error(reply.error ?? `The server answered ${response.status}.`);
  return reply;
}
