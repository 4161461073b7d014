// Put before the built program with --require: when it ends, V8's code of each pack that it ran is written to
// RECORD_CODE. Flags of V8 stay as they are, because code that was made under others is refused.
const { mkdirSync, writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');

const scripts = new Map();
const { Script } = vm;

v8.setFlagsFromString = () => undefined;
vm.Script = class extends Script {
  constructor(source, options) {
    super(source, options);
    if (options.filename.includes('/packs/')) scripts.set(basename(options.filename, '.js'), this);
  }
};

process.on('exit', () => {
  const target = process.env.RECORD_CODE;
  mkdirSync(target, { recursive: true });
  for (const [pack, script] of scripts) writeFileSync(join(target, `${pack}.bin`), script.createCachedData());
});
