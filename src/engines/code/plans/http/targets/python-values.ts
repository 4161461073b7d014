import { samplesOf } from '../samples.ts';
import {
  type Body,
  CHECKED,
  type Check,
  type Collection,
  type Computed,
  countsVisits,
  identifier,
  keyOf,
  REQUESTS_TOTAL,
  type Reported,
  reports,
  type Server,
} from '../server.ts';
import type { Inputs } from './script-values.ts';

/** A JSON text as a literal of Python. */
function pythonLiteral(text: string): string {
  const written = (value: unknown): string => {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
    if (typeof value === 'object')
      return `{${Object.entries(value)
        .map(([key, own]) => `${JSON.stringify(key)}: ${written(own)}`)
        .join(', ')}}`;
    return JSON.stringify(value);
  };
  return written(JSON.parse(text));
}

const REPORTED: Readonly<Record<Reported, string>> = {
  status: '"ok"',
  uptime: 'round(time.monotonic() - STARTED)',
  version: '"1.0.0"',
  time: 'datetime.now(timezone.utc).isoformat()',
  requests: 'served["requests"]',
};

/** The body of an answer as a Python expression. */
export function pythonValue(body: Body, { query, param, body: sent }: Inputs): string {
  if (!('isJson' in body)) {
    if (body.kind === 'report')
      return `{${body.fields.map((field) => `"${field}": ${REPORTED[field]}`).join(', ')}}`;
    if (!('text' in body)) return body.kind === 'echo' ? sent : '""';
    return body.kind === 'json' ? pythonLiteral(body.text) : JSON.stringify(body.text);
  }
  const value = computed(body, query, param);
  if (body.isJson) return `{"${keyOf(body)}": ${value}}`;
  const isText = body.kind === 'greet' || body.kind === 'time' || (body.kind === 'count' && body.isOfAll);
  return isText ? value : `str(${value})`;
}

function computed(body: Computed, query: Inputs['query'], param: Inputs['param']): string {
  switch (body.kind) {
    case 'random':
      return `random.randint(${body.min}, ${body.max})`;
    case 'greet':
      return `"Hello, " + ${body.isInPath ? param(body.name) : `(${query(body.name)} or "world")`} + "!"`;
    case 'sum':
      return body.names.map((name) => `float(${query(name)} or 0)`).join(' + ');
    case 'count':
      if (!body.isOfAll) return 'next(visits)';
      return body.isJson ? 'served["requests"]' : `f"${REQUESTS_TOTAL} {served['requests']}"`;
    case 'time':
      return `datetime.now(${body.zone ? 'zone' : 'timezone.utc'}).isoformat()`;
  }
}

export const pythonCounted = (server: Server): string[] =>
  reports(server, 'requests') ? ['served["requests"] += 1'] : [];

export function pythonState(server: Server): string[] {
  const { collections, routes } = server;
  return [
    ...collections.map(
      (one) =>
        `${identifier(one.plural)}: list[dict] = ${pythonLiteral(JSON.stringify(samplesOf(server, one)))}`,
    ),
    ...(routes.some(({ deed }) => deed.does === 'create') ? ['ids = count(1)'] : []),
    ...(countsVisits(server) ? ['visits = count(1)'] : []),
    ...(reports(server, 'uptime') ? ['STARTED = time.monotonic()'] : []),
    ...(reports(server, 'requests') ? ['served = {"requests": 0}'] : []),
  ];
}

export function pythonImports(code: string): string[] {
  return [
    code.includes('json.') && 'import json',
    code.includes('os.') && 'import os',
    code.includes('random.') && 'import random',
    code.includes('re.fullmatch') && 'import re',
    /\btime\.(?:perf_counter|monotonic)/.test(code) && 'import time',
    code.includes('datetime.now') &&
      `from datetime import datetime${code.includes('timezone.utc') ? ', timezone' : ''}`,
    /\bcount\(1\)/.test(code) && 'from itertools import count',
  ].filter((line) => line !== false);
}

const BREAKS: Readonly<Record<Check, (value: string) => string>> = {
  string: (value) => `not isinstance(${value}, str) or not ${value}.strip()`,
  number: (value) => `not isinstance(${value}, (int, float))`,
  integer: (value) => `not isinstance(${value}, int)`,
  positive: (value) => `not isinstance(${value}, (int, float)) or ${value} <= 0`,
  boolean: (value) => `not isinstance(${value}, bool)`,
  natural: (value) => `not isinstance(${value}, int) or ${value} < 0`,
  counting: (value) => `not isinstance(${value}, int) or ${value} < 1`,
  email: (value) =>
    `not isinstance(${value}, str) or not re.fullmatch(r"[^\\s@]+@[^\\s@]+\\.[^\\s@]+", ${value})`,
};

/** The lines that refuse a new record of what was sent. */
export const pythonRequired = (
  { required, checks }: Collection,
  refuse: (message: string) => string,
): string[] =>
  required.flatMap((name) => {
    const check = checks[name];
    return [
      `if ${check ? BREAKS[check](`sent.get("${name}")`) : `not sent.get("${name}")`}:`,
      `  return ${refuse(`${name} ${check ? CHECKED[check] : 'is required'}`)}`,
    ];
  });

/** The lines that refuse a change; what is not sent stays as it is. */
export const pythonChange = ({ checks }: Collection, refuse: (message: string) => string): string[] =>
  Object.entries(checks).flatMap(([name, check]) => [
    `if "${name}" in sent and (${BREAKS[check](`sent["${name}"]`)}):`,
    `  return ${refuse(`${name} ${CHECKED[check]}`)}`,
  ]);

export const PYTHON_TOKEN = 'TOKEN = os.environ.get("API_TOKEN", "secret")';
export const pythonTokenTest = (token: 'bearer' | 'key', headers: string): string =>
  token === 'key'
    ? `${headers}.get("X-API-Key") != TOKEN`
    : `${headers}.get("Authorization") != f"Bearer {TOKEN}"`;

/** The record that is kept of what was sent. */
export function pythonRecord({ fields, required }: Collection, sent: string): string {
  if (fields.length === 0) return `{**${sent}, "id": next(ids)}`;
  const own = fields.map(({ name, kind }) =>
    required.includes(name)
      ? `"${name}": ${sent}["${name}"]`
      : `"${name}": ${sent}.get("${name}"${kind === 'bool' ? ', False' : ''})`,
  );
  return `{"id": next(ids), ${own.join(', ')}}`;
}

export const pythonFind = (all: string, one: string, id: string): string =>
  `${one} = next((item for item in ${all} if item["id"] == ${id}), None)`;
