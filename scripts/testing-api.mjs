// The additional files of `octet-cli/testing`: an ES module over the CommonJS one, and the types of both.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const START = `
/** Starts the local service in this process. Its state is in memory and gone when it is closed. */
export declare function startService(options?: StartOptions): Promise<TestService>;
`;

export async function writeTestingApi(root, dist) {
  const types = (await readFile(join(root, 'src/testing/api.ts'), 'utf8')) + START;
  await writeFile(join(dist, 'testing.d.cts'), types);
  await writeFile(join(dist, 'testing.d.mts'), types);
  await writeFile(
    join(dist, 'testing.mjs'),
    "import testing from './testing.cjs';\n\nexport const { startService } = testing;\n",
  );
}
