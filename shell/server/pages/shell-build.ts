import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { offerOf, parseManifest } from '../releases/manifest.ts';

/** The shell's own build, opened once at the start. */
export function openShell(dist: string) {
  const read = (file: string) => fs.readFileSync(path.join(dist, file), 'utf8');
  const { scripts, fonts } = JSON.parse(read('initial.json')) as { scripts: string[]; fonts: string[] };
  return {
    dist,
    scripts,
    fonts,
    integrity: JSON.parse(read('integrity.json')) as Record<string, string>,
    offer: offerOf(parseManifest(read('mf-manifest.json'))),
    server: createRequire(import.meta.url)(
      path.join(dist, 'server/shell.cjs'),
    ) as typeof import('../render/index.tsx'),
  };
}
export type { Rendered } from '../render/index.tsx';
export type ShellBuild = ReturnType<typeof openShell>;
