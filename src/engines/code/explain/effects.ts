/** Side effects by the names of called functions. */
const EFFECTS: readonly (readonly [effect: string, pattern: RegExp])[] = [
  [
    'writes to standard output',
    /^(print|println|puts|p|echo|printf|fmt\.Print\w*|console\.\w+|System\.out\.\w+|std::cout|cout|Console\.Write\w*|process\.stdout\.write|print_r|var_dump)!?$/,
  ],
  [
    'writes to standard error',
    /^(eprintln|System\.err\.\w+|std::cerr|process\.stderr\.write|warn|console\.error)!?$/,
  ],
  [
    'reads what the user types',
    /^(input|gets|scanf|fgets|read|readline|std::cin|Console\.Read\w*|std::getline|prompt|bufio\.NewReader|bufio\.NewScanner)$/,
  ],
  [
    'reads files',
    /(^open$|readFile\w*$|read_to_string$|os\.(Open|ReadFile)$|ReadAll\w*$|Files\.(read|lines|walk|new)\w*$|^fopen$|file_get_contents$|fgetcsv$|File\.(read|open|foreach|ReadAll\w*)$|^cat$|createReadStream$|os\.walk$|read_text$|csv\.reader$)/,
  ],
  [
    'writes files',
    /(writeFile\w*$|os\.(Create|WriteFile)$|Files\.write\w*$|file_put_contents$|File\.(write|WriteAll\w*)$|createWriteStream$|write_text$|json\.dump$|^fwrite$|^fprintf$|^tee$)/,
  ],
  [
    'deletes or moves files',
    /(unlink\w*$|os\.(remove|rename|Remove\w*)$|rmtree$|^rm$|^mv$|fs\.rm\w*$|File\.Delete$|Files\.delete\w*$)/,
  ],
  [
    'talks to the network',
    /(^fetch$|^axios|requests\.\w+$|http\.(Get|Post|NewRequest|get|request|createServer|ListenAndServe)$|urlopen$|^curl$|^wget$|HttpClient|TcpListener|socket$|curl_exec$|Net::HTTP)/,
  ],
  [
    'runs other programs',
    /(subprocess\.\w+$|os\.system$|exec(Sync|File)?$|spawn(Sync)?$|exec\.Command$|^system$|shell_exec$|Process\.Start$|Command::new$|child_process)/,
  ],
  ['evaluates text as code', /^(eval|exec|Function|instance_eval|assert)$/],
  [
    'reads the clock',
    /(Date\.now$|time\.(time|Now|monotonic)$|Instant::now|System\.(currentTimeMillis|nanoTime)$|DateTime\.(now|Now)|performance\.now$|^time$|Time\.now$|datetime\.now$|^date$)/,
  ],
  [
    'uses random numbers',
    /(Math\.random$|^rand\w*$|random\.\w+$|rand\.\w+$|randomBytes$|random_int$|shuffle$|mt_rand$|crypto\.random\w+$|secrets\.\w+$|SecureRandom)/,
  ],
  [
    'waits',
    /(setTimeout$|setInterval$|time\.[sS]leep$|^sleep$|Thread\.sleep$|thread::sleep$|Task\.Delay$|asyncio\.sleep$)/,
  ],
];

export function effectsOf(callees: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const callee of callees) {
    for (const [effect, pattern] of EFFECTS) if (pattern.test(callee)) found.add(effect);
  }
  return EFFECTS.map(([effect]) => effect).filter((effect) => found.has(effect));
}
