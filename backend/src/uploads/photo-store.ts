import { randomBytes } from 'node:crypto';

/** A store of photos, each immutable under a random name. The methods reject if the store is full or unreachable. */
export interface PhotoStore {
  read(name: string): Promise<Buffer | undefined>;

  /** Stores a photo whole or not at all; returns its name. */
  add(bytes: Buffer): Promise<string>;

  remove(names: readonly string[]): Promise<void>;

  /** Stops serving photos; withheld and missing ones are ignored. */
  withhold(names: readonly string[]): Promise<void>;

  /** Serves withheld photos again; others are ignored. */
  restore(names: readonly string[]): Promise<void>;

  withheld(): Promise<string[]>;

  olderThan(time: Date): Promise<string[]>;

  /** Returns a picture that was generated this month. */
  readGenerated(name: string): Promise<Buffer | undefined>;

  addGenerated(name: string, bytes: Buffer): Promise<void>;

  /** Removes at most this number of pictures generated before the previous month. */
  deleteOldGenerated(max: number): Promise<void>;
}

/** Returns the folder of a month's generated pictures, such as `2026-11`. */
export function monthFolder(monthsAgo = 0): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo)).toISOString().slice(0, 7);
}

/** Returns a name that cannot be guessed: 128 random bits in the format of a UUID, which would fix six of them. */
export const newPhotoName = () =>
  `${randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.webp`;
