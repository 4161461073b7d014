import { singularOf } from '../lexicon.ts';
import { columnOf, type Ground, has, WORTH } from './ground.ts';

const BOUGHT = '(?:bought|ordered|purchased|have bought|have ordered|have purchased)';
const ITEM = '(?:product |item |the |an? )*([\'"]?[\\w-]+(?: [\\w-]+)?[\'"]?)';

/** "Customers who bought product A but not product B", "… both A and B". */
export function boughtPair(text: string, ground: Ground): string | undefined {
  const but = new RegExp(
    `^customers (?:who|that) ${BOUGHT} ${ITEM} (?:but|and) (?:(?:have |did )?(?:not|never)(?: ${BOUGHT}| (?:buy|order|purchase))?|no) ${ITEM}$`,
  ).exec(text);
  const both = but
    ? null
    : new RegExp(`^customers (?:who|that) ${BOUGHT} both ${ITEM} and ${ITEM}$`).exec(text);
  const [, first = '', second = ''] = but ?? both ?? [];
  const isNamed = (said: string): boolean =>
    /^['"]/.test(said) || !/^(?:in|on|at|this|last|any|every|products?|items?)\b/.test(said);
  const customers = ground.table('customers');
  const orders = ground.table('orders');
  const items = ground.table('order_items');
  const products = ground.table('products');
  const title = products && columnOf(products, /^(?:name|title)$/);
  const own = customers && columnOf(customers, /^(?:name|email)$/);
  if (!(but ?? both) || !customers || !orders || !products || !title || !isNamed(first) || !isNamed(second))
    return undefined;
  const line = items && has(items, 'product_id') && has(items, 'order_id') ? items : undefined;
  if (!line && !has(orders, 'product_id')) return undefined;
  const test = (name: string): string =>
    [
      '(',
      '  SELECT 1',
      `  FROM ${orders.name}`,
      ...(line ? [`  JOIN ${line.name} ON ${line.name}.order_id = ${orders.name}.id`] : []),
      `  JOIN ${products.name} ON ${products.name}.id = ${(line ?? orders).name}.product_id`,
      `  WHERE ${orders.name}.customer_id = ${customers.name}.id AND ${products.name}.${title} = ${ground.value(name)}`,
      ')',
    ].join('\n');
  return [
    `SELECT ${customers.name}.id${own ? `, ${customers.name}.${own}` : ''}`,
    `FROM ${customers.name}`,
    `WHERE EXISTS ${test(first)}`,
    `  AND ${but ? 'NOT EXISTS' : 'EXISTS'} ${test(second)}`,
    `ORDER BY ${customers.name}.${own ?? 'id'};`,
  ].join('\n');
}

/** "Product names per order, separated by commas". */
export function joinedNames(text: string, ground: Ground): string | undefined {
  const found =
    /^(?:concatenate|join|combine|aggregate)?(?: the| all)* ?([a-z]+?)s? (names?|titles?)(?: of (?:the )?[a-z]+)? (?:per|for each|of each|by|in each) ([a-z]+),?(?: (?:as|into|in)(?: an?| one)? (?:single )?(?:(comma)[- ]separated )?(?:list|string|text|column|field|row)| separated (?:by|with)(?: an?)? (commas?|semicolons?)| (?:as|with) (?:comma[- ]separated values|commas))+$/.exec(
      text,
    );
  const [, thing = '', , whole = '', , separator] = found ?? [];
  const one = ground.table(thing);
  const of = ground.table(whole);
  const title = one && columnOf(one, /^(?:name|title)$/);
  const between = one && of && ground.between(one, of);
  if (!found || !one || !of || !title || (!between && !has(one, `${singularOf(of.name)}_id`)))
    return undefined;
  const sign = /^semi/.test(separator ?? '') ? '; ' : ', ';
  const column = `${one.name}.${title}`;
  const list =
    ground.dialect === 'postgres'
      ? `STRING_AGG(${column}, '${sign}' ORDER BY ${column})`
      : ground.dialect === 'mysql'
        ? `GROUP_CONCAT(${column} ORDER BY ${column} SEPARATOR '${sign}')`
        : `GROUP_CONCAT(${column}, '${sign}')`;
  const key = `${singularOf(of.name)}_id`;
  return [
    `SELECT ${(between ?? one).name}.${key}, ${list} AS ${singularOf(one.name)}_names`,
    `FROM ${(between ?? one).name}`,
    ...(between ? [`JOIN ${one.name} ON ${one.name}.id = ${between.name}.${singularOf(one.name)}_id`] : []),
    `GROUP BY ${(between ?? one).name}.${key}`,
    `ORDER BY ${(between ?? one).name}.${key};`,
  ].join('\n');
}

/** "Cumulative percentage of revenue per product". */
export function pareto(text: string, ground: Ground): string | undefined {
  const found =
    /^(?:(?:cumulative|running) (?:percent(?:age)?|share|%) of (?:the )?(?:total )?(?:revenue|sales|turnover) (?:per|by|for each|of each) product|pareto (?:analysis|chart|query)? ?(?:of|for)(?: the)?(?: revenue| sales)?(?: (?:of|per|by))?(?: the)? products?(?: revenue)?)(?: \(pareto\)|,? (?:as|for) (?:an? )?pareto(?: analysis| chart)?)?(?:,? highest first)?$/.test(
      text,
    );
  const products = ground.table('products');
  const items = ground.tables.find(
    (one) => one !== products && has(one, 'product_id') && has(one, 'quantity'),
  );
  const title = products && columnOf(products, /^(?:name|title)$/);
  const price = items && (columnOf(items, /^(?:unit_price|price)$/) ?? columnOf(items, WORTH));
  if (!found || !products || !items || !title || !price) return undefined;
  const worth = /price/.test(price)
    ? `${items.name}.quantity * ${items.name}.${price}`
    : `${items.name}.${price}`;
  return [
    'WITH revenues AS (',
    `  SELECT ${products.name}.id, ${products.name}.${title} AS product, SUM(${worth}) AS revenue`,
    `  FROM ${products.name}`,
    `  JOIN ${items.name} ON ${items.name}.product_id = ${products.name}.id`,
    `  GROUP BY ${products.name}.id, ${products.name}.${title}`,
    ')',
    'SELECT product, revenue, ROUND(100.0 * revenue / SUM(revenue) OVER (), 1) AS percent,',
    '  ROUND(100.0 * SUM(revenue) OVER (ORDER BY revenue DESC, id) / SUM(revenue) OVER (), 1) AS cumulative_percent',
    'FROM revenues',
    'ORDER BY revenue DESC, id;',
  ].join('\n');
}

/** Both ways of each friendship, whichever way it is stored. */
const BOTH_WAYS = (table: string, a: string, b: string): readonly string[] => [
  '-- A friendship holds both ways, whichever way it is stored.',
  'WITH friends AS (',
  `  SELECT ${a} AS person, ${b} AS friend FROM ${table}`,
  '  UNION',
  `  SELECT ${b}, ${a} FROM ${table}`,
  ')',
];

/** "Friends of friends", "mutual friends of two users". */
export function friends(text: string, ground: Ground): string | undefined {
  const table = ground.tables.find((one) => has(one, 'user_id') && columnOf(one, /^friend_id$/));
  if (!table) return undefined;
  const [, one, two] =
    /^(?:mutual|common|shared) friends (?:of|between)(?: (?:the )?(?:two |given )*users?(?: with (?:the )?ids?)?)?(?: (\d+|:\w+) and (?:user )?(\d+|:\w+))?(?: in common)?$/.exec(
      text,
    ) ?? [];
  if (/^(?:mutual|common|shared) friends (?:of|between)/.test(text) && (one || /users?$/.test(text)))
    return [
      ...BOTH_WAYS(table.name, 'user_id', 'friend_id'),
      'SELECT a.friend',
      'FROM friends AS a',
      'JOIN friends AS b ON b.friend = a.friend',
      `WHERE a.person = ${one ?? ':first_user'} AND b.person = ${two ?? ':second_user'}`,
      'ORDER BY a.friend;',
    ].join('\n');
  const [, id] =
    /^friends of (?:a user's )?friends(?: (?:of|for)(?: an?| the| one| each| every)?(?: given)?(?: user)?(?: (?:with )?(?:id )?(\d+|:\w+))?)?(?:,? (?:who|that) (?:are|is) not (?:already |yet |direct )*(?:friends|a friend)(?: (?:of|with) (?:him|her|them|the user|that user)| themselves| already| yet)?)?$/.exec(
      text,
    ) ?? (/^friends of friends$/.test(text) ? [''] : []);
  if (
    !/^friends of (?:a user's )?friends\b/.test(text) ||
    (id === undefined &&
      !/^friends of friends(?:$| (?:of|for)(?: an?| each| every| the| one)?(?: given)? ?user)/.test(text))
  )
    return undefined;
  return [
    ...BOTH_WAYS(table.name, 'user_id', 'friend_id'),
    'SELECT a.person, b.friend AS friend_of_friend, COUNT(*) AS mutual_friends',
    'FROM friends AS a',
    'JOIN friends AS b ON b.person = a.friend',
    'LEFT JOIN friends AS direct ON direct.person = a.person AND direct.friend = b.friend',
    `WHERE ${id ? `a.person = ${id} AND ` : ''}b.friend <> a.person AND direct.friend IS NULL`,
    'GROUP BY a.person, b.friend',
    'ORDER BY a.person, mutual_friends DESC, b.friend;',
  ].join('\n');
}

/** "League table with points from matches(home, away, home_goals, away_goals)". */
export function leagueTable(text: string, ground: Ground): string | undefined {
  const found =
    /^(?:teams? |football |soccer )*(?:league )?(?:table|standings|ranking)(?: of (?:the )?teams)?(?:,? (?:with|by|showing)(?: the)? (?:points|wins|draws|losses|goal difference|goals|played|games played|matches played)(?:(?:,| and|, and)(?: the)? (?:points|wins|draws|losses|goal difference|goals|played|games played|matches played))*)?(?: (?:from|of) (?:the )?matches)?(?: \(3 points (?:for|per) (?:a )?win,? 1 (?:for|per) (?:a )?draw\)|,? (?:with )?(?:3|three) points (?:for|per) (?:a |each )?win(?:,| and) (?:1|one)(?: point)? (?:for|per) (?:a |each )?draw)?$/.test(
      text,
    ) && /league|standings|points/.test(text);
  const table = ground.tables.find(
    (one) => columnOf(one, /^home_(?:goals|score)$/) && columnOf(one, /^away_(?:goals|score)$/),
  );
  const [home, away] = table
    ? [columnOf(table, /^home(?:_team)?(?:_id)?$/), columnOf(table, /^away(?:_team)?(?:_id)?$/)]
    : [];
  if (!found || !table || !home || !away) return undefined;
  const [scored, got] = [
    columnOf(table, /^home_(?:goals|score)$/),
    columnOf(table, /^away_(?:goals|score)$/),
  ];
  const sum = (test: string): string => `SUM(CASE WHEN ${test} THEN 1 ELSE 0 END)`;
  return [
    'WITH results AS (',
    `  SELECT ${home} AS team, ${scored} AS scored, ${got} AS conceded FROM ${table.name} WHERE ${scored} IS NOT NULL`,
    '  UNION ALL',
    `  SELECT ${away}, ${got}, ${scored} FROM ${table.name} WHERE ${got} IS NOT NULL`,
    ')',
    'SELECT team, COUNT(*) AS played,',
    `  ${sum('scored > conceded')} AS wins,`,
    `  ${sum('scored = conceded')} AS draws,`,
    `  ${sum('scored < conceded')} AS losses,`,
    '  SUM(scored) AS goals_for, SUM(conceded) AS goals_against,',
    '  SUM(scored) - SUM(conceded) AS goal_difference,',
    '  SUM(CASE WHEN scored > conceded THEN 3 WHEN scored = conceded THEN 1 ELSE 0 END) AS points',
    'FROM results',
    'GROUP BY team',
    'ORDER BY points DESC, goal_difference DESC, goals_for DESC, team;',
  ].join('\n');
}

/** "Products below their reorder level with supplier". */
export function belowReorder(text: string, ground: Ground): string | undefined {
  const [, tail] =
    /^products (?:that are |which are |whose (?:stock|quantity) is )?(?:at or )?(?:below|under) (?:their |the |its )?(?:re-?order (?:level|point)|min(?:imum)? stock(?: level)?)(?:,? (?:with|and|including)(?: their| the)* (supplier)s?(?: names?)?)?$/.exec(
      text,
    ) ?? [];
  const products = ground.tables.find((one) =>
    columnOf(one, /^(?:reorder_level|reorder_point|min_stock|minimum_stock)$/),
  );
  const stock = products && columnOf(products, /^(?:stock|quantity|units_in_stock|stock_quantity)$/);
  const level = products && columnOf(products, /^(?:reorder_level|reorder_point|min_stock|minimum_stock)$/);
  const suppliers = ground.table('suppliers');
  const isAsked = /^products .*(?:below|under) .*(?:order|stock)/.test(text) && !/\bwarehouse/.test(text);
  if (
    !isAsked ||
    !products ||
    !stock ||
    !level ||
    (tail && (!suppliers || !has(products, 'supplier_id'))) ||
    (!tail && /supplier/.test(text))
  )
    return undefined;
  const sign = /at or (?:below|under)/.test(text) ? '<=' : '<';
  const title = columnOf(products, /^(?:name|title)$/) ?? 'id';
  return [
    `SELECT ${[...new Set([`${products.name}.id`, `${products.name}.${title}`])].join(', ')}, ${products.name}.${stock}, ${products.name}.${level}${tail ? `, ${suppliers?.name}.name AS supplier` : ''}`,
    `FROM ${products.name}`,
    ...(tail ? [`LEFT JOIN ${suppliers?.name} ON ${suppliers?.name}.id = ${products.name}.supplier_id`] : []),
    `WHERE ${products.name}.${stock} ${sign} ${products.name}.${level}`,
    `ORDER BY ${products.name}.${level} - ${products.name}.${stock} DESC, ${products.name}.${title};`,
  ].join('\n');
}
