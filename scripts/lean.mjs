// Packages load parts of Node that octet never uses, and each costs milliseconds at every start. They are left out or
// put off here; a package whose text has changed ends the build, so that this cannot quietly stop working.

import { fileURLToPath } from 'node:url';

const CONF = /\/conf\/dist\/source\/index\.js$/;
const ATOMICALLY = fileURLToPath(new URL('../src/config/atomically.ts', import.meta.url));

const LEAN = [
  {
    // ALPN only ever offers HTTP/1.1, so this is never called; node:http2 takes as long to load as all of undici.
    file: /undici\/lib\/dispatcher\/client-h2\.js$/,
    from: /^[\s\S]*module\.exports = connectH2\s*$/,
    to: "module.exports = () => { throw new Error('HTTP/2 is not spoken') }",
  },
  {
    // No request has a form for its body, and for one undici would bring its half of fetch.
    file: /undici\/lib\/dispatcher\/client-h1\.js$/,
    from: /(?<=extractBody = )require\('\.\.\/web\/fetch\/body\.js'\)\.extractBody/,
    to: "() => { throw new TypeError('a form is no body here') }",
  },
  {
    // Only its default for the size of headers is used, and node:http takes a twentieth of Node's own start to load.
    file: /undici\/lib\/dispatcher\/client\.js$/,
    from: /const http = require\('node:http'\)\n([\s\S]*)const getDefaultNodeMaxHeaderSize = http &&[\s\S]*?invalid'\) \}/,
    to: (_, between) =>
      `${between}const getDefaultNodeMaxHeaderSize = () =>
        /max-http-header-size/.test(process.env.NODE_OPTIONS + ' ' + process.execArgv)
          ? require('node:http').maxHeaderSize
          : 16384`,
  },
  {
    file: /undici\/lib\/core\/util\.js$/,
    from: /const \{ IncomingMessage \} = require\('node:http'\)\n([\s\S]*)\.constructor === IncomingMessage/,
    to: (_, between) => `${between}.constructor.name === 'IncomingMessage'`,
  },
  {
    // Few machines lack SIMD, and every request would read this parser along.
    file: /undici\/lib\/llhttp\/llhttp-wasm\.js$/,
    from: /^[\s\S]*Buffer\.from\(wasmBase64, 'base64'\)[\s\S]*$/,
    to: `Object.defineProperty(module, 'exports', {
      get: () => require('node:zlib').brotliDecompressSync(require('node:fs').readFileSync(__dirname + '/../assets/llhttp.bin.br'))
    })`,
  },
  {
    // Node takes milliseconds to load it, for what holds.
    file: /undici\/lib\/.*\.js$/,
    from: /(?<=const assert = )require\('node:assert'\)/,
    to: "(...given) => { if (!given[0]) require('node:assert')(...given) }",
    isInSome: true,
  },
  {
    // They are given bytes. To ask whether these are one of those, Node would load all of its fetch.
    file: /(@resvg\/resvg-wasm\/index\.mjs|@jsquash\/png\/codec\/pkg\/squoosh_png\.js)$/,
    from: /typeof Response === .function. && module instanceof Response([\s\S]*?)typeof Request === .function. && input instanceof Request/,
    to: (_, between) => `false${between}false`,
  },
  {
    // For random numbers, which are taken elsewhere.
    file: /@noble\/hashes\/esm\/cryptoNode\.js$/,
    from: /^[\s\S]*export const crypto = [\s\S]*$/,
    to: 'export const crypto = undefined;',
  },
  {
    // Only for subcommands that are programs of their own.
    file: /commander\/lib\/command\.js$/,
    from: /const childProcess = require\('node:child_process'\);/,
    to: "const childProcess = { spawn: (...args) => require('node:child_process').spawn(...args) };",
  },
  {
    // Only for schedules, which the queue has none of; it brings a library for time zones along.
    file: /pg-boss\/src\/timekeeper\.js$/,
    from: /^const cronParser = require\('cron-parser'\)$/m,
    to: 'const cronParser = undefined',
  },
  {
    // A second parser for those who bring none; lebab brings its own, with tokens.
    file: /esprima\/dist\/esprima\.js$/,
    from: /^[\s\S]*version = '4[\s\S]*$/,
    to: "exports.parse = exports.tokenize = () => { throw new Error('no parser was given') };",
  },
  {
    // The protocol's package holds a second copy of Ajv with all its drafts, to check what a person fills in.
    file: /@modelcontextprotocol\/server\/dist\/ajvProvider-\w+\.mjs$/,
    from: /^[\s\S]*export \{ AjvJsonSchemaValidator as n, addFormats as r, Ajv as t \};[\s\S]*$/,
    to: `import { Ajv2020 } from 'ajv/dist/2020.js';
      class AjvJsonSchemaValidator {
        getValidator(schema) {
          const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
          const validate = ajv.compile(schema);
          return (data) => validate(data)
            ? { valid: true, data, errorMessage: undefined }
            : { valid: false, data: undefined, errorMessage: ajv.errorsText(validate.errors) };
        }
      }
      export { AjvJsonSchemaValidator as n };`,
  },
  {
    // Steps that octet does not offer.
    file: /lebab\/lib\/createTransformer\.js$/,
    from: /_interopRequireDefault\(require\("\.\/transform\/(?:let|destructParam|argRest|noStrict|commonjs|forEach)"\)\)/g,
    to: '{}',
  },
  {
    // Each file uses a few functions of a package of three hundred.
    file: /(?:lebab\/lib\/.*|f-matches\/index)\.js$/,
    from: /^[\s\S]*require\(["']lodash\/fp["']\)[\s\S]*$/,
    to: (text) => {
      const used = new Set([...text.matchAll(/(?<=\b_fp\.)\w+/g)].map(([name]) => name));
      const parts = [...used].map((name) => `${name}: require('lodash/fp/${name}')`);
      return text.replace(/require\(["']lodash\/fp["']\)/, `{ ${parts.join(', ')} }`);
    },
    isInSome: true,
  },
  {
    // Counts, gauges and histograms are enough: summaries, processes and clusters bring three packages along.
    file: /prom-client\/index\.js$/,
    from: /^exports\.Summary = require[\s\S]*exports\.AggregatorRegistry = [^\n]*$/m,
    to: '',
  },
  {
    // A module in base64 hardly compresses, as its bytes do not begin where letters do; in hexadecimal they do.
    file: /stb-vorbis\/dist\/index\.js$/,
    from: /="(AGFzbQ[\w+/]+=*)"([\s\S]*)"atob"\s?in globalThis\?atob\((\w+)\):\w+\(\3\)/,
    to: (_, module, between, name) =>
      `="${Buffer.from(module, 'base64').toString('hex')}"${between}Buffer.from(${name},"hex").toString("latin1")`,
  },
  {
    // Languages that answers are seldom written in: their code is shown without colours.
    file: /lowlight\/lib\/common\.js$/,
    from: /(?:^import \w+ from 'highlight\.js\/lib\/languages\/|^ {2})(?:arduino|objectivec|perl|php-template|python-repl|r|vbnet|wasm|less|'php-template': phpTemplate|'python-repl': pythonRepl)(?:'$|,$)\n?/gm,
    to: '',
  },
  {
    // Code that is shown needs no source map.
    file: /source-map\/source-map\.js$/,
    from: /^[\s\S]*exports\.SourceNode[\s\S]*$/,
    to: 'exports.SourceMapGenerator = exports.SourceMapConsumer = exports.SourceNode = undefined;',
  },
  {
    // Colour levels follow octet's own rules, so nothing needs to be detected.
    file: /chalk\/source\/vendor\/supports-color\/index\.js$/,
    from: /^[\s\S]*export default supportsColor;\s*$/,
    to: 'export default { stdout: false, stderr: false };',
  },
  {
    // The package's own writer truncates a good file when the disk is full; octet's does not.
    file: CONF,
    from: /^import \{ writeFileSync as atomicWriteFileSync \} from 'atomically';$/m,
    to: `import { writeFileSync as atomicWriteFileSync } from ${JSON.stringify(ATOMICALLY)};`,
  },
  {
    // Set by every terminal inside a snap, and then conf would write without a temporary file.
    file: CONF,
    from: /if \(process\.env\.SNAP\)/,
    to: 'if (false)',
  },
  {
    // Validates a JSON Schema, which octet does not give it; ajv takes 30 ms to load.
    file: CONF,
    from: /^import \{ Ajv2020 as Ajv \} from 'ajv\/dist\/2020\.js';\nimport ajvFormatsModule from 'ajv-formats';$/m,
    to: 'const Ajv = undefined, ajvFormatsModule = undefined;',
  },
  {
    // Encryption, watching and the default directory are not used.
    file: CONF,
    from: /^import crypto from 'node:crypto';$/m,
    to: 'const crypto = undefined, envPaths = undefined, debounceFn = undefined;',
  },
  {
    // An import of a whole module is a copy of it, name by name.
    file: CONF,
    from: /^import process from 'node:process';\nimport fs from 'node:fs';\nimport path from 'node:path';$/m,
    to: "const fs = require('node:fs'), path = require('node:path');",
  },
  { file: CONF, from: /^import envPaths from 'env-paths';$/m, to: '' },
  { file: CONF, from: /^import debounceFn from 'debounce-fn';$/m, to: '' },
  {
    file: CONF,
    from: /^import assert from 'node:assert';$/m,
    // It asks whether defaults were added, and octet gives it none.
    to: 'const assert = { deepEqual() {} };',
  },
  {
    // Only for migrations. Versions are whole numbers here, never ranges; the range parser is most of the package.
    file: CONF,
    from: /^import semver from 'semver';$/m,
    to: [
      'const semver = {',
      ...['clean', 'eq', 'gt', 'lte'].map(
        (name) => `${name}: (...given) => require('semver/functions/${name}.js')(...given),`,
      ),
      '};',
    ].join('\n'),
  },
];

/** Parts of Node that take a millisecond and more to load, and of which most commands call nothing. */
const LAZY = ['child_process', 'crypto', 'fs/promises', 'module', 'net', 'os', 'v8', 'zlib'];
const lazyId = new RegExp(`^node:(${LAZY.join('|')})$`);
const lazyFile = new RegExp(`^\\0node:(${LAZY.join('|')})$`);

/** For octet's own files these are bundled as modules that load the real one at the first call. */
export const isBundledBuiltin = (id, importer) => lazyId.test(id) && isOwn(importer);

/** Neither a package's nor the bundler's. */
const isOwn = (importer) => importer !== undefined && !/[\\/]node_modules[\\/]|^\0/.test(importer);

async function lazyModule(id) {
  const { default: real } = await import(id);
  return [
    `let loaded; const real = () => (loaded ??= process.getBuiltinModule('${id}'));`,
    ...Object.keys(real)
      .filter((name) => typeof real[name] === 'function')
      .map((name) => (/^[A-Z]/.test(name) ? lazyClass(name) : lazyFunction(name))),
  ].join('\n');
}

const lazyFunction = (name) => `export const ${name} = (...given) => real().${name}(...given);`;

/** Enough for `new` and `instanceof`. */
const lazyClass = (name) =>
  `export const ${name} = /* @__PURE__ */ Object.defineProperty(
    function (...given) { return new (real().${name})(...given); },
    Symbol.hasInstance, { value: (one) => one instanceof real().${name} });`;

/** Text without colour needs nothing of it. In tests Node 20 cannot `require` a package of ES modules. */
export const lazyChalk = {
  name: 'lazy-chalk',
  resolveId: {
    filter: { id: /^chalk$/ },
    handler: (id, importer) => (isOwn(importer) ? { id: `\0${id}`, moduleSideEffects: false } : null),
  },
  load: {
    filter: { id: /^\0chalk$/ },
    handler: () => ({
      code: "export function Chalk(options) { return new (require('chalk').Chalk)(options); }",
      moduleSideEffects: false,
    }),
  },
};

export const lean = {
  name: 'lean',
  resolveId: {
    filter: { id: lazyId },
    handler: (id, importer) => (isOwn(importer) ? { id: `\0${id}`, moduleSideEffects: false } : null),
  },
  load: {
    filter: { id: lazyFile },
    handler: async (id) => ({ code: await lazyModule(id.slice(1)), moduleSideEffects: false }),
  },
  transform: {
    // The bundler asks for nothing else, which saves it a call for each of our own files.
    filter: { id: /[\\/]node_modules[\\/]/ },
    handler(code, id) {
      const rules = LEAN.filter(({ file }) => file.test(id.replaceAll('\\', '/')));
      if (rules.length === 0) return null;
      let lean = code;
      for (const { from, to, isInSome = false } of rules) {
        if (!isInSome && !from.test(lean))
          throw new Error(`${id} is not what scripts/lean.mjs expects: ${from}`);
        lean = lean.replace(from, typeof to === 'string' ? () => to : to);
      }
      return { code: lean, map: null };
    },
  },
};
