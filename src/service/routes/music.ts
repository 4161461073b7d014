import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { vocals } from '../../contract/music.ts';
import { priceOf } from '../billing/prices.ts';
import { limitOf, MOST_LISTED } from '../http/page-limit.ts';
import { serviceError } from '../http/service-error.ts';
import { refuseUnsupported } from '../http/unsupported-fields.ts';
import { newId } from '../ids.ts';
import { acceptJob } from '../jobs/accept.ts';
import { findJob, listJobs } from '../jobs/job-records.ts';
import { jobDocument } from '../jobs/job-reply.ts';
import type { DocumentReply } from './reply.ts';
import { type RequestContext, type Route, readRoute, route } from './route.ts';

export const musicGenerate = route(endpoints.musicGenerate, {
  price: ({ duration }) => priceOf('music', duration),
  fileFields: { soundfont: 'a path, or auto' },
  problems: ({ soundfont = '' }) => (typeof soundfont === 'string' ? [] : ['soundfont: must be text']),
  run: async (context) => {
    refuseUnsupported(context.body.vocals ?? {}, vocals.entries, 'vocals.');
    return acceptJob(context, { kind: 'music', id: newId('music'), units: context.body.duration });
  },
});

export const musicStatus = readRoute(endpoints.musicStatus, (context) =>
  track(context, context.params.job_id),
);
export const musicTrack = readRoute(endpoints.musicTrack, (context) => track(context, context.params.id));

async function track({ service, account, origin }: RequestContext, id = ''): Promise<DocumentReply> {
  const document = await service.store.read((sql) => {
    const job = findJob(sql, account.id, 'music', id);
    return job && jobDocument(sql, service, job, origin);
  });
  if (!document) throw serviceError.missing('Track not found.');
  service.jobs.wake();
  return { kind: 'reply', document };
}

export const musicLibrary = readRoute(endpoints.musicLibrary, async ({ service, account, query, origin }) => {
  const limit = limitOf(query.get('limit'), MOST_LISTED);
  const data = await service.store.read((sql) =>
    listJobs(sql, account.id, 'music', limit).map((job) => jobDocument(sql, service, job, origin)),
  );
  return { kind: 'reply', document: { object: 'list', data } };
});

const listing = (endpoint: Endpoint, items: () => Promise<readonly object[]>): Route =>
  readRoute(endpoint, async () => ({
    kind: 'reply',
    document: { object: 'list', data: await items() },
  }));

export const musicVoices = listing(endpoints.musicVoices, async () => {
  const { VOICES } = await import('../../engines/music/voice/voices.ts');
  return VOICES.map(({ id, name, gender, style, base, languages, description }) => ({
    id,
    name,
    gender,
    style,
    base,
    languages,
    description,
  }));
});

export const musicGenres = listing(endpoints.musicGenres, async () => {
  const { GENRES } = await import('../../engines/music/styles/genres.ts');
  return GENRES.map(({ id, name, tempo, description }) => ({ id, name, tempo, description }));
});
