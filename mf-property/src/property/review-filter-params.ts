/** Named as in the API. */
export const REVIEW_FILTER_PARAMS = ['issueTag', 'rating', 'residencyStatus'] as const;
