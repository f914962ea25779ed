export const SITE = 'Home Truths';
