import type { AppSpec } from '../spec/app-spec.ts';
import { packageJson, pyproject } from './packages.ts';
import { type AppFramework, copyTemplates, type ProjectFiles, type ProjectParts } from './project-parts.ts';
import { readme } from './readme.ts';
import { schemaModule, schemaPython } from './schema.ts';

const COMMANDS = [
  'add',
  'list [--FIELD VALUE] [--search TEXT] [--sort FIELD]',
  'change ID',
  'delete ID',
  'summary [--by FIELD|year|month|day]',
  'export FILE.csv',
];

const commands = ({ entities }: AppSpec, program: string): string[] =>
  COMMANDS.map((command) => `${program} ${entities.length > 1 ? 'LIST ' : ''}${command}`);

/** A program for the command line on the records of the other applications. */
export function cliFiles(framework: AppFramework, parts: ProjectParts): ProjectFiles {
  const { spec, templates } = parts;
  const about = (program: string, extension: string, test: string, needs: string, file: string): string =>
    readme(spec, {
      needs,
      start: commands(spec, program),
      test,
      storage: `Fields are options: \`--due-date 2030-01-31\`. Records are kept in ${file} names another file).`,
      schema: `schema.${extension}`,
      map: [
        [`schema.${extension}`, 'the entities and their fields'],
        [`cli.${extension}`, 'the commands'],
        [`store.${extension}`, 'keeps the records'],
        [`validate.${extension}`, 'checks input'],
      ],
      hasApi: false,
    });
  if (framework === 'python')
    return {
      'README.md': about(
        'python3 cli.py',
        'py',
        'python3 -m unittest',
        'Needs Python 3.10 or later and nothing else.',
        '`data.db`, an SQLite database (`DATABASE`',
      ),
      'pyproject.toml': pyproject(spec),
      '.gitignore': '__pycache__\ndata.db\n',
      'schema.py': schemaPython(spec),
      'tests/__init__.py': '',
      'tests/test_cli.py': templates('cli/test_cli.py'),
      ...copyTemplates(parts, 'cli/', '', ['cli.py']),
      ...copyTemplates(parts, 'python/', '', ['store.py', 'validate.py']),
    };
  return {
    'README.md': about(
      'node cli.js',
      'js',
      'npm test',
      'Needs Node.js 20 or later and nothing else.',
      '`data.json` (`DATA_FILE`',
    ),
    'package.json': packageJson(spec, { node: '>=20', scripts: { test: 'node --test test/cli.test.js' } }),
    '.gitignore': 'node_modules\ndata.json\n',
    'schema.js': schemaModule(spec),
    'test/examples.js': templates('shared/examples.js'),
    'test/cli.test.js': templates('cli/cli.test.js'),
    ...copyTemplates(parts, 'cli/', '', ['cli.js']),
    ...copyTemplates(parts, 'nodejs/', '', ['store.js']),
    ...copyTemplates(parts, 'shared/', '', ['format.js', 'references.js', 'rules.js', 'validate.js']),
  };
}
