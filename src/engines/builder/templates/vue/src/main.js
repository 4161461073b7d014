import { createApp } from 'vue';
import App from './App.vue';
import { localRecords } from './data/local-records.js';
import { entities, title } from './data/schema.js';
import './styles.css';

createApp(App, { title, entities, records: localRecords(title) }).mount('#app');
