import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Returns a unique name, because several machines may write a file at once. */
const temporaryName = (file: string) => `${file}.${crypto.randomUUID()}.tmp`;

/** @returns the path of the temporary file */
async function writeTemporary(file: string, content: unknown) {
  const name = temporaryName(file);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(name, `${JSON.stringify(content, null, 2)}\n`);
  return name;
}

/** Writes a file atomically. */
export async function writeJson(file: string, content: unknown) {
  await fs.rename(await writeTemporary(file, content), file);
}

/** Writes a new file atomically; returns false if it exists. */
export async function createJson(file: string, content: unknown) {
  const temporary = await writeTemporary(file, content);
  try {
    await fs.link(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await fs.rm(temporary, { force: true });
  }
}

/** Copies with the permissions of new files; `fs.cp` would keep those of the originals. */
async function copyFolder(from: string, to: string) {
  await fs.mkdir(to, { recursive: true });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await fs.writeFile(target, await fs.readFile(source));
  }
}

export const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Copies a build to its release folder atomically; returns false if the release exists. */
export async function copyOnce(from: string, to: string) {
  const isThere = () => exists(path.join(to, 'integrity.json'));
  if (await isThere()) return false;
  const temporary = temporaryName(to);
  try {
    await copyFolder(from, temporary);
    return await fs.rename(temporary, to).then(
      () => true,
      async error => {
        if (await isThere()) return false;
        if (!/^(ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
        await fs.rm(to, { recursive: true, force: true });
        await fs.rename(temporary, to);
        return true;
      },
    );
  } finally {
    await fs.rm(temporary, { recursive: true, force: true });
  }
}

/** Renames a release first, so that an interruption leaves no incomplete release. */
export async function removeRelease(dir: string) {
  const temporary = temporaryName(dir);
  await fs.rename(dir, temporary);
  await fs.rm(temporary, { recursive: true, force: true });
}
