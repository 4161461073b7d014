import * as v from 'valibot';

/** A delivery that no attempt got acknowledged (2xx) has failed. How long to wait between them is the sender's choice. */
export const DELIVERY_ATTEMPTS = 5;

const shown = (description: string) => v.pipe(v.string('must be text'), v.description(description));
const count = (description: string) =>
  v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.description(description));

const jobId = shown('id of the job');
const service = shown('module that ran the job, such as music');

/** The ten kinds. Where the document shows data fields they are required; other kinds carry what they carry. */
export const EVENTS = {
  'generation.started': {
    meaning: 'a generation job started',
    data: v.looseObject({ job_id: jobId, service, created_at: shown('ISO 8601 timestamp') }),
  },
  'generation.completed': {
    meaning: 'a job completed successfully',
    data: v.looseObject({
      job_id: jobId,
      service,
      output_url: shown('address of the result'),
      duration_ms: count('how long it took'),
    }),
  },
  'generation.failed': { meaning: 'a job failed', data: v.looseObject({}) },
  'payment.succeeded': {
    meaning: 'a payment was processed',
    data: v.looseObject({
      payment_id: shown('id of the payment'),
      amount: count('minor units'),
      currency: shown('lower-case code'),
      customer_email: shown('e-mail address'),
    }),
  },
  'payment.failed': { meaning: 'a payment attempt failed', data: v.looseObject({}) },
  'subscription.created': { meaning: 'a subscription was created', data: v.looseObject({}) },
  'subscription.updated': { meaning: 'a subscription was modified', data: v.looseObject({}) },
  'subscription.cancelled': { meaning: 'a subscription was cancelled', data: v.looseObject({}) },
  'user.created': { meaning: 'a user signed up', data: v.looseObject({}) },
  'credits.depleted': { meaning: "a user's credits ran out", data: v.looseObject({}) },
} as const;

export type EventType = keyof typeof EVENTS;

export interface WebhookEvent {
  readonly type: EventType;
  readonly data: Readonly<Record<string, unknown>>;
}

export function isEventType(word: string): word is EventType {
  return Object.hasOwn(EVENTS, word);
}

/** An example of each kind, for triggers and help. Fields that the document does not show are ours. */
export function sampleEvent(type: EventType, now: Date): WebhookEvent {
  const at = now.toISOString();
  const job = { job_id: 'job_example', service: 'music' };
  const payment = {
    payment_id: 'pay_example',
    amount: 1_000,
    currency: 'usd',
    customer_email: 'customer@example.com',
  };
  const subscription = { subscription_id: 'sub_example', plan: 'pro' };
  const samples: Record<EventType, Record<string, unknown>> = {
    'generation.started': { ...job, created_at: at },
    'generation.completed': {
      ...job,
      output_url: 'https://files.example.com/job_example.mp3',
      duration_ms: 4_200,
    },
    'generation.failed': { ...job, error: 'the engine stopped' },
    'payment.succeeded': payment,
    'payment.failed': { ...payment, error: 'card declined' },
    'subscription.created': { ...subscription, status: 'active' },
    'subscription.updated': { ...subscription, status: 'active' },
    'subscription.cancelled': { ...subscription, status: 'cancelled' },
    'user.created': { user_id: 'user_example', email: 'customer@example.com', created_at: at },
    'credits.depleted': { user_id: 'user_example', balance: 0 },
  };
  return { type, data: samples[type] };
}
