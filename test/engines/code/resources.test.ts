import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string) => generateCode({ prompt }, tools);

test('a Spring controller has the path, the methods, the fields and the rules of the wish', async () => {
  const { code, notes } = await made(
    'Spring Boot REST controller for /api/v2/boats with list and create, Boat record with name (max 40), seats (1 to 12) and price > 0, validation errors as a map of field to message',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('@RequestMapping("/api/v2/boats")');
  expect(code).toContain('@NotBlank @Size(max = 40) String name');
  expect(code).toContain('@NotNull @Min(1) @Max(12) Integer seats');
  expect(code).toContain('@NotNull @DecimalMin("0.01") BigDecimal price');
  expect(code).toContain('MethodArgumentNotValidException');
  expect(code).not.toMatch(/PutMapping|DeleteMapping|"\/\{id\}"/);
});

test('a unique field is a conflict, in Java and in C#', async () => {
  const java = await made('Spring Boot CRUD controller for members (name, email), duplicate email gives 409');
  expect(java.notes).toEqual([]);
  expect(java.code).toMatch(/HttpStatus\.CONFLICT[\s\S]*equalsIgnoreCase\(other\.email\(\)\)/);
  const csharp = await made('C# minimal API for tags with name and color, CRUD, unique name returns 409');
  expect(csharp.notes).toEqual([]);
  expect(csharp.code).toMatch(/Results\.Conflict[\s\S]*string\.Equals\(other\.Name/);
});

test('a minimal API refuses what the wish refuses, and lists the newest first', async () => {
  const { code, notes } = await made(
    'minimal API (.NET 8) for comments: GET and POST /comments, author and text required, newest first, reject texts over 500 characters',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/OrderByDescending[\s\S]*request\.Text\.Length > 500/);
  expect(code).not.toMatch(/MapPut|MapDelete/);
});

test('names stay as they are written, and a controller without things is none', async () => {
  const { code, notes } = await made(
    'Spring Boot CRUD controller for loans with memberName, dueDate and amount > 0',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('String memberName, LocalDate dueDate, BigDecimal amount');
  const hello = await made('Spring Boot hello world controller GET /hello with name parameter');
  expect(hello.code).not.toContain('ConcurrentSkipListMap<>();\n\n    @GetMapping\n    public List<Hello>');
});

test('a rule that no field has is told', async () => {
  const { notes } = await made(
    'Spring Boot CRUD controller for boats with name and seats, only the owner may delete, validation errors as 400',
  );
  expect(notes.join()).toContain('owner');
});
