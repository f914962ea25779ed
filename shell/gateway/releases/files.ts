import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A name beside a file or a folder that is nobody else's: processes of several machines may write it at once. */
const temporaryName = (file: string) => `${file}.${crypto.randomUUID()}.tmp`;

/** Writes JSON to a temporary file beside the target. @returns its path */
async function writeTemporary(file: string, content: unknown) {
  const name = temporaryName(file);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(name, `${JSON.stringify(content, null, 2)}\n`);
  return name;
}

/** Writes JSON atomically. */
export async function writeJson(file: string, content: unknown) {
  await fs.rename(await writeTemporary(file, content), file);
}

/** Writes JSON atomically, unless the file already exists; `false` when another writer was faster. */
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

/** Copies a folder. The copies have the permissions of new files; `fs.cp` would give them those of the originals. */
async function copyFolder(from: string, to: string) {
  await fs.mkdir(to, { recursive: true });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await fs.writeFile(target, await fs.readFile(source));
  }
}

/** Whether a path exists. */
export const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/**
 * Copies a build to its release folder atomically; `false` when the release already exists, or when another process was
 * faster.
 */
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

/** Removes a release as a whole: what is left after an interruption is a temporary folder. */
export async function removeRelease(dir: string) {
  const temporary = temporaryName(dir);
  await fs.rename(dir, temporary);
  await fs.rm(temporary, { recursive: true, force: true });
}
