// Put before a program with --require: writes down each file and each part of Node that it loads, as it loads it, in
// worker threads too. A chunk that comes out of a pack is written down as its own file. `import()` of a package that
// was not bundled is not seen.
const { appendFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const vm = require('node:vm');
const { isMainThread } = require('node:worker_threads');

const target = process.env.LOADED_LIST;
const seen = new Set();
const { _load: load } = Module;
const { compileFunction, Script } = vm;

function note(name) {
  if (seen.has(name)) return;
  seen.add(name);
  appendFileSync(target, `${JSON.stringify({ name, worker: !isMainThread })}\n`);
}

Module._load = function (request, parent, ...rest) {
  note(
    Module.isBuiltin(request)
      ? `node:${request.replace(/^node:/, '')}`
      : Module._resolveFilename(request, parent, ...rest),
  );
  return load.call(this, request, parent, ...rest);
};

// Built-in modules that scripts/lean.mjs makes lazy are loaded through this function.
const { getBuiltinModule } = process;
process.getBuiltinModule = (id) => {
  note(`node:${id.replace(/^node:/, '')}`);
  return getBuiltinModule(id);
};

// To ask for one of these by name loads all that is behind `fetch`.
for (const name of ['Headers', 'Request', 'Response']) {
  const { get, ...property } = Object.getOwnPropertyDescriptor(globalThis, name);
  // Newer versions of Node have loaded it already.
  if (!get) continue;
  const noted = () => {
    note('node:fetch');
    return get.call(globalThis);
  };
  Object.defineProperty(globalThis, name, { ...property, get: noted });
}

vm.compileFunction = (text, parameters, options) => {
  if (options?.filename?.endsWith('.cjs')) note(options.filename);
  return compileFunction(text, parameters, options);
};

vm.Script = class extends Script {
  constructor(text, options) {
    super(text, options);
    this.file = options.filename;
  }

  runInThisContext(options) {
    const pack = super.runInThisContext(options);
    const dist = dirname(dirname(this.file));
    const chunks = new Proxy(pack.chunks, {
      get(all, name) {
        if (name in all) note(name === 'main.cjs' ? join(dist, name) : join(dist, 'chunks', name));
        return all[name];
      },
    });
    return { ...pack, chunks };
  }
};
