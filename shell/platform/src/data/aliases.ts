// Deprecated: remotes that were built before platform 1.2 import these names.

export { type ApiResult as Answer, NO_CONNECTION as NO_ANSWER, routeUrl as addressOf } from './call.ts';
export { matchesShape as fits, storageEntry as storedUnder } from './storage-entry.ts';
