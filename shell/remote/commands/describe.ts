/** `home-truths describe [dist]`: writes the manifests of a remote that was built by Module Federation without our build. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeManifestOfOtherBuild } from '../build/manifest-of-other-build.ts';

const { positionals } = parseArgs({ args: process.argv.slice(3), allowPositionals: true });
const [dist = 'dist'] = positionals;
writeManifestOfOtherBuild(process.cwd(), path.resolve(dist));
