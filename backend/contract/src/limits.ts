/**
 * Lengths and counts, used as `LIMITS`. Lengths are counted in characters. Each is an export, so that a browser gets
 * only those that its page uses.
 */

export const query = 200;
export const address = 200;
export const suburb = 80;
/** A suburb and its postcode as they are in a path. */
export const placeSlug = 500;
/** Suburbs of a state that are listed. */
export const suburbs = 500;
export const title = { min: 5, max: 150 } as const;
export const content = { min: 20, max: 5000 } as const;
export const email = 254;
export const photos = 3;
export const photoDescription = 150;
/** Bytes of one photo as sent: 3 MB. */
export const photoBytes = 3 * 1024 * 1024;
/** Links in the text of a review. */
export const links = 2;
/** The minimum number of seconds that a person needs to write a review. */
export const formSeconds = 3;
export const leadName = { min: 2, max: 100 } as const;
export const phone = { min: 10, max: 40 } as const;
export const notes = 2000;
/** A tag that an administrator enters. */
export const tag = 40;
export const adminTags = 20;
export const adminImages = 5;
export const description = 5000;
/** Characters of a property's size or land size. */
export const size = 50;
/** Rows of a list of the admin console. */
export const adminPage = 25;
export const message = { min: 10, max: 2000 } as const;
/** A reply to a message or report. */
export const reply = { min: 10, max: 5000 } as const;
/** Messages, reports and requests of one person that are shown together. */
export const thread = 100;
/** The words that somebody considers defamatory. */
export const quotation = { min: 3, max: 2000 } as const;
/** What is untrue about them. */
export const untrue = { min: 20, max: 2000 } as const;
export const personName = 50;
/** Why an account is blocked. */
export const blockReason = 500;
export const username = { min: 3, max: 30 } as const;
export const password = { min: 6, max: 128 } as const;
export const rating = { min: 1, max: 5 } as const;
/** Rows of a page of search results, unless the caller specifies another number. */
export const searchPage = 24;
/** Rows that a page of any list can have. */
export const page = 100;
/** Pages of a search that can be requested. */
export const searchPages = 50;
/** Pages of another list that can be requested. */
export const pages = 500;
/** Rows that a screen requests at a time of a person's bookmarks or own reviews. */
export const ownPage = 24;
/** Properties in one comparison. */
export const compared = { min: 2, max: 4 } as const;
/** Properties that a person can bookmark. */
export const bookmarks = 500;
/** Above this many matches the total of a search is `1000+`. */
export const countCap = 1000;
/** The same for a list of the admin console with a filter; without one its total is exact. */
export const adminCountCap = 10_000;
/** Filters that an administrator can save, characters of the name of one, and parameters in one. */
export const savedFilters = 50;
export const filterName = 60;
export const filterParameters = 10;
export const suggestions = 8;
/** Rows of a page of `sitemapEntries`. */
export const sitemapPage = 10_000;
/** Reports of failures and vitals per request. */
export const reports = 20;
