/** Describes a build of Module Federation that was not made by our build. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeBuild } from '../build/describe-build.ts';

const { positionals } = parseArgs({ args: process.argv.slice(3), allowPositionals: true });
const [dist = 'dist'] = positionals;
describeBuild(process.cwd(), path.resolve(dist));
