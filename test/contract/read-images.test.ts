import { describe, expect, test } from 'vitest';
import { readImages } from '../../src/contract/read-images.ts';

const U = { url: 'https://x/a.png' };

describe('pictures of a reply', () => {
  test.each([
    [{ image_url: U.url }, [U]],
    [{ image_url: [U.url, 'b'] }, [U, { url: 'b' }]],
    [{ image_urls: [U.url] }, [U]],
    [{ images: [U.url] }, [U]],
    [{ images: [U] }, [U]],
    [{ data: [U, { b64_json: 'AAAA' }] }, [U, { base64: 'AAAA' }]],
    [{ data: { image_url: U.url } }, [U]],
    [{ data: { images: [U] } }, [U]],
    [{ urls: [U.url] }, [U]],
    [{ output: U.url }, [U]],
    [{ output: [U.url] }, [U]],
    [{ result: { image_url: U.url } }, [U]],
    [{ url: U.url }, [U]],
    [[U.url], [U]],
    [{ images: ['data:image/png;base64,AAAA'] }, [{ base64: 'AAAA', mime: 'image/png' }]],
    [{ image_url: 'DATA:image/webp;x=y;base64,AAAA' }, [{ base64: 'AAAA', mime: 'image/webp' }]],
    [{ image_url: 'data:;base64,AAAA' }, [{ base64: 'AAAA', mime: undefined }]],
    [{ images: [{ image_url: U.url }, null, 4, '', {}] }, [U]],
    [{ images: [], image_url: U.url }, [U]],
    [{ image_url: null }, []],
    [{ image_url: U.url, image_urls: [U.url, 'b', 'c'] }, [U, { url: 'b' }, { url: 'c' }]],
    [{ image_urls: [U.url], data: [U, { b64_json: 'AAAA' }] }, [U, { base64: 'AAAA' }]],
    [{ image_url: U.url, result: { images: ['a', 'b'] } }, [{ url: 'a' }, { url: 'b' }]],
    [{ url: U.url, urls: ['a', 'b'] }, [{ url: 'a' }, { url: 'b' }]],
    [{}, []],
    [null, []],
    ['text', []],
    [7, []],
  ])('X16.1: %j', (document, images) => expect(readImages(document)).toEqual(images));
});
