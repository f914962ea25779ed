/** Builds the app in the current folder; each app's `build` script runs it. */
import fs from 'node:fs';
import { type Configuration, rspack } from '@rspack/core';
import { finishBuild } from './integrity.ts';
import { readConfigurations } from './read-configurations.ts';
import { outputDir } from './recipe.ts';

const run = (configurations: Configuration[]) =>
  new Promise<void>((done, fail) =>
    rspack(configurations, (error, stats) => {
      if (error) return fail(error);
      if (stats?.hasErrors()) return fail(new Error(stats.toString({ all: false, errors: true })));
      for (const { message } of stats?.toJson({ all: false, warnings: true }).warnings ?? []) {
        console.warn(message);
      }
      done();
    }),
  );

const dir = process.cwd();
// the build named `alone` is for `home-truths dev`
const configurations = (await readConfigurations(dir)).filter(({ name }) => name !== 'alone');
fs.rmSync(outputDir(dir), { recursive: true, force: true });
await run(configurations);
finishBuild(outputDir(dir));
