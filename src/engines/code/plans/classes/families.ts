import type { Method, NamedMethod, State, Statement, Tag } from './class-wish.ts';

/** By the names that a wish may use; a wish that lists parameters gets the one that takes as many. */
export type Methods = Readonly<Record<string, readonly Method[]>>;

export interface Family {
  /** The names of classes that mean it. */
  readonly names: RegExp;
  readonly state: readonly State[];
  readonly methods: Methods;
  /** Fields that its methods need. */
  readonly fields?: readonly string[];
  /** Gives what its other methods change, where the wish names nothing that does. */
  readonly reader?: NamedMethod;
}

export const give = (value: string): Statement => ({ do: 'return', value });
const raise = (when: string, message: string, tag: Tag): Statement => ({ do: 'raise', when, message, tag });
const change = (act: 'set' | 'add' | 'subtract', target: string, value: string): Statement => ({
  do: act,
  target: `this.${target}`,
  value,
});
const keyed = (
  act: 'increase' | 'decrease' | 'put',
  target: string,
  key: string,
  value: string,
): Statement => ({ do: act, target: `this.${target}`, key, value });
const drop = (target: string): Statement => ({ do: 'drop', target: `this.${target}`, key: 'name' });
const amount = { name: 'amount', type: 'float', example: '50' } as const;
const name = { name: 'name', type: 'text', example: '"apple"' } as const;
const price = { name: 'price', type: 'float', example: '2.5' } as const;
const quantity = { name: 'quantity', type: 'int', example: '3' } as const;
const value = { name: 'value', type: 'item', example: '1' } as const;

export const getter = (expression: string, result: Method['result'] & string): Method => ({
  parameters: [],
  result,
  body: [give(expression)],
});
const act = (parameters: Method['parameters'], ...body: Statement[]): Method => ({ parameters, body });

const positive = raise('amount <= 0', 'the amount must be positive', 'notPositive');
const someOf = raise('quantity <= 0', 'the quantity must be positive', 'notPositive');
const needsOne = raise('empty(this.items)', 'there are no items', 'empty');
const known = (map: string): Statement =>
  raise(`!has(this.${map}, name)`, 'there is no such item', 'missing');

export const under = (names: string, ...methods: readonly Method[]): Record<string, readonly Method[]> =>
  Object.fromEntries(names.split(' ').map((one) => [one, methods]));

const SIZES = {
  ...under('size length count len getsize', getter('size(this.items)', 'int')),
  ...under('isempty empty', getter('empty(this.items)', 'bool')),
  ...under('clear', { parameters: [], body: [{ do: 'clear', target: 'this.items' }] }),
};
const ITEMS: State = { name: 'items', type: 'list', start: '[]' };
const append: Statement = { do: 'append', target: 'this.items', value: 'value' };

export const FAMILIES: readonly Family[] = [
  {
    names: /account$|^wallet$/i,
    reader: { name: 'balance', ...getter('this.balance', 'float') },
    state: [{ name: 'balance', type: 'float', start: '0' }],
    methods: {
      ...under(
        'deposit add',
        act([{ ...amount, example: '100' }], positive, change('add', 'balance', 'amount')),
      ),
      ...under(
        'withdraw spend',
        act(
          [{ ...amount, example: '30' }],
          positive,
          raise('amount > this.balance', 'not enough money', 'insufficient'),
          change('subtract', 'balance', 'amount'),
        ),
      ),
      ...under('balance getbalance currentbalance', getter('this.balance', 'float')),
    },
  },
  {
    names: /(?<!words?|lines?|char(?:acter)?s?|letters?|frequency|vowels?|rate|hits?|views?)counter$/i,
    reader: { name: 'value', ...getter('this.count', 'int') },
    state: [{ name: 'count', type: 'int', start: '0' }],
    methods: {
      ...under('increment inc up increase', act([], change('add', 'count', '1'))),
      ...under('decrement dec down decrease', act([], change('subtract', 'count', '1'))),
      ...under('reset', act([], change('set', 'count', '0'))),
      ...under('value get getvalue count current getcount', getter('this.count', 'int')),
    },
  },
  {
    // Others give back another item than the last one.
    names: /(?<!min|max|monotonic|blocking)stack$/i,
    state: [ITEMS],
    methods: {
      ...under('push', act([value], append)),
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
    names: /(?<!priority|delay|circular|ring|bounded|blocking|double|ended|limited|capped)queue$/i,
    state: [ITEMS],
    methods: {
      ...under('enqueue add push', act([value], append)),
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
    state: [
      { name: 'prices', type: 'map', start: '{}' },
      { name: 'quantities', type: 'counts', start: '{}' },
    ],
    methods: {
      ...under(
        'add additem',
        act(
          [name, price],
          keyed('put', 'prices', 'name', 'price'),
          keyed('increase', 'quantities', 'name', '1'),
        ),
        act(
          [name, price, quantity],
          keyed('put', 'prices', 'name', 'price'),
          keyed('increase', 'quantities', 'name', 'quantity'),
        ),
      ),
      ...under('total gettotal sum totalprice', getter('dot(this.prices, this.quantities)', 'float')),
      ...under('count itemcount size totalitems', getter('total(this.quantities)', 'int')),
      ...under('isempty', getter('size(this.prices) == 0', 'bool')),
      ...under('remove removeitem', act([name], known('prices'), drop('prices'), drop('quantities'))),
    },
  },
  {
    names: /inventory$|warehouse$|^stock$|^store$/i,
    state: [{ name: 'quantities', type: 'counts', start: '{}' }],
    methods: {
      ...under(
        'add additem addstock restock',
        act([name, quantity], someOf, keyed('increase', 'quantities', 'name', 'quantity')),
      ),
      ...under('total gettotal totalquantity totalitems', getter('total(this.quantities)', 'int')),
      ...under(
        'remove removeitem removestock take sell',
        act(
          [name, { ...quantity, example: '1' }],
          someOf,
          raise('quantity > number(this.quantities, name)', 'there is not enough of it', 'insufficient'),
          keyed('decrease', 'quantities', 'name', 'quantity'),
        ),
        act([name], known('quantities'), drop('quantities')),
      ),
      ...under('quantity getquantity quantityof stock getstock count', {
        parameters: [name],
        result: 'int',
        body: [give('number(this.quantities, name)')],
      }),
      ...under('has contains isinstock hasitem instock', {
        parameters: [name],
        result: 'bool',
        body: [give('number(this.quantities, name) > 0')],
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
      ...under(
        'circumference perimeter getcircumference getperimeter',
        getter('2 * PI * this.radius', 'float'),
      ),
      ...under('diameter', getter('2 * this.radius', 'float')),
    },
  },
  {
    names: /^square$/i,
    fields: ['side'],
    state: [],
    methods: {
      ...under('area getarea', getter('this.side * this.side', 'float')),
      ...under('perimeter getperimeter', getter('4 * this.side', 'float')),
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
      ...under('tofahrenheit fahrenheit', getter('this.celsius * 9 / 5.0 + 32', 'float')),
      ...under('tocelsius celsius', getter('this.celsius', 'float')),
      ...under('tokelvin kelvin', getter('this.celsius + 273.15', 'float')),
    },
  },
];
