// Renders songs outside the repository and measures them with sox and ffprobe, for ears and eyes:
//   node scripts/listen.mjs [--out DIR] [--seconds 30] [--seed 1] [--only pop,jazz] [--pictures] [--voices] [--prompt TEXT]
// --voices sings with the voice pack of this checkout; --pictures draws spectrograms. Needs sox and ffmpeg.
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { collect } from './assets/music.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'octet-songs') },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    prompt: { type: 'string', default: 'a song about summer rain and the ocean' },
    lyrics: { type: 'string' },
    voice: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    voices: { type: 'boolean', default: false },
    instrumental: { type: 'boolean', default: false },
  },
});
const DEFAULT = 'pop,rock,metal,jazz,funk,folk,reggae,hip-hop,lofi,house,classical,cinematic';

async function engine(folder) {
  const bundle = await rolldown({
    input: { song: join(root, 'src/engines/music/song.ts') },
    platform: 'node',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  return import(pathToFileURL(join(folder, 'song.mjs')).href);
}

function run(command, args) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Both tools print their figures on the error stream. */
function figures(command, args) {
  return execFileSync('sh', ['-c', '"$@" 2>&1', 'sh', command, ...args], { encoding: 'utf8' });
}

function measure(file) {
  const duration = Number(
    run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]),
  );
  const stats = figures('sox', [file, '-n', 'stats']);
  const loud = figures('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    'ebur128,silencedetect=n=-50dB:d=0.4',
    '-f',
    'null',
    '-',
  ]);
  const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return {
    duration,
    peak: number(stats, /Pk lev dB\s+(-?[\d.]+)/),
    rms: number(stats, /RMS lev dB\s+(-?[\d.]+)/),
    lufs: number(loud.slice(loud.lastIndexOf('Integrated')), /I:\s+(-?[\d.]+)/),
    range: number(loud.slice(loud.lastIndexOf('Integrated')), /LRA:\s+(-?[\d.]+)/),
    silences: (loud.match(/silence_start/g) ?? []).length,
  };
}

const work = join(values.out, '.build');
await mkdir(values.out, { recursive: true });
const { composeSong } = await engine(work);
const files = await collect();
const tools = {
  assets: async (name) => files[name],
  progress: () => {},
  signal: new AbortController().signal,
};
for (const genre of (values.only ?? DEFAULT).split(',')) {
  const started = performance.now();
  const song = await composeSong(
    {
      prompt: values.prompt,
      genre,
      seconds: Number(values.seconds),
      seed: Number(values.seed),
      lyrics: values.lyrics,
      voice: values.voice,
      vocals: values.instrumental ? { enabled: false } : undefined,
      voicePackRoots: values.voices ? [root] : [],
    },
    tools,
  );
  const took = (performance.now() - started) / 1000;
  const file = join(values.out, `${genre}.mp3`);
  await writeFile(file, song.bytes);
  const m = measure(file);
  const { title, tempo, key, sections, vocals } = song.facts;
  console.log(
    `${genre.padEnd(14)} ${m.duration.toFixed(2)} s  peak ${m.peak.toFixed(2)}  rms ${m.rms.toFixed(1)}  ${m.lufs} LUFS  range ${m.range}  silences ${m.silences}  made in ${took.toFixed(1)} s`,
  );
  console.log(
    `  ${title} · ${tempo} bpm · ${key} · ${vocals} · ${sections.map((s) => `${s.name}@${s.start}`).join(' ')}`,
  );
  for (const note of song.notes) console.log(`  ${note}`);
  if (values.pictures)
    run('sox', [file, '-n', 'spectrogram', '-x', '1200', '-y', '257', '-o', file.replace(/mp3$/, 'png')]);
}
await rm(work, { recursive: true, force: true });
