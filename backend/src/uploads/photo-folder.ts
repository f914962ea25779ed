import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The suffix of a photo that is stored and not served: the gateway serves no such path. */
const WITHHELD = '.withheld';

/** 128 random bits in the format of a UUID, which would fix six of them: the name of a photo cannot be guessed. */
const randomName = () =>
  `${randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.webp`;

/** The folder of photos, each an immutable file with a random name. The gateway serves it. */
export class PhotoFolder {
  constructor(private readonly folder: string) {}

  /**
   * Writes a photo atomically.
   * @returns the name of its file
   */
  async add(bytes: Buffer): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const name = randomName();
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

  /** Removes photos; missing ones are ignored. */
  async remove(names: readonly string[]): Promise<void> {
    const files = names.flatMap(name => [name, name + WITHHELD]);
    await Promise.all(files.map(file => rm(path.join(this.folder, file), { force: true })));
  }

  /** Stops serving photos; ones that are already withheld, or missing, are ignored. */
  async withhold(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(name => this.rename(name, name + WITHHELD)));
  }

  /** Serves withheld photos again; others are ignored. */
  async restore(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(name => this.rename(name + WITHHELD, name)));
  }

  /** Names of the photos that are withheld. */
  async withheld(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    return files.filter(file => file.endsWith(WITHHELD)).map(photoOf);
  }

  /** Names of photos last written before a time, drafts of interrupted uploads among them. */
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
const photoOf = (file: string) => file.replace(/\.withheld$/, '');

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
