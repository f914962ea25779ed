import path from 'node:path';

/** The top folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A path inside the project. */
export const inside = (...parts: string[]) => path.join(ROOT, ...parts);
