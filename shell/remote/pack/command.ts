/** `npm run pack -- <folder>`: packs contract, platform and remote for remotes in repositories of their own. */
import path from 'node:path';
import { pack } from './pack.ts';

const [folder] = process.argv.slice(2);
if (folder) {
  const dir = path.resolve(process.env.INIT_CWD ?? '', folder);
  for (const [name, file] of Object.entries(pack(dir))) console.log(`${name}: ${path.join(dir, file)}`);
} else {
  console.error('Name the folder for the tarballs, for example: npm run pack -- ../moving-costs/packages');
  process.exitCode = 2;
}
