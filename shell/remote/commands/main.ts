#!/usr/bin/env node
/** `home-truths <command>`: builds, develops and releases the remote in the current folder. */
import { folderNameOf } from '../build/read-package.ts';
import { type Command, execute, WrongUsage } from './command.ts';
import { pinAtSite, rollbackAtSite, switchOffAtSite } from './decide.ts';
import { releaseAtSite } from './release.ts';
import { releasesAtSite } from './releases.ts';

const [, , name = '', ...args] = process.argv;

/** Commands that end the process themselves or never. */
const LOCAL: Record<string, () => Promise<unknown>> = {
  build: () => import('../build/build.ts'),
  describe: () => import('./describe.ts'),
  dev() {
    // a site has the production build of React
    process.env.NODE_ENV = args.some(each => each.startsWith('--site')) ? 'production' : 'development';
    return import('./dev.ts');
  },
  generate: () => import('./generate.ts'),
};

const AT_SITE: Record<string, Command> = {
  release: releaseAtSite(() => process.cwd()),
  pin: pinAtSite,
  rollback: rollbackAtSite,
  releases: releasesAtSite,
  'switch-off': switchOffAtSite,
};

/** Puts the name of this remote first, whether or not it is given. */
function withRemote(positionals: string[]) {
  const remote = folderNameOf(process.cwd());
  const others = positionals.filter(each => each.replaceAll('_', '-') !== remote);
  const foreign = others.find(each => /^mf[-_]/.test(each));
  if (foreign) throw new WrongUsage(`This repository is ${remote}, not ${foreign}.`);
  return [remote, ...others];
}

async function main() {
  const command = AT_SITE[name];
  if (command)
    return execute(
      { ...command, run: (positionals, values) => command.run(withRemote(positionals), values) },
      args,
    );
  if (LOCAL[name]) return void (await LOCAL[name]());
  console.error(`Name a command: ${[...Object.keys(LOCAL), ...Object.keys(AT_SITE)].join(', ')}.`);
  return 2;
}

main().then(
  code => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
