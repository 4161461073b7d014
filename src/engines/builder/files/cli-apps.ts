import { pyproject } from './packages.ts';
import { copyTemplates, type ProjectFiles, type ProjectParts } from './project-parts.ts';
import { readme } from './readme.ts';
import { schemaPython } from './schema.ts';

/** A program for the command line on the records of the other applications. */
export function cliFiles(parts: ProjectParts): ProjectFiles {
  const { spec, templates } = parts;
  return {
    'README.md': readme(spec, {
      needs: 'Needs Python 3.10 or later and nothing else.',
      start: ['python3 cli.py --help'],
      test: 'python3 -m unittest',
      storage: 'Records are kept in `data.db`, an SQLite database (`DATABASE` names another file).',
      schema: 'schema.py',
      map: [
        ['schema.py', 'the entities and their fields'],
        ['cli.py', 'the commands'],
        ['store.py', 'keeps the records'],
        ['validate.py', 'checks input'],
      ],
      hasApi: false,
    }),
    'pyproject.toml': pyproject(spec),
    '.gitignore': '__pycache__\ndata.db\n',
    'schema.py': schemaPython(spec),
    'tests/__init__.py': '',
    'tests/test_cli.py': templates('cli/test_cli.py'),
    ...copyTemplates(parts, 'cli/', '', ['cli.py']),
    ...copyTemplates(parts, 'python/', '', ['store.py', 'validate.py']),
  };
}
