/**
 * Lengths in characters, and counts (plurals and pages), used as `LIMITS.title`. Each is an export, so that a browser
 * gets only those of its page.
 */

export const query = 200;
export const address = 200;
export const suburb = 80;
export const placeSlug = 500;
/** Suburbs on the page of a state. */
export const suburbs = 500;
export const title = { min: 5, max: 150 } as const;
export const content = { min: 20, max: 5000 } as const;
export const email = 254;
export const photos = 3;
export const photoDescription = 150;
export const photoBytes = 3 * 1024 * 1024;
/** Links in the texts of a review. */
export const links = 2;
/** The shortest time in which a person can write a review. */
export const formSeconds = 3;
export const leadName = { min: 2, max: 100 } as const;
export const phone = { min: 10, max: 40 } as const;
export const notes = 2000;
export const tag = 40;
export const adminTags = 20;
export const adminImages = 5;
export const description = 5000;
/** The text of the size of a property or its land. */
export const size = 50;
/** Rows per page of a list in the admin console. */
export const adminPage = 25;
export const message = { min: 10, max: 2000 } as const;
export const reply = { min: 10, max: 5000 } as const;
/** Records of one person that are shown together. */
export const thread = 100;
/** `quotation` and `untrue` are of a complaint about defamation. */
export const quotation = { min: 3, max: 2000 } as const;
export const untrue = { min: 20, max: 2000 } as const;
export const personName = 50;
export const blockReason = 500;
export const username = { min: 3, max: 30 } as const;
export const password = { min: 6, max: 128 } as const;
export const rating = { min: 1, max: 5 } as const;
/** Default rows of a page of search results. The last page is `searchPages`. */
export const searchPage = 24;
/** Rows of a page of any list. The last page is `pages`. */
export const page = 100;
export const searchPages = 50;
export const pages = 500;
/** Rows per request for a person's bookmarks or own reviews. */
export const ownPage = 24;
export const compared = { min: 2, max: 4 } as const;
export const bookmarks = 500;
/** Above this number of matches the total of a search is `1000+`. */
export const countCap = 1000;
/** The same for filtered lists of the admin console; without a filter their total is exact. */
export const adminCountCap = 10_000;
export const savedFilters = 50;
export const filterName = 60;
export const filterParameters = 10;
export const suggestions = 8;
export const sitemapPage = 10_000;
/** Failures and vitals of browsers per request. */
export const reports = 20;
