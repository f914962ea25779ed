/** Messages of errors that several modules throw. */
export const SIGN_IN_REQUIRED = 'Please sign in to do this.';
export const NOT_PERMITTED = 'You don’t have permission to do this.';
export const NOT_FOUND = 'We couldn’t find what you were looking for.';
export const INVALID_LINK = 'This link isn’t valid.';
export const SITE_BUSY = 'We’re very busy right now. Please try again in a moment.';
