import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openDrawings } from '../drawings/index.ts';
import type { Capabilities } from '../releases/manifest.ts';

/** The version of the shell's package, and eight digits of the hash of its content, as for remotes. */
function versionOf(dist: string) {
  const { version } = JSON.parse(
    fs.readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const hashed = fs.readFileSync(path.join(dist, 'integrity.json'));
  return `${version}-${crypto.createHash('sha256').update(hashed).digest('hex').slice(0, 8)}`;
}

/**
 * The shell's own build, opened once at the start.
 * @param assetsUrl origin of the CDN, if there is one
 */
export function openShell(dist: string, assetsUrl = '') {
  const read = <Content>(file: string) =>
    JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8')) as Content;
  return {
    dist,
    version: versionOf(dist),
    /** The URL below which browsers find its files, with a slash at the end. */
    base: `${assetsUrl}/a/`,
    ...read<Capabilities & { scripts: string[]; fonts: string[] }>('shell.json'),
    integrity: read<Record<string, string>>('integrity.json'),
    /** The script of the service worker. */
    worker: fs.readFileSync(path.join(dist, 'sw.js'), 'utf8'),
    drawings: openDrawings(path.join(dist, 'server/drawings')),
    server: createRequire(import.meta.url)(
      path.join(dist, 'server/shell.cjs'),
    ) as typeof import('../render/index.tsx'),
  };
}
export type { Rendered } from '../render/index.tsx';
export type ShellBuild = ReturnType<typeof openShell>;

/** URLs of the fonts. */
export interface Fonts {
  heading: string;
  /** The characters of headings that are in a file of their own. */
  headingRest: string;
  body: string;
}

/** URLs of the fonts of a build. */
export function fontsOf({ base, fonts }: ShellBuild): Fonts {
  const urlOf = (name: string) => base + (fonts.find(file => file.startsWith(`${name}.`)) ?? '');
  return { heading: urlOf('heading'), headingRest: urlOf('heading-rest'), body: urlOf('body') };
}
