/** The filters of a property’s reviews, by the names of the search parameters and the API. */
export const FILTERS = ['issueTag', 'rating', 'residencyStatus'] as const;
