import path from 'node:path';
import { type MultiStats, rspack } from '@rspack/core';
import { writeIntegrityManifest } from '../integrity.ts';
import { readConfigurations } from '../read-configurations.ts';
import { liveBuilds } from './live.ts';

export interface Built {
  /** The hash of the build in the browser; empty if the source cannot be built. */
  hash: string;
  /** The compiler's errors; the previous build stays in use. */
  errors: string;
}

const filesOf = (stats: MultiStats, dir: string) =>
  stats.stats.flatMap(({ compilation }) =>
    Object.keys(compilation.assets).map(file =>
      path.relative(dir, path.join(compilation.outputOptions.path ?? dir, file)),
    ),
  );

/** Builds an app after each change. @param names builds to make; `browser` is the first */
export async function watchBuild(
  sourceDir: string,
  outputDir: string,
  names: string[],
  onBuild: (built: Built, milliseconds: number) => void,
) {
  const configurations = await readConfigurations(sourceDir);
  let startedAt = performance.now();
  const compiler = rspack(
    liveBuilds(
      configurations.filter(({ name = '' }) => names.includes(name)),
      outputDir,
    ),
  );
  compiler.hooks.invalid.tap('watch', () => {
    startedAt = performance.now();
  });
  compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
    const hasFailed = error || !stats || stats.hasErrors();
    if (!hasFailed) writeIntegrityManifest(outputDir, filesOf(stats, outputDir));
    const errors = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : '');
    const hash = hasFailed ? '' : (stats.stats[0]?.hash ?? '');
    onBuild({ hash, errors }, Math.round(performance.now() - startedAt));
  });
}
