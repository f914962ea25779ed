#!/usr/bin/env node
/** `home-truths <command>`: builds, develops and releases the remote in the current folder. */
import { argv } from 'node:process';

const COMMANDS: Record<string, () => Promise<unknown>> = {
  build: () => import('../build/build.ts'),
  dev() {
    process.env.NODE_ENV = 'development';
    return import('./dev.ts');
  },
  generate: () => import('./generate.ts'),
};

const [name = ''] = argv.splice(2, 1);
const command = COMMANDS[name];
if (command) {
  command().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  console.error(`Name a command: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 2;
}
