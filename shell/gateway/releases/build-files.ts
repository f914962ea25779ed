import crypto from 'node:crypto';
import * as z from 'zod/mini';
import { type Manifest, parseFile, parseManifest } from './manifest.ts';
import { isScript } from './open-release.ts';

const Hashes = z.record(z.string(), z.string().check(z.regex(/^sha384-[\w+/]{64}$/)));

export interface BuildFiles {
  manifest: Manifest;
  hashes: Record<string, string>;
  /** The size of its scripts in bytes, compressed by brotli. */
  bytes: number;
}

/** Hashes in another thread, since a file may be large. */
async function sha384(content: Buffer) {
  const hash = await crypto.subtle.digest('SHA-384', content);
  return `sha384-${Buffer.from(hash).toString('base64')}`;
}

/**
 * Reads what a build lists and declares.
 * @param files the content of each file by its path
 * @throws Error if a file is missing or does not match its hash, or the declaration is invalid
 */
export async function readBuildFiles(files: ReadonlyMap<string, Buffer>): Promise<BuildFiles> {
  const read = (file: string) => {
    const content = files.get(file);
    if (content) return content;
    throw new Error(`${file} is missing`);
  };
  const hashes = parseFile('integrity.json', Hashes, `${read('integrity.json')}`);
  const manifest = parseManifest(`${read('remote.json')}`);
  for (const [file, hash] of Object.entries(hashes))
    if ((await sha384(read(file))) !== hash) throw new Error(`${file} does not match its hash`);
  const sizes = Object.keys(hashes)
    .filter(isScript)
    .map(file => files.get(`${file}.br`)?.length ?? 0);
  return { manifest, hashes, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
