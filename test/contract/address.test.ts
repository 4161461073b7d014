import { describe, expect, test } from 'vitest';
import { fillPath, resolveAddress } from '../../src/contract/address.ts';

describe('addresses in replies', () => {
  test.each([
    ['https://cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
    ['/files/a.mp3', 'https://h.example/files/a.mp3'],
    ['files/a.mp3', 'https://h.example/v1/files/a.mp3'],
    ['//cdn.example/a', 'https://cdn.example/a'],
    ['?a=1', 'https://h.example/v1/?a=1'],
  ])('%s', (address, expected) => {
    expect(resolveAddress('https://h.example/v1', address)).toBe(expected);
    expect(resolveAddress('https://h.example/v1/', address)).toBe(expected);
  });

  test('what cannot be one is an error', () => {
    expect(() => resolveAddress('https://h.example/v1', 'http://[')).toThrow();
  });
});

describe('a value in a path is one segment', () => {
  test.each([
    ['a', '/video/a'],
    ['a/b', '/video/a%2Fb'],
    ['..', '/video/%252E%252E'],
    ['.', '/video/%252E'],
    ['...', '/video/...'],
    ['?#', '/video/%3F%23'],
    ['{id}', '/video/%7Bid%7D'],
    ['$&', '/video/%24%26'],
    ['', '/video/'],
  ])('%j', (id, path) => {
    expect(fillPath('/video/{id}', { id })).toBe(path);
    expect(new URL(`https://h.example${path}`).pathname).toBe(path);
  });

  test('a value that is missing is a bug', () => expect(() => fillPath('/video/{id}')).toThrow());
});
