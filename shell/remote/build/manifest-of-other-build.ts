import fs from 'node:fs';
import path from 'node:path';
import { SHARED_EAGER, SHARED_LAZY } from '@home-truths/platform/shared-modules';
import { finishBuild } from './integrity.ts';
import { readDeclaration } from './micro-frontend.ts';
import { FEDERATION_MANIFEST, parseFederationManifest } from './other-hosts.ts';
import { nameOf, readPackage } from './read-package.ts';
import { checkModules } from './slot-types.ts';

const HASHED = /^[\w.-]+\.[0-9a-f]{8}\.js$/;

function readFederationManifest(dist: string) {
  try {
    return parseFederationManifest(fs.readFileSync(path.join(dist, FEDERATION_MANIFEST), 'utf8'));
  } catch (cause) {
    throw new Error(
      `${dist} has no ${FEDERATION_MANIFEST} that can be read: set manifest: true in ModuleFederationPlugin`,
      { cause },
    );
  }
}

/**
 * Writes `remote.json` and `integrity.json` for a remote that was built by Module Federation without our build.
 * @throws Error if a site would refuse it
 */
export function writeManifestOfOtherBuild(dir: string, dist: string) {
  const { metaData, exposes, shared } = readFederationManifest(dist);
  const microFrontend = readDeclaration(dir);
  const modules = exposes.map(({ path: moduleName }) => moduleName);
  checkModules(dir, modules, microFrontend);
  const { globalName, remoteEntry } = metaData;
  if (globalName !== nameOf(dir))
    throw new Error(`the container is ${globalName}: name it ${nameOf(dir)} in ModuleFederationPlugin`);
  const unhashed = fs.readdirSync(dist).find(file => file.endsWith('.js') && !HASHED.test(file));
  if (unhashed)
    throw new Error(`${unhashed} has no hash in its name: name scripts [name].[contenthash:8].js`);
  const ours = [...SHARED_EAGER, ...SHARED_LAZY];
  const { name, version } = readPackage(dir);
  const manifest = {
    name,
    version,
    exposes: Object.fromEntries(
      exposes.map(({ path: moduleName, assets }) => [moduleName, [remoteEntry.name, ...assets.js.sync]]),
    ),
    parts: {},
    shared: Object.fromEntries(
      shared.filter(each => ours.includes(each.name)).map(each => [each.name, each.requiredVersion]),
    ),
    microFrontend,
  };
  fs.writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(manifest));
  finishBuild(dist);
}
