import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inside, ROOT } from './paths.mjs';

const read = room => JSON.parse(readFileSync(inside(room, 'package.json'), 'utf8'));

/** The folders of all rooms (npm workspaces). */
export function rooms() {
  const areas = readdirSync(ROOT).filter(name => name.startsWith('mf-'));
  const named = read('.').workspaces.filter(pattern => !pattern.includes('*'));
  return [...named, ...areas].filter(room => existsSync(inside(room, 'package.json')));
}

/** The name of the package in a room, for example `@home-truths/platform` in `shell/platform`. */
export const packageOf = room => read(room).name;

/** The rooms that have an npm script of this name. */
export const roomsWith = script => rooms().filter(room => read(room).scripts?.[script]);
