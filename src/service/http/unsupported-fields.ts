import { isObject, type JsonObject } from '../../contract/shape.ts';
import { serviceError } from './service-error.ts';

/** Fields that change nothing about an answer: they label, store, or hint. */
const HARMLESS = new Set([
  'user',
  'metadata',
  'store',
  'service_tier',
  'safety_identifier',
  'prompt_cache_key',
  'prompt_cache_retention',
  'prompt_cache_options',
  'client_metadata',
  'reasoning_effort',
  'reasoning',
  'verbosity',
  'prediction',
  'moderation',
  'seed',
  'inference_geo',
  // Allows the service to drop parts of a long conversation; this one drops none.
  'context_management',
]);

/** Hints for sampling. The engines sample nothing: like temperature they are taken and have no effect. */
const SAMPLING = new Set([
  'top_p',
  'top_k',
  'min_p',
  'frequency_penalty',
  'presence_penalty',
  'repetition_penalty',
]);

const PASSING_FIELDS: ReadonlySet<string> = new Set([...HARMLESS, ...SAMPLING]);

/**
 * The fields of a request that nobody here acts on. Silence about them would be a lie; what is null, false or empty asks
 * for nothing.
 */
function unsupportedFields(given: JsonObject, known: JsonObject): string[] {
  return Object.keys(given).filter(
    (name) =>
      !Object.hasOwn(known, name) &&
      !PASSING_FIELDS.has(name) &&
      !(name in Object.prototype) &&
      asks(name, given[name]),
  );
}

function asks(name: string, value: unknown): boolean {
  if (value === null || value === false || value === '' || value === undefined) return false;
  if (Array.isArray(value))
    return name === 'modalities' ? value.some((each) => each !== 'text') : value.length > 0;
  if (name === 'top_logprobs' || name === 'best_of') return Number(value) > (name === 'best_of' ? 1 : 0);
  return !isObject(value) || Object.keys(value).length > 0;
}

/** Throws a service error that names them; `path` stands before names inside a field. */
export function refuseUnsupported(given: JsonObject, known: JsonObject, path = ''): void {
  const names = unsupportedFields(given, known);
  if (names.length === 0) return;
  const each = names.map((name) => `${path}${name}: is not supported by the local engine`);
  throw serviceError.invalid(each.join('; '), 'unsupported_parameter');
}
