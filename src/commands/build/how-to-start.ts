import { shellWord } from '../../config/shell-word.ts';
import { isObject } from '../../contract/shape.ts';
import type { ProjectFile } from '../../files/project.ts';

const PYTHON_MAIN = ['main.py', 'app.py', 'server.py', 'manage.py'];

/** The commands that start an application, as its own files tell; undefined where they do not. */
export function howToStart(place: string, files: readonly ProjectFile[]): string | undefined {
  const text = (name: string): string | undefined => {
    const found = files.find(({ path }) => path === name);
    return found && Buffer.from(found.bytes).toString('utf8');
  };
  const steps = nodeSteps(text('package.json')) ?? pythonSteps(text);
  return steps && [`cd ${shellWord(place)}`, ...steps].join(' && ');
}

function nodeSteps(text: string | undefined): string[] | undefined {
  const manifest = text === undefined ? undefined : parsed(text);
  if (!isObject(manifest) || !isObject(manifest.scripts)) return undefined;
  const { scripts } = manifest;
  // `start` would need a build first; `dev` does both.
  const order = typeof scripts.build === 'string' ? ['dev', 'start'] : ['start', 'dev'];
  const script = order.find((name) => typeof scripts[name] === 'string');
  if (script === undefined) return undefined;
  const needs = [manifest.dependencies, manifest.devDependencies].some(
    (each) => isObject(each) && Object.keys(each).length > 0,
  );
  return [...(needs ? ['npm install'] : []), script === 'start' ? 'npm start' : `npm run ${script}`];
}

function pythonSteps(text: (name: string) => string | undefined): string[] | undefined {
  const main = PYTHON_MAIN.find((name) => text(name)?.includes('__main__'));
  if (main === undefined) return undefined;
  const needs = (text('requirements.txt') ?? '').split('\n').some((line) => /^\s*[^\s#]/.test(line));
  const run = main === 'manage.py' ? 'manage.py runserver' : main;
  return needs
    ? ['python3 -m venv .venv', '.venv/bin/pip install -r requirements.txt', `.venv/bin/python ${run}`]
    : [`python3 ${run}`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The service wrote it; a manifest that is no JSON tells nothing.
    return undefined;
  }
}
