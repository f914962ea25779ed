import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const exe = process.platform === 'win32' ? '.exe' : '';

/** The top folder of the project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A path inside the project. */
export const inside = (...parts) => path.join(ROOT, ...parts);

/** The Node that the project itself runs on: the one its packages bring, or a system's own that is new enough. */
export function projectNode() {
  const bundled = inside('node_modules/node/bin', `node${exe}`);
  if (existsSync(bundled)) return bundled;
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined;
}

/** The environment for tools and children: the project's Node and tools come first, and nothing phones home. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${inside('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
});
