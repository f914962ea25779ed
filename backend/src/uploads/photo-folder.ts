import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newPhotoName, type PhotoStore } from './photo-store.ts';

/** The suffix of a photo that is stored and not served: the gateway serves no such path. */
const WITHHELD = '.withheld';

/** The folder of photos, each an immutable file. The gateway serves it. */
export class PhotoFolder implements PhotoStore {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(path.join(this.folder, name)).catch(error => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  async add(bytes: Buffer): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const name = newPhotoName();
    const draft = path.join(this.folder, `${name}.draft`);
    try {
      await writeThrough(draft, bytes);
      await rename(draft, path.join(this.folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return name;
  }

  async remove(names: readonly string[]): Promise<void> {
    const files = names.flatMap(name => [name, name + WITHHELD]);
    await Promise.all(files.map(file => rm(path.join(this.folder, file), { force: true })));
  }

  async withhold(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(name => this.rename(name, name + WITHHELD)));
  }

  async restore(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(name => this.rename(name + WITHHELD, name)));
  }

  async withheld(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    return files.filter(file => file.endsWith(WITHHELD)).map(photoOf);
  }

  /** Drafts of interrupted uploads are among them. */
  async olderThan(time: Date): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    const ages = await Promise.all(files.map(file => this.writtenAt(file)));
    return files.filter((_, index) => (ages[index] ?? time) < time).map(photoOf);
  }

  private async rename(from: string, to: string) {
    const renamed = rename(path.join(this.folder, from), path.join(this.folder, to));
    await renamed.catch(error => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  private async writtenAt(name: string) {
    return (await stat(path.join(this.folder, name)).catch(() => undefined))?.mtime;
  }
}

/** The name of the photo that a file contains. */
export const photoOf = (file: string) => file.replace(/\.withheld$/, '');

/** Writes a new file and flushes it to the disk. */
async function writeThrough(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
