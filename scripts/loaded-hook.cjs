// Put before a program with --require: writes down each file and each part of Node that it loads, as it loads it, in
// worker threads too. `import()` of a package that was not bundled is not seen.
const { appendFileSync } = require('node:fs');
const Module = require('node:module');
const { isMainThread } = require('node:worker_threads');

const target = process.env.LOADED_LIST;
const seen = new Set();
const load = Module._load;

Module._load = function (request, parent, ...rest) {
  const name = Module.isBuiltin(request)
    ? `node:${request.replace(/^node:/, '')}`
    : Module._resolveFilename(request, parent, ...rest);
  if (!seen.has(name)) {
    seen.add(name);
    appendFileSync(target, `${JSON.stringify({ name, worker: !isMainThread })}\n`);
  }
  return load.call(this, request, parent, ...rest);
};
