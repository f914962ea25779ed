/**
 * `npm run test:production -- <letter>`: proves on a production set-up what its file says, alone; without a letter one
 * after the other. Each is a script that exits with 0 or 1. Linux only; needs `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const scripts = readdirSync(import.meta.dirname)
  .filter(name => /^[a-z]-.+\.ts$/.test(name))
  .sort();
const letters = process.argv.slice(2);
const chosen = letters.length ? scripts.filter(name => letters.includes(name.slice(0, 1))) : scripts;
if (!chosen.length) throw new Error(`There is no such script. There are ${scripts.join(', ')}.`);

const failed = chosen.filter(name => {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, name)], {
    stdio: 'inherit',
  });
  console.log(`${status === 0 ? 'pass' : 'FAIL'}  ${name}`);
  return status !== 0;
});
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;
