import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One call of one program; for a method also what makes its object. */
export interface Call {
  readonly code: string;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly className?: string;
  readonly classArgs?: readonly unknown[];
  /** Calls of other methods that come first. */
  readonly steps?: readonly (readonly [string, readonly unknown[]])[];
}

/** The result of a call, and whether the arguments were unchanged. */
export interface Outcome {
  readonly threw?: string;
  readonly value?: unknown;
  readonly isChanged?: boolean;
}

const PYTHON = `
import json, sys
def plain(value):
    if isinstance(value, dict): return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (str, int, float, bool, type(None))): return value
    if hasattr(value, "__iter__"): return [plain(item) for item in value]
    return str(value)
def named(space, name):
    found = [key for key in space if key.lower().replace("_", "") == name.lower()]
    own = [key for key, value in space.items() if getattr(value, "__module__", "") == "probe"]
    return space[(found or own)[0]]
for call in json.load(sys.stdin):
    space = {"__name__": "probe"}
    exec(call["code"], space)
    before = json.dumps(call["args"])
    try:
        if "className" in call:
            made = named(space, call["className"])(*call["classArgs"])
            method = lambda name: getattr(made, [key for key in dir(made) if key.lower().replace("_", "") == name.lower()][0])
            for name, args in call.get("steps", []): method(name)(*args)
            run = method(call["name"])
        else:
            run = named(space, call["name"])
    except (KeyError, IndexError):
        print(json.dumps({"absent": True}))
        continue
    except Exception as error:
        print(json.dumps({"threw": str(error)}))
        continue
    try:
        value = plain(run(*call["args"]))
        print(json.dumps({"value": value, "isChanged": json.dumps(call["args"]) != before}))
    except Exception as error:
        print(json.dumps({"threw": type(error).__name__}))
`;

const RUBY = `
require 'json'
require 'set'
def named(names, name)
  names.find { |key| [name, name.sub(/^(?:is|are)(?=[A-Z])/, '')].any? { |one| one.downcase == key.to_s.downcase.delete('_?!') } }
end
JSON.parse($stdin.read).each do |call|
  space = Module.new
  space.module_eval(call['code'])
  before = call['args'].to_json
  begin
    if call['className']
      made = space.const_get(named(space.constants, call['className'])).new(*call['classArgs'])
      (call['steps'] || []).each { |name, args| made.send(named(made.public_methods, name), *args) }
      run = named(made.public_methods, call['name'])
    else
      made = Object.new.extend(space)
      names = space.instance_methods + space.private_instance_methods
      run = named(names, call['name']) || names.first
    end
    if run.nil?
      puts({ absent: true }.to_json)
      next
    end
    value = made.send(run, *call['args'])
    value = value.to_a if value.is_a?(Enumerator) || value.is_a?(Set)
    puts({ value: value, isChanged: call['args'].to_json != before }.to_json)
  rescue StandardError, ScriptError => error
    puts({ threw: error.class.to_s }.to_json)
  end
end
`;

const PHP = `
$plain = fn ($name) => strtolower(str_replace('_', '', $name));
$answer = function ($calls) use ($plain) {
  eval(preg_replace('/^<\\?php\\s*(declare\\(strict_types=1\\);)?/', '', $calls[0]['code']));
  foreach ($calls as $call) {
    $before = json_encode($call['args']);
    try {
      if (isset($call['className'])) {
        $class = current(array_filter(get_declared_classes(), fn ($name) => $plain($name) === strtolower($call['className'])));
        $made = new $class(...$call['classArgs']);
        foreach ($call['steps'] ?? [] as [$name, $args]) $made->$name(...$args);
        $run = [$made, $call['name']];
      } else {
        $own = get_defined_functions()['user'];
        $run = current(array_filter($own, fn ($name) => $plain($name) === strtolower($call['name']))) ?: current($own);
      }
      if (!$run || !is_callable($run)) {
        echo json_encode(['absent' => true]), PHP_EOL;
        continue;
      }
      $value = $run(...$call['args']);
      if ($value instanceof Traversable) $value = iterator_to_array($value, false);
      echo json_encode(['value' => $value, 'isChanged' => json_encode($call['args']) !== $before]), PHP_EOL;
    } catch (Throwable $error) {
      echo json_encode(['threw' => get_class($error)]), PHP_EOL;
    }
  }
};
$programs = json_decode(stream_get_contents(STDIN), true);
foreach ($programs as $calls) {
  if (count($programs) === 1) $answer($calls);
  elseif (pcntl_fork() === 0) {
    $answer($calls);
    exit(0);
  } else {
    pcntl_wait($status);
    if ($status !== 0) exit(1);
  }
}
`;

const NODE = `
import { readFileSync } from 'node:fs';
const plain = (name) => name.toLowerCase();
for (const [at, call] of JSON.parse(readFileSync(0, 'utf8')).entries()) {
  const space = await import(new URL('./' + at + '.mjs', 'file://' + process.cwd() + '/').href);
  const named = (name) => (Object.entries(space).find(([key]) => plain(key) === plain(name)) ?? Object.entries(space)[0])?.[1];
  const before = JSON.stringify(call.args);
  const show = (value) => value instanceof Map ? Object.fromEntries(value) : value instanceof Set || value?.next ? [...value] : value;
  try {
    const made = call.className && new (named(call.className))(...call.classArgs);
    for (const [name, args] of call.steps ?? []) made[name](...args);
    const run = made ? made[call.name]?.bind(made) : named(call.name);
    if (!run) { console.log(JSON.stringify({ absent: true })); continue; }
    const value = show(await run(...call.args));
    console.log(JSON.stringify({ value: value === undefined ? null : typeof value === 'bigint' ? Number(value) : value, isChanged: JSON.stringify(call.args) !== before }));
  } catch (error) {
    console.log(JSON.stringify({ threw: String(error) }));
  }
}
`;

const folder = (): string => mkdtempSync(join(tmpdir(), 'octet-does-'));

const read = (text: string): Outcome[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line): Outcome => JSON.parse(line));

function inNode(calls: readonly Call[]): Outcome[] {
  const cwd = folder();
  for (const [at, { code }] of calls.entries()) {
    const names = [...code.matchAll(/^(?:async )?(?:function\*?|class|const) (\w+)/gm)].map(
      ([, name]) => name,
    );
    writeFileSync(join(cwd, `${at}.mjs`), `${code}\nexport { ${names.join(', ')} };\n`);
  }
  const args = ['--input-type=module', '-e', NODE];
  return read(
    execFileSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      input: JSON.stringify(calls),
      env: { ...process.env, NODE_OPTIONS: '' },
    }),
  );
}

const inScript =
  (program: string, flag: string, script: string) =>
  (calls: readonly Call[]): Outcome[] =>
    read(
      execFileSync(program, [flag, script], {
        cwd: folder(),
        encoding: 'utf8',
        input: JSON.stringify(calls),
      }),
    );

/** Functions of PHP are global, so each program has a process of its own: a fork where PHP has one, which costs little. */
function inPhp(calls: readonly Call[]): Outcome[] {
  const programs = new Map<string, number[]>();
  for (const [at, { code }] of calls.entries()) programs.set(code, [...(programs.get(code) ?? []), at]);
  const canFork = spawnSync('php', ['-r', "exit(function_exists('pcntl_fork') ? 0 : 1);"]).status === 0;
  const outcomes: Outcome[] = [];
  for (const group of canFork ? [[...programs.values()]] : [...programs.values()].map((places) => [places])) {
    const text = execFileSync('php', ['-d', 'display_errors=stderr', '-r', PHP], {
      cwd: folder(),
      encoding: 'utf8',
      input: JSON.stringify(group.map((places) => places.map((at) => calls[at]))),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const places = group.flat();
    for (const [index, outcome] of read(text).entries()) outcomes[places[index] ?? -1] = outcome;
  }
  return outcomes;
}

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** The languages in which a call can be made from its arguments as JSON. */
export const RUNNERS: readonly {
  readonly language: string;
  readonly isHere: boolean;
  readonly run: (calls: readonly Call[]) => Outcome[];
}[] = [
  { language: 'javascript', isHere: true, run: inNode },
  { language: 'python', isHere: has('python3'), run: inScript('python3', '-c', PYTHON) },
  { language: 'ruby', isHere: has('ruby'), run: inScript('ruby', '-e', RUBY) },
  { language: 'php', isHere: has('php'), run: inPhp },
];
