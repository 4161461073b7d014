import { expect, test } from 'vitest';
import { isPlural, pluralOf, singularOf } from '../../../src/engines/builder/spec/nouns.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { NothingUnderstood } from '../../../src/engines/nothing-understood.ts';
import { brief } from './brief.ts';

test.each<[prompt: string, title: string, ...entities: string[]]>([
  [
    'a todo app with title, due date and priority',
    'Todo app',
    'todos: title* dueDate:date priority[Low|Medium|High]',
  ],
  [
    'a recipe manager with name, ingredients, rating and cooking time',
    'Recipe manager',
    'recipes: name* ingredients:longtext rating:number{1..5} cookingTime:number',
  ],
  [
    'a recipe book with title, ingredients and a rating',
    'Recipe book',
    'recipes: title* ingredients:longtext rating:number{1..5}',
  ],
  [
    'Build a CRM with customers (name, email, phone) and deals (title, value, stage: lead/won/lost)',
    'CRM',
    'customers: name* email:email phone:phone',
    'deals: title* value:number stage[Lead|Won|Lost] customer→customer',
  ],
  [
    'a wardrobe with kinds coats, hats and scarves and a price',
    'Wardrobes',
    'wardrobes: name* kind[Coats|Hats|Scarves] price:number',
  ],
  [
    'a responsive song list ordered by year',
    'Song list',
    'songs: title* artist album year:number{0..9999} rating:number{1..5}',
  ],
  [
    'teams, each with several players',
    'Teams',
    'teams: name* coach city',
    'players: name* team→team position number',
  ],
  [
    'CRM with leads and deals',
    'CRM',
    'leads: name* email:email company stage[Lead|Qualified|Proposal|Won|Lost]',
    'deals: title* customer value:number stage[Lead|Qualified|Proposal|Won|Lost] closeDate:date',
  ],
  [
    'a kite list with wind weak, steady or strong and a place',
    'Kite list',
    'kites: name* wind[Weak|Steady|Strong] place',
  ],
  [
    'loan requests with status sent, granted or refused and an amount',
    'Loan requests',
    'loan requests: name* status[Sent|Granted|Refused] amount:number',
  ],
  [
    'library app: books with title, author, isbn; members with name and email',
    'Library app',
    'books: title* author isbn',
    'members: name* email:email',
  ],
  [
    'a blog with posts and comments',
    'Blog',
    'posts: title* content:longtext author date:date published:boolean',
    'comments: author* text:longtext date:date post→post',
  ],
  [
    'track my workouts: date, exercise, sets, reps, weight',
    'Workouts',
    'workouts: date:date exercise* sets:number reps:number weight:number',
  ],
  [
    'invoice app where each invoice has a customer, amount, due date and a paid flag',
    'Invoice app',
    'invoices: customer* amount:number dueDate:date paid:boolean',
  ],
  [
    'CRM: customers with name and email; deals with title, customer and value',
    'CRM',
    'customers: name* email:email',
    'deals: title* customer→customer value:number',
  ],
  ['shopping list', 'Shopping list', 'items: name* quantity:number bought:boolean'],
  [
    'Build me a plant care tracker called Green Thumb with species, last watered date and optional notes',
    'Green Thumb',
    'plants: name* species lastWateredDate:date notes:longtext',
  ],
  [
    'movie database with title, rating from 1 to 10, genre (drama, comedy) and watched in react',
    'Movie database',
    'movies: title* rating:number{1..10} genre[Drama|Comedy] watched:boolean',
  ],
  [
    'a bookmark manager with url, title, dark mode and search',
    'Bookmark manager',
    'bookmarks: url:url title*',
  ],
  ['a habit tracker with name and whether it is done', 'Habit tracker', 'habits: name* done:boolean'],
  [
    'an app to track books I have read',
    'Books',
    'books: title* author year:number{0..9999} rating:number{1..5} read:boolean',
  ],
  [
    'employees with required e-mail, full name, salary as number and start time for my company',
    'Employees',
    'employees: eMail:email* fullName* salary:number startTime:time',
  ],
  [
    'a vet practice: clients, animals (name, kind: horse, cow or goat, born on) and visits with a fee',
    'Vet practice',
    'animals: name* kind[Horse|Cow|Goat] bornOn:date',
    'clients: name* email:email phone:phone notes:longtext',
    'visits: title* date:date time:time notes:longtext fee:number client→client',
  ],
  [
    'a delivery app where an order has packages with weight and height and a note',
    'Delivery app',
    'orders: number* note:longtext',
    'packages: name* weight:number height:number order→order',
  ],
  [
    'a bakery board with orders, cakes (flavour, price) and categories',
    'Bakery board',
    'cakes: flavour* price:number',
    'orders: number* customer date:date total:number status[New|Paid|Shipped|Delivered]',
    'categories: name* description:longtext',
  ],
  [
    'task manager with subtasks, start and end date and whether an invoice was sent for our office',
    'Task manager',
    'tasks: title* startDate:date endDate:date invoiceSent:boolean',
    'subtasks: title* done:boolean task→task',
  ],
  [
    'museum tours with guide, exhibits (title, artist) and language',
    'Museum tours',
    'museum tours: guide* language',
    'exhibits: title* artist museumTour→museum tour',
  ],
  [
    'a repair tracker with customer (name, phone), fault and price',
    'Repair tracker',
    'customers: name* phone:phone',
    'repairs: title* fault price:number customer→customer',
  ],
  [
    'albums with songs (title, length)',
    'Albums',
    'albums: title* artist year:number{0..9999} rating:number{1..5}',
    'songs: title* lengthValue:number album→album',
  ],
  [
    'a family toy register with name and condition mint worn or good',
    'Family toy register',
    'toys: name* condition[Mint|Worn|Good]',
  ],
  [
    "our company's lockers with number and size small medium large",
    'Company lockers',
    'company lockers: number* size[Small|Medium|Large]',
  ],
  ['family chart with birthday', 'Charts', 'charts: name* birthday:date'],
  [
    'a song list where each song has an artist, a length and can be marked as learned, without login',
    'Song list',
    'songs: title* artist lengthValue:number learned:boolean',
  ],
  [
    'a course app with teachers, courses with title and price, rooms with size and floor',
    'Course app',
    'teachers: name* email:email subject',
    'courses: title* price:number teacher→teacher',
    'rooms: name* size floor',
  ],
  [
    'a training diary: drills with focus, days with date, sets with reps and weight',
    'Training diary',
    'drills: focus*',
    'days: name* date:date',
    'sets: name* reps:number weight:number',
  ],
  [
    'a car hire shop with cars, customers and rentals',
    'Car hire shop',
    'cars: model* make year:number{0..9999} mileage:number price:number',
    'customers: name* email:email phone:phone address:longtext',
    'rentals: name* customer→customer startDate:date endDate:date returned:boolean car→car',
  ],
  [
    'a shift planner with start times',
    'Shift planner',
    'shifts: employee* date:date startTime:time endTime:time',
  ],
  [
    'a list of photos with taken on and stars',
    'Photos',
    'photos: title* url:url date:date place takenOn:date stars:number{1..5}',
  ],
])('%s', (prompt, title, ...entities) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.title).toBe(title);
  expect(brief(spec)).toEqual(entities);
  expect(notes).toEqual([]);
});

test.each(['', '🙃', 'hello', '((((', 'with', 'a: b: c:', ','.repeat(500), '<script>alert(1)</script>'])(
  '%j is refused: it says nothing about what to keep',
  (prompt) => expect(() => parseAppPrompt(prompt)).toThrow(NothingUnderstood),
);

test('a thing that nobody knows still gives an application, and it says that it guessed', () => {
  const { spec, notes } = parseAppPrompt('a tracker for zorbs');
  expect(spec.entities[0]?.fields.some(({ type, required }) => type === 'text' && required)).toBe(true);
  expect(notes.join(' ')).toContain('guess');
});

test('keys are identifiers, unique, and never those of records or objects', () => {
  const { spec } = parseAppPrompt(
    'things with id, constructor, __proto__, created at, naïve café, 2nd name, name, Name',
  );
  const keys = spec.entities[0]?.fields.map(({ key }) => key) ?? [];
  expect(keys).toEqual([
    'idValue',
    'constructorValue',
    'proto',
    'createdAtValue',
    'naiveCafe',
    'field2ndName',
    'name',
  ]);
});

test('very long prompts stay within bounds', () => {
  const { spec } = parseAppPrompt(
    `a todo app with ${Array.from({ length: 200 }, (_, index) => `field ${index}`).join(', ')}`,
  );
  expect(spec.entities[0]?.fields).toHaveLength(20);
});

test.each([
  ['todo', 'todos'],
  ['category', 'categories'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['person', 'people'],
  ['movie', 'movies'],
  ['address', 'addresses'],
  ['order item', 'order items'],
  ['quiz', 'quizzes'],
  ['sheep', 'sheep'],
])('one %s, many %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
  expect(singularOf(many)).toBe(one);
  expect(singularOf(one)).toBe(one);
  expect(isPlural(many)).toBe(one !== many);
});

test('dark mode is there, and follows the system', () => {
  const { spec, notes } = parseAppPrompt('a wine list in dark mode');
  expect(spec.entities).toHaveLength(1);
  expect(notes).toContain('Dark mode follows the setting of the system.');
  expect(notes.join()).not.toContain('not built');
});

test('priorities are one choice, and a timer with a log is a timer', () => {
  const [issue] = parseAppPrompt('issues with title and priorities low, medium, high').spec.entities;
  expect(issue?.fields[1]).toMatchObject({ key: 'priority', options: ['Low', 'Medium', 'High'] });
  expect(parseAppPrompt('an egg timer with a log of eggs').spec.page?.kind).toBe('timer');
  expect(() => parseAppPrompt('a board game with dice and levels')).toThrow(NothingUnderstood);
});
