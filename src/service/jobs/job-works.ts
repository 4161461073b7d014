import { endpoints } from '../../contract/endpoints.ts';
import type { MusicRequest } from '../../contract/music.ts';
import type { VideoRequest } from '../../contract/video.ts';
import { fileName } from '../artifacts/file-name.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { musicSeconds, videoSeconds } from '../billing/prices.ts';
import { ATTRIBUTION } from '../http/attribution.ts';
import type { ServiceContext } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';
import type { WorkOrder } from '../workers/work.ts';
import type { JobRecord } from './jobs.ts';
import type { JobOptions, JobOutcome, JobWorks } from './runner.ts';

/** What each kind of job asks of its engine. */
export const JOB_WORKS: JobWorks = {
  music: {
    path: endpoints.musicGenerate.path,
    run(service, job, options) {
      const { prompt, genre, voice, vocals, lyrics, ...rest } = job.request as unknown as MusicRequest;
      const request = {
        prompt,
        genre,
        voice,
        vocals,
        lyrics,
        seconds: musicSeconds(rest),
        seed: seedOf(job.request),
        attribution: ATTRIBUTION,
      };
      return made(service, job, { kind: 'music', request }, options);
    },
  },
  video: {
    path: endpoints.videoGenerate.path,
    async run(service, job, options) {
      const {
        prompt,
        type = 'text-to-video',
        resolution = '720p',
        image,
        ...rest
      } = job.request as unknown as VideoRequest;
      const picture = image === undefined ? undefined : await loadUserImage(service, image, options.signal);
      const request = {
        prompt,
        type,
        resolution,
        seconds: videoSeconds(rest),
        seed: seedOf(job.request),
        attribution: ATTRIBUTION,
      };
      return made(service, job, { kind: 'video', request, picture }, options);
    },
  },
  build: {
    path: endpoints.build.path,
    run: () => Promise.reject(new Error('builds are answered at once')),
  },
};

async function made(
  service: ServiceContext,
  job: JobRecord,
  order: WorkOrder,
  options: JobOptions,
): Promise<JobOutcome> {
  const { artifact, poster } = await service.workers.run(order, { ...options, account: job.account });
  if (!artifact) throw new Error('the engine gave no file');
  const { bytes, mime, extension, notes, facts } = artifact;
  const words = typeof facts.title === 'string' ? facts.title : String(job.request.prompt);
  const file = await service.artifacts.put({ name: fileName(words, job.kind, extension), mime, bytes });
  const picture =
    poster &&
    (await service.artifacts.put({
      name: fileName(words, 'poster', 'png'),
      mime: 'image/png',
      bytes: poster,
    }));
  return {
    result: {
      ...facts,
      notes,
      file: file.id,
      poster: picture?.id,
      file_name: file.name,
      mime,
      size: file.size,
    },
    outputUrl: `${service.publicUrl()}/files/${file.id}`,
    commit(sql) {
      for (const each of [file, picture])
        if (each) service.artifacts.register(sql, job.account, each, service.clock.now());
    },
  };
}
