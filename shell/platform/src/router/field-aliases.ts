// Deprecated: remotes that were built before platform 1.3 use these fields.

import { renameFields } from '../rename-fields.ts';

/** The fields of a page handle under their current names. */
export const currentHandleFields = renameFields({ keep: 'offline', parts: 'modules', ready: 'preload' });

/** The fields of a page's params under their former names. */
export const formerPageParams = (searchParams: URLSearchParams) => ({ search: searchParams });
