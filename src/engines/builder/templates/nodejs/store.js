import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** Records in a JSON file: read once, written after each change. */
export async function openStore(file) {
  const data = await load(file);
  let writing = Promise.resolve();

  const recordsOf = (entity) => (data[entity.path] ??= []);

  /** Writes one after the other, and replaces the file only by a complete one. */
  function save() {
    writing = writing
      .catch(() => {})
      .then(async () => {
        await writeFile(`${file}.new`, JSON.stringify(data, null, 2));
        await rename(`${file}.new`, file);
      });
    return writing;
  }

  return {
    list: (entity) => recordsOf(entity),

    get: (entity, id) => recordsOf(entity).find((record) => record.id === id),

    async create(entity, values) {
      const record = { id: randomUUID(), createdAt: new Date().toISOString(), ...values };
      recordsOf(entity).push(record);
      await save();
      return record;
    },

    async update(entity, id, values) {
      const record = Object.assign(this.get(entity, id), values);
      await save();
      return record;
    },

    async remove(entity, id) {
      data[entity.path] = recordsOf(entity).filter((record) => record.id !== id);
      await save();
    },
  };
}

async function load(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read: ${error.message}`, { cause: error });
  }
}
