import { useCallback, useEffect, useState } from 'react';

/** The records of one entity, with the ways to change them; the list is read again after each change. */
export function useRecords(records, entity) {
  const [all, setAll] = useState([]);
  const [problem, setProblem] = useState('');

  /** Whether it worked. Errors about single fields go on to the form; any other is the problem to show. */
  const attempt = useCallback(
    async (work) => {
      try {
        await work?.();
        setAll(await records.list(entity));
        setProblem('');
        return true;
      } catch (error) {
        if (error.errors) throw error;
        setProblem(error.message);
        return false;
      }
    },
    [records, entity],
  );

  useEffect(() => {
    attempt();
  }, [attempt]);

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
