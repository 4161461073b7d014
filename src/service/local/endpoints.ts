import {
  accountBody,
  clockBody,
  creditsBody,
  faultBody,
  fixtureBody,
  keyBody,
  keyChanges,
  replayBody,
  revokeBody,
  testEventBody,
  triggerBody,
  webhookBody,
  webhookChanges,
} from './bodies.ts';
import { type LocalEndpoint, localChange, localEndpoint } from './endpoint.ts';

const requests = () => import('./requests.ts');
const faults = () => import('./faults.ts');
const fixtures = () => import('./fixtures.ts');
const keys = () => import('./keys.ts');
const webhooks = () => import('./webhooks.ts');
const deliveries = () => import('./deliveries.ts');
const jobs = () => import('./jobs.ts');
const credits = () => import('./credits.ts');
const clock = () => import('./clock.ts');
const overview = () => import('./overview.ts');

const PAGE = { limit: 'items, at most 1000', after: 'id of the last item of the page before' };

/** Not in the API document. All but `health` need the admin key, or the page's cookie. */
export const LOCAL_ENDPOINTS: readonly LocalEndpoint[] = [
  localEndpoint('GET /local/health', 'health', {
    summary: 'health check; with the admin key also counts of accounts and jobs',
    load: async () => (await overview()).health,
  }),
  localEndpoint('GET /local/session', 'session', {
    summary: 'address and key of the service; for the page also its token',
    load: async () => (await overview()).session,
  }),
  localEndpoint('POST /local/link', 'link', {
    summary: 'make a one-time link to the page',
    load: async () => (await overview()).newLink,
  }),
  localEndpoint('GET /local/requests', 'requests', {
    summary: 'the journal, newest first',
    query: {
      ...PAGE,
      status: 'a status such as 404, or a group such as 4xx',
      path: 'endpoint, or the beginning of the path',
      key: 'name or id of a key',
      test: 'name of a test',
      q: 'text anywhere in the request or reply',
    },
    load: async () => (await requests()).requests,
  }),
  localEndpoint('DELETE /local/requests', 'forgetRequests', {
    summary: 'forget all requests',
    load: async () => (await requests()).forgetRequests,
  }),
  localEndpoint('GET /local/requests/{id}', 'request', {
    summary: 'one request with headers, bodies, chunks of a stream and a curl command',
    load: async () => (await requests()).request,
  }),
  localChange('POST /local/requests/{id}/replay', 'replayRequest', {
    summary: 'send a request again, with the same body or another: {body?}',
    body: replayBody,
    load: async () => (await requests()).replay,
  }),
  localEndpoint('GET /local/events', 'events', {
    summary: 'server-sent events: request, job, delivery, credits, fault; gap when some were lost',
    query: { after: 'cursor to continue from, as Last-Event-ID' },
    load: async () => (await import('./events.ts')).events,
  }),
  localEndpoint('GET /local/activity', 'activity', {
    summary: 'requests and credits of the last minutes, by interval',
    query: { minutes: 'how far back, 15 by default' },
    load: async () => (await overview()).activity,
  }),
  localEndpoint('GET /local/faults', 'faults', {
    summary: 'injected faults and how often they hit',
    query: PAGE,
    load: async () => (await faults()).faults,
  }),
  localChange('POST /local/faults', 'addFault', {
    summary: 'inject a fault: {kind, rate?, count?, path?, key?, test?}',
    body: faultBody,
    load: async () => (await faults()).addFault,
  }),
  localEndpoint('DELETE /local/faults/{id}', 'removeFault', {
    summary: 'remove a fault',
    load: async () => (await faults()).removeFault,
  }),
  localEndpoint('GET /local/fixtures', 'fixtures', {
    summary: 'scripted answers in the order in which they are tried, and how often they answered',
    query: PAGE,
    load: async () => (await fixtures()).fixtures,
  }),
  localChange('POST /local/fixtures', 'addFixture', {
    summary: 'add a scripted answer, as in a fixture file; it is tried before the others',
    body: fixtureBody,
    load: async () => (await fixtures()).addFixture,
  }),
  localEndpoint('DELETE /local/fixtures', 'clearFixtures', {
    summary: 'remove all scripted answers; with X-Octet-Test those of the test',
    load: async () => (await fixtures()).clearFixtures,
  }),
  localEndpoint('DELETE /local/fixtures/{id}', 'removeFixture', {
    summary: 'remove a scripted answer',
    load: async () => (await fixtures()).removeFixture,
  }),
  localEndpoint('GET /local/keys', 'keys', {
    summary: 'keys with plan and balance',
    query: PAGE,
    load: async () => (await keys()).keys,
  }),
  localChange('POST /local/keys', 'addKey', {
    summary: 'make a key: {name, plan?, credits?, attribution?}; it is shown once, in this reply',
    body: keyBody,
    load: async () => (await keys()).addKey,
  }),
  localChange('PATCH /local/keys/{id}', 'changeKey', {
    summary: 'change a key: {name?, plan?, attribution?}; without attribution everything costs double',
    body: keyChanges,
    load: async () => (await keys()).changeOneKey,
  }),
  localEndpoint('DELETE /local/keys/{id}', 'removeKey', {
    summary: 'revoke a key by its id',
    load: async () => (await keys()).removeKey,
  }),
  localChange('POST /local/keys/revoke', 'revoke', {
    summary: 'revoke a key: {key}',
    body: revokeBody,
    load: async () => (await keys()).revoke,
  }),
  localChange('POST /local/accounts', 'addUser', {
    summary: 'create another account with its own key',
    body: accountBody,
    load: async () => (await keys()).addUser,
  }),
  localEndpoint('GET /local/webhooks', 'showWebhooks', {
    summary: 'list webhook endpoints',
    query: PAGE,
    load: async () => (await webhooks()).showWebhooks,
  }),
  localChange('POST /local/webhooks', 'registerWebhook', {
    summary: 'register a webhook endpoint: {url, events?, disabled?, test?}',
    body: webhookBody,
    load: async () => (await webhooks()).registerWebhook,
  }),
  localChange('PATCH /local/webhooks/{id}', 'changeWebhook', {
    summary: 'change a webhook endpoint: {events?, disabled?}',
    body: webhookChanges,
    load: async () => (await webhooks()).changeWebhook,
  }),
  localEndpoint('DELETE /local/webhooks/{id}', 'deleteWebhook', {
    summary: 'remove a webhook endpoint',
    load: async () => (await webhooks()).deleteWebhook,
  }),
  localChange('POST /local/webhooks/{id}/test', 'testWebhook', {
    summary: 'send an event to this endpoint: {type?, data?}',
    body: testEventBody,
    load: async () => (await webhooks()).testWebhook,
  }),
  localChange('POST /local/trigger', 'trigger', {
    summary: 'send a test event to all endpoints that want it: {type, data?, test?}',
    body: triggerBody,
    load: async () => (await webhooks()).trigger,
  }),
  localEndpoint('GET /local/deliveries', 'deliveries', {
    summary: 'webhook deliveries and their attempts',
    query: { ...PAGE, status: 'pending, delivered or failed', endpoint: 'id of an endpoint' },
    load: async () => (await deliveries()).deliveries,
  }),
  localEndpoint('GET /local/deliveries/{id}', 'delivery', {
    summary: 'one delivery with its payload, signature and attempts',
    load: async () => (await deliveries()).delivery,
  }),
  localEndpoint('POST /local/deliveries/{id}/replay', 'replayDelivery', {
    summary: 'send a delivery again',
    load: async () => (await deliveries()).replayOne,
  }),
  localEndpoint('GET /local/notifications', 'notifications', {
    summary: 'notifications that would have been e-mailed',
    load: async () => (await deliveries()).notifications,
  }),
  localEndpoint('GET /local/jobs', 'jobs', {
    summary: 'jobs of all keys, newest first',
    query: { ...PAGE, status: 'queued, processing, completed, failed or cancelled' },
    load: async () => (await jobs()).jobs,
  }),
  localEndpoint('GET /local/jobs/{id}', 'job', {
    summary: 'one job',
    load: async () => (await jobs()).job,
  }),
  localEndpoint('POST /local/jobs/{id}/cancel', 'cancelJob', {
    summary: 'cancel a job that is not finished',
    load: async () => (await jobs()).cancelJob,
  }),
  localEndpoint('GET /local/artifacts', 'artifacts', {
    summary: 'all that was made: pictures, songs, films, applications and code',
    query: { ...PAGE, kind: 'picture, song, film, application or code', q: 'text anywhere in it' },
    load: async () => (await import('./gallery.ts')).artifacts,
  }),
  localEndpoint('GET /local/credits', 'credits', {
    summary: 'balance, spending by module and day, transactions',
    query: { key: 'name or id of a key', before: 'id of the last transaction of the page before' },
    load: async () => (await credits()).credits,
  }),
  localChange('POST /local/credits', 'addCredits', {
    summary: 'add test credits: {amount, key?}',
    body: creditsBody,
    load: async () => (await credits()).addCredits,
  }),
  localEndpoint('GET /local/clock', 'clock', {
    summary: 'the time of the service',
    load: async () => (await clock()).showClock,
  }),
  localChange('POST /local/clock', 'advanceClock', {
    summary: 'let simulated time pass: {advance: "10m"}',
    body: clockBody,
    load: async () => (await clock()).advanceClock,
  }),
  localEndpoint('GET /local/endpoints', 'endpoints', {
    summary: 'all endpoints of the API with their fields and bounds',
    load: async () => (await import('./forms.ts')).forms,
  }),
];
