import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Changes the files of a release whose names match; a changed script would set `window.tampered`. */
export async function tamper(dir: string, names: RegExp) {
  const files = (await fs.readdir(dir, { recursive: true })).filter(file => names.test(file));
  if (!files.length) throw new Error(`${dir} has no file like ${names}`);
  for (const file of files) {
    await fs.appendFile(path.join(dir, file), '\n;window.tampered=1;');
    for (const compressed of ['.br', '.gz']) await fs.rm(path.join(dir, file + compressed), { force: true });
  }
}

/** Changes a file of a release and its hash in the integrity manifest, as a build would. */
export async function rewriteIntegrity(dir: string, file: string, change: (text: string) => string) {
  const text = change(await fs.readFile(path.join(dir, file), 'utf8'));
  await fs.writeFile(path.join(dir, file), text);
  const integrity = path.join(dir, 'integrity.json');
  const hashes = JSON.parse(await fs.readFile(integrity, 'utf8'));
  hashes[file] = `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;
  await fs.writeFile(integrity, JSON.stringify(hashes));
}
