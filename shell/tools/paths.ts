import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const repositoryPath = (...parts: string[]) => path.join(ROOT, ...parts);
