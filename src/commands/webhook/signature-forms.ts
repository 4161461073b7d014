import { SIGNATURE_HEADER } from '../../contract/signature.ts';
import { type Cause, cause, type Variant } from './cause.ts';

const HEADER_NAME = cause(
  'cli_signature_header_name',
  'the value starts with the header name; give only the part after the colon',
);
const SPACE = cause('cli_signature_space', 'the signature has whitespace around it');
const QUOTES = cause('cli_signature_quotes', 'the signature has quotes around it');
const SEVERAL = cause('cli_signature_several', 'the value contains several signatures, separated by commas');
const NO_PREFIX = cause('cli_signature_no_prefix', 'the prefix sha256= is missing');
const UPPER_CASE = cause(
  'cli_signature_upper_case',
  'the signature is in upper case; it must be in lower case',
);
const BASE64 = cause('cli_signature_base64', 'the signature is in base64; it must be in hexadecimal');
const EMPTY = cause('cli_signature_empty', 'the signature is empty');
const STANDARD = cause(
  'cli_signature_standard_webhooks',
  `this is the value of webhook-signature, which also covers an id and a time; use ${SIGNATURE_HEADER}`,
);

export interface Forms {
  /** Digests of SHA-256 that the value may stand for. */
  readonly digests: readonly Variant<Buffer>[];
  /** Another hash that the value names or has the length of. */
  readonly other: { readonly name: OtherHash; readonly digest: Buffer } | undefined;
  /** Faults in the notation; they are reported even when nothing matches. */
  readonly faults: readonly Cause[];
}

type OtherHash = 'md5' | 'sha1' | 'sha384' | 'sha512';
const HEX_LENGTHS: Readonly<Record<number, OtherHash>> = {
  32: 'md5',
  40: 'sha1',
  96: 'sha384',
  128: 'sha512',
};

/** Reads a signature as its writer may have meant it. What comes out is for the explanation, never for acceptance. */
export function formsOf(given: string): Forms {
  const { text, causes } = unwrapped(given);
  if (text === '') return { digests: [], other: undefined, faults: [...causes, EMPTY] };
  if (/^v1,/.test(text)) return { digests: [], other: undefined, faults: [...causes, STANDARD] };
  if (text.includes(',')) {
    const digests = text.split(',').flatMap((part) => formsOf(part.trim()).digests);
    const parts = digests.map(({ value, causes: own }) => ({ value, causes: [...causes, SEVERAL, ...own] }));
    return { digests: parts, other: undefined, faults: [...causes, SEVERAL] };
  }
  const [, prefix = '', digest = ''] = /^(?:([A-Za-z][A-Za-z0-9]{2,6})=)?(.*)$/s.exec(text) ?? [];
  const named = prefix.toLowerCase();
  if (named !== '' && named !== 'sha256') return otherNamed(named, digest, causes);
  const faults = [...causes];
  if (named === '') faults.push(NO_PREFIX);
  if (prefix !== named || /[A-F]/.test(digest)) faults.push(UPPER_CASE);
  if (/^[0-9a-f]{64}$/i.test(digest)) {
    return { digests: [{ value: Buffer.from(digest, 'hex'), causes: faults }], other: undefined, faults };
  }
  const bytes = base64Of(digest);
  if (bytes) {
    const own = [...causes, ...(named === '' ? [NO_PREFIX] : []), BASE64];
    return { digests: [{ value: bytes, causes: own }], other: undefined, faults: own };
  }
  const length = /^[0-9a-f]+$/i.test(digest) ? HEX_LENGTHS[digest.length] : undefined;
  if (length) return otherNamed(length, digest, causes);
  return { digests: [], other: undefined, faults: [...faults, lengthFault(digest)] };
}

function unwrapped(given: string): { text: string; causes: Cause[] } {
  const causes: Cause[] = [];
  let text = given;
  if (text !== text.trim()) {
    causes.push(SPACE);
    text = text.trim();
  }
  const header = /^[A-Za-z][A-Za-z0-9-]*:\s*/.exec(text)?.[0];
  if (header !== undefined) {
    causes.push(HEADER_NAME);
    text = text.slice(header.length);
  }
  const quoted = /^(["'])(.*)\1$/s.exec(text)?.[2];
  if (quoted !== undefined) {
    causes.push(QUOTES);
    text = quoted;
  }
  return { text, causes };
}

function otherNamed(name: string, digest: string, causes: readonly Cause[]): Forms {
  const known = Object.values(HEX_LENGTHS).find((each) => each === name);
  const fault = otherHash(known ?? name);
  const hex = /^[0-9a-f]+$/i.test(digest) && digest.length % 2 === 0;
  return {
    digests: [],
    other: known && hex ? { name: known, digest: Buffer.from(digest, 'hex') } : undefined,
    faults: [...causes, fault],
  };
}

export function otherHash(name: string): Cause {
  return cause('cli_signature_other_hash', `the signature uses ${name}; it must use sha256`);
}

function base64Of(text: string): Buffer | undefined {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 32 ? bytes : undefined;
}

function lengthFault(digest: string): Cause {
  const hex = /^[0-9a-f]*$/i.test(digest);
  return hex
    ? cause('cli_signature_length', `the signature has ${digest.length} digits; it must have 64`)
    : cause('cli_signature_form', 'the signature is not hexadecimal');
}
