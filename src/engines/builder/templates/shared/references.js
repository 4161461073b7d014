import { titleOf } from './format.js';

/** The entity with the records that its references can point to, as the options of those fields. */
export async function withReferences(entity, entities, records) {
  const fields = await Promise.all(
    entity.fields.map(async (field) => {
      if (field.type !== 'reference') return field;
      const target = entities.find(({ path }) => path === field.to);
      const options = (await records.list(target)).map((record) => ({
        value: record.id,
        label: titleOf(target, record),
      }));
      return { ...field, options };
    }),
  );
  return { ...entity, fields };
}
