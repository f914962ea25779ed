// Deprecated: remotes that were built before platform 1.3 use these fields.

import { renameFields } from '../rename-fields.ts';

/** The options of a call under their current names. */
export const currentCallOptions = renameFields({ form: 'formData' });

/** The fields of an error under their former names. */
export const formerErrorFields = (detail: string) => ({ sentence: detail });
