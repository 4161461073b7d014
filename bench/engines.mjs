// Each engine through the built command, in the local environment: what one artifact takes.
import { run } from './child.mjs';
import { costs, interleaved, sized } from './measure.mjs';
import { bin, cleanEnv } from './places.mjs';
import { cell } from './report.mjs';

const ARTIFACTS = [
  [
    'picture, 1024x1024',
    ['image', 'generate', 'a lighthouse at sunset', '--size', '1024x1024', '-o', 'p.png'],
  ],
  [
    'song, 30 s',
    ['music', 'generate', 'a calm morning', '--duration', '30', '--instrumental', '-o', 's.mp3'],
  ],
  ['film, 5 s, 720p', ['video', 'generate', 'waves at night', '--duration', '5', '-o', 'f.mp4']],
  ['code', ['code', 'generate', 'binary search', '-l', 'python']],
  ['application', ['build', 'a todo app with title and due date', '--framework', 'nodejs', '-o', 'app/']],
];

export async function engines(report) {
  report.heading('engines, one artifact', ['wall', 'CPU', 'peak memory']);
  for (const [label, argv] of ARTIFACTS) {
    const results = await interleaved(sized(2, 1), {
      octet: () => {
        const env = cleanEnv();
        return run('node', [bin(), ...argv, '-q', '--env', 'local'], { env, cwd: env.HOME });
      },
    });
    const { wallMs, cpuMs, peakMb } = costs(results.octet);
    report.row(label, [
      cell(wallMs / 1e3, { unit: 's' }),
      cell(cpuMs === undefined ? undefined : cpuMs / 1e3, { unit: 's' }),
      cell(peakMb, { unit: 'MB' }),
    ]);
  }
}
