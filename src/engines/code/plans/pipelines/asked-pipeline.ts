import type { Pipeline } from './pipeline.ts';

interface Read {
  readonly said: { readonly isGrouped: boolean; readonly isOfFields: boolean };
  readonly isJoined: boolean;
  readonly isRowsAsked: boolean;
  readonly isPicked: boolean;
  readonly hasTarget: boolean;
  readonly isList: boolean;
  /** Listed in the wish. */
  readonly columns: readonly string[];
  /** The fields that the program reads. */
  readonly read: readonly string[];
}

type Made = Pick<Pipeline, 'shape' | 'checks' | 'order' | 'measures' | 'limit' | 'decimals'>;

/** True where the wish asks for what the pipeline does, and names its fields. */
export const isAskedFor = (made: Made, read: Read, prompt: string): boolean =>
  isWhole(made, read) &&
  read.read.every((name) => !UNNAMED.test(name) || read.columns.includes(name)) &&
  !isTopOfNothing(made, prompt);

function isWhole({ shape, checks, order, measures, limit, decimals }: Made, read: Read): boolean {
  switch (shape) {
    case 'summary':
    case 'unique':
    case 'duplicates':
      return true;
    case 'groups':
      return read.said.isGrouped || limit !== undefined;
    // One number of a whole column is a stored program.
    case 'totals':
      return (
        read.said.isOfFields &&
        (checks.length > 0 || (!read.isList && (measures.length > 1 || decimals !== undefined)))
      );
    case 'rows':
      return (
        read.isJoined ||
        ((checks.length > 0 || order.length > 0) &&
          (read.isRowsAsked ||
            limit !== undefined ||
            read.isPicked ||
            read.hasTarget ||
            (!read.isList && checks.length > 0)))
      );
  }
}

const UNNAMED =
  /^(?:columns?|fields?|values?|numbers?|rows?|keys?|key_(?:name|type)|propert(?:y|ies)(?:_name)?|attributes?(?:_name)?|field_name|criteri(?:a|on)|selectors?|functions?|callbacks?|predicates?|an?|some(?:thing)?|specific|certain|numeric(?:al)?|categorical)$/;

/** The top three of each group are no three of it. */
const isTopOfNothing = ({ shape, limit, measures, order }: Made, prompt: string): boolean =>
  shape === 'groups' &&
  limit !== undefined &&
  measures.length === 0 &&
  order.length === 0 &&
  /\b(?:top|best)\b/i.test(prompt);
