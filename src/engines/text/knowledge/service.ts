import type { Passage } from './passage.ts';

/** Money, limits, jobs, streams, webhooks and the local service. */
export const SERVICE_PASSAGES: readonly Passage[] = [
  {
    id: 'streaming',
    asks: [
      'how does streaming work',
      'server sent events format',
      'stream chunks',
      'end of the stream done',
      'stream tokens',
      'disable streaming',
      'sse',
    ],
    text: 'With `stream: true` the answer comes as server-sent events: lines `data: {json}` whose `choices[].delta.content` hold the pieces, and at the end `data: [DONE]`. `octet chat` streams by default; `--no-stream` waits for the whole answer.',
  },
  {
    id: 'cut-stream',
    asks: [
      'stream was interrupted',
      'what happens when a stream is cut',
      'exit status 13',
      'incomplete answer',
      'connection lost during streaming',
    ],
    text: 'A stream that ends without `[DONE]` or a `finish_reason` counts as cut: what came stays printed, and the exit status is 13. It is not asked again on its own, because that would be paid twice.',
  },
  {
    id: 'jobs',
    asks: [
      'how do jobs work',
      'see my jobs',
      'list jobs',
      'music job status',
      'wait for a job',
      'asynchronous jobs',
      'check job status',
      'detach a job',
      'resume a job',
      'job ledger',
      'my video is still running',
    ],
    text: 'Music, video and builds are jobs: queued, processing, then completed, failed or cancelled. Commands wait for them by default. `--detach` returns at once; `octet jobs` lists every job asked for on this machine, `octet jobs wait ID` waits and saves the result, `octet jobs get ID` shows one. If `--timeout` passes first, the exit status is 8 and the job goes on.',
  },
  {
    id: 'cancel',
    asks: ['cancel a job', 'how do I cancel a job', 'stop a running job', 'abort a video', 'kill a job'],
    text: 'The API has no way to cancel a job. Ctrl-C ends the waiting, not the job: `octet jobs wait ID` takes it up again. A job that fails gives its credits back. `octet serve` has an address of its own for tests: `POST /local/jobs/ID/cancel` with the admin key (`OCTET_ADMIN_KEY` of `octet serve env`) ends a job that is not done and gives its credits back.',
  },
  {
    id: 'credits',
    asks: [
      'how do credits work',
      'how many credits do I have',
      'check balance',
      'buy credits',
      'what does it cost',
      'price of an image',
      'how much does a song cost',
      'credit balance',
      'payment history',
      'insufficient credits',
      'what happens when I run out of credits',
      'is it free',
    ],
    text: '`octet credits` shows the balance, `octet credits buy` starts a checkout, `octet credits history` lists transactions. Generating costs credits and reading is free; prices are in `octet models --json`. Without enough credits a request is refused before any work starts (status 402, exit status 6). `--max-credits N` sets a ceiling. The local service starts with 10,000 test credits.',
  },
  {
    id: 'rate-limits',
    asks: [
      'what are the rate limits',
      'too many requests',
      'status 429',
      'rate limit headers',
      'requests per minute',
      'requests per day',
      'plans and limits',
      'how does octet retry',
    ],
    text: `| plan | requests a minute | a day |
| --- | --- | --- |
| free | 10 | 100 |
| pay as you go | 60 | 10,000 |
| pro | 60 | 5,000 |
| unlimited | 300 | unlimited |
| enterprise | 1,000 | unlimited |

Replies carry \`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\`. Over the limit the status is 429; octet waits 1, 2 and 4 seconds or as long as the service says, and ends with exit status 7 if that was not enough.`,
  },
  {
    id: 'errors',
    asks: [
      'error format',
      'what do errors look like',
      'api error object',
      'http status codes',
      'error codes of the api',
      'invalid_api_key',
      'what does 400 mean',
      'what does 401 mean',
      'what does 402 mean',
      'what does 403 mean',
      'what does 404 mean',
      'what does 500 mean',
    ],
    text: 'Errors are `{"error": {"message", "type", "code"}}` with the status 400 (bad request), 401 (key missing or invalid: `invalid_api_key`), 402 (credits), 403 (not allowed), 404 (not found), 429 (rate limit) or 500. octet prints one line `error: …` and often a `hint: …` with the next command.',
  },
  {
    id: 'webhooks',
    asks: ['what is a webhook', 'what are webhooks', 'how do webhooks work', 'use webhooks'],
    text: 'Webhooks are notifications: the service sends an HTTP POST with a signed JSON body (`type` and `data`) to an address that you registered, for instance when a job has ended. `octet webhook listen` receives them on your machine, `octet webhook verify` checks a signature, and `octet serve --webhook URL` lets the local service send them.',
  },
  {
    id: 'webhook-verify',
    asks: [
      'how do I verify a webhook',
      'webhook signature',
      'X-Service-Signature',
      'check webhook signature',
      'hmac of the payload',
      'webhook secret',
    ],
    text: 'Each delivery has the header `X-Service-Signature: sha256=<hex>`: the HMAC-SHA256 of the raw body, keyed with the signing secret. Check one with\n\n```sh\noctet webhook verify -f body.json --signature "sha256=…"\n```\n\nand `OCTET_WEBHOOK_SECRET` set. It exits with 0 when it matches and 14 when it does not, and then says what may have gone wrong.',
  },
  {
    id: 'webhook-events',
    asks: [
      'which webhook events exist',
      'list webhook events',
      'event types',
      'webhook event kinds',
      'generation.completed event',
    ],
    text: 'Ten kinds: `generation.started`, `generation.completed`, `generation.failed`, `payment.succeeded`, `payment.failed`, `subscription.created`, `subscription.updated`, `subscription.cancelled`, `user.created` and `credits.depleted`. Each body has `type` and `data`. `octet webhook events` lists them, `octet webhook trigger TYPE --to URL` sends one, signed.',
  },
  {
    id: 'webhook-delivery',
    asks: [
      'webhook retries',
      'how often is a webhook delivered',
      'webhook delivery failed',
      'acknowledge a webhook',
      'redeliver webhook',
      'replay webhook',
    ],
    text: 'A 2xx answer acknowledges a delivery; anything else is tried again, five attempts in all, after which it is marked failed. `octet webhook replay --failed` sends saved deliveries again.',
  },
  {
    id: 'webhook-listen',
    asks: [
      'receive webhooks locally',
      'test webhooks on localhost',
      'forward webhooks',
      'webhook listen',
      'register a webhook endpoint',
    ],
    text: '`octet webhook listen --port 4000 --forward-to http://localhost:3000/hook` receives deliveries, verifies and prints them, and passes the same bytes on. `octet serve --webhook URL` makes the local service deliver its events there.',
  },
  {
    id: 'serve',
    asks: [
      'how do I run the local service',
      'octet serve',
      'start a local server',
      'test my app against the api',
      'use openai sdk with octet',
      'mock server',
      'simulate errors',
      'what is a fixture',
      'fixtures file',
      'which port does serve use',
      'default port of serve',
    ],
    text: '`octet serve` runs the whole API on port 4848, loopback only, and prints its address, key and signing secret. `octet serve exec -- npm test` starts one on a free port, runs your command with `OCTET_BASE_URL` and `OCTET_API_KEY` set, and passes its exit status on. `--fault 429:0.2` and `--fixtures FILE` let you test how your program copes.',
  },
  {
    id: 'attribution',
    asks: [
      'what is attribution',
      'attribution on replies',
      'remove the attribution',
      'price without attribution',
    ],
    text: 'Every reply carries an attribution to the service. Without that requirement everything costs double. octet keeps it in the metadata of saved files and shows it on standard error when that is a terminal.',
  },
  {
    id: 'idempotency',
    asks: [
      'idempotency key',
      'avoid being charged twice',
      'repeat a request safely',
      'same request sent again',
    ],
    text: 'Every POST carries an `Idempotency-Key`, the same on each retry. The local service answers a repeated key with the stored reply (`idempotent-replayed: true`) and charges once; the same key with another body is refused with 422.',
  },
  {
    id: 'privacy',
    asks: [
      'is my data sent anywhere',
      'does octet work offline',
      'privacy of the local environment',
      'does it need internet',
      'where is my data stored',
    ],
    text: 'In the environment `local` nothing leaves the machine: the service runs inside the command, and its state lies in the state directory (`OCTET_STATE_DIR`). Only a configured upstream, or the environments `production` and `sandbox`, are contacted over the network.',
  },
];
