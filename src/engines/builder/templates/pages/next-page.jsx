'use client';

import { App } from '../App.jsx';

export default function Page() {
  return <App />;
}
