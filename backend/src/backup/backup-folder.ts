import { createHash } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {
  type BackupFile,
  type CopyOptions,
  copyFile,
  digestOf,
  isMissing,
  listFilesAndFolders,
  makeFolder,
} from './copied-files.ts';

/** The list of all files in the format of `sha256sum`, written last: a folder without it is no backup. */
const CHECKSUMS = 'SHA256SUMS';
const DESCRIPTION = 'backup.json';

/** A path that cannot leave the folder. */
const SafePath = z
  .string()
  .regex(/^[\w@.+~-]+(\/[\w@.+~-]+)*$/)
  .refine(name => name.split('/').every(part => !/^\.+$/.test(part)));

const Description = z.object({
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  /** The database is restored to this time. */
  consistentAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Major version of PostgreSQL, whose files fit no other. */
  postgresql: z.string().regex(/^\d+$/),
  system: z.string().max(100),
  /** The bucket of photos if they are not in the backup. */
  bucket: z.string().nullable(),
  /** All folders, since PostgreSQL needs its empty ones. */
  folders: z.array(SafePath),
});
export type Description = z.output<typeof Description>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const lastLineOf = (lines: string) => `# ${sha256(lines)} of the lines above\n`;

async function writeAndFlush(file: string, text: string) {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export class NewBackup {
  readonly #folder: string;
  readonly #files = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #signal: AbortSignal;

  private constructor(folder: string, signal: AbortSignal) {
    this.#folder = folder;
    this.#signal = signal;
  }

  static async create(folder: string, signal: AbortSignal) {
    await makeFolder(folder);
    if ((await readdir(folder)).length > 0)
      throw new Error(`${folder} is not empty. Name a new folder for each backup.`);
    return new NewBackup(folder, signal);
  }

  has(name: string) {
    return this.#files.has(name);
  }

  get size() {
    return this.#files.size;
  }

  async addFolder(name: string) {
    this.#folders.add(name);
    await makeFolder(path.join(this.#folder, name));
  }

  /** Copies a file into an added folder; skips a file that no longer exists. */
  async addFile(name: string, from: string) {
    const sum = await copyFile(from, path.join(this.#folder, name), { signal: this.#signal });
    if (sum === undefined) await rm(path.join(this.#folder, name), { force: true });
    else this.#files.set(name, sum);
  }

  async addText(name: string, text: string) {
    await writeAndFlush(path.join(this.#folder, name), text);
    this.#files.set(name, sha256(text));
  }

  async addTree(name: string, from: string, isWanted?: (name: string) => boolean) {
    const { files, folders } = await listFilesAndFolders(from, isWanted);
    await this.addFolder(name);
    for (const each of folders) await this.addFolder(`${name}/${each}`);
    for (const each of files) await this.addFile(`${name}/${each}`, path.join(from, each));
  }

  async rename(from: string, to: string) {
    await rename(path.join(this.#folder, from), path.join(this.#folder, to));
    this.#files.set(to, this.#files.get(from) as string);
    this.#files.delete(from);
  }

  async complete(description: Omit<Description, 'format' | 'folders' | 'finishedAt'>) {
    const finishedAt = new Date().toISOString();
    const all: Description = { ...description, format: 1, finishedAt, folders: [...this.#folders].sort() };
    await this.addText(DESCRIPTION, `${JSON.stringify(all, null, 2)}\n`);
    const files = [...this.#files].map(([name, sum]) => ({ path: name, sha256: sum }));
    await checkFiles(this.#folder, files, this.#signal);
    const lines = files.map(file => `${file.sha256}  ${file.path}\n`).sort();
    const draft = path.join(this.#folder, `${CHECKSUMS}.draft`);
    await writeAndFlush(draft, lines.join('') + lastLineOf(lines.join('')));
    await rename(draft, path.join(this.#folder, CHECKSUMS));
  }

  async discard() {
    for (const name of await readdir(this.#folder))
      await rm(path.join(this.#folder, name), { recursive: true, force: true });
  }
}

/** @throws Error if a file is missing or differs */
async function checkFiles(folder: string, files: readonly BackupFile[], signal: AbortSignal) {
  for (const file of files) {
    const sum = await digestOf(path.join(folder, file.path), signal).catch(error => {
      if (isMissing(error)) throw new Error(`This backup lacks ${file.path}. Use another one.`);
      throw error;
    });
    if (sum !== file.sha256) throw damagedError(file.path);
  }
}

const damagedError = (file: string) => new Error(`${file} in this backup is damaged. Use another one.`);

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

function parseChecksums(text: string): BackupFile[] {
  // the last line is the sum of the others, and ends with a line break
  const lines = text.split('\n').slice(0, -2);
  const files = lines.map(line => {
    const [, sum, name] = LINE.exec(line) ?? [];
    const parsed = SafePath.safeParse(name);
    if (!sum || !parsed.success) throw damagedError(CHECKSUMS);
    return { path: parsed.data, sha256: sum };
  });
  const listed = lines.map(line => `${line}\n`).join('');
  if (text !== listed + lastLineOf(listed)) throw damagedError(CHECKSUMS);
  return files;
}

/** A complete backup, whose files are not verified yet. */
export interface StoredBackup extends Description {
  folder: string;
  files: BackupFile[];
}

export async function openBackup(folder: string, signal: AbortSignal): Promise<StoredBackup> {
  const text = await readFile(path.join(folder, CHECKSUMS), 'utf8').catch(error => {
    if (!isMissing(error)) throw error;
    throw new Error(`${folder} has no complete backup: it has no ${CHECKSUMS}.`);
  });
  const files = parseChecksums(text);
  await checkFiles(
    folder,
    files.filter(file => file.path === DESCRIPTION),
    signal,
  );
  const description = JSON.parse(await readFile(path.join(folder, DESCRIPTION), 'utf8'));
  const { data } = Description.safeParse(description);
  if (!data) throw new Error('This backup has another format. Restore it with the version that made it.');
  return { ...data, folder, files };
}

export const verifyBackup = ({ folder, files }: StoredBackup, signal: AbortSignal) =>
  checkFiles(folder, files, signal);

/** Copies a folder of a backup and verifies each file as it is read. */
export async function extract(backup: StoredBackup, part: string, to: string, options: CopyOptions) {
  const isInPart = (name: string) => name.startsWith(`${part}/`);
  await makeFolder(to);
  for (const name of backup.folders.filter(isInPart))
    await makeFolder(path.join(to, name.slice(part.length + 1)));
  for (const file of backup.files.filter(each => isInPart(each.path))) {
    const target = path.join(to, file.path.slice(part.length + 1));
    const sum = await copyFile(path.join(backup.folder, file.path), target, options);
    if (sum === undefined) throw new Error(`This backup lacks ${file.path}. Use another one.`);
    if (sum !== file.sha256) throw damagedError(file.path);
  }
}
