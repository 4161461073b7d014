import { endpoints } from '../../contract/endpoints.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { videoPrice } from '../billing/prices.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { type Accepted, acceptJob } from '../jobs/accept.ts';
import { findJob } from '../jobs/job-records.ts';
import { jobDocument } from '../jobs/job-reply.ts';
import { seedOf } from '../simulation/seed.ts';
import type { DocumentReply } from './reply.ts';
import { type RequestContext, readRoute, route } from './route.ts';

/** Pixels against 720p: how much longer a second of film takes. */
const WEIGHT = { '720p': 1, '1080p': 2.25, '4k': 9 } as const;

export const videoGenerate = route(endpoints.videoGenerate, {
  problems: ({ type, image }) =>
    type === 'image-to-video' && (image === undefined || image === '')
      ? ['image: is required for image-to-video']
      : [],
  price: videoPrice,
  async run(context) {
    const { image, resolution, duration } = context.body;
    const job = { kind: 'video' as const, id: newId('video'), units: duration * WEIGHT[resolution] };
    return image === undefined ? acceptJob(context, job) : withPicture(context, image, job);
  },
});

/** The picture is read now, while the request can still be refused, and stored as a file instead of in the queue. */
async function withPicture(context: RequestContext, image: string, job: Accepted): Promise<DocumentReply> {
  const { service, account, given } = context;
  const bytes = await loadUserImage(service, image, context.signal);
  const file = await service.artifacts.put({ name: 'picture', mime: 'application/octet-stream', bytes });
  const request = { ...given, seed: seedOf(given), image: `${context.origin}/files/${file.id}` };
  const reply = await acceptJob({ ...context, given: request }, job);
  return {
    ...reply,
    commit(sql, holdId) {
      service.artifacts.register(sql, account.id, file, service.clock.now());
      reply.commit?.(sql, holdId);
    },
  };
}

export const videoStatus = readRoute(endpoints.video, async ({ service, account, origin, params }) => {
  const document = await service.store.read((sql) => {
    const job = findJob(sql, account.id, 'video', params.id ?? '');
    return job && jobDocument(sql, service, job, origin);
  });
  if (!document) throw serviceError.missing('Video not found.');
  service.jobs.wake();
  return { kind: 'reply', document };
});
