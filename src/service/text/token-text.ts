import { decode } from 'gpt-tokenizer/encoding/cl100k_base';
import { serviceError } from '../http/service-error.ts';

/** The text of token numbers in the encoding cl100k_base. */
export function textOfTokens(numbers: readonly number[]): string {
  try {
    return decode(numbers);
  } catch {
    throw serviceError.invalid('input: contains a number that is no token of cl100k_base');
  }
}
