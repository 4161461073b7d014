import type { Snippet } from '../../snippets/snippets.ts';
import { withPortVariable } from './port-variable.ts';
import type { Server } from './server.ts';
import { inExpress } from './targets/express.ts';
import { inFramework } from './targets/flask.ts';
import { inGo } from './targets/go.ts';
import { inNode } from './targets/node.ts';
import { inPython } from './targets/python.ts';

/** The server in a language whose library has one; undefined for others. */
export function writeServer(server: Server, language: string): Snippet | undefined {
  const snippet = inLanguage(server, language);
  return snippet && withPortVariable(snippet, server, language);
}

function inLanguage(server: Server, language: string): Snippet | undefined {
  switch (server.framework ?? language) {
    case 'express':
      return inExpress(server, language === 'typescript');
    case 'flask':
    case 'fastapi':
      return inFramework(server);
    case 'javascript':
    case 'typescript':
      return inNode(server, language === 'typescript');
    case 'go':
      return inGo(server);
    case 'python':
      return inPython(server);
    default:
      return undefined;
  }
}
