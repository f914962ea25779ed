import { LIMITS, type PropertySearch, type SearchSort } from '@home-truths/contract';
import { monthInSydney } from '../database/iso.ts';
import { raw, type Statement, statement, when } from '../database/statement.ts';
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

/** An average of 0 means "no reviews": rating filters exclude those properties (decision 102). */
const conditions = (criteria: SearchCriteria) => statement`property.deleted_at is null
  ${when(criteria.tsquery, q => statement`and property.search_tsv @@ ${q}::tsquery`)}
  ${when(criteria.propertyType, type => statement`and property.property_type = ${type}`)}
  ${when(criteria.suburbKey, suburb => statement`and property.suburb_key = ${suburb}`)}
  ${when(criteria.state, state => statement`and property.state = ${state}`)}
  ${when(criteria.issueTag, tag => statement`and property.issue_tags @> array[${tag}::text]`)}
  ${when(criteria.minRating, min => statement`and property.average_rating >= ${min}::numeric`)}
  ${when(criteria.maxRating, max => statement`and property.average_rating <= ${max}::numeric and property.average_rating > 0`)}`;

/**
 * 0 for the property whose exact address was typed, 1 for all others; constant, and so without cost, when nothing was
 * typed.
 */
const exactness = ({ normalisedQuery }: SearchCriteria) =>
  normalisedQuery === undefined
    ? raw('1')
    : statement`(not starts_with(${`${normalisedQuery} `}, translate(property.street_key, '/-', '  ') || ' '))::int`;

/**
 * One page of a search, as one statement. First a bounded set: up to 1,001 matches, in whatever order is cheapest. Up
 * to 1,000 are sorted directly, which also gives the exact count; beyond that, the page is read from the index of the
 * requested order and the count is "more than 1,000". Nothing ever counts or sorts a large set; rows are numbered only
 * after the limit was applied, since numbering in an order would sort all of them. Excerpts are fetched only for the
 * rows of the page. Every row carries `found`; a page past the end is one row with only that.
 */
export function searchStatement(criteria: SearchCriteria): Statement {
  const { sort = 'relevance', limit: size = LIMITS.searchPage, page = 1 } = criteria;
  const where = conditions(criteria);
  const [columns, by] = [raw(ORDERS[sort].columns), raw(ORDERS[sort].by)];
  const limit = statement`limit ${size}::int offset ${(page - 1) * size}::int`;
  const cap = raw(LIMITS.countCap);
  const search = statement`
    with matches as materialized (
      select id, ${columns}, ${exactness(criteria)} as exact
      from property where ${where} limit ${cap} + 1
    ), total as materialized (
      select count(*)::int as found from matches
    ), page as materialized (
      select id, row_number() over () as place from (
        (select id from matches where (select found from total) <= ${cap} order by exact, ${by} ${limit})
        union all
        (select id from property
          where (select found from total) > ${cap} and ${where} order by ${by} ${limit})
      ) as in_order
    )
    select total.found, listed.* from total left join (
      select page.place, ${raw(ROW_COLUMNS)}, newest.*
      from page join property on property.id = page.id ${raw(JOIN_EXCERPT)}
    ) as listed on true
    order by listed.place`;
  return { ...search, isUnprepared: true };
}
