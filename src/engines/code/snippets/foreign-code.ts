/** Code that is not of the language itself. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  python:
    /^\s*(?:import|from) (?:numpy|pandas|requests|flask|fastapi|django|pytest|yaml|aiohttp|httpx|bs4|PIL|matplotlib|psycopg\w*|sqlalchemy|pydantic|click|rich|tqdm|dateutil|redis|boto3|openpyxl)\b/m,
  javascript:
    /\bfrom ['"](?!node:|\.)|\brequire\(['"](?!node:|\.|(?:fs|path|http|https|os|readline|crypto|util)\b)/,
  go: /^\s*(?:import )?(?:\w+ )?"[\w-]+\.[a-z]+\//m,
  rust: /^\s*use (?!std\b|core\b|alloc\b|crate\b|self\b|super\b)\w+::/m,
  java: /^import (?:static )?(?!javax?\.)/m,
  kotlin: /^import (?!javax?\.|kotlin\.)/m,
  csharp: /^using (?!System\b|static System\b|var\b|\()[A-Z]/m,
  php: /vendor\/autoload|^use [A-Z]\w*\\\w/m,
  ruby: /^\s*require ['"](?:nokogiri|httparty|faraday|sinatra|rails|active\w+|pg|mysql2|sqlite3|redis|thor|tty-\w+|rspec|colorize)\b/m,
  swift: /^import (?!Foundation|Dispatch|Glibc|Darwin|Swift\b)/m,
  cpp: /#include <(?:boost|nlohmann|curl|fmt|sqlite3|gtest|openssl)\b/,
  html: /\b(?:src|href)=["'](?:https?:)?\/\/|@import/,
};

/** True if it needs what does not come with the language. */
export const isForeign = (code: string, language: string): boolean =>
  FOREIGN[{ typescript: 'javascript', c: 'cpp', css: 'html' }[language] ?? language]?.test(code) === true;
