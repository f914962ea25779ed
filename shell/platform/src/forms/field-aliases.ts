// Deprecated: remotes that were built before platform 1.3 use these fields and props.

import { renameFields } from '../rename-fields.ts';

/** The fields or props that a remote passes, under their current names. */
export const currentFormFields = renameFields({
  defaults: 'defaultValues',
  keep: 'draftKey',
  onRefused: 'onError',
  onSent: 'onSuccess',
  refusal: 'formError',
  sending: 'submittingLabel',
  words: 'renderMessage',
});

/** The fields of a form under their former names. */
export const formerFormFields = (defaultValues: unknown, clearDraft: () => void) => ({
  usual: defaultValues,
  forgetWords: clearDraft,
});
