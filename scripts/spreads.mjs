// On Node 20 every field behind a spread that opens a literal, as in `{ ...a, b }`, makes a new hidden class each time it
// runs: over a microsecond a field, and whatever reads the object misses its inline cache. Behind anything else the same
// spread costs a tenth. So the built code opens such literals with a spread of nothing, and the sources stay as they are.
import { parseAst } from 'rolldown/parseAst';

const NOTHING = '...null,';

/** In the text as it is published: the minifier would take it out again. */
export const spreads = {
  name: 'spreads',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.code.includes('{...')) file.code = withNothingFirst(file.code);
    }
  },
};

export function withNothingFirst(code) {
  let text = '';
  let from = 0;
  for (const at of openingSpreads(parseAst(code, { sourceType: 'script' }))) {
    text += code.slice(from, at) + NOTHING;
    from = at;
  }
  return text + code.slice(from);
}

/** The positions of opening spreads in literals that have more properties. */
function openingSpreads(tree) {
  const found = [];
  const nodes = [tree];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const [first, second] = node.type === 'ObjectExpression' ? node.properties : [];
    if (first?.type === 'SpreadElement' && second) found.push(first.start);
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (child?.type) nodes.push(child);
    }
  }
  return found.sort((a, b) => a - b);
}
