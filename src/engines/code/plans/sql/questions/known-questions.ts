import type { Snippet } from '../../../snippets/snippets.ts';
import { dialectOf, withoutDatabase } from '../dates.ts';
import { modelTables } from '../models.ts';
import { datesNote } from '../notes.ts';
import { apartFromTables, type Table } from '../schema.ts';
import { activeUsers, attendanceRate, funnel, repeatRate, retention, sessions } from './cohort-questions.ts';
import { deedQuestion } from './deed-questions.ts';
import { deedTables } from './deeds.ts';
import { fullest, fullyBooked, notSeen } from './event-questions.ts';
import { busiest, sinceLast, timeBetween, topOfGroups } from './figure-questions.ts';
import { asked, Ground } from './ground.ts';
import { holding, linkedTables } from './holding-questions.ts';
import { lastOfEach, longAgo } from './last-questions.ts';
import { belowReorder, boughtPair, friends, joinedNames, leagueTable, pareto } from './link-questions.ts';
import { manyOut } from './many-out.ts';
import { outRows } from './out-rows.ts';
import { overdue } from './overdue.ts';
import { foldThrough, ofGiven, withOther } from './pair-questions.ts';
import { aboveOwnAverage, bestRated, bestSelling, ranked } from './rank-questions.ts';
import { revenue } from './revenue.ts';
import { openBalance, tree } from './row-questions.ts';
import {
  averageGap,
  firstAndLast,
  histogram,
  medianPer,
  newPerPeriod,
  runningAndMoving,
  runningTables,
} from './series-questions.ts';
import { averageTime, belowMinimum, bestSellers, manyInPeriod, shareFull } from './share-questions.ts';
import { topSpenders } from './spending.ts';
import { freeRows, overlaps, streaks } from './time-questions.ts';

/** Rows that stand below others of their table. */
const TREES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:employees?|managers?|subordinates?|org)\b/, 'employees(name,manager_id)'],
  [/\bcategor(?:y|ies)\b/, 'categories(name,parent_id)'],
];

/** The users and their events. */
const PEOPLE = 'users(created_at) events(user_id,created_at)';

/** Each with the tables that it is about where the wish describes none. */
const QUESTIONS: readonly (readonly [
  (text: string, ground: Ground) => string | undefined,
  string | ((text: string) => string),
])[] = [
  [overdue, 'books members loans'],
  [manyOut, 'books members loans'],
  [outRows, 'books members loans'],
  [freeRows, 'rooms bookings'],
  [overlaps, 'rooms bookings'],
  [openBalance, 'customers invoices payments'],
  [tree, (text) => TREES.find(([said]) => said.test(text))?.[1] ?? ''],
  [streaks, ''],
  [longAgo, 'customers orders'],
  [deedQuestion, deedTables],
  [lastOfEach, ''],
  [revenue, 'categories products orders order_items'],
  [topSpenders, 'customers orders'],
  [bestRated, ''],
  [ranked, ''],
  [
    bestSelling,
    // Only orders have a day.
    (text) =>
      `categories products order_items${/\b(?:\d{4}|last|this|past|since|today)\b/.test(text) ? ' orders' : ''}`,
  ],
  [
    bestSellers,
    (text) => `products order_items${/\b(?:\d{4}|last|this|past|since|today)\b/.test(text) ? ' orders' : ''}`,
  ],
  [belowMinimum, 'products warehouses stock_levels'],
  [averageTime, 'carriers shipments'],
  [manyInPeriod, deedTables],
  [shareFull, 'members classes bookings'],
  [aboveOwnAverage, ''],
  [topOfGroups, ''],
  [timeBetween, ''],
  [busiest, ''],
  [sinceLast, 'customers orders'],
  [ofGiven, ''],
  [withOther, ''],
  [foldThrough, ''],
  [fullyBooked, 'members classes bookings'],
  [fullest, 'members classes bookings'],
  [notSeen, 'customers orders'],
  [retention, PEOPLE],
  [
    activeUsers,
    (text) =>
      /\bcustomers\b/.test(text) ? 'orders(customer_id,order_date)' : 'logins(user_id,logged_in_at)',
  ],
  [funnel, 'events(user_id,event,created_at)'],
  [
    attendanceRate,
    'students(name) classes(name) courses(name) attendance(student_id,class_id,course_id,attended_on,status)',
  ],
  [repeatRate, 'orders(customer_id,order_date)'],
  [sessions, 'events(user_id,created_at)'],
  [runningAndMoving, runningTables],
  [
    firstAndLast,
    (text) =>
      deedTables(`${/(?:of|for|per|by)(?: each| every)? ([a-z]+)/.exec(text)?.[1] ?? ''} with ${text}`),
  ],
  [
    newPerPeriod,
    (text) =>
      /\b(?:customers|clients)\b/.test(text)
        ? 'orders(customer_id,order_date)'
        : `${/new ([a-z]+)/.exec(text)?.[1] ?? 'users'}(created_at)`,
  ],
  [
    averageGap,
    (text) => deedTables(`${/(?:per|each|by|every) ([a-z]+)$/.exec(text)?.[1] ?? ''} with ${text}`),
  ],
  [
    medianPer,
    'employees(name,department,salary) orders(customer_id,order_date,total) products(name,category,price) sales(product,region,amount,sold_on)',
  ],
  [histogram, 'orders(total) products(price) employees(salary) payments(amount) users(age) customers(age)'],
  [holding, ''],
  [boughtPair, 'customers products orders order_items'],
  [joinedNames, 'customers products orders order_items students courses enrollments'],
  [pareto, 'products order_items'],
  [friends, 'friendships(user_id,friend_id)'],
  [leagueTable, 'matches(home,away,home_goals,away_goals)'],
  [belowReorder, 'suppliers(name) products(name,stock,reorder_level,supplier_id)'],
];

/** A question that many people ask, whatever their tables are called. */
export function knownQuestion(text: string, tables: readonly Table[], whole: string): string | undefined {
  const plain = asked(withoutDatabase(text));
  const ground = new Ground(tables, dialectOf(whole), text);
  for (const [read] of QUESTIONS) {
    const code = read(plain, ground);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** "…, from products, order_items and categories". */
const FROM =
  /,? (?:from|using|given) (?:the )?(?:tables )?((?:[a-z_]+, )*[a-z_]+,? and [a-z_]+)(?=\.?$|, (?:only|sorted|ordered|with|where|and|including|but)\b)/i;

export function planQuestion(prompt: string): Snippet | undefined {
  const { text, tables } = apartFromTables(prompt);
  const given = tables.filter(({ isOpen }) => !isOpen);
  if (given.length > 0) {
    const code = knownQuestion(text, given, prompt);
    return code === undefined ? undefined : { definition: code, example: '' };
  }
  const three = linkedTables(tables.map(({ name }) => name));
  const held = three && holding(asked(withoutDatabase(text)), new Ground(three, dialectOf(prompt), text));
  if (three && held) {
    const assumed = three.map(
      ({ name, columns }) => `${name} (${columns.map((one) => one.name).join(', ')})`,
    );
    return { definition: `-- Assumed: ${assumed.join(', ')}.\n${held}`, example: '' };
  }
  const [said = '', list = ''] = FROM.exec(text) ?? [];
  const listed = list.split(/, |,? and /).filter(Boolean);
  const isListed = listed.length > 0 && listed.every((name) => modelTables.includes(name));
  const plain = asked(withoutDatabase(isListed ? text.replace(said, '') : text));
  const open = isListed ? listed : tables.map(({ name }) => name);
  for (const [read, usual] of QUESTIONS) {
    const own = typeof usual === 'string' ? usual : usual(plain);
    const usualNames = own.split(' ').filter(Boolean);
    const grounds = (open.length > 0 ? [open, [...new Set([...open, ...usualNames])]] : [usualNames])
      .filter((names) => names.length > 0)
      .map((names) => Ground.usual(names, dialectOf(prompt)));
    const found = grounds
      .map((ground) => ({ ground, code: read(plain, ground) }))
      .find(({ code }) => code !== undefined);
    if (found?.code === undefined) continue;
    const { ground, code } = found;
    const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
    const assumed = ground.tables
      .filter(({ name }) => isUsed(name))
      .map(({ name, columns }) => {
        const asked = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
        const known = columns.map((one) => one.name).filter(isUsed);
        const isQualified = known.some((one) => asked.includes(one));
        return `${name} (${[...new Set(isQualified ? asked : known)].join(', ')})`;
      });
    const notes = [`-- Assumed: ${assumed.join(', ')}.`, ...datesNote(code)];
    return { definition: [...notes, code].join('\n'), example: '' };
  }
  return undefined;
}
