import { useState } from 'react';
import { RecordPage } from './components/RecordPage.jsx';
import { capitalize } from './data/format.js';

export function App({ title, entities, records }) {
  const [entity, setEntity] = useState(entities[0]);

  return (
    <>
      <header>
        <h1>{title}</h1>
        {entities.length > 1 && (
          <nav className="tabs" aria-label="Lists">
            {entities.map((other) => (
              <button
                key={other.path}
                type="button"
                aria-current={other === entity ? 'page' : undefined}
                onClick={() => setEntity(other)}
              >
                {capitalize(other.plural)}
              </button>
            ))}
          </nav>
        )}
      </header>
      <RecordPage key={entity.path} entity={entity} entities={entities} records={records} />
    </>
  );
}
