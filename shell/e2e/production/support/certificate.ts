import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';

/** Files of a certificate for `localhost`, and of the authority that made it. */
export function makeCertificate(dir: string, name: string) {
  const file = (suffix: string) => path.join(dir, `${name}.${suffix}`);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const files = { authority: file('ca.crt'), crt: file('crt'), key: file('key') };
  const fresh = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl(...fresh, '-keyout', file('ca.key'), '-out', files.authority, '-subj', `/CN=${name}`);
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=CA:FALSE'];
  const authority = ['-CA', files.authority, '-CAkey', file('ca.key')];
  openssl(
    ...fresh,
    ...authority,
    '-keyout',
    files.key,
    '-out',
    files.crt,
    '-subj',
    '/CN=localhost',
    ...names,
  );
  chmodSync(files.authority, 0o644);
  return files;
}
