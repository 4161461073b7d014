/** Programs over files and folders, as outlines; they are read like those of `functions.ts`. */
const NAMED =
  'opt named ~ \\b(?:(?:of|from|in|the|a|text|whose name|whose path|name|path|that|which|is|are|its) )*(?:file|folder|directory|path|it)?,? ?(?:(?:that )?(?:is|are) )?(?:given|passed|named|specified|taken)? ?(?:as|on|by|in|from) (?:an?|the|its)(?: (?:first|only|single))? (?:command[- ]line )?(?:arguments?|parameter|command line)';
const MISSING =
  "opt missing ~ [,;]? ?\\b(?:and |with |but )*(?:(?:print|show|report|give|display|exit|end|stop|handle|fail)s?|prints out)?(?: (?:an?|the|with|plain|clear|friendly|useful|helpful|proper|readable|non-zero|status|code|exit|1))*(?: (?:error|message|errors))*(?: (?:message|and exits?|with status 1|to stderr))* (?:if|when|in case) (?:the |that |a )?(?:file|folder|directory|path|it)(?: path)? (?:does not exist|doesn't exist|is missing|cannot be (?:read|opened|found)|can't be (?:read|opened|found)|is not there|isn't there|is not found)";
const INPUT =
  'opt input ~ [,;]? ?\\b(?:(?:and|that|which|it|is|are|read|reads|reading|given|piped|taken|taking|comes|coming|passed|the|all|lines|text|input|them) )*(?:from|on|via|of|through|in) (?:the )?(?:stdin|standard input|keyboard)|[,;]? ?\\buntil (?:the )?(?:end of (?:the )?input|input ends|eof)\\b';
const PLACE =
  'file files text txt folder folders directory directories dir below under inside within recursively recursive subfolders subdirectories all every path argument given script walks walk goes go through tool command line cli console program app reads read reading opens loads load scans scan searches search finds find list lists print prints only just each one by whole tree including them their at end ones node script checks check with docs documentation folder_name';

export const FILE_PROGRAMS = `
function lines? & (?:longer|shorter|more|less|fewer|over|exceed|at least|above|too long) ?(?:than )?\\b[^.]*?(?:characters|chars|columns|letters|signs|wide)|too long & file|text|source ! csv|log|sql|json|html|function|words per|commit|wrap|api|class|markdown ~ ${PLACE} line lines longer more than over exceed exceeds exceeding above characters chars columns letters signs long wide length number numbers numbered line_number which are have with whose that has
value limit = 80 ~ (?:(?:longer|more|over|exceed(?:s|ing)?|above|of|at|least) (?:than )?)*\\b(\\d+)(?: (?:characters|chars|columns|letters|signs))?
opt short ~ \\bshorter\\b|\\b(?:less|fewer) than\\b
opt numbered ~ (?:,? ?(?:and|with|together with|along with|preceded by|prefixed with|showing|including|by))*(?: ?(?:their|its|the|each))* ?line numbers?|\\b(?:together |along )?with (?:their |its |the )?numbers?\\b
opt length ~ (?:,? ?(?:and|with|together with|along with))*(?: ?(?:their|its|the))* ?(?:lengths?|number of characters|how long (?:they are|it is))
opt file ~ (?:,? ?(?:and|with|together with))* ?(?:the |its )?file ?names?
opt count ~ [,;]? ?\\b(?:(?:and|then|also|prints?|shows?|reports?|at the end|finally) )*(?:how many (?:there (?:were|are)|lines|such lines|were found|of them)(?: there (?:were|are))?|(?:the |a )?(?:total )?(?:number|count) of (?:such |these |those |long )?(?:lines|them))(?: at the end)?
${NAMED}
${MISSING}
fun run(path: text)
  let number = 0
  [count] let found = 0
  for line in readLines(path)
    number += 1
    [!short] if size(line) > {limit}
    [short] if size(line) < {limit}
      [count] found += 1
      [file] [numbered] [!length] print "{path}:{number}: {line}"
      [!file] [numbered] [!length] print "{number}: {line}"
      [!numbered] [!length] print line
      [numbered] [length] print "{number} ({size(line)}): {line}"
      [!numbered] [length] print "({size(line)}): {line}"
  [count] print "{found} lines"
example
  run(firstArgument("FILE"))

function reverse|backwards|last line first|upside down|bottom to top|tac & lines? & file|text|stdin|standard input ! linked|words|characters in|each line|every line|function|string|list of|array|csv|log|json|in place ~ ${PLACE} line lines reverse reversed reverses order last first backwards back out again to from bottom top starting tac comes come becomes so that until end eof input finishes it file's
${INPUT}
opt blank ~ [,;]? ?\\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es|ing) out|without) (?:the |any |all )?(?:empty|blank)(?: (?:lines|ones))?
opt numbered ~ [,;]? ?\\b(?:(?:and|with|showing|each|line|one|together with|preceded by|prefixed with|adds?|adding) )*(?:(?:their|its|the|a|original|own|old) )*(?:line )?(?:numbers?|numbered)(?: from (?:1|one))?(?: (?:in front|before|at the (?:start|front|beginning))(?: of (?:them|it|each(?: line| one)?|every line|the line))?)?(?! of)
${NAMED}
${MISSING}
fun run(lines: [text])
  for i to size(lines)
    let at = size(lines) - 1 - i
    [blank] if size(trim(lines[at])) > 0
    [blank] [!numbered]   print lines[at]
    [blank] [numbered]   print "{at + 1}: {lines[at]}"
    [!blank] [!numbered] print lines[at]
    [!blank] [numbered] print "{at + 1}: {lines[at]}"
example
  [input] run(readInput())
  [!input] run(readLines(firstArgument("FILE")))

function matrix & file ! class|template|determinant|invers|multiply|multipl|product|csv|json|sum|add|rotate|eigen|solve|identity ~ ${PLACE} matrix matrices transpose transposes transposed transposition print aligned columns column rows row right left neatly nicely formatted numbers number space separated whitespace spaces then it into transposing result
opt transposed ~ \\btranspos\\w*(?: (?:it|the matrix|matrix))?
opt ragged ~ [,;]? ?\\b(?:and |but )*(?:(?:rejects?|refuses?|checks?|complains?|errors?|fails?|reports?|throws?|validates?|ends?|stops?)(?: (?:an? error|with an error|about|that|if|when|for|on|the|all|an?|message|error|plain|clear))*) ?(?:rows? (?:are|is|of|have|has|with|do(?: not|n't)|differ)(?: (?:not|all|in|of|the|an?))*(?: (?:different|same|unequal|equal|uneven|equally))?(?: (?:lengths?|long|numbers?|size|columns))*|ragged(?: rows)?|it is not rectangular)
${NAMED}
${MISSING}
fun readMatrix(path: text) -> [[text]]
  let rows: [[text]] = []
  for line in readLines(path)
    let row = words(line)
    for one in row
      numberIn(one)
    if size(row) > 0
      append(rows, row)
  for row in rows
    if size(row) != size(rows[0])
      fail("the rows are not equally long")
  return rows
[transposed] fun transpose(rows: [[text]]) -> [[text]]
[transposed]   let columns: [[text]] = []
[transposed]   for i to size(rows[0])
[transposed]     let column: [text] = []
[transposed]     for row in rows
[transposed]       append(column, row[i])
[transposed]     append(columns, column)
[transposed]   return columns
fun show(rows: [[text]])
  for row in rows
    let cells: [text] = []
    for i to size(row)
      let width = 0
      for other in rows
        if size(other[i]) > width
          width = size(other[i])
      append(cells, padLeft(row[i], width))
    print joined(cells, " ")
example
  let rows = readMatrix(firstArgument("FILE"))
  if size(rows) == 0
    fail("the file holds no matrix")
  [!transposed] show(rows)
  [transposed] show(transpose(rows))

function broken|dead|missing|invalid & links? & markdown|\\.md ! http|url|website|page|html|external|web ~ ${PLACE} broken dead missing invalid link links relative local internal markdown md point points pointing that do does not exist target targets file_name line number lines numbers report reports in which where to checks check
opt numbered ~ (?:,? ?(?:and|with|together with|along with|showing|including|by))*(?: ?(?:their|its|the|each|file|name|file ?name))*(?: and)? ?(?:the )?line numbers?
opt skipped ~ [,;]? ?\\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|exclud(?:es?|ing)|leav(?:es|ing) out) (?:the )?(?:external|absolute|http|web|mailto|anchor)?[\\w:/, ]*?(?:links|urls|anchors|ones|node_modules|\\.git)(?: (?:and|or) (?:anchors?|mailto|urls|links|ones|node_modules|\\.git))*
opt status ~ [,;]? ?\\b(?:and )?(?:exits?|ends?|returns?|fails?) (?:with )?(?:an? )?(?:status |code |exit code |non-zero (?:status|exit code|code)|error )*(?:1 )?(?:if|when) (?:there (?:are|is)|any|it finds)(?: (?:any|one|broken|links?|is|are|some|at least|were|found))*
${NAMED}
${MISSING}
fun linksIn(line: text) -> [text]
  let links: [text] = []
  let pieces = split(line, "](")
  for i to size(pieces)
    if i > 0
      append(links, split(pieces[i], ")")[0])
  return links
fun pathIn(link: text) -> text
  let parts = words(split(link, "#")[0])
  if size(parts) == 0
    return ""
  return joined(split(parts[0], "%20"), " ")
fun run(folder: text)
  let broken = 0
  for file in filesBelow(folder, [".git", "node_modules"])
    if after(lower(file), ".") == "md"
      let number = 0
      for line in readLines(file)
        number += 1
        for link in linksIn(line)
          let path = pathIn(link)
          let isOutside = size(split(path, ":")) > 1 or path == ""
          if not isOutside and not isThere("{folderOf(file)}/{path}")
            print "{file}:{number}: {link}"
            broken += 1
  print "{broken} broken links"
  if broken > 0
    fail("There are broken links.")
example
  run(firstArgument("FOLDER"))

function largest|biggest & files & human|readable|kb|mb|units ! older|newer|delete|remove|html|duplicate|class ~ ${PLACE} largest biggest size sizes human readable human-readable descending sorted order first kb mb gb largest_first kilobytes megabytes units such as like their form format tree
opt like ~ (?:(?:with|and|their|sizes?|shown|printed|formatted) )*(?:like|such as|e\\.g\\.?|as in|as) ["'(]?[\\d.]+ ?[kmgt]i?b["')]?(?: (?:or|and) [\\d.]+ ?[kmgt]i?b)?
value count = 10 ~ \\b(?:top )?(\\d+|three|five|ten|twenty)(?= (?:largest|biggest))
opt skipped ~ [,;]? ?\\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|exclud(?:es?|ing)|leav(?:es|ing) out|without|not in) (?:the |any |all )?(?:\\.git|node_modules)(?:(?:,| and| or|, and) (?:\\.git|node_modules))*(?: (?:folders?|director(?:y|ies)))?
opt hidden ~ [,;]? ?\\b(?:and |but )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|exclud(?:es?|ing)|without) (?:the |any |all )?hidden(?: (?:files|folders|ones|directories))?(?: (?:and|or) (?:files|folders|directories))?
${NAMED}
${MISSING}
record Entry(path: text, size: float)
fun human(bytes: float) -> text
  let units = ["B", "KB", "MB", "GB", "TB"]
  let value = bytes
  let at = 0
  while value >= 1024 and at < 4
    value = value / 1024
    at += 1
  if at == 0
    return "{fixed(value, 0)} {units[at]}"
  return "{fixed(value, 1)} {units[at]}"
fun run(folder: text)
  let entries: [Entry] = []
  [skipped] for file in filesBelow(folder, [".git", "node_modules"])
  [!skipped] for file in filesBelow(folder, [""])
    append(entries, Entry(file, bytesIn(file)))
  for one in take(sortedDown(entries, size), {count})
    print "{padLeft(human(one.size), 10)}  {one.path}"
example
  run(firstArgument("FOLDER"))

function mov|sort|organi[sz] & files & extension|type|kind & folders?|subfolders?|director|subdirector ! html|lines|date|month|year|count|size|watch|delete|copy|copies ~ ${PLACE} move moves moving sort sorts sorting organize organizes organise organises organizing tidy into subfolder subfolders subdirectory subdirectories named after extension extensions type types kind pdf jpg txt e.g for example like such as without overwriting anything overwrite don't never existing creates create creating if needed missing downloads my based on according own separate ending
opt plain ~ [,;]? ?\\b(?:and )?(?:files |those |ones )?(?:without|with no) (?:an? )?extensions?(?: (?:go|goes|are|is|stay|into|in|to|moved|put|land|called|named|an?|the|folder|other|others|misc|no_extension))*
${NAMED}
${MISSING}
fun run(folder: text)
  for file in filesIn(folder)
    let parts = split(nameOf(file), ".")
    let kind = "other"
    if size(parts) > 1 and parts[0] != ""
      kind = lower(parts[size(parts) - 1])
    print moveInto(file, "{folder}/{kind}")
example
  run(firstArgument("FOLDER"))

function watch|monitor|observe & folder|directory & mov|sort|organi & year|month|date|\\d{4}/\\d\\d ! html|class|email|upload|photo ~ ${PLACE} watch watches watching monitor monitors new move moves moving into subfolders subfolder named after current year month date like yyyy mm 2024 05 year/month arrive arrives appear appears arriving creates create missing running runs keeps running when as soon named based on it is today's today pdfs photos
opt like ~ (?:like|such as|named|e\\.g\\.?) ["'(]?\\d{4}/\\d\\d["')]?
value ending = pdf ~ \\b(pdf|jpe?g|png|csv|txt|zip|docx?|xlsx?|mp3|mp4|log|json|xml)\\b
${NAMED}
${MISSING}
fun run(folder: text)
  let known = filesIn(folder)
  while true
    for file in filesIn(folder)
      [ending] let isWanted = after(lower(nameOf(file)), ".") == "{ending}"
      [ending] if isWanted and not contains(known, file)
      [!ending] if not contains(known, file)
        print moveInto(file, "{folder}/{yearMonth()}")
    pause(1)
example
  run(firstArgument("FOLDER"))
`;
