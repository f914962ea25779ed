/**
 * The rating of a property by how well it is supported, with three decimals: as if there were five more reviews of
 * three stars, and a visit counts for half. Without reviews it is 3. Computed where it is needed, not stored: a new
 * column would rewrite all rows.
 */
export const RATING_RANK =
  'round((30 + 2 * (lived_here_stars + owned_stars) + visited_stars)::numeric / (10 + 2 * (lived_here_count + owned_count) + visited_count), 3)';

/** What that is computed from. */
export const RATING_RANK_COLUMNS =
  'lived_here_count, lived_here_stars, owned_count, owned_stars, visited_count, visited_stars';

/** The same as the first key of an order, in which properties without reviews come last. */
export const BEST_SUPPORTED = `(case when review_count > 0 then ${RATING_RANK} else 0 end)`;
