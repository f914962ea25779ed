// Names before platform 1.2, which already released remotes use.

export { clearUserDataAndRestart as beginAnew } from './logout.ts';
export { clearPropertyPages as forgetHomes, savePropertyPages as keepHomes } from './saved-properties.ts';
export { SAVED_PROPERTIES_CACHE as KEPT_HOMES } from './saved-properties-cache.ts';
