import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { VideoRequest } from '../../contract/video.ts';
import { accepted } from '../accept.ts';
import { newId } from '../ids.ts';
import { jobDocument } from '../job-reply.ts';
import { readJob } from '../jobs.ts';
import { videoPrice, videoSeconds } from '../prices.ts';
import { refuse } from '../refusal.ts';
import type { Route } from '../room.ts';

const wanted = (body: JsonObject): VideoRequest => body as unknown as VideoRequest;
/** Pixels against 720p: how much longer a second of film takes. */
const WEIGHT = { '720p': 1, '1080p': 2.25, '4k': 9 } as const;

export const videoGenerate: Route = {
  endpoint: endpoints.videoGenerate,
  problems: ({ type, image }) =>
    type === 'image-to-video' && (image === undefined || image === '')
      ? ['image: is required for image-to-video']
      : [],
  price: (body) => videoPrice(wanted(body)),
  async run(call) {
    const units = videoSeconds(wanted(call.body)) * WEIGHT[wanted(call.body).resolution ?? '720p'];
    return accepted(call, { kind: 'video', id: newId('video'), units });
  },
};

export const video: Route = {
  endpoint: endpoints.video,
  async run({ room, account, origin, params }) {
    const document = room.store.read((sql) => {
      const job = readJob(sql, account.id, 'video', params.id ?? '');
      return job && jobDocument(sql, room, job, origin);
    });
    if (!document) throw refuse.missing('There is no such video.');
    room.jobs.wake();
    return { kind: 'reply', document };
  },
};
