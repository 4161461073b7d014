import { createApp } from './app.js';
import { openStore } from './store.js';

const port = Number(process.env.PORT ?? 3000);
const store = await openStore(process.env.DATA_FILE ?? 'data.json');

createApp(store).listen(port, '127.0.0.1', () => {
  console.log(`http://localhost:${port}`);
});
