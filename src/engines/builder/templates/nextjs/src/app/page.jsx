'use client';

import { App } from '../App.jsx';
import { httpRecords } from '../data/http-records.js';
import { entities, title } from '../data/schema.js';

export default function Page() {
  return <App title={title} entities={entities} records={httpRecords} />;
}
