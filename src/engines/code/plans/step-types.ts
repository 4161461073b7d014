import { BOOL, type Expr, FLOAT, INT, listOf, type Parameter, type Step, TEXT, type Type } from './plan.ts';

const FIELD_TYPES: Readonly<Record<string, Type>> = {
  text: TEXT,
  int: INT,
  float: FLOAT,
  bool: BOOL,
  date: TEXT,
};

/** The type of what is said of an element. */
export function typeOf(expr: Expr, it: Type, parameters: readonly Parameter[] = []): Type {
  switch (expr.op) {
    case 'it':
      return it;
    case 'parameter':
      return parameters[expr.at]?.type ?? INT;
    case 'number':
      return Number.isInteger(expr.value) ? INT : FLOAT;
    case 'text':
      return TEXT;
    case 'field':
      return FIELD_TYPES[expr.field.type] ?? TEXT;
    case 'key':
      return it.kind === 'pair' ? it.key : it;
    case 'count':
      return it.kind === 'pair' ? it.of : INT;
    case 'call': {
      if (expr.name === 'length') return INT;
      if (/^(?:even|odd|blank|letter|starts|ends|contains)$/.test(expr.name)) return BOOL;
      return typeOf(expr.of, it, parameters);
    }
    case 'times':
    case 'plus':
    case 'remainder': {
      const left = typeOf(expr.left, it, parameters);
      return left.kind === 'int' ? typeOf(expr.right, it, parameters) : left;
    }
    default:
      return BOOL;
  }
}

const elementOf = (type: Type): Type => (type.kind === 'list' ? type.of : type);

/** The type after a step. */
export function typeAfter(step: Step, type: Type, parameters: readonly Parameter[]): Type {
  const it = elementOf(type);
  switch (step.op) {
    case 'lowerText':
    case 'join':
      return TEXT;
    case 'words':
    case 'lines':
    case 'characters':
      return listOf(TEXT);
    case 'map':
      return listOf(typeOf(step.to, it, parameters));
    case 'tally':
      return { kind: 'map', key: it, of: INT };
    case 'group':
      return { kind: 'map', key: typeOf(step.by, it, parameters), of: type };
    case 'groupSum':
      return { kind: 'map', key: typeOf(step.by, it, parameters), of: typeOf(step.value, it, parameters) };
    case 'groupCount':
      return { kind: 'map', key: typeOf(step.by, it, parameters), of: INT };
    case 'groupAverage':
      return { kind: 'map', key: typeOf(step.by, it, parameters), of: FLOAT };
    case 'entries':
      return type.kind === 'map' ? listOf({ kind: 'pair', key: type.key, of: type.of }) : type;
    case 'size':
      return INT;
    case 'average':
    case 'median':
      return FLOAT;
    case 'any':
    case 'all':
      return BOOL;
    case 'sum':
    case 'min':
    case 'max':
    case 'first':
    case 'nth':
    case 'minBy':
    case 'maxBy':
      return it;
    default:
      return type;
  }
}

/** Steps that have no result for an empty list. */
export const needsOne = ({ op }: Step): boolean =>
  /^(?:average|median|min|max|first|nth|minBy|maxBy)$/.test(op);
