import { useEffect, useRef } from 'react';
import { mount } from './page/{{kind}}.js';
import { settings } from './page/settings.js';

/** The page is plain JavaScript in src/page; it is mounted once and cleaned up with the component. */
export function App() {
  const root = useRef(null);
  useEffect(() => mount(root.current, settings), []);
  return <div ref={root} />;
}
