// Bundles src/page/ into the few files that a browser loads: page.js (compressed), page.css, index.html
// and the icon.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { compressed } from './kept-brotli.mjs';

const root = new URL('..', import.meta.url).pathname;
const HIGHEST_QUALITY = 11;
const STYLES = ['tokens', 'base', 'shell', 'parts', 'views'];

/** @param {string} target folder */
export async function buildPage(target) {
  await mkdir(target, { recursive: true });
  const build = await rolldown({
    input: 'src/page/main.ts',
    cwd: root,
    platform: 'browser',
    tsconfig: false,
  });
  const script = join(target, 'page.js');
  const { output } = await build.write({ file: script, format: 'esm', minify: true });
  await build.close();
  await writeFile(`${script}.br`, await compressed(await readFile(script), HIGHEST_QUALITY));
  await rm(script);
  const styles = STYLES.map((name) => join(root, 'src/page/styles', `${name}.css`));
  const sheets = await Promise.all(
    [join(root, 'node_modules/uplot/dist/uPlot.min.css'), ...styles].map((path) => readFile(path, 'utf8')),
  );
  await writeFile(join(target, 'page.css'), sheets.map(smaller).join('\n'));
  for (const name of ['index.html', 'icon.svg'])
    await copyFile(join(root, 'src/page', name), join(target, name));
  return output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
}

/** Without comments and white space that mean nothing. */
function smaller(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
}
