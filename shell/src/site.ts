/** The name of the site, at the end of titles. */
export const SITE = 'Home Truths';
