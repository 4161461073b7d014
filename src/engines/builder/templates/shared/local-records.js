import { brokenRules } from './rules.js';
import { validate } from './validate.js';

/** Thrown when values do not fit their fields; `errors` has a sentence for each. */
export class InvalidRecord extends Error {
  constructor(errors) {
    super(Object.values(errors).join(' '));
    this.errors = errors;
  }
}

/** Records kept in the browser, one list for each entity. */
export function localRecords(name, storage = localStorage) {
  const keyOf = (entity) => `${name}/${entity.path}`;
  const read = (entity) => JSON.parse(storage.getItem(keyOf(entity)) ?? '[]');
  const write = (entity, records) => storage.setItem(keyOf(entity), JSON.stringify(records));

  return {
    async list(entity) {
      return read(entity);
    },

    async create(entity, input) {
      const record = {
        id: crypto.randomUUID(),
        createdAt: new Date().toISOString(),
        ...checked(entity, input, read(entity)),
      };
      write(entity, [...read(entity), record]);
      return record;
    },

    async update(entity, id, input) {
      const before = read(entity);
      const others = before.filter((record) => record.id !== id);
      const values = checked(entity, input, others);
      const records = before.map((record) =>
        record.id === id ? { ...record, ...values } : record,
      );
      write(entity, records);
      return records.find((record) => record.id === id);
    },

    async remove(entity, id) {
      write(
        entity,
        read(entity).filter((record) => record.id !== id),
      );
    },
  };
}

function checked(entity, input, others) {
  const { values, errors, valid } = validate(entity, input);
  const broken = valid ? brokenRules(entity, values, others) : errors;
  if (Object.keys(broken).length > 0) throw new InvalidRecord(broken);
  return values;
}
