/** Words that say nothing about what a plan does, once everything else has been read. */
export const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and or of in to from for with by as it its is are this these those them their each all any
  given takes take taking returns return returning write create make give me please function method code program
  script list array slice vec vector ones only new result results values value elements element items item numbers
  number words word strings string using use one where be should must also then can you i need want keeps keep
  convert converts every transform transforms find finds get gets select selects filter filters filtering compute computes calculate calculates calculating
  integers ints linq query stream streams class text file line lines reads read back whose who into out own entries
  java python javascript typescript go golang rust kotlin swift php ruby csharp c dict dictionary map object returned hash tuple hashmap people person`
    .split(/\s+/)
    .filter(Boolean),
);
