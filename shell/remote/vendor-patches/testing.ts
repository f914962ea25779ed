import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const BUILD = fileURLToPath(new URL('../build/build.ts', import.meta.url));

/** An import in a sample app: from a package that the platform has, or from a file beside this one. */
export const importFrom = (module: string, ...names: string[]) =>
  `import { ${names.join()} } from ${JSON.stringify(import.meta.resolve(module))};\n`;

/** A library that a sample app shares. */
export const SAMPLE_LIBRARY = {
  'node_modules/sample-library/package.json': `{ "version": "1.0.0", "main": "index.js" }`,
  'node_modules/sample-library/index.js': `export default 'the shared module';`,
};

/**
 * Builds an app, in a process of its own, as the apps of the project are.
 * @param files its files, among them `rspack.config.ts`
 * @returns its folder, with the build in `dist`; the caller removes it
 */
export function buildApp(files: Record<string, string>) {
  const dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'vendor-patches-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  try {
    execFileSync(process.execPath, [BUILD], { cwd: dir, env: { ...process.env, NODE_ENV: 'production' } });
    return dir;
  } catch (error) {
    fs.rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

/** The compressed size of the scripts that an app consists of (bytes). */
export function builtBytes(files: Record<string, string>) {
  const dir = buildApp(files);
  const dist = path.join(dir, 'dist');
  const sizes = fs
    .readdirSync(dist)
    .filter(file => file.endsWith('.js'))
    .map(file => zlib.brotliCompressSync(fs.readFileSync(path.join(dist, file))).length);
  fs.rmSync(dir, { recursive: true, force: true });
  return sizes.reduce((sum, size) => sum + size, 0);
}
