import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { brief } from './brief.ts';

test('wishes beyond lists and forms are named as not built', () => {
  const { spec, notes } = parseAppPrompt('a reservation system with login and reports');
  expect(brief(spec)).toEqual(['reservations: name* date:date time:time guests:number phone:phone']);
  expect(notes).toEqual(['not built: login, reports']);
});

test.each<[prompt: string, notBuilt: string, ...entities: string[]]>([
  [
    'a spending tracker with daily totals and reminders',
    'reminders',
    'expenses: description* amount:number date:date category[Food|Home|Transport|Leisure|Other]',
  ],
  [
    'tickets with title, drag and drop and import from csv',
    'drag and drop, import from csv',
    'tickets: title* description:longtext priority[Low|Medium|High] status[Open|In progress|Done]',
  ],
  [
    'a clinic app: doctors, appointments with date and reason, day view',
    'day view',
    'doctors: name* speciality phone:phone',
    'appointments: title* date:date reason:longtext doctor→doctor',
  ],
  [
    'tools: each tool has a shelf, show me the missing ones',
    'show me the missing ones',
    'tools: name* shelf',
  ],
  [
    'guests with name, mark as invited; email everybody a reminder, print badges',
    'email everybody a reminder, print badges',
    'guests: name* invited:boolean',
  ],
  [
    'concert evenings: concerts have a capacity, guests reserve seats, mail a ticket',
    'guests reserve seats, mail a ticket',
    'concerts: name* capacity:number',
    'guests: name* email:email confirmed:boolean',
  ],
  [
    'a song club with members, songs, votes from 1 to 10 and an average per song',
    'average per song',
    'members: name* email:email joinedOn:date',
    'songs: title* artist album year:number{0..9999} rating:number{1..5} vote:number{1..10}',
  ],
  [
    'course plan for a music school, teachers, lessons with day and max students, parents can enrol',
    'parents can enrol',
    'teachers: name* email:email subject',
    'lessons: title* day:date maxStudents:number teacher→teacher',
    'parents: name* email:email phone:phone',
  ],
  ['an offline packing list', 'offline', 'items: name* quantity:number packed:boolean'],
  ['a quote app with discount calculation', 'discount calculation', 'quotes: text* author source'],
  [
    'a pet register with photos and species',
    'upload of photos',
    'pets: name* species dateOfBirth:date notes:longtext photos:url',
  ],
  [
    'a wedding planner with guests, and the percentage of accepted invitations per table',
    'percentage of accepted invitations per table',
    'guests: name* email:email confirmed:boolean',
  ],
  ['a quote list with a countdown', 'countdown', 'quotes: text* author source'],
  [
    'a dance school: courses with title and seats, dancers sign up with name and phone, full courses cannot be booked, each phone only once per course',
    'dancers sign up with name and phone, full courses cannot be booked, each phone only once per course',
    'courses: title* seats:number',
  ],
  [
    'a todo list with priorities, due dates and swipe to archive',
    'swipe to archive',
    'todos: title* dueDate:date priority[Low|Medium|High] done:boolean',
  ],
  [
    'a stock room with products, shelves and top three brands, a filter by colour',
    'top three brands',
    'products: name* price:number stock:number description:longtext colour',
    'shelves: name* notes:longtext',
  ],
  [
    'a word list for Danish verbs with word, translation and level (easy, hard)',
    'for Danish verbs',
    'words: word* translation level[Easy|Hard]',
  ],
  [
    'a pantry with name and shelf life, oldest jars first, scan labels, map of shelves',
    'oldest jars first, scan labels, map of shelves',
    'pantries: name* shelfLife',
  ],
  [
    'a print shop with customers, papers and invoices with line items, papers rotate daily, tick off orders',
    'papers rotate daily',
    'customers: name* email:email phone:phone address:longtext',
    'papers: name* notes:longtext',
    'invoices: number* customer→customer amount:number dueDate:date paid:boolean done:boolean',
    'line items: description* quantity:number unitPrice:number invoice→invoice',
  ],
  [
    'a tool list for plumbers in Hull with name and price, cheap tools are shown in green',
    'in Hull, cheap tools are shown in green',
    'tools: name* price:number',
  ],
  [
    'a photo blog with posts, tags and comments, readers can comment without login but only the owner can write posts',
    'readers can comment without login but only the owner can write posts',
    'posts: title* content:longtext author date:date published:boolean tags',
    'comments: author* text:longtext date:date post→post',
  ],
])('%s: what it cannot do is no field', (prompt, notBuilt, ...entities) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(brief(spec)).toEqual(entities);
  expect(notes).toContain(`not built: ${notBuilt}`);
});
