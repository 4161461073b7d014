// Compiles and runs the programs of test/engines/code/program-cases.json in every language whose tools this machine
// has, and holds output and exit status against it. Those of console-wishes.json are compiled. `node scripts/check-programs.mjs [language,…]`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = new URL('..', import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), 'octet-programs-'));

/** The file, the command that compiles it, and the one that runs it. */
const TOOLS = {
  python: ['main.py', undefined, ['python3', 'main.py']],
  javascript: ['main.mjs', undefined, ['node', 'main.mjs']],
  ruby: ['main.rb', undefined, ['ruby', '-w', 'main.rb']],
  php: ['main.php', undefined, ['php', 'main.php']],
  bash: ['main.sh', undefined, ['bash', 'main.sh']],
  go: ['main.go', ['go', 'build', '-o', 'main', 'main.go'], ['./main']],
  rust: ['main.rs', ['rustc', '-D', 'warnings', '--edition', '2021', 'main.rs'], ['./main']],
  java: ['Main.java', ['javac', '-Xlint:all', '-Werror', 'Main.java'], ['java', 'Main']],
  csharp: ['main.cs', ['mcs', '-langversion:latest', '-out:main.exe', 'main.cs'], ['mono', 'main.exe']],
  cpp: [
    'main.cpp',
    ['g++', '-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', 'main', 'main.cpp'],
    ['./main'],
  ],
  c: [
    'main.c',
    ['gcc', '-std=c11', '-Wall', '-Wextra', '-Werror', '-o', 'main', 'main.c', '-lm'],
    ['./main'],
  ],
};

async function engine() {
  const entry = join(work, 'entry.ts');
  writeFileSync(
    entry,
    `export { generateCode } from '${root}src/engines/code/generate.ts';\nexport { assetsIn } from '${root}src/files/assets.ts';\n`,
  );
  const bundle = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' });
  await bundle.write({ dir: join(work, 'engine'), entryFileNames: 'engine.mjs', format: 'esm' });
  return import(join(work, 'engine', 'engine.mjs'));
}

const { generateCode, assetsIn } = await engine();
const tools = {
  assets: assetsIn(join(root, 'dist/assets')),
  progress: () => {},
  signal: new AbortController().signal,
};
const read = (name) => JSON.parse(readFileSync(join(root, 'test/engines/code', name), 'utf8'));
const cases = [
  ...read('program-cases.json'),
  ...read('console-wishes.json').map((wish) => ({ wish, runs: [] })),
];
const asked = process.argv[2]?.split(',') ?? Object.keys(TOOLS);
let failed = 0;

for (const language of asked) {
  const [file, compile, run] = TOOLS[language];
  if (spawnSync('which', [compile?.[0] ?? run[0]]).status !== 0) {
    console.log(`${language}: ${compile?.[0] ?? run[0]} is not here`);
    continue;
  }
  let count = 0;
  for (const { wish, runs } of cases) {
    const { code, task } = await generateCode({ prompt: wish, language }, tools);
    const say = (what) => {
      failed += 1;
      console.log(`${language}: ${wish}\n  ${what}`);
    };
    if (task !== 'plan') {
      if (runs.length > 0) say('refused');
      continue;
    }
    // Mono has no System.Text.Json.
    if (language === 'csharp' && code.includes('using System.Text.Json;')) continue;
    writeFileSync(join(work, file), code);
    const environment = { ...process.env, GO111MODULE: 'off' };
    if (compile) {
      try {
        execFileSync(compile[0], compile.slice(1), { cwd: work, env: environment, stdio: 'pipe' });
      } catch (error) {
        say(String(error.stderr));
        continue;
      }
    }
    for (const one of runs) {
      if (typeof one.file === 'string') writeFileSync(join(work, 'given.txt'), one.file);
      const args = 'input' in one ? [] : [one.file === null ? 'absent.txt' : 'given.txt'];
      const done = spawnSync(run[0], [...run.slice(1), ...args], {
        cwd: work,
        encoding: 'utf8',
        input: one.input ?? '',
      });
      const isRight =
        done.stdout === one.stdout &&
        done.status === one.status &&
        (one.stderr === undefined || done.stderr === one.stderr);
      if (isRight) count += 1;
      else say(`${JSON.stringify(one)}\n  ${JSON.stringify([done.stdout, done.stderr, done.status])}`);
    }
  }
  console.log(`${language}: ${count} runs as expected`);
}
rmSync(work, { recursive: true });
process.exitCode = failed > 0 ? 1 : 0;
