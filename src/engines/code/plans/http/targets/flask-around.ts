import { indented, type Server } from '../server.ts';
import { pythonCounted, pythonTokenTest } from './python-values.ts';
import { REFUSED_TOKEN, SHARED_HEADERS } from './script-values.ts';

/** Functions that Flask calls before and after every request. */
export function flaskHooks(server: Server): string[] {
  const {
    around: { isLogged, isShared, token },
    hasJsonErrors,
  } = server;
  const before = [
    ...pythonCounted(server),
    ...(isLogged ? ['g.start = time.perf_counter()'] : []),
    ...(token
      ? [
          `if request.method != "OPTIONS" and ${pythonTokenTest(token, 'request.headers')}:`,
          `  return jsonify(error="${REFUSED_TOKEN[token]}"), 401`,
        ]
      : []),
  ];
  const after = [
    ...(isShared ? SHARED_HEADERS.map(([name, value]) => `response.headers["${name}"] = "${value}"`) : []),
    ...(isLogged
      ? [
          'took = (time.perf_counter() - g.start) * 1000',
          'print(request.method, request.path, response.status_code, f"{took:.1f} ms")',
        ]
      : []),
  ];
  return [
    ...(hasJsonErrors
      ? [
          '@app.errorhandler(HTTPException)',
          'def failed(error):',
          '  return jsonify(error=error.description), error.code',
          '',
          '',
        ]
      : []),
    ...(before.length > 0 ? ['@app.before_request', 'def before():', ...indented(before), '', ''] : []),
    ...(after.length > 0
      ? ['@app.after_request', 'def after(response):', ...indented([...after, 'return response']), '', '']
      : []),
  ];
}

/** FastAPI's middleware of every request. */
export function fastCounted(server: Server): string[] {
  const counted = pythonCounted(server);
  if (counted.length === 0) return [];
  return [
    '@app.middleware("http")',
    'async def count_request(request: Request, call_next):',
    ...indented([...counted, 'return await call_next(request)']),
    '',
    '',
  ];
}
