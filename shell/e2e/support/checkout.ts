import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeIntegrityManifest } from '../../remote/build/integrity.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A hash as in the names of scripts. */
const shortHash = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);
const sha384 = (text: string) => `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;

/** Changes each script of a build, and with it its name and its hash, as another source would. */
async function changeScripts(dist: string, comment: string) {
  const names = await fs.readdir(dist);
  const scripts = names.filter(name => /^[\w-]+\.[0-9a-f]{8}\.js$/.test(name));
  const shell = await fs.readFile(path.join(dist, 'shell.json'), 'utf8');
  const replaced = new Map<string, string>();
  const apply = (text: string) =>
    [...replaced].reduce((all, [before, after]) => all.replaceAll(before, after), text);
  // the first scripts name the others
  const isFirst = (name: string) => (shell.includes(name) ? 1 : 0);
  for (const name of scripts.sort((one, other) => isFirst(one) - isFirst(other))) {
    const before = await fs.readFile(path.join(dist, name), 'utf8');
    const after = `${apply(before)}\n/* ${comment} */`;
    const [, hash = ''] = /\.([0-9a-f]{8})\.js$/.exec(name) ?? [];
    replaced.set(hash, shortHash(after)).set(sha384(before), sha384(after));
    await fs.writeFile(path.join(dist, name.replace(hash, shortHash(after))), after);
    for (const ending of ['', '.br', '.gz']) await fs.rm(path.join(dist, name + ending));
  }
  await fs.writeFile(path.join(dist, 'shell.json'), apply(shell));
  const all = await fs.readdir(dist, { recursive: true, withFileTypes: true });
  const files = all
    .filter(each => each.isFile() && !/\.(br|gz)$|^integrity\.json$/.test(each.name))
    .map(each => path.relative(dist, path.join(each.parentPath, each.name)));
  writeIntegrityManifest(dist, files);
}

/**
 * A checkout of another commit, built: every script of the shell differs.
 * @param comment what its scripts end with
 */
export async function makeCheckout(comment: string) {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'checkout-'));
  await fs.symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  for (const copied of [
    'gateway',
    'tools',
    'src',
    'drawings',
    'platform',
    'remote/build',
    'public',
    'dist',
    'package.json',
    'node_modules',
  ])
    await fs.cp(path.join(root, 'shell', copied), path.join(dir, 'shell', copied), { recursive: true });
  await changeScripts(path.join(dir, 'shell/dist'), comment);
  return { dir, remove: () => fs.rm(dir, { recursive: true, force: true }) };
}
