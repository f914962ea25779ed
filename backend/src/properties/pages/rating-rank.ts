/**
 * SQL of the rating weighted by the number of reviews: five reviews of three stars are added, and a visit counts half
 * (weights are doubled, to stay whole). Adding a stored column would rewrite all rows.
 */
export const RATING_RANK =
  'round((30 + 2 * (lived_here_stars + owned_stars) + visited_stars)::numeric / (10 + 2 * (lived_here_count + owned_count) + visited_count), 3)';

export const RATING_RANK_COLUMNS =
  'lived_here_count, lived_here_stars, owned_count, owned_stars, visited_count, visited_stars';

/** The order `best-supported`, with properties without reviews last. */
export const BEST_SUPPORTED = `(case when review_count > 0 then ${RATING_RANK} else 0 end)`;
