import { describe, expect, test } from 'vitest';
import { checkArtifactUrl } from '../../src/client/artifact-address.ts';

const refused = (url: string, apiIsLoopback: boolean) => {
  try {
    checkArtifactUrl(new URL(url), apiIsLoopback);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ exit: 15 });
    return true;
  }
};

describe('D18: an address in a reply of a service elsewhere', () => {
  test.each([
    'https://files.example.com/a.png',
    'https://files.example.com:8443/a.png?sig=1',
    'https://8.8.8.8/a',
    'https://[2606:4700::1]/a',
    'https://localhost.example.com/a',
    'https://172.15.0.1/a',
    'https://172.32.0.1/a',
    'https://100.63.0.1/a',
    'https://100.128.0.1/a',
  ])('%s is asked', (url) => expect(refused(url, false)).toBe(false));

  test.each([
    'http://files.example.com/a.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ftp://files.example.com/a',
    'data:text/plain,a',
    'https://me@files.example.com/a',
    'https://me:pw@files.example.com/a',
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost:22/',
    'https://a.localhost/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fc00::1]/',
    'https://[fd12::1]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'https://localhost./',
    'https://127.0.0.1./',
    'https://[64:ff9b::7f00:1]/',
    'https://[::7f00:1]/',
  ])('%s is refused', (url) => expect(refused(url, false)).toBe(true));
});

describe('D18: an address in a reply of a service on this machine', () => {
  test.each(['http://127.0.0.1:4848/files/a', 'http://localhost:4848/a', 'https://files.example.com/a'])(
    '%s is asked',
    (url) => expect(refused(url, true)).toBe(false),
  );
  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://me@127.0.0.1/a'])('%s is refused', (url) =>
    expect(refused(url, true)).toBe(true),
  );
});
