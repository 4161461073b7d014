/** The commands that turn one file into output; the last one is run for its output. */
export const TOOLS = {
  javascript: {
    file: 'main.mjs',
    needs: 'node',
    check: ['node', '--check', 'main.mjs'],
    steps: [['node', 'main.mjs']],
  },
  typescript: { file: 'main.ts', needs: null, steps: [] },
  python: {
    file: 'main.py',
    needs: 'python3',
    check: ['python3', '-m', 'py_compile', 'main.py'],
    steps: [['python3', 'main.py']],
  },
  ruby: { file: 'main.rb', needs: 'ruby', steps: [['ruby', '-w', 'main.rb']] },
  php: { file: 'main.php', needs: 'php', steps: [['php', 'main.php']] },
  bash: {
    file: 'main.sh',
    needs: 'bash',
    // Programs that list their folder find an empty file there; those that need arguments end with their usage.
    steps: [
      ['bash', '-n', 'main.sh'],
      ['bash', '-c', 'code=$(<main.sh); : >main.sh; bash -c "$code" 2>/dev/null || true'],
    ],
  },
  go: {
    file: 'main.go',
    needs: 'go',
    steps: [
      ['go', 'vet', 'main.go'],
      ['go', 'run', 'main.go'],
    ],
  },
  rust: {
    file: 'main.rs',
    needs: 'rustc',
    steps: [['rustc', '-A', 'dead_code', '-D', 'warnings', '--edition', '2021', 'main.rs'], ['./main']],
  },
  java: {
    file: 'Main.java',
    needs: 'java',
    steps: [
      ['javac', '-Xlint:all,-serial', '-Werror', 'Main.java'],
      ['java', '-Xshare:auto', 'Main'],
    ],
  },
  c: {
    file: 'main.c',
    needs: 'gcc',
    steps: [
      [
        'gcc',
        '-std=c11',
        '-D_POSIX_C_SOURCE=200809L',
        '-Wall',
        '-Wextra',
        '-Werror',
        '-o',
        'main',
        'main.c',
        '-lm',
      ],
      ['./main'],
    ],
  },
  cpp: {
    file: 'main.cpp',
    needs: 'g++',
    steps: [
      [
        'g++',
        '-std=c++17',
        '-Wall',
        '-Wextra',
        '-Wno-sign-compare',
        '-Werror',
        '-o',
        'main',
        'main.cpp',
        '-pthread',
      ],
      ['./main'],
    ],
  },
  kotlin: {
    file: 'main.kt',
    needs: 'kotlinc',
    steps: [
      ['kotlinc', '-Werror', 'main.kt', '-include-runtime', '-d', 'main.jar'],
      ['java', '-jar', 'main.jar'],
    ],
  },
  swift: { file: 'main.swift', needs: 'swiftc', steps: [['swiftc', '-o', 'main', 'main.swift'], ['./main']] },
  sql: {
    file: 'main.sql',
    needs: 'sqlite3',
    steps: [['sqlite3', '-bail', '-nullvalue', 'null', ':memory:', '.read main.sql']],
  },
  csharp: {
    file: 'main.cs',
    needs: 'mcs',
    steps: [
      ['mcs', '-langversion:latest', '-r:System.Net.Http', '-out:main.exe', 'main.cs'],
      ['mono', 'main.exe'],
    ],
  },
};
