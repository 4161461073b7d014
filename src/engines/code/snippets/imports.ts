/**
 * The imports that a piece of code needs, read off the names it uses. Languages that are missing here write
 * their imports in the snippet itself.
 */
type Rule = readonly [used: RegExp, line: string];

const go = (path: string): Rule => [new RegExp(`\\b${path.replace(/^.*\//, '')}\\.[A-Z]`), `"${path}"`];

const GO: readonly Rule[] = [
  'bufio bytes container/heap context crypto/hmac crypto/sha256 crypto/subtle crypto/tls encoding/base64 encoding/csv encoding/hex encoding/json',
  'errors flag fmt io io/fs log math math/big net net/http net/http/httptest net/mail net/url os os/signal path/filepath reflect regexp runtime/debug sort strconv strings',
  'sync sync/atomic syscall testing time unicode unicode/utf8 archive/zip os/exec',
]
  .join(' ')
  .split(' ')
  .map(go)
  .concat([
    [/\blist\.(New|List|Element)\b/, '"container/list"'],
    [/\brand\.(Intn|Float64|Perm|Shuffle|New)\b/, '"math/rand"'],
    [/\batomic\.[A-Z]/, '"sync/atomic"'],
    [/(?<![\w.])path\.(?:Base|Clean|Dir|Ext|Join)\(/, '"path"'],
    [/\bsql\.[A-Z]/, '"database/sql"'],
    [/\brand\.(Read|Reader|Int)\b/, '"crypto/rand"'],
    [/\bwebsocket\.[A-Z]/, '"github.com/gorilla/websocket"'],
  ]);

const JAVA: readonly Rule[] = [
  [
    /\b(List|Map|Set|ArrayList|HashMap|TreeMap|HashSet|LinkedHash\w+|Deque|ArrayDeque|Arrays|Collections|Base64|PriorityQueue|Queue|UUID|Optional|Random|Scanner|Iterator|Objects|Comparator|LinkedList|HexFormat|NoSuchElementException|BitSet|Locale|Collection|SortedMap|TreeSet|StringJoiner|EnumMap|OptionalInt|DoubleSummaryStatistics|OptionalDouble)\b/,
    'java.util.*',
  ],
  [
    /\b(Function|BiFunction|Supplier|Consumer|BiConsumer|Predicate|UnaryOperator|BinaryOperator|IntPredicate|ToDoubleFunction|ToIntFunction|ToLongFunction)<|\bBinaryOperator\.|\bDoubleSupplier\b/,
    'java.util.function.*',
  ],
  [/\b(Collectors|Stream|IntStream|LongStream)\b/, 'java.util.stream.*'],
  [
    /\b(ArrayBlockingQueue|BlockingQueue|ConcurrentSkipListMap|ForkJoinPool|RecursiveTask|ConcurrentHashMap|ExecutorService|Executors|Callable|Future|ThreadLocalRandom|TimeUnit|ScheduledExecutorService|ScheduledFuture|CompletableFuture|CompletionException|Executor|TimeoutException|CopyOnWriteArrayList|ConcurrentLinkedQueue|CountDownLatch|Semaphore|ExecutionException)\b/,
    'java.util.concurrent.*',
  ],
  [/\b(Pattern|Matcher|MatchResult)\b/, 'java.util.regex.*'],
  [/\b(AtomicInteger|AtomicLong|AtomicBoolean|AtomicReference|LongAdder)\b/, 'java.util.concurrent.atomic.*'],
  [/\b(Lock|ReentrantLock|ReadWriteLock|ReentrantReadWriteLock)\b/, 'java.util.concurrent.locks.*'],
  [/\bBigInteger\b/, 'java.math.BigInteger'],
  [/\b(BigDecimal|RoundingMode)\b/, 'java.math.*'],
  [/\bObjectMapper\b/, 'com.fasterxml.jackson.databind.*'],
  [/\bJsonProcessingException\b/, 'com.fasterxml.jackson.core.*'],
  [/@JsonProperty\b/, 'com.fasterxml.jackson.annotation.*'],
  [/\bNormalizer\b/, 'java.text.Normalizer'],
  [/\bDecimalFormat\b/, 'java.text.*'],
  [/\bStandardCharsets\b/, 'java.nio.charset.StandardCharsets'],
  [/\b(Files|Path|Paths)\b/, 'java.nio.file.*'],
  [/\b(IOException|UncheckedIOException|BufferedReader|InputStream(?:Reader)?|OutputStream)\b/, 'java.io.*'],
  [/\b(LocalDate|LocalDateTime|LocalTime|YearMonth|DayOfWeek|Period|Duration|Instant)\b/, 'java.time.*'],
  [/\b(DateTimeFormatter|DateTimeParseException|ResolverStyle)\b/, 'java.time.format.*'],
  [/\bChronoUnit\b/, 'java.time.temporal.ChronoUnit'],
  [/\b(MessageDigest|SecureRandom|NoSuchAlgorithmException|DigestInputStream)\b/, 'java.security.*'],
  [/\b(HttpServer|HttpExchange)\b/, 'com.sun.net.httpserver.*'],
  [/\b(InetSocketAddress|URI|URL(?:En|De)coder|ServerSocket|Socket)\b/, 'java.net.*'],
  [/\b(HttpClient|HttpRequest|HttpResponse)\b/, 'java.net.http.*'],
];

const C: readonly Rule[] = [
  [/\bassert\(/, 'assert.h'],
  [/\b(isalnum|isalpha|isdigit|isxdigit|isprint|ispunct|isspace|isupper|tolower|toupper)\b/, 'ctype.h'],
  [/\bopendir\b/, 'dirent.h'],
  [/\berrno\b/, 'errno.h'],
  [/\bgetaddrinfo\b/, 'netdb.h'],
  [/\b(sigaction|signal|raise)\(|\bsig_atomic_t\b/, 'signal.h'],
  [/\bfd_set\b/, 'sys/select.h'],
  [/\bwaitpid\b/, 'sys/wait.h'],
  [/\b(?:(?:sqrt|pow|floor|ceil|fabs|l?round|a?sin|cos|atan|log)(?=\()|INFINITY\b)/, 'math.h'],
  [/\bpthread_\w+/, 'pthread.h'],
  [/\b(bool|true|false)\b/, 'stdbool.h'],
  [/\b(?:u?int(8|16|32|64|ptr)_t|SIZE_MAX)\b/, 'stdint.h'],
  [/\b(INT|LONG)_(MAX|MIN)\b/, 'limits.h'],
  [/\bmax_align_t\b/, 'stddef.h'],
  [/\bva_list\b/, 'stdarg.h'],
  [
    /\b(printf|fprintf|s?scanf|snprintf|fopen|fgets|fgetc|getline|f?puts|putchar|FILE|perror|fflush)\b/,
    'stdio.h',
  ],
  [
    /\b(malloc|calloc|realloc|free|mkstemp|mkdtemp|exit|abs|labs|qsort|rand|srand|strtou?l|strtod|getenv|EXIT_\w+)\b/,
    'stdlib.h',
  ],
  [
    /\b(strlen|strchr|strcmp|strcpy|memcpy|memmove|memset|strtok|strdup|strcspn|strspn|strcat|strstr|strpbrk|memcmp|strerror|strn?cmp|strrchr)\b/,
    'string.h',
  ],
  [/\bstrn?casecmp\b/, 'strings.h'],
  [/\bstruct stat\b/, 'sys/stat.h'],
  [/\b(?:strf|gm|mk|local)?time\(|\bclock_gettime\b|\btimespec\b/, 'time.h'],
  [/\b(sockaddr_in|htons|INADDR_\w+)\b/, 'netinet/in.h'],
  [/\b(socket|accept|setsockopt|recv|send|connect)\(/, 'sys/socket.h'],
  [/\b(read|write|close|sleep|getopt|fork|pipe|execvp|chdir|getpid)\(/, 'unistd.h'],
];

const std = (names: string, header: string): Rule => [new RegExp(`\\bstd::(${names})\\b`), header];

const CPP: readonly Rule[] = [
  [/\bassert\(/, 'cassert'],
  std(
    'sort|reverse|equal|count_if|min|max|swap|find|find_if|find_if_not|upper_bound|rotate|next_permutation|shuffle|unique|min_element|max_element|minmax_element|clamp|all_of|any_of|partition|nth_element|transform|copy|fill|stable_sort|remove_if|lower_bound|push_heap|pop_heap|make_heap|set_intersection|merge',
    'algorithm',
  ),
  std('array', 'array'),
  std('atomic', 'atomic'),
  [/\bsockaddr_in\b/, 'netinet/in.h'],
  [/\bsockaddr_in\b/, 'sys/socket.h'],
  [/\bsockaddr_in\b/, 'unistd.h'],
  std('isalnum|isalpha|isdigit|ispunct|isspace|isupper|tolower|toupper', 'cctype'),
  std('hypot|sqrt|pow|floor|ceil|abs|round|a?sin|cos|atan|log', 'cmath'),
  std('FILE|snprintf', 'cstdio'),
  std('ptrdiff_t', 'cstddef'),
  std('initializer_list', 'initializer_list'),
  std('abs|exit', 'cstdlib'),
  std('strlen|strcmp|memcpy', 'cstring'),
  std('chrono', 'chrono'),
  std('condition_variable', 'condition_variable'),
  std('u?int(?:8|16|32|64)_t', 'cstdint'),
  std('deque', 'deque'),
  std('filesystem', 'filesystem'),
  std('ifstream|ofstream', 'fstream'),
  std('function|greater|less|hash', 'functional'),
  std('future', 'future'),
  std('setprecision|setw|setfill|put_time', 'iomanip'),
  std('cout|cin|cerr|[io]stream', 'iostream'),
  std('back_inserter|next', 'iterator'),
  std('numeric_limits', 'limits'),
  std('list', 'list'),
  std('map|multimap', 'map'),
  std('default_delete|unique_ptr|make_unique|shared_ptr|make_shared|weak_ptr', 'memory'),
  std('mutex|lock_guard|unique_lock', 'mutex'),
  std('iota|accumulate|gcd|partial_sum', 'numeric'),
  std('optional|nullopt', 'optional'),
  std('queue|priority_queue', 'queue'),
  std('random_device|mt19937(?:_64)?|uniform_int_distribution|uniform_real_distribution', 'random'),
  std('regex|smatch|regex_\\w+', 'regex'),
  std('set', 'set'),
  std('shared_mutex', 'shared_mutex'),
  std('stack', 'stack'),
  std('stringstream|istringstream|ostringstream', 'sstream'),
  std(
    'invalid_argument|out_of_range|runtime_error|underflow_error|overflow_error|logic_error|length_error|domain_error',
    'stdexcept',
  ),
  std('string|to_string|getline|stoi|stol|stod', 'string'),
  std('this_thread|thread', 'thread'),
  std('time(?:_t)?|localtime', 'ctime'),
  std('tie', 'tuple'),
  std('unordered_map', 'unordered_map'),
  std('unordered_set', 'unordered_set'),
  std('exchange|forward|pair|move', 'utility'),
  std('variant|visit', 'variant'),
  std('vector', 'vector'),
];

const CSHARP: readonly Rule[] = [
  [/./, 'System'],
  [/^\s*\[Fact\]/m, 'Xunit'],
  [/^\s*\[Test\]/m, 'NUnit.Framework'],
  [/^\s*\[TestMethod\]/m, 'Microsoft.VisualStudio.TestTools.UnitTesting'],
  [
    /\b(List|Dictionary|HashSet|Stack|Queue|LinkedList|LinkedListNode|IEnumerable|SortedDictionary|KeyValuePair|SortedSet|IList|IDictionary|IComparer|Comparer|IReadOnly\w+)<|\bKeyNotFoundException\b/,
    'System.Collections.Generic',
  ],
  [
    /\.(Select|Where|OrderBy|GroupBy|Sum|Reverse|ToArray|ToList|SequenceEqual|Distinct|Any|All|First|FirstOrDefault|Last|Aggregate|Skip|Take|Count|Max|Min|Average|Zip|ToDictionary|Cast|Intersect|OrderByDescending|ThenBy|SelectMany|Concat|Union|Except|AsEnumerable|ToLookup)\(|\bEnumerable\b/,
    'System.Linq',
  ],
  [/\b(StringBuilder|Encoding|NormalizationForm)\b/, 'System.Text'],
  [/\bRegex\b|(?<!\.)\bMatch\b(?!<)/, 'System.Text.RegularExpressions'],
  [
    /\b(FileStream|File|Directory|Path|StreamReader|FileStream)\.|\b(FileInfo|DirectoryInfo|FileSystemInfo|IOException)\b/,
    'System.IO',
  ],
  [/\b(CultureInfo|NumberStyles|DateTimeStyles)\b/, 'System.Globalization'],
  [/\bJson(Serializer|SerializerOptions|Exception)\b/, 'System.Text.Json'],
  [/\bJsonPropertyName\b/, 'System.Text.Json.Serialization'],
  [
    /\b(ConcurrentDictionary|ConcurrentQueue|ConcurrentBag|BlockingCollection)\b/,
    'System.Collections.Concurrent',
  ],
  [
    /\b(Thread|Timer|CancellationToken\w*|SemaphoreSlim|Monitor|Interlocked|ReaderWriterLockSlim)\b/,
    'System.Threading',
  ],
  [/\bTask\b/, 'System.Threading.Tasks'],
  [/\bStopwatch|ProcessStartInfo\b/, 'System.Diagnostics'],
  [/\bHttpListener\w*\b/, 'System.Net'],
  [/\b(?:Tcp(?:Client|Listener)|NetworkStream|SocketException)\b/, 'System.Net.Sockets'],
  [/\bHttp(?:Client|RequestException)\b/, 'System.Net.Http'],
  [/\bAuthenticationHeaderValue\b/, 'System.Net.Http.Headers'],
  [/\bJsonContent\b|ReadFromJsonAsync/, 'System.Net.Http.Json'],
  [/\bJson(?:Element|Serializer|Document)\b/, 'System.Text.Json'],
  [/\b(SHA256|RandomNumberGenerator)\b/, 'System.Security.Cryptography'],
];

const matching = (rules: readonly Rule[], code: string): string[] => [
  ...new Set(rules.filter(([used]) => used.test(code)).map(([, line]) => line)),
];

/** `size_t` and `NULL` come with most headers; a definition without an example may have none of these. */
function headersOfC(code: string): string[] {
  const headers = matching(C, code);
  const isDefined = headers.some((header) => /^(?:std(?:io|lib)|string|time|unistd)\.h$/.test(header));
  return isDefined || !/\b(?:size_t|NULL)\b/.test(code) ? headers : [...headers, 'stddef.h'].sort();
}

export function importsFor(language: string, code: string): string {
  switch (language) {
    case 'go': {
      const paths = matching(GO, code).sort();
      if (paths.length < 2) return paths.map((path) => `import ${path}`).join('');
      return `import (\n${paths.map((path) => `\t${path}`).join('\n')}\n)`;
    }
    case 'java':
      return matching(JAVA, code)
        .sort()
        .map((name) => `import ${name};`)
        .join('\n');
    case 'c':
      return headersOfC(code)
        .map((header) => `#include <${header}>`)
        .join('\n');
    case 'cpp':
      return matching(CPP, code)
        .map((header) => `#include <${header}>`)
        .join('\n');
    case 'csharp':
      return matching(CSHARP, code)
        .map((name) => `using ${name};`)
        .join('\n');
    default:
      return '';
  }
}
