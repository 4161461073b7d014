import * as v from 'valibot';
import { EVENTS } from '../../contract/events.ts';
import { faultKindNames } from '../../contract/fault-kinds.ts';
import { integer, oneOf, textField, yesNo } from '../../contract/field.ts';
import { PLANS } from '../../contract/rate-limit.ts';

/** The bodies of the service's own API. */

const MOST_CREDITS = 1e12;
const name = (description: string) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(80, 'must have at most 80 characters'),
    v.description(description),
  );
const planNames = Object.keys(PLANS);
const kinds = v.pipe(
  v.array(
    v.picklist(Object.keys(EVENTS), `must be one of ${Object.keys(EVENTS).join(', ')}`),
    'must be a list of event kinds',
  ),
  v.maxLength(Object.keys(EVENTS).length, 'must contain each kind at most once'),
  v.description('event kinds; all when it is left out'),
);
const testName = v.pipe(
  v.string('must be text'),
  v.regex(/^[A-Za-z0-9._-]{1,64}$/, 'must have 1 to 64 letters, digits, dots, dashes or underscores'),
  v.description('only requests with this X-Octet-Test'),
);

export const replayBody = v.object({
  body: v.optional(
    v.pipe(v.record(v.string(), v.unknown(), 'must be an object'), v.description('another body')),
  ),
});

export const faultBody = v.object({
  kind: v.pipe(
    v.union([v.string(), v.number()], 'must be text'),
    v.transform(String),
    v.picklist(faultKindNames, `must be one of ${faultKindNames.join(', ')}`),
    v.description('kind of fault, as of --fault'),
  ),
  rate: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], 'must be a number from 0 to 1, such as 0.2, 20% or 1/5'),
      v.description('share of the requests: 0.2, 20% or 1/5; all when it is left out'),
    ),
  ),
  count: v.optional(integer('requests that it hits at most', { min: 1, max: 1_000_000 })),
  path: v.optional(textField('endpoint, such as /chat/completions or /music/*')),
  key: v.optional(textField('name or id of a key, or the key itself')),
  test: v.optional(testName),
});

const anything = (description: string) => v.optional(v.pipe(v.unknown(), v.description(description)));

/** Its fields are those of a fixture in a file; what is in them is read like there. */
export const fixtureBody = v.object({
  match: anything(
    'text, a regular expression between slashes, or {path, method, model, text, tool_result, nth}',
  ),
  reply: anything('text, or a whole reply'),
  tool_calls: anything('calls of tools: [{name, arguments}]'),
  stream: anything('pieces of a stream: text, or {text, tool_calls, data, event, error, delayMs}'),
  error: anything('a status, or {status, type, code, message, retryAfter}'),
  fault: anything('kind of fault, as of --fault'),
  status: anything('status of the reply'),
  headers: anything('headers of the reply'),
  delayMs: anything('wait before the reply'),
  chunkMs: anything('wait before each piece of a stream but the first'),
  cutAfter: anything('tokens after which a stream is cut'),
  name: anything('a name for people'),
  comment: anything('a note for people'),
  test: v.optional(testName),
});

export const keyBody = v.object({
  name: name('what it is for'),
  plan: v.optional(oneOf('plan, which sets the rate limits', planNames), 'unlimited'),
  credits: v.optional(integer('opening balance', { min: 0, max: MOST_CREDITS })),
  attribution: v.optional(yesNo('false: no attribution, and everything costs double'), true),
});

export const keyChanges = v.object({
  name: v.optional(name('what it is for')),
  plan: v.optional(oneOf('plan, which sets the rate limits', planNames)),
  attribution: v.optional(yesNo('false: no attribution, and everything costs double')),
});

export const webhookBody = v.object({
  url: textField('where events are sent'),
  events: v.optional(v.nullable(kinds)),
  disabled: v.optional(yesNo('true: nothing is sent for now')),
  test: v.optional(testName),
});

export const webhookChanges = v.object({
  events: v.optional(v.nullable(kinds)),
  disabled: v.optional(yesNo('true: nothing is sent for now')),
});

export const testEventBody = v.object({
  type: v.optional(oneOf('event kind', Object.keys(EVENTS))),
  data: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown(), 'must be an object'),
      v.description('fields in place of the example’s'),
    ),
  ),
});

export const triggerBody = v.object({
  type: oneOf('event kind', Object.keys(EVENTS)),
  data: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown(), 'must be an object'),
      v.description('fields in place of the example’s'),
    ),
  ),
  test: v.optional(testName),
});

export const accountBody = v.object({
  email: v.optional(textField('e-mail address')),
  plan: v.optional(oneOf('plan, which sets the rate limits', planNames), 'unlimited'),
  credits: v.optional(integer('opening balance', { min: 0, max: MOST_CREDITS })),
  attribution: v.optional(yesNo('false: no attribution, and everything costs double'), true),
});

export const revokeBody = v.object({ key: textField('the key') });

export const creditsBody = v.object({
  amount: integer('test credits to add', { min: 1, max: MOST_CREDITS }),
  key: v.optional(textField('name or id of a key, or the key itself')),
});

export const clockBody = v.object({ advance: textField('how much time passes: 500ms, 30s, 10m, 1h') });
