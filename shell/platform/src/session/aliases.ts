// Names before 1.2: remotes that are already released use them.

export { clearUserDataAndRestart as beginAnew } from './logout.ts';
export { clearPropertyPages as forgetHomes, savePropertyPages as keepHomes } from './saved-properties.ts';
export { SAVED_PROPERTIES_CACHE as KEPT_HOMES } from './saved-properties-cache.ts';
