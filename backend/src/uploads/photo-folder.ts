import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { monthFolder, newPhotoName, type PhotoStore } from './photo-store.ts';

/** The suffix of a photo whose review is deleted; the gateway serves no such path. */
const WITHHELD = '.withheld';

/** Photos in a folder, from which the gateway serves them. */
export class PhotoFolder implements PhotoStore {
  private readonly folder: string;
  /** The folder of generated pictures, beside the folder of photos, which contains only files. */
  private readonly generated: string;

  constructor(folder: string) {
    this.folder = folder;
    this.generated = path.join(path.dirname(folder), 'made');
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readIfThere(path.join(this.folder, name));
  }

  async add(bytes: Buffer): Promise<string> {
    const name = newPhotoName();
    await writeAtomically(path.join(this.folder, name), `${name}.draft`, bytes);
    return name;
  }

  async readGenerated(name: string): Promise<Buffer | undefined> {
    return readIfThere(path.join(this.generated, monthFolder(), name));
  }

  async addGenerated(name: string, bytes: Buffer): Promise<void> {
    await writeAtomically(path.join(this.generated, monthFolder(), name), `${newPhotoName()}.draft`, bytes);
  }

  async deleteOldGenerated(max: number): Promise<void> {
    const months = await readdir(this.generated).catch(() => []);
    const [oldest] = months.filter(month => month < monthFolder(1)).sort();
    if (oldest) await emptyFolder(path.join(this.generated, oldest), max);
  }

  async remove(names: readonly string[]): Promise<void> {
    const files = names.flatMap(name => [name, name + WITHHELD]);
    await Promise.all(files.map(file => rm(path.join(this.folder, file), { force: true })));
  }

  async withhold(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(name => this.renameIfThere(name, name + WITHHELD)));
  }

  async restore(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(name => this.renameIfThere(name + WITHHELD, name)));
  }

  async withheld(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    return files.filter(file => file.endsWith(WITHHELD)).map(photoName);
  }

  /** Includes drafts of interrupted uploads. */
  async olderThan(time: Date): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    // a file that has just vanished has no time and is not old
    const times = await Promise.all(files.map(file => this.writtenAt(file)));
    return files.filter((_, index) => (times[index] ?? time) < time).map(photoName);
  }

  private async renameIfThere(from: string, to: string) {
    const renamed = rename(path.join(this.folder, from), path.join(this.folder, to));
    await renamed.catch(error => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  private async writtenAt(name: string) {
    return (await stat(path.join(this.folder, name)).catch(() => undefined))?.mtime;
  }
}

export const photoName = (file: string) => file.replace(/\.withheld$/, '');

const readIfThere = (file: string) =>
  readFile(file).catch(error => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function writeAtomically(file: string, draftName: string, bytes: Buffer) {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, draftName);
  try {
    await writeAndSync(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Deletes at most `max` files, and the folder if there were no more. */
async function emptyFolder(folder: string, max: number) {
  let count = 0;
  for await (const { name } of await opendir(folder)) {
    if (count++ === max) return;
    await rm(path.join(folder, name), { force: true });
  }
  await rmdir(folder);
}

async function writeAndSync(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
