/** Commands that work at a site from any folder, and their common parts. */
export { buildAndTest, runScript } from './build-and-test.ts';
export * from './command.ts';
export {
  LEAVING_HELP,
  LEAVING_OPTION,
  pinAtSite,
  ROLLBACK_USAGE,
  ROLLOUT_HELP,
  ROLLOUT_OPTIONS,
  readRollout,
  readText,
  rollbackAtSite,
  SWITCH_OFF_USAGE,
  switchOffAtSite,
} from './decide.ts';
export { readFiles, releaseAtSite, sayNext, sentenceOf } from './release.ts';
export { releasesAtSite } from './releases.ts';
export { SITE_HELP, SITE_OPTION } from './site-client.ts';
export { print, tableOfChanges, tableOfRemotes, tableOfVersions } from './tables.ts';
