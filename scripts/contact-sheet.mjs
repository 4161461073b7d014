// Renders a grid of prompts into one PNG, to look at what the painter does.
//   node scripts/contact-sheet.mjs OUT.png [--size 360x360] [--style realistic] [--seed 1] [--columns 4] PROMPTS.txt | "a prompt" ...
// A prompt may begin with "STYLE: " to override --style. Needs dist/assets (scripts/build-assets.mjs).
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'rolldown';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '360x360' },
    style: { type: 'string', default: 'realistic' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '30' },
    columns: { type: 'string', default: '4' },
    assets: { type: 'string', default: new URL('../dist/assets', import.meta.url).pathname },
  },
});
const [out, ...rest] = positionals;
if (!out || rest.length === 0)
  throw new Error('usage: contact-sheet.mjs OUT.png PROMPTS.txt | "a prompt" ...');
const prompts = rest.flatMap((item) =>
  item.endsWith('.txt') && existsSync(item) ? readFileSync(item, 'utf8').split('\n').filter(Boolean) : [item],
);

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'octet-contact-'));
const entry = join(folder, 'entry.ts');
writeFileSync(
  entry,
  ['engines/image/generate', 'engines/image/codecs/png', 'engines/image/codecs/decode', 'files/assets']
    .map((name) => `export * from '${root}src/${name}.ts';`)
    .join('\n'),
);
await build({
  input: entry,
  output: { file: join(folder, 'painter.mjs'), format: 'esm', codeSplitting: false },
  platform: 'node',
  resolve: { modules: [`${root}node_modules`] },
  logLevel: 'silent',
});
const { renderImage, decodeImage, encodePng, assetsIn } = await import(join(folder, 'painter.mjs'));
rmSync(folder, { recursive: true });

const tools = {
  assets: assetsIn(values.assets),
  progress: () => {},
  signal: new AbortController().signal,
};
const [width, height] = values.size.split('x').map(Number);
const columns = Math.min(prompts.length, Number(values.columns));
const gap = 6;
const rows = Math.ceil(prompts.length / columns);
const sheetWidth = columns * (width + gap) + gap;
const sheetHeight = rows * (height + gap) + gap;
const sheet = new Uint8ClampedArray(sheetWidth * sheetHeight * 4).fill(255);
for (const [index, line] of prompts.entries()) {
  const [, style = values.style, prompt = line] =
    /^(?:(realistic|artistic|anime|3d): )?(.*)$/.exec(line) ?? [];
  const started = process.cpuUsage();
  const request = { prompt, width, height, style, steps: Number(values.steps), seed: Number(values.seed) };
  const { bytes, facts, notes } = await renderImage(request, tools);
  const { rgba } = await decodeImage(bytes, tools);
  const left = gap + (index % columns) * (width + gap);
  const top = gap + Math.floor(index / columns) * (height + gap);
  for (let y = 0; y < height; y++) {
    sheet.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * sheetWidth + left) * 4);
  }
  console.log(
    `${index + 1}. ${line} | ${facts.place} ${facts.time} ${facts.weather} | ${facts.subjects.join(', ')} | ${Math.round(process.cpuUsage(started).user / 1000)} ms of CPU${notes.map((note) => ` | ${note}`).join('')}`,
  );
}
writeFileSync(out, encodePng(sheet, sheetWidth, sheetHeight));
