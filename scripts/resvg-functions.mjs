// `node scripts/resvg-functions.mjs FONT.ttf`: finds the functions of resvg that only texts, embedded pictures and
// compressed documents need, which octet's drawings do not have, for scripts/assets/cut-functions.json.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { calledFrom, callsOf } from './cut-functions.mjs';

/** Those that take less with them may be of use to other documents too. */
const LEAST_BYTES = 24_000;
const COMPILED = /^Compiled function \S+#(\d+) using Liftoff/gm;
/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SHAPES = `<defs><linearGradient id="l"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient>
  <radialGradient id="r" href="#l"/><clipPath id="c"><circle cx="9" cy="9" r="8"/></clipPath>
  <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="2"/></pattern>
  <mask id="m"><rect width="50" height="50" fill="white"/></mask>
  <filter id="f"><feMorphology radius="1"/><feFlood flood-color="blue"/><feComposite operator="in" in2="SourceAlpha"/>
  <feGaussianBlur stdDeviation="2"/><feOffset dx="1"/><feColorMatrix type="saturate" values="0.5"/>
  <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>
  <style>.s { stroke: green; stroke-dasharray: 3 1 }</style>
  <g clip-path="url(#c)" opacity="0.5"><path class="s" d="M1 2q3 4 5 6t1 1a3 3 0 0 1 4 4z" fill="url(#l)"/></g>
  <ellipse cx="30" cy="9" rx="8" ry="3" fill="url(#r)" filter="url(#f)"/><polygon points="1,1 5,5 9,1" mask="url(#m)"/>
  <polyline points="1,1 5,5" stroke="red"/><line x1="2" x2="9" stroke="red"/><use href="#u" transform="rotate(9)"/>
  <rect id="u" width="9" height="9" rx="2" fill="url(#p)"/>`;
const DOCUMENTS = {
  shapes: SHAPES,
  text: `${SHAPES}<path id="t" d="M5 50Q50 5 95 50"/><text x="5" y="20" font-size="9" text-decoration="underline"
    letter-spacing="2">fi <tspan font-weight="bold">é</tspan> שלום</text><text><textPath href="#t">on</textPath></text>`,
  picture: `${SHAPES}<image width="9" height="9" href="data:image/png;base64,${PIXEL}"/>`,
};

const wasm = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
const [, script, font, document] = process.argv;
if (document) await draw(document);
else console.log(JSON.stringify(onlyNeededElsewhere(), undefined, 2));

async function draw(name) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${DOCUMENTS[name] ?? SHAPES}</svg>`;
  await initWasm(wasm);
  const fontBuffers = name === 'text' ? [readFileSync(font)] : [];
  const given = name === 'compressed' ? gzipSync(svg) : svg;
  const image = new Resvg(given, { font: { fontBuffers, loadSystemFonts: false } });
  const pixels = image.render();
  if (!pixels.pixels.some((value) => value > 0)) throw new Error(`${name}: nothing was drawn`);
}

/** The functions with most beneath them first. */
function onlyNeededElsewhere() {
  const plain = calledBy('shapes');
  const others = ['text', 'picture', 'compressed'].flatMap((name) => [...calledBy(name)]);
  const candidates = [...new Set(others)].filter((number) => !plain.has(number));
  const calls = callsOf(wasm);
  const sizeOf = (number) => {
    const own = calls.own[number - calls.imported];
    return own ? own.to - own.from : 0;
  };
  const bytes = (cut) =>
    [...calledFrom(calls, new Set(cut))].reduce((sum, number) => sum + sizeOf(number), 0);
  const chosen = [];
  for (;;) {
    const now = bytes(chosen);
    const [best] = candidates
      .map((number) => ({ number, bytes: now - bytes([...chosen, number]) }))
      .sort((a, b) => b.bytes - a.bytes);
    if (best === undefined || best.bytes < LEAST_BYTES) break;
    chosen.push(best.number);
  }
  return { sha256: createHash('sha256').update(wasm).digest('hex'), functions: chosen };
}

/** V8 compiles a function when it is called first. */
function calledBy(name) {
  const flags = ['--wasm-lazy-compilation', '--no-wasm-dynamic-tiering', '--trace-wasm-compilation-times'];
  const traced = execFileSync(process.execPath, [...flags, script, font, name], { encoding: 'utf8' });
  return new Set([...traced.matchAll(COMPILED)].map(([, number]) => Number(number)));
}
