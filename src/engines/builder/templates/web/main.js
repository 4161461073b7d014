import { startApp } from './app.js';
import { httpRecords } from './http-records.js';

const response = await fetch('/api/schema');
await startApp(document.querySelector('#app'), {
  ...(await response.json()),
  records: httpRecords,
});
