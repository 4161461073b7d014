import type { Signature } from './signature.ts';

/** Markup, styles, data, queries and build files. */
export const MARKUP: Readonly<Record<string, Signature>> = {
  batch: [
    [/^@echo off/im, 6],
    [/^\s*(set|goto|rem) /im, 1],
  ],
  sql: [
    [/^\s*(select\b[\s\S]+\bfrom|insert into|update \w+ set|delete from)\b/im, 5],
    [/^\s*(create|alter|drop) (table|index|view|database)\b/im, 6],
  ],
  html: [
    [/<!doctype html/i, 8],
    [/<(html|head|body|div|span|p|a|ul|script)\b[^>]*>/i, 3],
    [/<\/(html|body|div|p)>/i, 2],
  ],
  vue: [[/<template>[\s\S]*<script/, 9]],
  css: [
    [/^[.#]?[\w-]+(\s*[,>:.#]\s*[\w-]+)*\s*\{[^}]*[\w-]+\s*:[^}]+;?\s*\}/m, 3],
    [/^@(media|import|keyframes)/m, 2],
  ],
  scss: [
    [/\$[\w-]+:\s*[^;]+;/, 4],
    [/@(mixin|include|extend) /, 5],
  ],
  json: [
    [/^\s*[[{][\s\S]*[\]}]\s*$/, 1],
    [/^\s*\{\s*"[^"]+"\s*:/, 4],
    [/\b(function|const|let)\b/, -4],
  ],
  yaml: [
    [/^---\s*$/m, 2],
    [/^[\w-]+:\s*$\n^\s+(- )?[\w-]+/m, 3],
    [/^[\w-]+: [^{;]+$/m, 1.5],
    [/[;{]\s*$/m, -2],
  ],
  toml: [
    [/^\[[\w.-]+\]\s*$/m, 2],
    [/^[\w-]+ = (".*"|\d+|true|false|\[)/m, 1],
  ],
  ini: [
    [/^\[[\w .-]+\]\s*$/m, 2],
    [/^[\w.-]+\s*=\s*[^"\s]/m, 1],
  ],
  xml: [
    [/^\s*<\?xml/, 8],
    [/^\s*<svg\b/, 5],
  ],
  markdown: [
    [/^#{1,6} \S/m, 2],
    [/^```/m, 2],
    [/^[-*] \S/m, 1],
    [/\[[^\]]+\]\([^)]+\)/, 1.5],
  ],
  latex: [[/\\documentclass|\\begin\{/, 6]],
  dockerfile: [
    [/^FROM [\w./:-]+/m, 4],
    [/^(RUN|CMD|COPY|ENTRYPOINT|WORKDIR|EXPOSE) /m, 2],
  ],
  makefile: [
    [/^[\w.-]+:( [\w. -]+)?\n\t/m, 5],
    [/^\.PHONY:/m, 4],
  ],
  cmake: [
    [/^cmake_minimum_required\(/m, 6],
    [/^(project|add_executable)\(/m, 3],
  ],
  terraform: [[/^(resource|variable|provider|module) "[^"]+"/m, 6]],
  graphql: [
    [/^(query|mutation|type|schema|input) \w*\s*(\(.*\)\s*)?\{/m, 3],
    [/^\s*\w+: \[?\w+!/m, 2],
  ],
  protobuf: [
    [/^syntax = "proto/m, 8],
    [/^message \w+ \{/m, 4],
  ],
  diff: [
    [/^diff --git /m, 8],
    [/^@@ -\d+/m, 5],
  ],
};
