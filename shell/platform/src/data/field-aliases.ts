// Deprecated: remotes that were built before platform 1.3 use these fields.

import { renameFields } from '../rename-fields.ts';

/** The options of a call under their current names. */
export const currentCallOptions = renameFields({ form: 'formData' });

/** The options of a write, or its variables, under their current names. */
export const currentWriteFields = renameFields({ refreshes: 'invalidates', sent: 'input' });

/** The fields of an error under their former names. */
export const formerErrorFields = (detail: string) => ({ sentence: detail });
