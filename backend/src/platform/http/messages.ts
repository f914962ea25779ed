export const SIGN_IN_REQUIRED = 'Please sign in to do this.';
export const NOT_PERMITTED = 'You don’t have permission to do this.';
export const NOT_FOUND = 'We couldn’t find what you were looking for.';
export const INVALID_LINK = 'This link isn’t valid.';
export const SITE_BUSY = 'We’re very busy right now. Please try again in a moment.';
export const STORAGE_FULL = 'We can’t save this right now. Please try again later.';
export const FILE_NOT_FOUND = 'We couldn’t find that file.';
