import type { Snippet } from '../../snippets/snippets.ts';
import type { Answer, Route, Server } from './read-server.ts';

const indented = (lines: readonly string[], levels = 1): string[] =>
  lines.map((line) => (line ? '  '.repeat(levels) + line : line));

const scriptValue = (answer: Answer): string => {
  if (answer.kind === 'json') return answer.text;
  if (answer.kind === 'text') return JSON.stringify(answer.text);
  if (answer.kind === 'time')
    return answer.isJson ? '{ time: new Date().toISOString() }' : 'new Date().toISOString()';
  return 'body';
};

const isText = (answer: Answer): boolean =>
  answer.kind === 'text' || (answer.kind === 'time' && !answer.isJson);

function inNode({ port, routes, refusesMethods }: Server, isTyped: boolean): Snippet {
  const typed = (text: string): string => (isTyped ? text : '');
  const echoes = routes.some(({ answer }) => answer.kind === 'echo');
  const type = (answer: Answer): string =>
    isText(answer) ? '"text/plain; charset=utf-8"' : '"application/json"';
  const body = (answer: Answer): string =>
    isText(answer) || answer.kind === 'echo' ? scriptValue(answer) : `JSON.stringify(${scriptValue(answer)})`;
  const branches = routes.flatMap(({ method, path, answer }, at) => [
    `${at === 0 ? '' : '} else '}if (request.method === "${method}" && pathname === ${JSON.stringify(path)}) {`,
    ...(answer.kind === 'echo'
      ? ['  let body = "";', '  for await (const part of request) body += part;']
      : []),
    `  response.writeHead(200, { "content-type": ${type(answer)} });`,
    `  response.end(${body(answer)});`,
  ]);
  const known = routes.map(({ path }) => `pathname === ${JSON.stringify(path)}`).join(' || ');
  const refuse = refusesMethods
    ? [
        `} else if (${known}) {`,
        '  response.writeHead(405, { "content-type": "application/json" });',
        '  response.end(JSON.stringify({ error: "method not allowed" }));',
      ]
    : [];
  const lines = [
    'const { pathname } = new URL(request.url ?? "/", "http://localhost");',
    ...branches,
    ...refuse,
    '} else {',
    '  response.writeHead(404, { "content-type": "application/json" });',
    '  response.end(JSON.stringify({ error: "not found" }));',
    '}',
  ];
  const imports = isTyped
    ? 'import { createServer, type IncomingMessage, type ServerResponse } from "node:http";'
    : 'import { createServer } from "node:http";';
  const handler = `${echoes ? 'async ' : ''}function handle(request${typed(': IncomingMessage')}, response${typed(': ServerResponse')}) {\n${indented(lines).join('\n')}\n}`;
  return {
    definition: `${imports}\n\n${handler}`,
    example: `createServer(handle).listen(${port}, () => console.log("listening on http://localhost:${port}"));`,
  };
}

function inExpress({ port, routes }: Server): Snippet {
  const lines = routes.flatMap(({ method, path, answer }) => [
    `app.${method.toLowerCase()}(${JSON.stringify(path)}, (request, response) => {`,
    `  response.${isText(answer) ? 'type("text/plain").send' : 'json'}(${answer.kind === 'echo' ? 'request.body' : scriptValue(answer)});`,
    '});',
    '',
  ]);
  return {
    definition:
      `import express from "express";\n\nconst app = express();\napp.use(express.json());\n\n${lines.join('\n')}\napp.use((request, response) => {\n  response.status(404).json({ error: "not found" });\n});`.replace(
        '\n\n\n',
        '\n\n',
      ),
    example: `app.listen(${port}, () => console.log("listening on http://localhost:${port}"));`,
  };
}

const goRoute = ({ method, path, answer }: Route, refuses: boolean): string[] => {
  const written =
    answer.kind === 'echo'
      ? ['io.Copy(w, r.Body)']
      : answer.kind === 'time'
        ? [
            answer.isJson
              ? 'json.NewEncoder(w).Encode(map[string]string{"time": time.Now().Format(time.RFC3339)})'
              : 'fmt.Fprintln(w, time.Now().Format(time.RFC3339))',
          ]
        : [
            answer.kind === 'json'
              ? `fmt.Fprintln(w, \`${answer.text.replaceAll('`', '')}\`)`
              : `fmt.Fprintln(w, ${JSON.stringify(answer.text)})`,
          ];
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    `http.HandleFunc(${JSON.stringify(path)}, func(w http.ResponseWriter, r *http.Request) {`,
    ...indented([
      `if r.Method != http.Method${name}${path === '/' && !refuses ? ' || r.URL.Path != "/"' : ''} {`,
      refuses
        ? '  http.Error(w, "method not allowed", http.StatusMethodNotAllowed)'
        : '  http.NotFound(w, r)',
      '  return',
      '}',
      `w.Header().Set("Content-Type", ${isText(answer) ? '"text/plain; charset=utf-8"' : '"application/json"'})`,
      ...written,
    ]),
    '})',
  ];
};

function inGo({ port, routes, refusesMethods }: Server): Snippet {
  const lines = routes.flatMap((route) => goRoute(route, refusesMethods));
  return {
    definition: `func routes() {\n${indented(lines).join('\n')}\n}`,
    example: `routes()\nlog.Println("listening on http://localhost:${port}")\nlog.Fatal(http.ListenAndServe(":${port}", nil))`,
  };
}

function inPython({ port, routes, refusesMethods }: Server): Snippet {
  const methods = [...new Set(routes.map(({ method }) => method))];
  const blocks = methods.map((method) => {
    const own = routes.filter((route) => route.method === method);
    const lines = own.flatMap(({ path, answer }, at) => [
      `${at === 0 ? 'if' : 'elif'} path == ${JSON.stringify(path)}:`,
      answer.kind === 'echo'
        ? '  self.answer(200, "application/json", self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())'
        : isText(answer)
          ? `  self.answer(200, "text/plain; charset=utf-8", ${answer.kind === 'text' ? JSON.stringify(answer.text) : 'datetime.now(timezone.utc).isoformat()'})`
          : `  self.answer(200, "application/json", ${answer.kind === 'json' ? `'${answer.text.replaceAll("'", "\\'")}'` : 'json.dumps({"time": datetime.now(timezone.utc).isoformat()})'})`,
    ]);
    return [
      `def do_${method}(self) -> None:`,
      ...indented([
        'path = self.path.split("?")[0]',
        ...lines,
        'else:',
        `  self.answer(404, "application/json", '{"error": "not found"}')`,
      ]),
      '',
    ];
  });
  const others = refusesMethods
    ? [
        ...['GET', 'POST', 'PUT', 'DELETE']
          .filter((one) => !methods.includes(one))
          .flatMap((one) => [
            `def do_${one}(self) -> None:`,
            `  self.answer(405, "application/json", '{"error": "method not allowed"}')`,
            '',
          ]),
      ]
    : [];
  const answer = [
    'def answer(self, status: int, kind: str, text: str) -> None:',
    ...indented([
      'body = text.encode()',
      'self.send_response(status)',
      'self.send_header("Content-Type", kind)',
      'self.send_header("Content-Length", str(len(body)))',
      'self.end_headers()',
      'self.wfile.write(body)',
    ]),
  ];
  const text = indented([...blocks.flat(), ...others, ...answer]).join('\n');
  const imports = [
    text.includes('json.dumps') && 'import json',
    text.includes('datetime.') && 'from datetime import datetime, timezone',
    'from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer',
  ].filter(Boolean);
  return {
    definition: `${imports.join('\n')}\n\n\nclass Handler(BaseHTTPRequestHandler):\n${text}`,
    example: `print("listening on http://localhost:${port}")\nThreadingHTTPServer(("", ${port}), Handler).serve_forever()`,
  };
}

/** The server in a language whose library has one; undefined for others. */
export function writeServer(server: Server, language: string): Snippet | undefined {
  if (server.usesExpress) return language === 'javascript' ? inExpress(server) : undefined;
  switch (language) {
    case 'javascript':
      return inNode(server, false);
    case 'typescript':
      return inNode(server, true);
    case 'go':
      // Two handlers for one path end the program.
      return new Set(server.routes.map(({ path }) => path)).size < server.routes.length
        ? undefined
        : inGo(server);
    case 'python':
      return inPython(server);
    default:
      return undefined;
  }
}
