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
}

/** 128 random bits in the format of a UUID, which would fix six of them: the name of a photo cannot be guessed. */
export const newPhotoName = () =>
  `${randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.webp`;
