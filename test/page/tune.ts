import type { JobWork } from '../../src/service/jobs/job-work.ts';

const RATE = 8_000;
const SECONDS = 3;

/** A beep as a WAV file, which every browser plays. */
function beep(): Uint8Array {
  const samples = Buffer.from(
    Array.from(
      { length: RATE * SECONDS },
      (_, at) => 128 + Math.round(60 * Math.sin((at / RATE) * 2 * Math.PI * 440)),
    ),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** A job that reports progress, waits until it was seen, and leaves a song: composing one takes too long for a test of the page. */
export const tune = (seen: () => Promise<void>): JobWork => ({
  path: '/music/generate',
  async run(service, job, { progress }) {
    progress(0.4, 'composing');
    await seen();
    const file = await service.artifacts.put({ name: 'tune.wav', mime: 'audio/wav', bytes: beep() });
    return {
      result: { file: file.id, file_name: file.name, mime: file.mime, size: file.size, notes: [] },
      outputUrl: `${service.reach.publicUrl()}/files/${file.id}`,
      commit: (sql) =>
        service.artifacts.register(sql, job.account, file, service.clock.now(), {
          path: '/music/generate',
          request: job.request,
        }),
    };
  },
});
