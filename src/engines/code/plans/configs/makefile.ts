import { type ConfigKind, takeAll, type WishText } from './config.ts';
import { readStack } from './stacks.ts';

interface Target {
  readonly needs?: string;
  readonly does: string;
}

/** The commands of a project's targets, without those that are compiled here. */
const COMMANDS: Readonly<Record<string, Readonly<Record<string, Target>>>> = {
  go: {
    build: { does: 'go build -o bin/app .' },
    test: { does: 'go test ./...' },
    run: { does: 'go run .' },
    lint: { does: 'go vet ./...' },
    clean: { does: 'rm -rf bin' },
  },
  python: {
    install: { does: 'pip install -r requirements.txt' },
    test: { does: 'python -m pytest' },
    run: { does: 'python app.py' },
    lint: { does: 'ruff check .' },
    clean: { does: 'rm -rf build dist .pytest_cache && find . -name __pycache__ -exec rm -rf {} +' },
  },
  node: {
    install: { does: 'npm ci' },
    build: { does: 'npm run build' },
    test: { does: 'npm test' },
    run: { does: 'npm start' },
    lint: { does: 'npm run lint' },
    clean: { does: 'rm -rf dist' },
  },
  rust: {
    build: { does: 'cargo build --release' },
    test: { does: 'cargo test' },
    run: { does: 'cargo run' },
    lint: { does: 'cargo clippy' },
    clean: { does: 'cargo clean' },
  },
};

const TARGETS = ['build', 'install', 'test', 'run', 'lint', 'clean'];
const NAMED =
  /\b(?:with |and |has |plus )*(?:the |an? )*(?:targets?(?: (?:for|called|named))?|rules?(?: for)?|commands?)\b/;
const PROGRAM =
  /\b(?:called|named|into|to|binary|executable|program) (?:an? )?(?:(?:binary|executable|program) )?(?:called |named )?([a-z][\w-]*)\b(?<!project|file|files|the|all)/;
const SOURCES =
  /\b(?:that )?(?:compiles?|builds?|compiling|with|for|from)? ?((?:[\w-]+\.(?:c|cpp|cc)(?:, and |, | and )?)+)/;
const FLAGS = /(?<![\w-])-(?:W\w+|O[0-3s]|g|std=[\w+]+)(?![\w-])/g;

function write(wish: WishText): string[] | undefined {
  const files = wish.take(SOURCES);
  const isPlus = /\bc\+\+|\bcpp\b|\.cpp\b|\.cc\b/.test(wish.given.toLowerCase());
  const stack = readStack(wish, 'c');
  const flags = wish.given.match(FLAGS);
  if (flags)
    takeAll(wish, /(?:\b(?:with|using|and|flags?|the) )*(?<![\w-])-(?:w\w+|o[0-3s]|g|std=[\w+]+)(?![\w-])/);
  takeAll(
    wish,
    /\b(?:all |the |every |an? )*(?:\.c(?:pp)? files|source files|sources|object files|compiler flags|flags|warnings?(?: enabled)?|gcc|g\+\+|clang|multi-?file)\b/,
  );
  const named = wish.take(PROGRAM)?.[1];
  takeAll(wish, NAMED);
  const asked = TARGETS.filter((target) =>
    takeAll(
      wish,
      new RegExp(
        `\\b(?:with |and |that |an? |the |to )*${target}(?:s|ning|ing|ting)?(?: (?:target|it|the project|the program|everything|phony))?(?![\\w-])`,
      ),
    ),
  );
  takeAll(wish, /\b(?:compiles?|compiling|project|phony|all)\b/);
  const own = stack && COMMANDS[stack.id];
  if (own) {
    const targets = (asked.length > 0 ? asked : Object.keys(own)).filter((target) => own[target]);
    if (targets.length < asked.length) return undefined;
    return [
      `.PHONY: ${targets.join(' ')}`,
      ...targets.flatMap((target) => ['', `${target}:`, `  ${own[target]?.does}`]),
    ];
  }
  if (stack?.id !== 'c' || asked.some((target) => /^(?:lint)$/.test(target))) return undefined;
  return compiled({
    isPlus,
    program: named ?? 'app',
    sources: files?.[1]?.match(/[\w-]+\.\w+/g)?.join(' '),
    flags: flags?.join(' '),
    asked,
  });
}

interface Compiled {
  readonly isPlus: boolean;
  readonly program: string;
  readonly sources: string | undefined;
  readonly flags: string | undefined;
  readonly asked: readonly string[];
}

function compiled({ isPlus, program, sources, flags, asked }: Compiled): string[] {
  const end = isPlus ? 'cpp' : 'c';
  const [compiler, options] = isPlus ? ['CXX', 'CXXFLAGS'] : ['CC', 'CFLAGS'];
  const standard = isPlus ? '-std=c++17 -Wall -Wextra -O2' : '-std=c11 -Wall -Wextra -O2';
  const extra: Readonly<Record<string, readonly string[]>> = {
    run: ['', 'run: $(PROGRAM)', '  ./$(PROGRAM)'],
    test: ['', '# A script that tries the program.', 'test: $(PROGRAM)', '  ./test.sh'],
    install: ['', 'install: $(PROGRAM)', '  install -D $(PROGRAM) $(DESTDIR)/usr/local/bin/$(PROGRAM)'],
  };
  const also = asked.filter((target) => extra[target]);
  return [
    `${compiler} ?= ${isPlus ? 'g++' : 'gcc'}`,
    `${options} ?= ${flags ?? standard}`,
    `PROGRAM := ${program}`,
    `SOURCES := ${sources ?? `$(wildcard *.${end} src/*.${end})`}`,
    `OBJECTS := $(SOURCES:.${end}=.o)`,
    '',
    `.PHONY: all ${[...also, 'clean'].join(' ')}`,
    '',
    'all: $(PROGRAM)',
    ...(asked.includes('build') ? ['', '.PHONY: build', 'build: all'] : []),
    '',
    '$(PROGRAM): $(OBJECTS)',
    `  $(${compiler}) $(${options}) -o $@ $^ $(LDLIBS)`,
    '',
    '# A change of a header compiles what includes it.',
    `%.o: %.${end}`,
    `  $(${compiler}) $(${options}) -MMD -c -o $@ $<`,
    ...also.flatMap((target) => extra[target] ?? []),
    '',
    'clean:',
    '  $(RM) $(PROGRAM) $(OBJECTS) $(OBJECTS:.o=.d)',
    '',
    '-include $(OBJECTS:.o=.d)',
  ];
}

export const MAKEFILE: ConfigKind = { says: /\bmake ?files?\b/, language: 'makefile', write };
