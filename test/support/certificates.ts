import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasOpenssl: boolean = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const KEY_KIND = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A certificate authority in a folder of its own. */
export class Authority {
  readonly #folder = mkdtempSync(join(tmpdir(), 'octet-tls-'));

  constructor() {
    const subject = ['-days', '2', '-subj', '/CN=octet test CA'];
    this.#run('req', '-x509', ...KEY_KIND, '-keyout', 'ca.key', '-out', 'ca.pem', ...subject);
  }

  /** The authority's own certificate. */
  get path(): string {
    return join(this.#folder, 'ca.pem');
  }

  /** A certificate for these names and for so many days, with its key. */
  issue(names: string, days = 2): { readonly certificate: string; readonly key: string } {
    this.#run('req', ...KEY_KIND, '-keyout', 'one.key', '-out', 'one.csr', '-subj', '/CN=octet test');
    writeFileSync(join(this.#folder, 'one.ext'), `subjectAltName=${names}`);
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', String(days)];
    this.#run('x509', '-req', '-in', 'one.csr', ...by, '-extfile', 'one.ext', '-out', 'one.pem');
    const read = (name: string) => readFileSync(join(this.#folder, name), 'utf8');
    return { certificate: read('one.pem'), key: read('one.key') };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(...args: string[]): void {
    execFileSync('openssl', args, { cwd: this.#folder, stdio: 'ignore' });
  }
}
