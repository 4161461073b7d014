import { ServiceError } from '../http/service-error.ts';
import type { Fixture } from '../simulation/fixture.ts';

export interface Turn {
  readonly role: string;
  readonly content: string;
}

export interface TextAsk {
  /** The fixture that was found for the request. */
  readonly fixture: Fixture | undefined;
  readonly model: string | undefined;
  readonly messages: readonly Turn[];
  readonly maxTokens: number | undefined;
  readonly temperature: number | undefined;
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Accounts take turns where answers are worked out. */
  readonly account: string;
}

/** The words of a model on their way. */
export interface TextFlow {
  readonly model: string;
  readonly pieces: AsyncIterable<string>;
  readonly promptTokens: number;
  /** Names the service that answered, if it was not octet. */
  readonly attribution?: string;
}

/** The field of a document for it. */
export const attributed = ({ attribution }: Pick<TextFlow, 'attribution'>): { attribution?: string } =>
  attribution === undefined ? {} : { attribution };

/** An answer that ends in the middle. A stream breaks off with it; a whole answer is refused. */
export class Cut extends ServiceError {
  constructor(message: string) {
    super(503, 'api_error', 'unavailable', message);
  }
}
