import type { EngineTools } from '../engine.ts';
import { languageIdOf } from './languages/detect-language.ts';
import { languageOr } from './languages/languages.ts';
import { hasGrammar, withTree } from './languages/syntax-tree.ts';
import { assertionsIn } from './languages/type-assertions.ts';
import { CONNECT_A_MODEL } from './model-hint.ts';
import { simplifyTruth } from './refactor/boolean-returns.ts';
import { useConstAndLet } from './refactor/declarations.ts';
import { dropElseAfterReturn } from './refactor/else-after-return.ts';
import { sortImports } from './refactor/import-order.ts';
import { LEBAB_STEPS, lebab } from './refactor/lebab.ts';
import { planRefactoring } from './refactor/parse-instruction.ts';
import { compareNoneByIdentity, negateInside } from './refactor/python-comparisons.ts';
import { useComprehensions } from './refactor/python-comprehensions.ts';
import { useFStrings } from './refactor/python-f-strings.ts';
import { renameSymbol } from './refactor/rename-symbol.ts';
import { applyEdits, type Rewrite, type RewriteResult } from './refactor/rewrite.ts';
import { removeUnusedImports, removeUnusedVariables } from './refactor/unused.ts';

export interface RefactorRequest {
  readonly code: string;
  readonly language?: string;
  readonly instruction?: string;
}

interface Refactored {
  readonly code: string;
  readonly language: string;
  readonly changes: string[];
  readonly notes: string[];
}

/** Steps on the syntax tree; for JavaScript, lebab has the others. */
const REWRITES: Readonly<Record<string, Rewrite>> = {
  let: useConstAndLet,
  none: compareNoneByIdentity,
  negation: negateInside,
  'f-strings': useFStrings,
  comprehension: useComprehensions,
  truth: simplifyTruth,
  else: dropElseAfterReturn,
  'unused-imports': removeUnusedImports,
  'unused-variables': removeUnusedVariables,
  'sort-imports': sortImports,
};

/** Languages whose rewrites go beyond renaming. */
const REWRITABLE = /^(javascript|typescript|tsx|python)$/;

/** Inner and outer places are rewritten in turn; code that needs more rounds than this is left as it is then. */
const ROUNDS = 10;

export async function refactorCode(request: RefactorRequest, tools: EngineTools): Promise<Refactored> {
  tools.signal.throwIfAborted();
  const language = languageIdOf(request);
  const { name } = languageOr(language);
  const unchanged = (...notes: string[]): Refactored => ({
    code: request.code,
    language,
    changes: [],
    notes,
  });
  if (!hasGrammar(language)) return unchanged(`octet cannot rewrite ${name} by itself. ${CONNECT_A_MODEL}`);
  const plan = planRefactoring(request.instruction);
  if (plan.isUnknown)
    return unchanged(`octet knows no safe rewrite for “${request.instruction?.trim()}”. ${CONNECT_A_MODEL}`);
  const session = new Session(request.code, language, tools);
  if (await session.isBroken()) return unchanged('The code has a syntax error, so nothing was changed.');

  for (const [from, to] of plan.rename) await session.rewrite(renameSymbol(from, to));
  const steps = REWRITABLE.test(language) ? plan.steps : [];
  for (const step of steps) {
    tools.signal.throwIfAborted();
    if (REWRITES[step]) await session.rewrite(REWRITES[step]);
    else if (language === 'javascript') await session.transform(step);
  }
  tools.progress(1, 'refactoring');
  const { code, changes, notes } = session;
  if (!REWRITABLE.test(language) && plan.steps.length > 0)
    notes.push(`For ${name} octet can only rename. ${CONNECT_A_MODEL}`);
  else if (changes.length === 0 && notes.length === 0)
    notes.push('Nothing to change: none of the safe rewrites applies to this code.');
  return { code, language, changes, notes };
}

/** Applies rewrites one after another and rejects one that breaks the syntax. */
class Session {
  readonly changes: string[] = [];
  readonly notes: string[] = [];

  constructor(
    public code: string,
    private readonly language: string,
    private readonly tools: EngineTools,
  ) {}

  private inTree<T>(code: string, use: Parameters<typeof withTree<T>>[1]): Promise<T> {
    return withTree({ code, language: this.language, assets: this.tools.assets }, use);
  }

  isBroken(code = this.code): Promise<boolean> {
    return this.inTree(code, (root) => root.hasError);
  }

  async rewrite(step: Rewrite): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      const code = this.code;
      const rewriting = await this.inTree(code, (root) => step({ root, code, language: this.language }));
      if (!rewriting) return;
      this.remember(this.notes, rewriting.note);
      if (rewriting.edits.length === 0 || !(await this.accept(applyEdits(code, rewriting.edits), rewriting)))
        return;
    }
  }

  async transform(name: string): Promise<void> {
    const step = LEBAB_STEPS[name];
    if (!step) return;
    const after = await lebab(this.code, step);
    if (after !== undefined && (await this.accept(after, step))) this.remember(this.notes, step.note);
  }

  private async accept(after: string, { change }: Pick<RewriteResult, 'change'>): Promise<boolean> {
    if (after === this.code || (await this.isBroken(after))) return false;
    // The tree of a TypeScript file may not hold its assertions: an edit must not lose one.
    if (this.language === 'typescript' && assertionsIn(after) !== assertionsIn(this.code)) return false;
    this.code = after;
    this.remember(this.changes, change);
    return true;
  }

  private remember(list: string[], text: string | undefined): void {
    if (text && !list.includes(text)) list.push(text);
  }
}
