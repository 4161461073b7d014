import { CHECKED, type Check, type Collection, indented, type Server } from '../server.ts';
import { REFUSED_TOKEN, SHARED_HEADERS } from './script-values.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** An if statement that finds a value which is not what the check says. */
const BREAKS: Readonly<Record<Check, (value: string) => string>> = {
  string: (value) => `if text, ok := ${value}.(string); !ok || strings.TrimSpace(text) == "" {`,
  number: (value) => `if _, ok := ${value}.(float64); !ok {`,
  integer: (value) => `if number, ok := ${value}.(float64); !ok || number != math.Trunc(number) {`,
  natural: (value) =>
    `if number, ok := ${value}.(float64); !ok || number != math.Trunc(number) || number < 0 {`,
  counting: (value) =>
    `if number, ok := ${value}.(float64); !ok || number != math.Trunc(number) || number < 1 {`,
  positive: (value) => `if number, ok := ${value}.(float64); !ok || number <= 0 {`,
  boolean: (value) => `if _, ok := ${value}.(bool); !ok {`,
  email: (value) => `if text, ok := ${value}.(string); !ok || !emailPattern.MatchString(text) {`,
};

const refuse = (status: number, message: string): string[] => [
  `send(w, ${status === 422 ? 'http.StatusUnprocessableEntity' : 'http.StatusBadRequest'}, map[string]any{"error": ${quoted(message)}})`,
  'return',
];

/** The lines that refuse a new record of what was sent. */
export const goRequired = ({ required, checks }: Collection, status: number): string[] =>
  required.flatMap((name) => {
    const check = checks[name];
    const value = `sent[${quoted(name)}]`;
    return [
      check ? BREAKS[check](value) : `if ${value} == nil || ${value} == "" {`,
      ...indented(refuse(status, `${name} ${check ? CHECKED[check] : 'is required'}`)),
      '}',
    ];
  });

/** The lines that refuse a change; what is not sent stays as it is. */
export const goChange = ({ checks }: Collection, status: number): string[] =>
  Object.entries(checks).flatMap(([name, check]) => [
    `if value, isSent := sent[${quoted(name)}]; isSent {`,
    ...indented([BREAKS[check]('value'), ...indented(refuse(status, `${name} ${CHECKED[check]}`)), '}']),
    '}',
  ]);

export const EMAIL_PATTERN = 'var emailPattern = regexp.MustCompile(`^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$`)';

const wrapper = (name: string, lines: readonly string[]): string[] => [
  `func ${name}(next http.Handler) http.Handler {`,
  '  return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {',
  ...indented(lines, 2),
  '  })',
  '}',
  '',
];

const LOGGED = [
  'type statusWriter struct {',
  '  http.ResponseWriter',
  '  status int',
  '}',
  '',
  'func (w *statusWriter) WriteHeader(status int) {',
  '  w.status = status',
  '  w.ResponseWriter.WriteHeader(status)',
  '}',
  '',
  ...wrapper('withLog', [
    'start := time.Now()',
    'writer := &statusWriter{w, http.StatusOK}',
    'next.ServeHTTP(writer, r)',
    'log.Println(r.Method, r.URL.Path, writer.status, time.Since(start))',
  ]),
];

const SHARED = wrapper('withCORS', [
  ...SHARED_HEADERS.map(([name, value]) => `w.Header().Set("${name}", "${value}")`),
  'if r.Method == http.MethodOptions {',
  '  w.WriteHeader(http.StatusNoContent)',
  '  return',
  '}',
  'next.ServeHTTP(w, r)',
]);

const TOKEN = [
  'func apiToken() string {',
  '  if token := os.Getenv("API_TOKEN"); token != "" {',
  '    return token',
  '  }',
  '  return "secret"',
  '}',
  '',
];

const checked = (token: 'bearer' | 'key'): string[] =>
  wrapper('withToken', [
    `if r.Header.Get(${token === 'key' ? '"X-API-Key") != apiToken()' : '"Authorization") != "Bearer "+apiToken()'} {`,
    '  w.Header().Set("Content-Type", "application/json")',
    '  w.WriteHeader(http.StatusUnauthorized)',
    `  fmt.Fprintln(w, \`{"error": "${REFUSED_TOKEN[token]}"}\`)`,
    '  return',
    '}',
    'next.ServeHTTP(w, r)',
  ]);

/** Middleware: its functions, and the handler wrapped in them. */
export function goAround({ isLogged, isShared, token }: Server['around']): {
  functions: string[];
  handler: string;
} {
  const names = [
    ...(isLogged ? ['withLog'] : []),
    ...(isShared ? ['withCORS'] : []),
    ...(token ? ['withToken'] : []),
  ];
  return {
    functions: [
      ...(token ? TOKEN : []),
      ...(isLogged ? LOGGED : []),
      ...(isShared ? SHARED : []),
      ...(token ? checked(token) : []),
    ],
    handler: names.reduceRight((inner, name) => `${name}(${inner})`, 'http.HandlerFunc(handle)'),
  };
}

/** Listens until a signal comes, then ends the running requests. */
export const goGraceful = (port: number, handler: string, grace = 10): string =>
  [
    'ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)',
    'defer stop()',
    `server := &http.Server{Addr: ":${port}", Handler: ${handler}}`,
    'go func() {',
    `  log.Println("listening on http://localhost:${port}")`,
    '  if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {',
    '    log.Fatal(err)',
    '  }',
    '}()',
    '<-ctx.Done()',
    'log.Println("shutting down")',
    `ending, cancel := context.WithTimeout(context.Background(), ${grace}*time.Second)`,
    'defer cancel()',
    'if err := server.Shutdown(ending); err != nil {',
    '  log.Fatal(err)',
    '}',
  ].join('\n');
