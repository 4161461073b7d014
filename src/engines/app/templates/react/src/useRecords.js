import { useCallback, useEffect, useState } from 'react';

/** The records of one entity, with the ways to change them; the list is read again after each change. */
export function useRecords(records, entity) {
  const [all, setAll] = useState([]);
  const reload = useCallback(async () => setAll(await records.list(entity)), [records, entity]);

  useEffect(() => {
    reload();
  }, [reload]);

  return {
    all,
    async save(record, input) {
      await (record ? records.update(entity, record.id, input) : records.create(entity, input));
      await reload();
    },
    async remove(record) {
      await records.remove(entity, record.id);
      await reload();
    },
  };
}
