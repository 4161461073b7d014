import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import {
  ID_HEADER,
  SIGNATURE_HEADER,
  STANDARD_HEADER,
  signatureMatches,
  standardSignatureMatches,
  TIMESTAMP_HEADER,
} from '../../contract/signature.ts';
import { eventType, jsonOf } from './event-type.ts';
import { RecentIds } from './recent-ids.ts';

/** In strict mode a delivery may be this old, or this far ahead. */
const TOLERANCE_S = 300;

export type SignatureVerdict = 'verified' | 'unchecked' | 'no signature' | 'bad signature' | 'bad timestamp';

export interface Inspection {
  readonly verdict: SignatureVerdict;
  readonly isJson: boolean;
  readonly type: string | undefined;
  readonly duplicate: boolean;
}

export interface InspectorOptions {
  /** Undefined: nothing is checked. */
  readonly secrets: readonly string[] | undefined;
  readonly strict: boolean;
  readonly clock: Clock;
}

type Headers = Readonly<Record<string, string>>;

/** Judges deliveries one after the other, and remembers them for a while. */
export class Inspector {
  private readonly recent: RecentIds;

  constructor(private readonly options: InspectorOptions) {
    this.recent = new RecentIds(options.clock);
  }

  inspect(headers: Headers, body: Uint8Array): Inspection {
    const verdict = this.verdictOn(headers, body);
    const isJson = jsonOf(body) !== undefined;
    const accepted = isJson && (verdict === 'verified' || verdict === 'unchecked');
    return { verdict, isJson, type: eventType(body), duplicate: accepted && this.isRepeated(headers, body) };
  }

  private verdictOn(headers: Headers, body: Uint8Array): SignatureVerdict {
    const { secrets, strict } = this.options;
    if (!secrets) return 'unchecked';
    const signature = headers[SIGNATURE_HEADER];
    if (signature === undefined) return 'no signature';
    const matches = secrets.map((secret) => signatureMatches(secret, body, signature));
    if (!matches.includes(true)) return 'bad signature';
    if (!strict) return 'verified';
    if (headers[STANDARD_HEADER] !== undefined && !this.stampHolds(headers, body)) return 'bad signature';
    return this.isTimely(headers[TIMESTAMP_HEADER]) ? 'verified' : 'bad timestamp';
  }

  /** True when the signature also covers id and time. */
  private stampHolds(headers: Headers, body: Uint8Array): boolean {
    const { [ID_HEADER]: id, [TIMESTAMP_HEADER]: timestamp, [STANDARD_HEADER]: given } = headers;
    if (id === undefined || timestamp === undefined || given === undefined) return false;
    const secrets = this.options.secrets ?? [];
    return secrets.some((secret) => standardSignatureMatches(secret, body, { id, timestamp }, given));
  }

  /** The document knows no timestamp, so one that is missing is not held against a delivery. */
  private isTimely(timestamp: string | undefined): boolean {
    if (timestamp === undefined) return true;
    if (!/^\d{1,12}$/.test(timestamp)) return false;
    return Math.abs(this.options.clock.now() / 1_000 - Number(timestamp)) <= TOLERANCE_S;
  }

  /** An unsigned id could be changed by the sender of a repeated delivery, so the bytes count as well. */
  private isRepeated(headers: Headers, body: Uint8Array): boolean {
    const id = headers[ID_HEADER];
    const bytes = `bytes ${createHash('sha256').update(body).digest('base64')}`;
    const keys =
      id === undefined ? [bytes] : this.stampHolds(headers, body) ? [`id ${id}`] : [`id ${id}`, bytes];
    const repeated = keys.some((key) => this.recent.has(key));
    for (const key of [bytes, ...keys]) this.recent.add(key);
    return repeated;
  }
}
