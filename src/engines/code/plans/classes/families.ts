import type { Method, State, Statement, Tag } from './class-wish.ts';

export interface Family {
  /** The names of classes that mean it. */
  readonly names: RegExp;
  readonly state: readonly State[];
  /** By the names that a wish may use. */
  readonly methods: Readonly<Record<string, Method>>;
  /** Fields that its methods need. */
  readonly fields?: readonly string[];
}

const give = (value: string): Statement => ({ do: 'return', value });
const raise = (when: string, message: string, tag: Tag): Statement => ({ do: 'raise', when, message, tag });
const amount = { name: 'amount', type: 'float', example: '50' } as const;
const name = { name: 'name', type: 'text', example: '"apple"' } as const;
const value = { name: 'value', type: 'item', example: '1' } as const;

const getter = (expression: string, result: Method['result'] & string): Method => ({
  parameters: [],
  result,
  body: [give(expression)],
});

const positive = raise('amount <= 0', 'the amount must be positive', 'notPositive');
const needsOne = raise('empty(this.items)', 'there are no items', 'empty');

const under = (names: string, method: Method): Record<string, Method> =>
  Object.fromEntries(names.split(' ').map((one) => [one, method]));

const SIZES = {
  ...under('size length count len', getter('size(this.items)', 'int')),
  ...under('isempty empty', getter('empty(this.items)', 'bool')),
  ...under('clear', { parameters: [], body: [{ do: 'clear', target: 'this.items' }] }),
};
const ITEMS: State = { name: 'items', type: 'list', start: '[]' };

export const FAMILIES: readonly Family[] = [
  {
    names: /account$|^wallet$/i,
    state: [{ name: 'balance', type: 'float', start: '0' }],
    methods: {
      ...under('deposit add', {
        parameters: [{ ...amount, example: '100' }],
        body: [positive, { do: 'add', target: 'this.balance', value: 'amount' }],
      }),
      ...under('withdraw', {
        parameters: [{ ...amount, example: '30' }],
        body: [
          positive,
          raise('amount > this.balance', 'not enough money', 'insufficient'),
          { do: 'subtract', target: 'this.balance', value: 'amount' },
        ],
      }),
      ...under('balance getbalance currentbalance', getter('this.balance', 'float')),
    },
  },
  {
    names: /^counter$/i,
    state: [{ name: 'count', type: 'int', start: '0' }],
    methods: {
      ...under('increment inc', { parameters: [], body: [{ do: 'add', target: 'this.count', value: '1' }] }),
      ...under('decrement dec', {
        parameters: [],
        body: [{ do: 'subtract', target: 'this.count', value: '1' }],
      }),
      ...under('reset', { parameters: [], body: [{ do: 'set', target: 'this.count', value: '0' }] }),
      ...under('value get getvalue count current getcount', getter('this.count', 'int')),
    },
  },
  {
    names: /stack$/i,
    state: [ITEMS],
    methods: {
      ...under('push', {
        parameters: [value],
        body: [{ do: 'append', target: 'this.items', value: 'value' }],
      }),
      ...under('pop', {
        parameters: [],
        result: 'item',
        body: [needsOne, { do: 'takeLast', target: 'this.items' }],
      }),
      ...under('peek top', { parameters: [], result: 'item', body: [needsOne, give('last(this.items)')] }),
      ...SIZES,
    },
  },
  {
    names: /queue$/i,
    state: [ITEMS],
    methods: {
      ...under('enqueue add push', {
        parameters: [value],
        body: [{ do: 'append', target: 'this.items', value: 'value' }],
      }),
      ...under('dequeue remove pop', {
        parameters: [],
        result: 'item',
        body: [needsOne, { do: 'takeFirst', target: 'this.items' }],
      }),
      ...under('peek front', { parameters: [], result: 'item', body: [needsOne, give('first(this.items)')] }),
      ...SIZES,
    },
  },
  {
    names: /cart$|basket$/i,
    state: [{ name: 'prices', type: 'map', start: '{}' }],
    methods: {
      ...under('add additem', {
        parameters: [name, { name: 'price', type: 'float', example: '2.5' }],
        body: [{ do: 'increase', target: 'this.prices', key: 'name', value: 'price' }],
      }),
      ...under('total gettotal sum', getter('sum(this.prices)', 'float')),
      ...under('remove removeitem', {
        parameters: [name],
        body: [
          raise('!has(this.prices, name)', 'there is no such item', 'missing'),
          { do: 'drop', target: 'this.prices', key: 'name' },
        ],
      }),
    },
  },
  {
    names: /inventory$|warehouse$|^stock$/i,
    state: [{ name: 'quantities', type: 'map', start: '{}' }],
    methods: {
      ...under('add additem', {
        parameters: [name, { name: 'quantity', type: 'float', example: '3' }],
        body: [{ do: 'increase', target: 'this.quantities', key: 'name', value: 'quantity' }],
      }),
      ...under('total gettotal', getter('sum(this.quantities)', 'float')),
      ...under('remove removeitem', {
        parameters: [name],
        body: [
          raise('!has(this.quantities, name)', 'there is no such item', 'missing'),
          { do: 'drop', target: 'this.quantities', key: 'name' },
        ],
      }),
    },
  },
  {
    names: /^rectangle$/i,
    fields: ['width', 'height'],
    state: [],
    methods: {
      ...under('area getarea', getter('this.width * this.height', 'float')),
      ...under('perimeter getperimeter', getter('2 * (this.width + this.height)', 'float')),
      ...under('issquare', getter('this.width == this.height', 'bool')),
    },
  },
  {
    names: /^circle$/i,
    fields: ['radius'],
    state: [],
    methods: {
      ...under('area getarea', getter('PI * this.radius * this.radius', 'float')),
      ...under('circumference perimeter', getter('2 * PI * this.radius', 'float')),
      ...under('diameter', getter('2 * this.radius', 'float')),
    },
  },
  {
    names: /^point$|^vector$/i,
    fields: ['x', 'y'],
    state: [],
    methods: {
      ...under('distance distanceto', {
        parameters: [{ name: 'other', type: 'self', example: '' }],
        result: 'float',
        body: [
          give('sqrt((this.x - other.x) * (this.x - other.x) + (this.y - other.y) * (this.y - other.y))'),
        ],
      }),
      ...under('length magnitude norm', getter('sqrt(this.x * this.x + this.y * this.y)', 'float')),
    },
  },
  {
    names: /^temperature$/i,
    fields: ['celsius'],
    state: [],
    methods: {
      ...under('tofahrenheit fahrenheit', getter('this.celsius * 9 / 5 + 32', 'float')),
      ...under('tocelsius celsius', getter('this.celsius', 'float')),
      ...under('tokelvin kelvin', getter('this.celsius + 273.15', 'float')),
    },
  },
];
