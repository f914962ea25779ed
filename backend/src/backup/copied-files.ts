import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';

const CHUNK_BYTES = 2 ** 20;
/** Fails for a link, whose target may be outside. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The path is relative and has slashes. */
export interface BackupFile {
  path: string;
  sha256: string;
}

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: FOLDER_MODE });

/** Reads a file, passes on its parts, and returns its SHA-256. */
async function digest(from: FileHandle, write: (part: Buffer) => Promise<unknown>, signal: AbortSignal) {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (;;) {
    signal.throwIfAborted();
    const { bytesRead } = await from.read(buffer, 0, CHUNK_BYTES, null);
    if (bytesRead === 0) return hash.digest('hex');
    const part = buffer.subarray(0, bytesRead);
    hash.update(part);
    await write(part);
  }
}

export interface CopyOptions {
  signal: AbortSignal;
  isFlushedLater?: boolean;
}

/** @returns the SHA-256, or undefined if the file no longer exists */
export async function copyFile(
  from: string,
  to: string,
  { signal, isFlushedLater = false }: CopyOptions,
): Promise<string | undefined> {
  const source = await open(from, READ_ONLY).catch(error => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!source) return undefined;
  try {
    const target = await open(to, 'wx', FILE_MODE);
    try {
      const sha256 = await digest(source, part => target.writeFile(part), signal);
      const { atime, mtime } = await source.stat();
      await target.utimes(atime, mtime);
      if (!isFlushedLater) await target.sync();
      return sha256;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function digestOf(file: string, signal: AbortSignal): Promise<string> {
  const source = await open(file, READ_ONLY);
  try {
    return await digest(source, async () => {}, signal);
  } finally {
    await source.close();
  }
}

/** Lists files and folders by relative path, without links. Ignores entries that disappear meanwhile. */
export async function listFilesAndFolders(folder: string, isWanted: (name: string) => boolean = () => true) {
  const files: string[] = [];
  const folders: string[] = [];
  const visit = async (dir: string): Promise<void> => {
    const entries = await readdir(path.join(folder, dir), { withFileTypes: true }).catch(
      (error): Dirent[] => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
    for (const entry of entries) {
      const name = dir ? `${dir}/${entry.name}` : entry.name;
      if (!isWanted(name)) continue;
      if (entry.isFile()) files.push(name);
      if (!entry.isDirectory()) continue;
      folders.push(name);
      await visit(name);
    }
  };
  await visit('');
  return { files, folders };
}
