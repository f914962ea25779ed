import fs from 'node:fs/promises';
import path from 'node:path';

let temporaryFiles = 0;

/** Writes JSON to a temporary file beside the target. @returns its path */
async function writeTemporary(file: string, content: unknown) {
  const name = `${file}.${process.pid}.${temporaryFiles++}.tmp`;
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
export async function copyFolder(from: string, to: string) {
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
