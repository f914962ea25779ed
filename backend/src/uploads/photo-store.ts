import { randomBytes } from 'node:crypto';

/** Where photos are, each immutable under a random name. What fails because the store is full or away rejects. */
export interface PhotoStore {
  /** A photo that is served; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;

  /**
   * Stores a photo whole, or not at all.
   * @returns its name
   */
  add(bytes: Buffer): Promise<string>;

  /** Removes photos; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>;

  /** Stops serving photos; ones that are already withheld, or missing, are ignored. */
  withhold(names: readonly string[]): Promise<void>;

  /** Serves withheld photos again; others are ignored. */
  restore(names: readonly string[]): Promise<void>;

  /** Names of the photos that are withheld. */
  withheld(): Promise<string[]>;

  /** Names of photos last written before a time. */
  olderThan(time: Date): Promise<string[]>;

  /** A picture that we made this month; undefined where there is none. */
  readMade(name: string): Promise<Buffer | undefined>;

  /** Stores a picture that we can make again, under its own name: whole, or not at all. */
  addMade(name: string, bytes: Buffer): Promise<void>;

  /** Removes so many of the made pictures of the months before the last. */
  sweepMade(max: number): Promise<void>;
}

/** The folder of what is made this month, or so many months before: `2026-11`. */
export function madeMonth(monthsAgo = 0): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo)).toISOString().slice(0, 7);
}

/** 128 random bits in the format of a UUID, which would fix six of them: the name of a photo cannot be guessed. */
export const newPhotoName = () =>
  `${randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.webp`;
