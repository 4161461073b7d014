import { wordsOfLanguage } from '../../languages/languages.ts';
import { WishText } from '../reading/text.ts';

/** A wish for a program that prints the rows of a CSV file. */
export interface CsvRows {
  readonly path?: string;
  readonly skipsHeader: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which then it its of in to from for with by program script code small simple short write create make
  me please`.split(/\s+/),
);

const READS =
  /\b(?:reads?|reading|opens?|opening|loads?|loading|goes through|iterates? over|parses?)(?: in)? (?:an? |the |any )?(?:csv(?: file)?(?: (?:called |named )?["'`]?([\w./-]+\.csv)["'`]?)?|(?:file )?(?:called |named )?["'`]?([\w./-]+\.csv)["'`]?(?: file)?)(?: line by line| row by row)?/;
const PRINTS =
  /\b(?:prints?|printing|outputs?|shows?|displays?)(?: out)? (?:(?:each|every)(?: one)?(?: of (?:its|the))? (?:rows?|lines?|records?)|(?:all )?(?:of )?(?:its |the )?(?:rows|lines|records|contents?))(?: (?:of|in|from) (?:it|the (?:csv )?file))?(?: (?:to|on) (?:the )?(?:console|stdout|screen|terminal|standard output))?(?: on (?:a|its own|a separate) (?:separate )?line)?/;
const HEADER =
  /,? ?\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|without|except(?: for)?|leav(?:es?|ing) out) (?:the )?(?:header(?: (?:row|line))?|first (?:row|line))\b/;
const ARGUMENT =
  /,? ?\b(?:(?:that is |whose (?:name|path) is )?(?:given|passed|named|taken) )?(?:as|by|on|from|via) (?:the |its |an? )?(?:first |only )?(?:command[- ]line )?(?:argument|command[- ]line)\b/;

export function readCsvRows(prompt: string, language: string): CsvRows | undefined {
  const wish = new WishText(prompt);
  const reads = wish.takeIf(/\bcsv\b/, READS);
  if (!reads || !wish.take(PRINTS)) return undefined;
  const skipsHeader = wish.take(HEADER) !== undefined;
  const isArgument = wish.take(ARGUMENT) !== undefined;
  if (wish.left(new Set([...SILENT, ...wordsOfLanguage(language)])).length > 0) return undefined;
  const path = isArgument ? undefined : (reads[1] ?? reads[2]);
  return { ...(path ? { path: wish.original(reads, path) } : {}), skipsHeader };
}
