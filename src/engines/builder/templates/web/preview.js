import { startApp } from './app.js';
import { localRecords } from './local-records.js';

/** The browser's storage, or memory where a page may not have one. */
function anyStorage() {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    };
  }
}

const { title, entities } = schema;
const records = localRecords(title, anyStorage());
await startApp(document.querySelector('#app'), { title, entities, records });
