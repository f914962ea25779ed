// Deprecated: remotes that were built before platform 1.2 import these names.

export { clearUserDataAndRestart as beginAnew } from './logout.ts';
export { clearPropertyPages as forgetHomes, savePropertyPages as keepHomes } from './saved-properties.ts';
export { SAVED_PROPERTIES_CACHE as KEPT_HOMES } from './saved-properties-cache.ts';
