import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');
const DEPLOY = path.join(ROOT, 'shell/deploy');
export const HOST = 'home-truths.example';
export const PUBLIC_URL = `https://${HOST}`;

/**
 * What operators have in /etc/home-truths: the files of the repository, with that folder's path as the only change, and
 * a certificate of their own.
 */
export class DeployFiles {
  readonly dir: string;

  constructor(work: string) {
    this.dir = path.join(work, 'etc');
    chmodSync(work, 0o755);
    cpSync(DEPLOY, this.dir, { recursive: true });
    mkdirSync(path.join(this.dir, 'tls'));
  }

  /** A file of shell/deploy, with more changes that an operator makes. @returns its path */
  file(name: string, changes: Record<string, string> = {}) {
    let text = readFileSync(path.join(DEPLOY, name), 'utf8').replaceAll('/etc/home-truths', this.dir);
    for (const [from, to] of Object.entries(changes)) {
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      text = text.replaceAll(from, to);
    }
    const target = path.join(this.dir, name);
    writeFileSync(target, text);
    return target;
  }

  /** A file that is not in the repository. @returns its path */
  add(name: string, text: string) {
    const target = path.join(this.dir, name);
    writeFileSync(target, text);
    return target;
  }

  /** The files of a certificate. */
  tls(name: string) {
    return { crt: path.join(this.dir, `tls/${name}.crt`), key: path.join(this.dir, `tls/${name}.key`) };
  }

  /** Makes a certificate that signs itself. @returns its text, for those who trust it */
  certificate(name: string, host: string) {
    const { key, crt: certificate } = this.tls(name);
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ];
    execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
      stdio: 'pipe',
    });
    const text = readFileSync(certificate, 'utf8');
    this.add(`tls/${name}.pem`, text + readFileSync(key, 'utf8'));
    return text;
  }
}
