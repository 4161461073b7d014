import type { Signature } from './signature.ts';

export const FURTHER: Readonly<Record<string, Signature>> = {
  perl: [
    [/\buse (strict|warnings);/, 5],
    [/\bmy [$@%]\w+/, 4],
    [/^\s*sub \w+\s*\{/m, 3],
    [/=~\s*[ms]?\//, 2],
  ],
  kotlin: [
    [/\bfun \w+\(/, 4],
    [/\bval \w+(:\s*\w+)?\s*=/, 2],
    [/\bdata class\b/, 4],
    [/\bprintln\(/, 1],
    [/\bwhen\s*\(/, 2],
  ],
  swift: [
    [/\bfunc \w+\([^)]*\w+:\s*\w+/, 4],
    [/\blet \w+(:\s*\w+)?\s*=/, 1],
    [/\b(guard|if) let /, 4],
    [/^import (Foundation|UIKit|SwiftUI)/m, 5],
  ],
  scala: [
    [/\bobject \w+/, 3],
    [/\bdef \w+(\[.*\])?\(.*\)\s*(:\s*\w+)?\s*=/, 3],
    [/\bcase class\b/, 4],
    [/\bval \w+\s*[:=]/, 1],
  ],
  dart: [
    [/^import 'package:/m, 5],
    [/\bvoid main\(\)\s*(async )?\{/, 2],
    [/\b(Widget|BuildContext|final \w+ \w+;)/, 3],
  ],
  lua: [
    [/\blocal (function )?\w+/, 3],
    [/\bthen\b[\s\S]*\bend\b/, 2],
    [/\bfunction \w+[.:]?\w*\(.*\)\s*$/m, 2],
    [/\.\./, 1],
  ],
  r: [
    [/<-\s*function\s*\(/, 5],
    [/\w+ <- /, 2],
    [/\blibrary\(\w+\)/, 4],
  ],
  julia: [
    [/^\s*function \w+\(.*\)[\s\S]*^end/m, 3],
    [/^using [A-Z]\w+/m, 2],
    [/\bprintln\(/, 1],
  ],
  haskell: [
    [/^\w+ ::\s.*/m, 4],
    [/^module [A-Z][\w.]* /m, 3],
    [/^import (qualified )?[A-Z][\w.]*/m, 2],
    [/\bwhere\b|<-|\bdata [A-Z]/, 1],
  ],
  ocaml: [
    [/^let (rec )?\w+.*=\s*$/m, 3],
    [/\bmatch .* with\b/, 2],
    [/;;\s*$/m, 2],
  ],
  elixir: [
    [/^\s*defmodule [\w.]+ do/m, 6],
    [/\|>/, 1],
    [/^\s*defp? \w+/m, 2],
  ],
  erlang: [
    [/^-module\(\w+\)\./m, 6],
    [/^-export\(/m, 3],
    [/->\s*$/m, 1],
  ],
  clojure: [
    [/^\(defn /m, 5],
    [/^\(ns /m, 5],
    [/\(let \[/, 3],
  ],
  lisp: [
    [/^\(defun /m, 6],
    [/\(setq /, 3],
  ],
  scheme: [[/^\(define /m, 5]],
  zig: [
    [/@import\("/, 6],
    [/\bpub fn\b.*!?\w+ \{/, 2],
    [/\bcomptime\b/, 3],
  ],
  nim: [
    [/^proc \w+\*?\(.*\)(: \w+)? =/m, 6],
    [/\becho /, 1],
  ],
  pascal: [
    [/^program \w+;/im, 5],
    [/\bbegin\b[\s\S]*\bend\./i, 4],
    [/:=/, 1],
  ],
  fortran: [
    [/^\s*program \w+\s*$/im, 3],
    [/\bimplicit none\b/i, 5],
    [/\bend (program|subroutine|function)\b/i, 3],
  ],
  cobol: [[/IDENTIFICATION DIVISION/i, 8]],
  powershell: [
    [/\b(Get|Set|New|Write|Remove)-[A-Z]\w+/, 4],
    [/^\s*param\s*\(/im, 2],
    [/\$\w+ = /, 1],
    [/ -(eq|ne|gt|lt) /, 1],
  ],
  solidity: [
    [/^pragma solidity/m, 8],
    [/\bcontract \w+/, 3],
  ],
  assembly: [
    [/^\s*(mov|push|pop|jmp|call|ret|lea|add)\b.*[,%]?/im, 1.5],
    [/^section \.\w+/m, 5],
    [/^\s*\.globl/m, 4],
  ],
  wasm: [[/^\(module\b/m, 7]],
  matlab: [
    [/^function .*=\s*\w+\(.*\)/m, 4],
    [/^\s*end\s*$/m, 1],
    [/\bdisp\(/, 2],
  ],
};
