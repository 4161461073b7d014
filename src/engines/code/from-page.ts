import type { EngineTools } from '../engine.ts';
import { appPage } from './from-app.ts';
import { fromLibrary } from './from-library.ts';
import { fromPlan } from './from-plan.ts';
import { LONGEST_RECORD } from './from-record.ts';
import { type Asked, type Generated, isWhole, lackOf, withinBudget } from './generated.ts';
import { pageWish, scriptOf } from './snippets/page-script.ts';
import { layOutProgram } from './snippets/program-layout.ts';
import { summaryOf } from './summary.ts';

/** The script of a page, for a wish in JavaScript that only a page fulfils. */
export async function fromPage(request: Asked, tools: EngineTools): Promise<Generated | undefined> {
  const prompt = pageWish(request.prompt);
  if (prompt === undefined) return undefined;
  const asked = { ...request, prompt };
  const page = (await fromPlan(asked, 'html', tools)) ?? (await fromLibrary(asked, 'html', tools));
  const code = page.task === null ? undefined : scriptOf(page.code);
  return code === undefined ? undefined : { ...page, code, language: 'javascript' };
}

/** "An HTML page with a clock" has no other part: it is the clock, which is a page. */
export async function partOfPage(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  if (asked !== 'html') return undefined;
  const prompt = request.prompt.replace(
    /^(?:(?:write|create|make|build|an?|simple|html5?) )*(?:web ?)?page (?:with|that (?:shows|has|contains|displays|includes)|showing|containing|for) /i,
    'html ',
  );
  if (prompt === request.prompt) return undefined;
  const wish = { ...request, prompt };
  const part = (await fromPlan(wish, 'html', tools)) ?? (await fromLibrary(wish, 'html', tools));
  return part.task === null ? undefined : part;
}

/** The page of a part that has no style sheet of its own, for a wish that says "css" in passing. */
export async function asPage(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  if (asked !== 'css' || request.language) return undefined;
  const wish = { ...request, prompt: request.prompt.replace(/\bcss\b/i, 'html') };
  const page = (await fromPlan(wish, 'html', tools)) ?? (await fromLibrary(wish, 'html', tools));
  if (!isWhole(page, 'html')) return undefined;
  return { ...page, notes: ['It needs more than styles, so this is a page in HTML.'] };
}

/** An element with the styles that any element can have, where that does more of the wish. */
export async function withStyles(
  request: Asked,
  own: Generated,
  tools: EngineTools,
): Promise<Generated | undefined> {
  if (request.prompt.length > LONGEST_RECORD) return undefined;
  const { STYLES } = await import('./plans/web/own-plans.ts');
  const extended =
    request.maxTokens === undefined ? await withExtraStyles(request, own, tools, STYLES) : undefined;
  const made = extended && isWhole(extended, 'css') ? undefined : STYLES.planStyled(request.prompt);
  if (!made) return extended;
  const notes: string[] = [];
  const written = withinBudget(
    { definition: made.css, example: made.example },
    { language: 'css', summary: summaryOf(request.prompt), request, notes },
  );
  return { ...written, language: 'css', task: 'plan', notes };
}

async function withExtraStyles(
  request: Asked,
  own: Generated,
  tools: EngineTools,
  { plainElement, readExtras, withExtras }: typeof import('./plans/web/own-plans.ts').STYLES,
): Promise<Generated | undefined> {
  for (const read of readExtras(request.prompt)) {
    const asked = { ...request, prompt: read.rest };
    const plain = (await fromPlan(asked, 'css', tools)) ?? (await fromLibrary(asked, 'css', tools));
    const element = own.task === null ? plainElement(read.rest) : undefined;
    const styled = element && !withExtras(plain.code, read) && withExtras(element, read);
    if (styled) return { code: styled, language: 'css', task: 'plan', notes: [] };
    if (plain.task === null || (own.task !== null && lackOf(plain) >= lackOf(own))) continue;
    const code = read.extras.length === 0 ? undefined : withExtras(plain.code, read);
    if (code !== undefined) return { ...plain, code };
  }
  return undefined;
}

const MARKUP = /^\/\* For example: \*\/\n((?:\/\* .* \*\/\n?)+)$/m;

/** A page of an element that only a style sheet has: a spinner, a card that turns. */
export async function styledPage(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  if (asked !== 'html' || (request.maxTokens !== undefined && request.maxTokens < LEAST_TOKENS))
    return undefined;
  const sheet = await fromLibrary(request, 'css', tools);
  const [said = '', lines = ''] = MARKUP.exec(sheet.code) ?? [];
  const markup = lines.replace(/^\/\* (.*) \*\/$/gm, '$1').trim();
  if (!isWhole(sheet, 'css') || !markup || /<(?:body|html)\b/.test(markup)) return undefined;
  const styles = sheet.code
    .replace(said, '')
    .replace(/^\/\*.*\*\/\n/gm, '')
    .trim();
  const definition = `<style>\n${indented(styles)}\n</style>\n<main>\n${indented(markup)}\n</main>`;
  const title =
    request.prompt.charAt(0).toUpperCase() + request.prompt.slice(1, LONGEST_TITLE).replace(/[<>&]/g, '');
  const code = layOutProgram({
    language: 'html',
    snippet: { definition, example: title },
    summary: '',
    withExample: true,
  });
  return { ...sheet, code, language: 'html' };
}

const LEAST_TOKENS = 1_000;
const LONGEST_TITLE = 60;

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A page that lacks less of the wish: the tool that it is, or the same page with the looks that any page can have. */
export async function fullerPage(
  request: Asked,
  own: Generated,
  tools: EngineTools,
): Promise<Generated | undefined> {
  const made: Generated[] = [];
  const tool = await appPage(request, tools);
  if (tool) made.push(tool);
  const { STYLES } = await import('./plans/web/own-plans.ts');
  const styled = STYLES.takeStyles(request.prompt);
  if (styled) {
    const rest = { ...request, prompt: styled.rest };
    for (const page of [
      (await fromPlan(rest, 'html', tools)) ?? (await fromLibrary(rest, 'html', tools)),
      await appPage(rest, tools),
    ]) {
      const code = page && page.task !== null ? styled.on(withoutDark(page.code)) : undefined;
      if (page && code !== undefined) made.push({ ...page, code });
    }
  }
  const best = made.toSorted((one, other) => lackOf(one) - lackOf(other))[0];
  return best && (own.task === null || lackOf(best) < lackOf(own)) ? best : undefined;
}

/** A page with colours of its own keeps them where the system is dark. */
const withoutDark = (code: string): string =>
  code
    .replace(/@media \(prefers-color-scheme: dark\) \{\n(?: {2}.*\n|\n)*\}\n/g, '')
    .replace('color-scheme: light dark;', 'color-scheme: light;');
