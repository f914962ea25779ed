import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The folder of photos, each a file `<uuid>.webp` that never changes. The front door serves it. */
export class PhotoFolder {
  constructor(private readonly folder: string) {}

  /**
   * Writes a photo: it is there whole, or not at all.
   * @returns the name of its file
   */
  async add(bytes: Buffer): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const name = `${randomUUID()}.webp`;
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

  /** Removes photos; ones that are gone already do no harm. */
  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(name => rm(path.join(this.folder, name), { force: true })));
  }

  /** Names of files last written before a time, drafts of interrupted uploads among them. */
  async olderThan(time: Date): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    const ages = await Promise.all(names.map(name => this.writtenAt(name)));
    return names.filter((_, index) => (ages[index] ?? time) < time);
  }

  private async writtenAt(name: string) {
    return (await stat(path.join(this.folder, name)).catch(() => undefined))?.mtime;
  }
}

/** Writes a new file through to the disk. */
async function writeThrough(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
