import { expect, test } from 'vitest';
import { detectLanguage } from '../../../src/engines/code/languages/detect-language.ts';
import { findLanguage, LANGUAGES } from '../../../src/engines/code/languages/languages.ts';
import { languageInPrompt } from '../../../src/engines/code/languages/prompt-language.ts';

test('knows more than 50 languages, each name once', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(50);
  const names = LANGUAGES.flatMap((language) => [...new Set([language.id, ...language.aliases])]);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['py', 'python'],
  ['C++', 'cpp'],
  ['golang', 'go'],
  ['.rs', 'rust'],
  ['Shell', 'bash'],
])('finds %s', (name, id) => {
  expect(findLanguage(name)?.id).toBe(id);
});

test.each([
  ['Ruby script that turns an XML file into JSON', 'ruby'],
  ['PHP function that asks a MySQL database', 'php'],
  ['bash script that checks all Python files', 'bash'],
  ['a script in Go for JSON', 'go'],
  ['JSON file with three users', 'json'],
  ['a html form with no javascript', 'html'],
  ['css accordion, without using js', 'css'],
  ['a counter, not in python but in go', 'go'],
])('the language of "%s" is %s', (prompt, id) => {
  expect(languageInPrompt(prompt)).toBe(id);
});

test.each([
  ['src/a.tsx', 'tsx'],
  ['Makefile', 'makefile'],
  ['x/Dockerfile', 'dockerfile'],
  ['a.kt', 'kotlin'],
  ['main.test.js', 'javascript'],
])('reads the file name %s', (filename, id) => {
  expect(detectLanguage({ filename })).toBe(id);
});

test.each([
  ['#!/usr/bin/env python3\nx', 'python'],
  ['x = 1', 'text'],
  ['[package]\nname = "a"\n', 'toml'],
  ['#!/bin/sh\necho hi', 'bash'],
  ['def f(x):\n    return x + 1\n', 'python'],
  ['const f = (x) => x + 1;\nconsole.log(f(1));', 'javascript'],
  ['interface A { b: string }\nconst a: A = { b: "x" };', 'typescript'],
  ['package main\n\nfunc main() {\n\tfmt.Println("x")\n}', 'go'],
  ['fn main() {\n    let mut x = 1;\n    println!("{}", x);\n}', 'rust'],
  [
    'public class Main {\n  public static void main(String[] args) {\n    System.out.println("x");\n  }\n}',
    'java',
  ],
  ['using System;\nclass P { static void Main() { Console.WriteLine("x"); } }', 'csharp'],
  ['#include <stdio.h>\nint main(void) { printf("x"); return 0; }', 'c'],
  ['#include <iostream>\nint main() { std::cout << 1; }', 'cpp'],
  ['<?php\necho 1;', 'php'],
  ['def f(x)\n  puts x\nend\n', 'ruby'],
  ['if [ -f x ]; then\n  echo yes\nfi\n', 'bash'],
  ['SELECT id FROM users WHERE id = 1;', 'sql'],
  ['<!doctype html>\n<html></html>', 'html'],
  ['{"a": 1, "b": [2]}', 'json'],
  ['name: x\njobs:\n  - a\n  - b\n', 'yaml'],
  ['FROM node:20\nRUN npm ci\n', 'dockerfile'],
  ['fun main() {\n  val x = 1\n  println(x)\n}', 'kotlin'],
  ['defmodule A do\n  def b, do: 1\nend', 'elixir'],
  ['Dear Ada,\nthank you for the letter.\n', 'text'],
])('recognises %j', (code, id) => {
  expect(detectLanguage({ code })).toBe(id);
});

test('a header with templates is C++', () => {
  expect(
    detectLanguage({
      filename: 'a.h',
      code: 'template <class T> class A { public:\n T x; };\nstd::string s;',
    }),
  ).toBe('cpp');
  expect(detectLanguage({ filename: 'a.h', code: 'int f(int x);' })).toBe('c');
});
