import { onMounted, ref } from 'vue';

/** The records of one entity, with the ways to change them; the list is read again after each change. */
export function useRecords(records, entity) {
  const all = ref([]);
  const problem = ref('');

  /** Whether it worked. Errors about single fields go on to the form; any other is the problem to show. */
  async function attempt(work) {
    try {
      await work?.();
      all.value = await records.list(entity);
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
    all,
    problem,
    save: (record, input) =>
      attempt(() =>
        record ? records.update(entity, record.id, input) : records.create(entity, input),
      ),
    remove: (record) => attempt(() => records.remove(entity, record.id)),
  };
}
