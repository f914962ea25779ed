import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Offer } from '../releases/manifest.ts';

/** The shell's own build, opened once at the start. */
export function openShell(dist: string) {
  const read = <Content>(file: string) =>
    JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8')) as Content;
  return {
    dist,
    ...read<Offer & { scripts: string[]; fonts: string[] }>('shell.json'),
    integrity: read<Record<string, string>>('integrity.json'),
    /** The script of the service worker. */
    worker: fs.readFileSync(path.join(dist, 'sw.js'), 'utf8'),
    server: createRequire(import.meta.url)(
      path.join(dist, 'server/shell.cjs'),
    ) as typeof import('../render/index.tsx'),
  };
}
export type { Rendered } from '../render/index.tsx';
export type ShellBuild = ReturnType<typeof openShell>;
