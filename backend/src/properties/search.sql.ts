import { LIMITS, type PropertySearch, type SearchSort } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { monthInSydney } from '../database/iso.ts';
import { PROPERTY_COLUMNS } from './property.sql.ts';

/** A search whose text was converted to a tsquery. */
export interface SearchCriteria extends Omit<PropertySearch, 'q' | 'suburb'> {
  /** `('smith') & ('st')`; absent when nothing was typed. */
  tsquery?: string;
  /** The typed terms in the index's spelling, to put the exact property first. */
  normalisedQuery?: string;
  suburbKey?: string;
}

/**
 * Each of these orders matches an index, so that a long list is read in order and never sorted (decision 102). The
 * columns are all that sorting needs: with only those, filters often get by with an index-only scan.
 */
const ORDERS: Record<SearchSort, { columns: string; by: string }> = {
  relevance: { columns: 'last_reviewed_at', by: 'last_reviewed_at desc nulls last, id desc' },
  'rating-high': {
    columns: 'average_rating, review_count',
    by: 'average_rating desc, review_count desc, id desc',
  },
  'rating-low': {
    columns: 'average_rating, review_count',
    by: 'nullif(average_rating, 0) nulls last, review_count desc, id desc',
  },
  'most-reviews': { columns: 'review_count', by: 'review_count desc, id desc' },
};

/** The maximum number of characters of a review in a search row. */
export const EXCERPT_LENGTH = 200;

/** The property of a search row, without its excerpt. */
export const ROW_COLUMNS = `${PROPERTY_COLUMNS}, property.issue_tags as "issueTags"`;

/** Joins the columns of a property's newest review; `toExcerpt` then shortens its text to the `excerpt`. */
export const JOIN_EXCERPT = `
  left join lateral (
    select left(content, ${EXCERPT_LENGTH + 1}) as excerpt, residency_status as "excerptResidency",
      ${monthInSydney('created_at')} as "excerptMonth"
    from review
    where property_id = property.id and hidden_at is null and deleted_at is null
    order by id desc limit 1
  ) as newest on true`;

/** Collects values and returns their placeholders. */
class ParameterList {
  readonly list: unknown[] = [];

  add(value: unknown) {
    return `$${this.list.push(value)}`;
  }
}

function conditions(criteria: SearchCriteria, values: ParameterList) {
  const clauses = ['property.deleted_at is null'];
  const when = (value: unknown, sql: (placeholder: string) => string) => {
    if (value !== undefined) clauses.push(sql(values.add(value)));
  };
  when(criteria.tsquery, q => `property.search_tsv @@ ${q}::tsquery`);
  when(criteria.propertyType, type => `property.property_type = ${type}`);
  when(criteria.suburbKey, suburb => `property.suburb_key = ${suburb}`);
  when(criteria.state, state => `property.state = ${state}`);
  when(criteria.issueTag, tag => `property.issue_tags @> array[${tag}::text]`);
  when(criteria.minRating, rating => `property.average_rating >= ${rating}::numeric`);
  // An average of 0 means "no reviews": rating filters exclude those properties (decision 102).
  when(
    criteria.maxRating,
    rating => `property.average_rating <= ${rating}::numeric and property.average_rating > 0`,
  );
  return clauses.join(' and ');
}

/**
 * 0 for the property whose exact address was typed, 1 for all others; constant, and so without cost, when nothing was
 * typed.
 */
const exactness = (criteria: SearchCriteria, values: ParameterList) =>
  criteria.normalisedQuery === undefined
    ? '1'
    : `(not starts_with(${values.add(`${criteria.normalisedQuery} `)}, translate(property.street_key, '/-', '  ') || ' '))::int`;

/**
 * One page of a search, as one statement. First a bounded set: up to 1,001 matches, in whatever order is cheapest. Up
 * to 1,000 are sorted directly, which also gives the exact count; beyond that, the page is read from the index of the
 * requested order and the count is "more than 1,000". Nothing ever counts or sorts a large set; rows are numbered only
 * after the limit was applied, since numbering in an order would sort all of them. Excerpts are fetched only for the
 * rows of the page. Every row carries `found`; a page past the end is one row with only that.
 */
export function searchStatement(criteria: SearchCriteria): Statement {
  const values = new ParameterList();
  const where = conditions(criteria, values);
  const exact = exactness(criteria, values);
  const { columns, by } = ORDERS[criteria.sort ?? 'relevance'];
  const size = criteria.limit ?? LIMITS.searchPage;
  const limit = `limit ${values.add(size)}::int offset ${values.add(((criteria.page ?? 1) - 1) * size)}::int`;
  const text = `
    with matches as materialized (
      select id, ${columns}, ${exact} as exact
      from property where ${where} limit ${LIMITS.countCap + 1}
    ), total as materialized (
      select count(*)::int as found from matches
    ), page as materialized (
      select id, row_number() over () as place from (
        (select id from matches
          where (select found from total) <= ${LIMITS.countCap} order by exact, ${by} ${limit})
        union all
        (select id from property
          where (select found from total) > ${LIMITS.countCap} and ${where} order by ${by} ${limit})
      ) as in_order
    )
    select total.found, listed.* from total left join (
      select page.place, ${ROW_COLUMNS}, newest.*
      from page join property on property.id = page.id ${JOIN_EXCERPT}
    ) as listed on true
    order by listed.place`;
  return { text, values: values.list, isUnprepared: true };
}
