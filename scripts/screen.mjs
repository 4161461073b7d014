// Renders films outside the repository and prints what ffprobe (when installed) reads in them.
//   node scripts/screen.mjs [--out DIR] [--only TEXT] [--seconds N] [--resolution 720p] [--ffmpeg]
// With ffmpeg installed, each film also gets a contact sheet of nine frames.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';

const FILMS = [
  { name: 'sail', prompt: 'a sailboat on a calm sea at sunset' },
  { name: 'storm', prompt: 'a storm over the sea with lightning and a ship' },
  { name: 'street', prompt: 'a city street in the rain at night' },
  { name: 'snow', prompt: 'a snowman in falling snow at dusk' },
  { name: 'day', prompt: 'a lighthouse by the sea', seconds: 30 },
  { name: 'reef', prompt: 'coral reef with fish underwater' },
  {
    name: 'avatar',
    prompt: 'a friendly woman saying "Hello! Welcome to octet. I am glad that you are here."',
    type: 'avatar',
  },
  { name: 'wide', prompt: 'mountain lake at night with stars', resolution: '1080p' },
];

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'octet-films') },
    only: { type: 'string' },
    seconds: { type: 'string' },
    resolution: { type: 'string' },
    image: { type: 'string' },
    ffmpeg: { type: 'boolean', default: false },
  },
});
const root = new URL('..', import.meta.url).pathname;
await mkdir(values.out, { recursive: true });
const built = join(values.out, '.built');
const bundle = await rolldown({
  input: {
    film: join(root, 'src/engines/video/render.ts'),
    assets: join(root, 'src/files/assets.ts'),
  },
  platform: 'node',
  external: [],
});
await bundle.write({ dir: built, format: 'esm', entryFileNames: '[name].mjs' });
const { renderVideo } = await import(join(built, 'film.mjs'));
const { assetsIn } = await import(join(built, 'assets.mjs'));

const found = spawnSync('which', ['ffmpeg'], { encoding: 'utf8' }).stdout?.trim();
for (const film of FILMS) {
  if (values.only && !film.name.includes(values.only)) continue;
  const request = {
    type: values.image ? 'image-to-video' : (film.type ?? 'text-to-video'),
    prompt: film.prompt,
    seconds: Number(values.seconds ?? film.seconds ?? 5),
    resolution: values.resolution ?? film.resolution ?? '720p',
    seed: 7,
    image: values.image ? await readFile(values.image) : undefined,
    ffmpegPath: values.ffmpeg && found ? found : undefined,
    voicePackRoots: [root],
  };
  const started = performance.now();
  const cpu = process.cpuUsage();
  const tools = {
    assets: assetsIn(join(root, 'dist/assets')),
    progress: () => undefined,
    signal: new AbortController().signal,
  };
  const artifact = await renderVideo(request, tools);
  const used = process.cpuUsage(cpu);
  const path = join(values.out, `${film.name}.mp4`);
  await writeFile(path, artifact.bytes);
  console.log(`\n${film.name}: ${film.prompt}`);
  console.log(
    `  ${((performance.now() - started) / 1000).toFixed(1)} s wall, ${((used.user + used.system) / 1e6).toFixed(1)} s processor, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most, ${(artifact.bytes.length / 1e6).toFixed(2)} MB`,
  );
  console.log(`  ${JSON.stringify(artifact.facts)}`);
  for (const note of artifact.notes) console.log(`  note: ${note}`);
  const probe = spawnSync(
    'ffprobe',
    [
      '-v',
      'error',
      '-show_entries',
      'stream=codec_name,profile,width,height,r_frame_rate,nb_frames,duration,sample_rate:format=duration,bit_rate',
      '-of',
      'compact',
      path,
    ],
    { encoding: 'utf8' },
  );
  if (probe.status === 0) console.log(probe.stdout.trim().replaceAll(/^/gm, '  '));
  if (found) {
    const every = Math.max(1, Math.floor((artifact.facts.frames - 1) / 8));
    spawnSync(found, [
      '-v',
      'error',
      '-y',
      '-i',
      path,
      '-vf',
      `select=not(mod(n\\,${every})),scale=640:-1,tile=3x3`,
      '-frames:v',
      '1',
      join(values.out, `${film.name}.png`),
    ]);
  }
}
await rm(built, { recursive: true, force: true });
