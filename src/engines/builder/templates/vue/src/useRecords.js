import { onMounted, ref, shallowRef } from 'vue';
import { withReferences } from './data/references.js';

/** The records of one entity, and what they can refer to; both are read again after each change. */
export function useRecords(records, given, entities) {
  const entity = shallowRef(given);
  const all = ref([]);
  const problem = ref('');

  /** Returns true on success. Errors of single fields go to the form; any other is shown as the problem. */
  async function attempt(work) {
    try {
      await work?.();
      entity.value = await withReferences(given, entities, records);
      all.value = await records.list(given);
      problem.value = '';
      return true;
    } catch (error) {
      if (error.errors) throw error;
      problem.value = error.message;
      return false;
    }
  }

  onMounted(() => attempt());
  return {
    entity,
    all,
    problem,
    save: (record, input) =>
      attempt(() =>
        record
          ? records.update(entity.value, record.id, input)
          : records.create(entity.value, input),
      ),
    remove: (record) => attempt(() => records.remove(given, record.id)),
  };
}
