// undici's HTTP parser for machines whose WebAssembly has no SIMD.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export function collect() {
  return { 'llhttp.bin': require('undici/lib/llhttp/llhttp-wasm.js') };
}
