import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

const FILE = process.env.DATA_FILE ?? 'data.json';

let last = Promise.resolve();

/** Records in a JSON file. It is read each time, because Next.js may run this module more than once. */
export const store = {
  async list(entity) {
    return (await load())[entity.path] ?? [];
  },

  async get(entity, id) {
    return (await store.list(entity)).find((record) => record.id === id);
  },

  create: (entity, values) =>
    change(entity, (records) => {
      const record = { id: randomUUID(), createdAt: new Date().toISOString(), ...values };
      records.push(record);
      return record;
    }),

  update: (entity, id, values) =>
    change(entity, (records) => {
      const record = records.find((candidate) => candidate.id === id);
      return record && Object.assign(record, values);
    }),

  remove: (entity, id) =>
    change(entity, (records) => {
      const index = records.findIndex((record) => record.id === id);
      return index >= 0 && records.splice(index, 1).length === 1;
    }),
};

/** Changes happen one after the other, and the file is replaced only by a complete one. */
function change(entity, apply) {
  const next = last
    .catch(() => {})
    .then(async () => {
      const data = await load();
      data[entity.path] ??= [];
      const result = apply(data[entity.path]);
      await writeFile(`${FILE}.new`, JSON.stringify(data, null, 2));
      await rename(`${FILE}.new`, FILE);
      return result;
    });
  last = next;
  return next;
}

async function load() {
  try {
    return JSON.parse(await readFile(/* turbopackIgnore: true */ FILE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Error(`${FILE} cannot be read: ${error.message}`, { cause: error });
  }
}
