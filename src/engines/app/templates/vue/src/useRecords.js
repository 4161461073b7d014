import { onMounted, ref } from 'vue';

/** The records of one entity, with the ways to change them; the list is read again after each change. */
export function useRecords(records, entity) {
  const all = ref([]);

  async function reload() {
    all.value = await records.list(entity);
  }

  async function save(record, input) {
    await (record ? records.update(entity, record.id, input) : records.create(entity, input));
    await reload();
  }

  async function remove(record) {
    await records.remove(entity, record.id);
    await reload();
  }

  onMounted(reload);
  return { all, save, remove };
}
