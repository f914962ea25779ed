import type { Configuration } from '@rspack/core';
import { copyFonts } from './fonts.ts';
import { emitShellManifest } from './manifests.ts';
import { browserBuild, emitFiles, mode, outputDir, resolve, serverBuild, swcRule } from './recipe.ts';

/** Keeps the worker's file name, which must never change. */
const workerBuild = (dir: string): Configuration => ({
  name: 'worker',
  context: dir,
  mode,
  target: ['webworker', 'es2022'],
  devtool: false,
  entry: { sw: './worker/sw.ts' },
  output: { path: outputDir(dir), filename: '[name].js' },
  resolve,
  module: { rules: [swcRule] },
});

/** Returns the builds of the shell. @param drawings by file name */
export function shell(dir: string, drawings: Record<string, string>): Configuration[] {
  const server = serverBuild(dir, { shell: './gateway/render/index.tsx' }, request => /^node:/.test(request));
  const browser = browserBuild(dir, 'shell', 'shell', {}, emitShellManifest);
  return [
    { ...browser, plugins: [...(browser.plugins ?? []), copyFonts] },
    { ...server, plugins: [...(server.plugins ?? []), emitFiles('drawings', drawings)] },
    workerBuild(dir),
  ];
}
