import { endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { VideoRequest } from '../../contract/video.ts';
import { loadPicture } from '../artifacts/user-images.ts';
import { videoPrice, videoSeconds } from '../billing/prices.ts';
import { refuse } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { type Accepted, accepted } from '../jobs/accept.ts';
import { jobDocument } from '../jobs/job-reply.ts';
import { readJob } from '../jobs/jobs.ts';
import type { Call, Reply, Route } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';

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
    const { image, resolution = '720p' } = wanted(call.body);
    const units = videoSeconds(wanted(call.body)) * WEIGHT[resolution];
    const job = { kind: 'video' as const, id: newId('video'), units };
    return image === undefined ? accepted(call, job) : withPicture(call, image, job);
  },
};

/** The picture is looked at now, while the request can still be refused, and kept as a file instead of in the queue. */
async function withPicture(call: Call, image: string, job: Accepted): Promise<Reply> {
  const { room, account, body } = call;
  const bytes = await loadPicture(room, image, call.signal);
  const file = await room.vault.put({ name: 'picture', mime: 'application/octet-stream', bytes });
  const request = { ...body, seed: seedOf(body), image: `${call.origin}/files/${file.id}` };
  const reply = accepted({ ...call, body: request }, job);
  return {
    ...reply,
    commit(sql, holdId) {
      room.vault.register(sql, account.id, file, room.clock.now());
      reply.commit?.(sql, holdId);
    },
  };
}

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
