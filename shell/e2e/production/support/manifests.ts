import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FLAGS = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve'];

/** The module of kubernetes-types with the kinds of an API version. */
const moduleOf = (apiVersion: string) => {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse();
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
};

/**
 * Checks manifests with the types that are generated from Kubernetes' own schema: names of fields, what is required, and
 * kinds of values.
 * @returns what is wrong, empty where nothing is
 */
export function errorsInManifests(manifests: { apiVersion: string; kind: string }[]): string {
  // where packages are found
  const dir = mkdtempSync(path.join(ROOT, 'node_modules/.manifests-'));
  try {
    const source = manifests.map(
      (manifest, index) =>
        `import type { ${manifest.kind} as Kind${index} } from '${moduleOf(manifest.apiVersion)}';\n` +
        `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, null, 2)};\n`,
    );
    const file = path.join(dir, 'manifests.ts');
    writeFileSync(file, source.join('\n'));
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = { cwd: dir, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, ...FLAGS, file], options);
    return status === 0 ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(dir, { recursive: true });
  }
}
