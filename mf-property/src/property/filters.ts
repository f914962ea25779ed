/** Search params that filter reviews, named as in the API. */
export const FILTERS = ['issueTag', 'rating', 'residencyStatus'] as const;
