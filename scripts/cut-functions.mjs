// Cuts functions out of a WebAssembly module: those that octet never calls, and what only they call. They stay as one
// instruction that ends the call with an error, so that no number of a function changes.
import { createHash } from 'node:crypto';
import { functionsOf } from './code-form.mjs';
import { importedFunctions, numberBytes, Reader, sectionsOf } from './wasm-hints.mjs';
import { exportedFunctions, tableOf } from './wasm-parts.mjs';

const [IMPORTS, CODE] = [2, 10];
/** Its size, no locals, `unreachable`, `end`. */
const CUT = Buffer.of(3, 0, 0x00, 0x0b);

/**
 * `exports` says which exported functions octet has no use for, `functions` are the numbers of others, `data` the
 * beginnings and lengths of what only they read. All holds for one version of the module.
 */
export function cutFunctions(whole, { sha256, exports, functions, data }) {
  const module = Buffer.from(whole);
  if (createHash('sha256').update(module).digest('hex') !== sha256)
    throw new Error(
      'a module of which functions are cut has changed: scripts/resvg-functions.mjs and scripts/sqlite-unused.mjs say what is to be cut',
    );
  const cut = new Set(functions);
  const known = exportedFunctions(module);
  for (const [name, number] of known) if (new RegExp(`^(?:${exports})$`).test(name)) cut.add(number);
  const calls = callsOf(module);
  const needed = calledFrom(calls, cut);
  return withoutData(withoutBodies(module, calls, needed), data);
}

/** The number of imported functions, those that can be called from outside, and what each other one calls. */
export function callsOf(module) {
  return {
    imported: importsOf(module),
    entries: [...exportedFunctions(module).map(([, number]) => number), ...tableOf(module).values()],
    own: functionsOf(module),
  };
}

/** Every function that can be called without one of those that are cut. */
export function calledFrom({ imported, entries, own }, cut) {
  const found = new Set();
  const waiting = [...entries];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (found.has(number) || cut.has(number)) continue;
    found.add(number);
    waiting.push(...(own[number - imported]?.calls ?? []));
  }
  return found;
}

function withoutBodies(module, { imported, own }, needed) {
  const { from } = sectionAt(module, CODE);
  const bodies = own.map(({ from, to }, n) => (needed.has(imported + n) ? module.subarray(from, to) : CUT));
  const code = Buffer.concat([numberBytes(own.length), ...bodies]);
  return Buffer.concat([
    module.subarray(0, from),
    Buffer.of(CODE),
    numberBytes(code.length),
    code,
    module.subarray(own.at(-1).to),
  ]);
}

function withoutData(module, data) {
  for (const { begins, length } of data) {
    const at = module.indexOf(begins);
    if (at < 0) throw new Error(`a module has no data that begins with ${begins}`);
    module.fill(0, at, at + length);
  }
  return module;
}

const sectionAt = (module, wanted) => sectionsOf(module).find(({ id }) => id === wanted);

/** Their numbers come before those of its own. */
const importsOf = (module) => importedFunctions(new Reader(module, sectionAt(module, IMPORTS).body));
