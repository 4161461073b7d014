import { useCallback, useEffect, useState } from 'react';
import { withReferences } from './data/references.js';

/** The records of one entity, and what they can refer to; both are read again after each change. */
export function useRecords(records, given, entities) {
  const [all, setAll] = useState([]);
  const [entity, setEntity] = useState(given);
  const [problem, setProblem] = useState('');

  /** Returns true on success. Errors of single fields go to the form; any other is shown as the problem. */
  const attempt = useCallback(
    async (work) => {
      try {
        await work?.();
        setEntity(await withReferences(given, entities, records));
        setAll(await records.list(given));
        setProblem('');
        return true;
      } catch (error) {
        if (error.errors) throw error;
        setProblem(error.message);
        return false;
      }
    },
    [records, given, entities],
  );

  useEffect(() => {
    attempt();
  }, [attempt]);

  return {
    entity,
    all,
    problem,
    save: (record, input) =>
      attempt(() =>
        record ? records.update(entity, record.id, input) : records.create(entity, input),
      ),
    remove: (record) => attempt(() => records.remove(entity, record.id)),
  };
}
