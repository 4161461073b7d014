import { endpoints } from '../../contract/endpoints.ts';
import { musicRequest } from '../../contract/music.ts';
import { type Parsed, parse } from '../../contract/parse.ts';
import { videoRequest } from '../../contract/video.ts';
import type { EngineArtifact } from '../../engines/engine.ts';
import { fileName } from '../artifacts/file-name.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { ATTRIBUTION } from '../http/attribution.ts';
import type { ServiceContext } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';
import type { JobRecord } from './job-records.ts';
import type { JobOutcome, JobWorks } from './job-work.ts';

const PATHS: Readonly<Record<JobRecord['kind'], string>> = {
  music: endpoints.musicGenerate.path,
  video: endpoints.videoGenerate.path,
  build: endpoints.build.path,
};

/** The engine's part of each kind of job. */
export const WORKS_BY_KIND: JobWorks = {
  music: {
    path: endpoints.musicGenerate.path,
    async run(service, job, options) {
      const { prompt, genre, voice, vocals, lyrics, duration } = valid(parse(musicRequest, job.request));
      // The instruments do not change what they play.
      const { soundfont = service.soundFont, ...asked } = job.request;
      const soundFont = typeof soundfont === 'string' ? soundfont : undefined;
      const request = {
        prompt,
        genre,
        voice,
        vocals,
        lyrics,
        seconds: duration,
        seed: seedOf(asked),
        soundFont,
        attribution: ATTRIBUTION,
      };
      const kind = soundFont === undefined ? ('music' as const) : ('music-soundfont' as const);
      const song = await service.workers.run({ kind, request }, { ...options, account: job.account });
      return stored(service, job, song);
    },
  },
  video: {
    path: endpoints.videoGenerate.path,
    async run(service, job, options) {
      const { prompt, type, resolution, duration, image } = valid(parse(videoRequest, job.request));
      const request = {
        prompt,
        type,
        resolution,
        seconds: duration,
        seed: seedOf(job.request),
        image: image === undefined ? undefined : await loadUserImage(service, image, options.signal),
      };
      const { poster, ...film } = await service.workers.run(
        { kind: 'video', request },
        { ...options, account: job.account },
      );
      return stored(service, job, film, poster);
    },
  },
  build: {
    path: endpoints.build.path,
    run: () => Promise.reject(new Error('builds are answered at once')),
  },
};

/** A job keeps its request as it was sent, so it is parsed again when it runs, perhaps by a newer version. */
function valid<Value>(parsed: Parsed<Value>): Value {
  if (parsed.ok) return parsed.value;
  throw new Error(`its request is not valid any more: ${parsed.problems.join('; ')}`);
}

async function stored(
  service: ServiceContext,
  job: JobRecord,
  { bytes, mime, extension, notes, facts }: EngineArtifact,
  poster?: Uint8Array,
): Promise<JobOutcome> {
  const { artifacts, clock, reach } = service;
  const words = typeof facts.title === 'string' ? facts.title : String(job.request.prompt);
  const file = await artifacts.put({ name: fileName(words, job.kind, extension), mime, bytes });
  const picture =
    poster &&
    (await artifacts.put({ name: fileName(words, 'poster', 'png'), mime: 'image/png', bytes: poster }));
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
    outputUrl: `${reach.publicUrl()}/files/${file.id}`,
    commit(sql) {
      const made = { path: PATHS[job.kind], request: job.request, poster: picture?.id };
      artifacts.register(sql, job.account, file, clock.now(), made);
      if (picture) artifacts.register(sql, job.account, picture, clock.now());
    },
  };
}
