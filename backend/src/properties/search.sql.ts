import { LIMITS, type PropertySearch, type SearchSort } from '@home-truths/contract';
import { monthInSydney } from '../database/iso.ts';
import { raw, type Statement, statement, when } from '../database/statement.ts';
import { PROPERTY_COLUMNS } from './property.sql.ts';
import { flagOf } from './search-flags.ts';
import { ENOUGH_PROPERTIES, OTHER_SHARE, type TermCondition, type TermCounts } from './search-terms.ts';

/** A search whose text was converted to a tsquery. */
export interface SearchCriteria extends Omit<PropertySearch, 'q' | 'suburb'> {
  /** Absent when nothing was typed. */
  condition?: TermCondition;
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

/** So many matches of rare words are sorted in any case. */
const MIN_SORTED = 8_000;

/** What a home costs that is read in an order, in homes that posting lists find, which are read in the order of the table. */
const WALK_COST = 2.5;

/** The share of the homes that have a review, and so a rating from 1 to 5. */
const REVIEWED_SHARE = 0.6;

/** Index entries among which flags are looked for before the posting lists are read. */
const MAX_FLAGS_READ = 30_000;

/**
 * An average of 0 means "no reviews": rating filters exclude those properties (decision 102). Where the lowest comes
 * first they are said on the indexed expression, so that the walk begins at the first match.
 */
const ratingConditions = ({ sort, minRating, maxRating }: SearchCriteria) => {
  const rating = raw(
    sort === 'rating-low' ? 'nullif(property.average_rating, 0)' : 'property.average_rating',
  );
  return statement`
    ${when(minRating, min => statement`and ${rating} >= ${min}::numeric`)}
    ${when(maxRating, max => statement`and ${rating} <= ${max}::numeric and ${rating} > 0`)}`;
};

/**
 * The conditions that every index of an order carries. Homes of rare words are looked at for state and type: `is true`
 * keeps PostgreSQL from reading the long posting lists of those.
 */
const indexedConditions = (criteria: SearchCriteria) => {
  const end = raw(criteria.condition?.rareTsquery === undefined ? '' : 'is true');
  return statement`property.deleted_at is null
    ${when(criteria.propertyType, type => statement`and (property.property_type = ${type}) ${end}`)}
    ${when(criteria.suburbKey, suburb => statement`and property.suburb_key = ${suburb}`)}
    ${when(criteria.state, state => statement`and (property.state = ${state}) ${end}`)}
    ${ratingConditions(criteria)}`;
};

/** The others: by the posting lists, those of words in few homes alone where flags say the rest. */
const postedConditions = (criteria: SearchCriteria) => {
  const { condition, issueTag } = criteria;
  const tag = issueTag === undefined ? 0 : flagOf(issueTag);
  const isRare = condition?.rareTsquery !== undefined;
  return statement`
    ${when(condition?.rareTsquery ?? condition?.tsquery, q => statement`and property.search_tsv @@ ${q}::tsquery`)}
    ${when(condition?.endTsquery, q => statement`and (property.search_tsv @@ ${q}::tsquery) is true`)}
    ${isRare ? hasFlags(condition.flags | tag) : raw('')}
    ${when(isRare && tag > 0 ? undefined : issueTag, name => statement`and property.issue_tags @> array[${name}::text]`)}`;
};

/** All flags of a search, or 0 where they do not say all that the posting lists would. */
function flagsOf({ condition, issueTag }: SearchCriteria): number {
  const tag = issueTag === undefined ? 0 : flagOf(issueTag);
  const isComplete = (issueTag === undefined || tag > 0) && (condition?.areAllFlagged ?? true);
  return isComplete ? tag | (condition?.flags ?? 0) : 0;
}

const bitsOf = (flags: number) =>
  Array.from({ length: 32 }, (_, bit) => flags & (1 << bit)).filter(flag => flag !== 0);

/**
 * As functions, of which PostgreSQL expects a third of the rows, and a single one twice, so that it expects a ninth:
 * about what flags are. Of an operator with an expression it would expect 1 in 200.
 */
export const hasFlags = (flags: number) => {
  const bits = bitsOf(flags);
  const conditions = bits.map(flag => `and int4eq(property.search_flags & ${flag}, ${flag})`);
  if (bits.length === 1) conditions.push(`and int4ne(property.search_flags & ${flags}, 0)`);
  return raw(conditions.join(' '));
};

/** The columns of `matches` that sorting needs besides the id. */
const columnsOf = ({ sort = 'relevance' }: SearchCriteria) => raw(ORDERS[sort].columns);

/** The street line of a match; an index entry has none, and is asked for it only where few are sorted. */
const STREET_KEY = raw(
  'coalesce(street_key, (select street_key from property where property.id = matches.id))',
);

/** Puts the property whose exact address was typed first, where something was typed. */
const exactness = ({ normalisedQuery }: SearchCriteria) =>
  normalisedQuery === undefined
    ? raw('')
    : statement`not starts_with(${`${normalisedQuery} `}, translate(${STREET_KEY}, '/-', '  ') || ' '),`;

/** Up to so many matches, with what sorting them needs; none where a probe has said enough. */
const matchesFrom = (criteria: SearchCriteria, limit: number, unless: Statement = raw('')) => statement`
  select id, ${columnsOf(criteria)}${criteria.condition ? raw(', street_key') : raw('')} from property
  where ${indexedConditions(criteria)} ${postedConditions(criteria)} ${unless} limit ${raw(limit + 1)}`;

/**
 * The matches of a search that flags describe, from the first entries of an index: they are enough where flags are
 * frequent, which they are, and where the entries end. Else the posting lists are read; flags beside them say that the
 * matches are few: for many PostgreSQL would read the table until it has enough.
 */
function flaggedMatches(criteria: SearchCriteria, flags: number): Statement {
  const columns = columnsOf(criteria);
  const entries = statement`from property where ${indexedConditions(criteria)} limit ${raw(MAX_FLAGS_READ)}`;
  return statement`probe as materialized (
      select id, ${columns} from (select id, ${columns}, search_flags ${entries}) as property
      where true ${hasFlags(flags)} limit ${raw(LIMITS.countCap + 1)}
    ), outcome as materialized (
      select case when count(*) > ${raw(LIMITS.countCap)} then true
        else (select count(*) from (select ${entries}) as entry) < ${raw(MAX_FLAGS_READ)} end as is_enough
      from probe
    ), matches as materialized (
      (select *${criteria.condition ? raw(', null as street_key') : raw('')} from probe where (select is_enough from outcome))
      union all
      (${matchesFrom(criteria, LIMITS.countCap, statement`and not (select is_enough from outcome) ${hasFlags(flags)}`)})
    )`;
}

/**
 * The matches of a beginning of many words: those of the first words, which are enough where there are more than are
 * counted. Else the posting lists of all are read.
 */
function beginningMatches(criteria: SearchCriteria, condition: TermCondition, sorted: number): Statement {
  const narrow = { ...criteria, condition };
  const isEnough = statement`(select count(*) from probe) > ${raw(LIMITS.countCap)}`;
  return statement`probe as materialized (
      select id from property
      where ${indexedConditions(criteria)} ${postedConditions(narrow)} limit ${raw(LIMITS.countCap + 1)}
    ), matches as materialized (
      ${matchesFrom(criteria, sorted, statement`and not (${isEnough})`)}
    )`;
}

/**
 * How many matches are sorted themselves: as many as are counted, or all of words where the posting lists, which know
 * words, state, type and tags, find fewer homes than a walk through the order would read until it has the page (decision
 * 255).
 */
function sortedMatches(criteria: SearchCriteria): number {
  const { condition, page = 1, limit: size = LIMITS.searchPage } = criteria;
  if (!condition) return LIMITS.countCap;
  const { share, counts } = condition;
  const [posted, others] = filterShares(criteria, counts);
  const walked = Math.min(counts.properties, (page * size) / (share * posted * others));
  const isRare = counts.properties * share * posted < WALK_COST * walked;
  return isRare ? Math.round(Math.max(MIN_SORTED, walked)) : LIMITS.countCap;
}

/** What share of the homes fits the filters that the posting lists know, and what share the others, roughly. */
function filterShares(
  { state, propertyType, issueTag, suburbKey, minRating, maxRating }: SearchCriteria,
  { properties, terms }: TermCounts,
): [posted: number, others: number] {
  const shareOf = (value?: string) =>
    value === undefined ? 1 : (terms.get(value) ?? properties * OTHER_SHARE) / properties;
  const isRated = minRating !== undefined || maxRating !== undefined;
  const stars = Math.max(0.1, (maxRating ?? 5) - Math.max(1, minRating ?? 1));
  return [
    shareOf(state) * shareOf(propertyType) * shareOf(issueTag),
    (suburbKey === undefined ? 1 : OTHER_SHARE) * (isRated ? (REVIEWED_SHARE * stars) / 4 : 1),
  ];
}

/** Whether among the index entries that are read for flags there are likely as many matches as are counted. */
function areFlagsFrequent({ condition, issueTag }: SearchCriteria): boolean {
  if (!condition) return true;
  const [ofTag] = filterShares({ issueTag }, condition.counts);
  return MAX_FLAGS_READ * condition.share * ofTag > LIMITS.countCap;
}

/** The condition of the first words of a beginning of many, where filters leave enough of their homes. */
function narrowCondition(criteria: SearchCriteria): TermCondition | undefined {
  const { condition } = criteria;
  if (condition?.narrowTsquery === undefined) return undefined;
  const [posted, others] = filterShares(criteria, condition.counts);
  const isEnough = ENOUGH_PROPERTIES * posted * others > LIMITS.countCap / 2;
  return isEnough ? { ...condition, tsquery: condition.narrowTsquery } : undefined;
}

/** `matches`: at most one more than are sorted. */
function boundedMatches(
  criteria: SearchCriteria,
  flags: number,
  narrow: TermCondition | undefined,
  sorted: number,
): Statement {
  if (flags > 0 && areFlagsFrequent(criteria)) return flaggedMatches(criteria, flags);
  if (narrow) return beginningMatches(criteria, narrow, sorted);
  return statement`matches as materialized (${matchesFrom(criteria, sorted)})`;
}

/**
 * One page of a search, as one statement. First a bounded set of matches, in whatever order is cheapest: up to 1,001, or more of words in
 * few homes. Up to that they are sorted directly, which also gives the exact count; beyond, the page is read from the index of the
 * requested order and the count is "more than 1,000". Nothing ever counts or sorts a large set; rows are numbered only
 * after the limit was applied, since numbering in an order would sort all of them. Excerpts are fetched only for the
 * rows of the page. Every row carries `found`; a page past the end is one row with only that.
 */
export function searchStatement(criteria: SearchCriteria): Statement {
  const { sort = 'relevance', limit: size = LIMITS.searchPage, page = 1 } = criteria;
  const by = raw(ORDERS[sort].by);
  const limit = statement`limit ${size}::int offset ${(page - 1) * size}::int`;
  const flags = flagsOf(criteria);
  const most = flags > 0 ? LIMITS.countCap : sortedMatches(criteria);
  const sorted = raw(most);
  const narrow = flags > 0 ? undefined : narrowCondition(criteria);
  const search = statement`
    with ${boundedMatches(criteria, flags, narrow, most)}, total as materialized (
      select ${narrow ? raw(`case when (select count(*) from probe) > ${LIMITS.countCap} then ${most + 1} else count(*)::int end`) : raw('count(*)::int')} as found from matches
    ), page as materialized (
      select id, row_number() over () as place from (
        (select id from matches where (select found from total) <= ${raw(LIMITS.countCap)}
          order by ${exactness(criteria)} ${by} ${limit})
        union all
        (select id from matches where (select found from total) between ${raw(LIMITS.countCap + 1)} and ${sorted}
          order by ${by} ${limit})
        union all
        (select id from property
          where (select found from total) > ${sorted} and ${indexedConditions(criteria)}
            ${flags > 0 ? hasFlags(flags) : postedConditions(criteria)} order by ${by} ${limit})
      ) as in_order
    )
    select least(total.found, ${raw(LIMITS.countCap + 1)}) as found, listed.* from total left join (
      select page.place, ${raw(ROW_COLUMNS)}, newest.*
      from page join property on property.id = page.id ${raw(JOIN_EXCERPT)}
    ) as listed on true
    order by listed.place`;
  return { ...search, isUnprepared: true };
}
