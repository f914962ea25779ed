import fs from 'node:fs/promises';
import path from 'node:path';

let drafts = 0;

/** Writes a file under a temporary name, to be renamed in one step. */
async function draft(file: string, content: unknown) {
  const name = `${file}.${process.pid}.${drafts++}.tmp`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(name, `${JSON.stringify(content, null, 2)}\n`);
  return name;
}

/** Writes JSON atomically. */
export async function replace(file: string, content: unknown) {
  await fs.rename(await draft(file, content), file);
}

/** Writes JSON atomically, unless the file already exists; `false` when somebody was faster. */
export async function createOnce(file: string, content: unknown) {
  const whole = await draft(file, content);
  try {
    await fs.link(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await fs.rm(whole, { force: true });
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
