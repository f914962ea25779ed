import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openDrawings } from '../drawings/index.ts';
import type { Capabilities } from '../releases/manifest.ts';

/** Returns the version of a package with eight digits of the hash of its build's content. */
export function buildVersion(dir: string, dist: string) {
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hashed = fs.readFileSync(path.join(dist, 'integrity.json'));
  return `${version}-${crypto.createHash('sha256').update(hashed).digest('hex').slice(0, 8)}`;
}

/** Opens the build of the shell, whose server bundle renders pages. */
export function openShell(dist: string, assetsUrl = '') {
  const read = <Content>(file: string) =>
    JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8')) as Content;
  return {
    dist,
    version: buildVersion(path.join(import.meta.dirname, '../..'), dist),
    /** Public URL of the build's files, with a final slash. */
    base: `${assetsUrl}/a/`,
    ...read<Capabilities & { scripts: string[]; fonts: string[] }>('shell.json'),
    integrity: read<Record<string, string>>('integrity.json'),
    worker: fs.readFileSync(path.join(dist, 'sw.js'), 'utf8'),
    drawings: openDrawings(path.join(dist, 'server/drawings')),
    server: createRequire(import.meta.url)(
      path.join(dist, 'server/shell.cjs'),
    ) as typeof import('../render/index.tsx'),
  };
}
export type { Rendered } from '../render/index.tsx';
export type ShellBuild = ReturnType<typeof openShell>;

export interface Fonts {
  heading: string;
  headingRest: string;
  body: string;
}

export function fontsOf({ base, fonts }: ShellBuild): Fonts {
  const urlOf = (name: string) => base + (fonts.find(file => file.startsWith(`${name}.`)) ?? '');
  return { heading: urlOf('heading'), headingRest: urlOf('heading-rest'), body: urlOf('body') };
}
