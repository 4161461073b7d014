import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import { localRecords } from './data/local-records.js';
import { entities, title } from './data/schema.js';
import './styles.css';

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <App title={title} entities={entities} records={localRecords(title)} />
  </StrictMode>,
);
