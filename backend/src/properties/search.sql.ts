import { LIMITS, type PropertySearch, type SearchSort } from '@home-truths/contract';
import { monthInSydney } from '../database/iso.ts';
import { raw, type Statement, statement, when } from '../database/statement.ts';
import { FETCHED_LENGTH } from './excerpt.ts';
import { PROPERTY_COLUMNS } from './property.sql.ts';
import { BEST_SUPPORTED, RATING_RANK_COLUMNS } from './rating-rank.ts';
import { flagOf } from './search-flags.ts';
import {
  type Beginning,
  narrowTsquery,
  OTHER_SHARE,
  postedEntries,
  type TermCondition,
} from './search-terms.ts';

/** A search whose text was converted to a tsquery. */
export interface SearchCriteria extends Omit<PropertySearch, 'q' | 'suburb'> {
  /** Absent when nothing was typed. */
  condition?: TermCondition;
  /** The typed terms in the index's spelling, to put the exact property first. */
  normalisedQuery?: string;
  suburbKey?: string;
}

interface Order {
  /** All that sorting needs: with only those columns, filters often get by with an index-only scan. */
  columns: string;
  by: string;
  /** Where a home is in the order, and the condition that others are not behind it. */
  position: readonly string[];
  isUpTo: (position: readonly string[]) => Statement;
  /** The same for matches that are found without visiting homes, where the columns would make it do so. */
  lookedUp?: { columns: string; by: string };
}

/** Each of these orders matches an index, so that a long list is read in order and never sorted (decision 102). */
const ORDERS: Record<SearchSort, Order> = {
  relevance: {
    columns: 'last_reviewed_at',
    by: 'last_reviewed_at desc nulls last, id desc',
    position: ['last_reviewed_at', 'id'],
    isUpTo: ([at, id]) => statement`(last_reviewed_at, id) >= (${at}::timestamptz, ${id}::int)`,
  },
  'rating-high': {
    columns: 'average_rating, review_count',
    by: 'average_rating desc, review_count desc, id desc',
    position: ['average_rating', 'review_count', 'id'],
    isUpTo: ([rating, count, id]) =>
      statement`(average_rating, review_count, id) >= (${rating}::numeric, ${count}::int, ${id}::int)`,
  },
  'rating-low': {
    columns: 'average_rating, review_count',
    by: 'nullif(average_rating, 0) nulls last, review_count desc, id desc',
    position: ['nullif(average_rating, 0)'],
    isUpTo: ([rating]) => statement`nullif(average_rating, 0) <= ${rating}::numeric`,
  },
  'most-reviews': {
    columns: 'review_count',
    by: 'review_count desc, id desc',
    position: ['review_count', 'id'],
    isUpTo: ([count, id]) => statement`(review_count, id) >= (${count}::int, ${id}::int)`,
  },
  'best-supported': {
    columns: `review_count, ${RATING_RANK_COLUMNS}`,
    by: `${BEST_SUPPORTED} desc, review_count desc, id desc`,
    position: [BEST_SUPPORTED, 'review_count', 'id'],
    // there are no statistics of ranks, which every search would read: of a range PostgreSQL expects few
    isUpTo: ([rank, count, id]) => statement`${raw(BEST_SUPPORTED)} between ${rank}::numeric and 5
      and (${raw(BEST_SUPPORTED)}, review_count, id) >= (${rank}::numeric, ${count}::int, ${id}::int)`,
    lookedUp: {
      columns: 'review_count',
      by: `(select ${BEST_SUPPORTED} from property where property.id = matches.id) desc, review_count desc, id desc`,
    },
  },
};

/** The property of a search row, without its excerpt. */
export const ROW_COLUMNS = `${PROPERTY_COLUMNS}, property.issue_tags as "issueTags"`;

/** Joins the columns of a property's newest review; `toExcerpt` then shortens its text to the `excerpt`. */
export const JOIN_EXCERPT = `
  left join lateral (
    select left(content, ${FETCHED_LENGTH}) as excerpt, residency_status as "excerptResidency",
      ${monthInSydney('created_at')} as "excerptMonth"
    from review
    where property_id = property.id and hidden_at is null and deleted_at is null
    order by id desc limit 1
  ) as newest on true`;

/** So many matches of rare words are sorted in any case. */
const MIN_SORTED = 8_000;

/**
 * What it costs in microseconds of CPU to read an index entry in its order, to find it for a bitmap, to read a home in
 * the order of the table or one by one, to find it in posting lists, or in those of a beginning, and to ask for the end
 * of the entries that are combined.
 */
const COST = {
  entry: 0.25,
  bitmapEntry: 0.5,
  home: 2.5,
  singleHome: 4,
  posting: 0.2,
  beginningEntry: 0.45,
  combination: 1_000,
};

/** How many more homes of an order are looked at than are expected to be enough. */
const MARGIN = 1.2;

/** Words that are together in so many homes are enough, without the others that a term begins. */
const ENOUGH_PROPERTIES = 2_500;

/** A type that more homes have is looked at in the homes of words. */
const FREQUENT_SHARE = 0.3;

/** The share of the homes that have a review, and so a rating from 1 to 5. */
const REVIEWED_SHARE = 0.6;

/** Index entries among which flags are looked for before the posting lists are read. */
const MAX_FLAGS_READ = 30_000;

/**
 * An average of 0 means "no reviews": rating filters exclude those properties (decision 102). Where the lowest comes
 * first they are said on the indexed expression, so that the walk begins at the first match.
 */
const ratingConditions = ({ sort, minRating, maxRating }: SearchCriteria, end: Statement) => {
  const rating = raw(
    sort === 'rating-low' ? 'nullif(property.average_rating, 0)' : 'property.average_rating',
  );
  return statement`
    ${when(minRating, min => statement`and (${rating} >= ${min}::numeric) ${end}`)}
    ${when(maxRating, max => statement`and (${rating} <= ${max}::numeric and ${rating} > 0) ${end}`)}`;
};

/** The conditions that every index of an order carries. */
const indexedConditions = (criteria: SearchCriteria) => statement`property.deleted_at is null
    ${when(criteria.propertyType, type => statement`and property.property_type = ${type}`)}
    ${when(criteria.suburbKey, suburb => statement`and property.suburb_key = ${suburb}`)}
    ${when(criteria.state, state => statement`and property.state = ${state}`)}
    ${ratingConditions(criteria, raw(''))}`;

/**
 * The same beside words: `is true` keeps PostgreSQL from reading the long lists of a rating and of a type of many
 * homes, and beside rare words of any state or type.
 */
function conditionsBesideTerms(criteria: SearchCriteria): Statement {
  const { condition, propertyType, suburbKey, state } = criteria;
  if (!condition) return indexedConditions(criteria);
  const isRare = condition.rareTsquery !== undefined;
  const isTrue = (isLookedAt: boolean) => raw(isLookedAt ? 'is true' : '');
  return statement`property.deleted_at is null
    ${when(
      propertyType,
      type => statement`and (property.property_type = ${type})
      ${isTrue(isRare || shareOf(type, condition) > FREQUENT_SHARE)}`,
    )}
    ${when(suburbKey, suburb => statement`and property.suburb_key = ${suburb}`)}
    ${when(state, name => statement`and (property.state = ${name}) ${isTrue(isRare)}`)}
    ${ratingConditions(criteria, raw('is true'))}`;
}

/** The share of the homes that have a state, type or tag, roughly. */
const shareOf = (
  value: string | undefined,
  { counts: { properties, terms } }: Pick<TermCondition, 'counts'>,
) => (value === undefined ? 1 : (terms.get(value) ?? properties * OTHER_SHARE) / properties);

/**
 * Whether the homes of the words before a beginning of many words are looked at for it, which costs less than reading all
 * its posting lists.
 */
function isBeginningLookedAt(
  criteria: SearchCriteria,
  { share, counts }: TermCondition,
  beginning: Beginning,
) {
  const { posted, others } = filterShares(criteria);
  const { otherProperties } = beginning;
  const found = otherProperties * posted;
  const matches = counts.properties * share * posted * others;
  const read = matches > LIMITS.countCap ? (found * LIMITS.countCap) / matches : found;
  return read * COST.home < postedEntries(beginning, counts) * COST.beginningEntry;
}

interface Lookup {
  /** What the posting lists are read for. */
  tsquery?: string | undefined;
  /** What the homes found are looked at for besides. */
  endTsquery?: string | undefined;
  flags: number;
  /** So few homes that they are looked at for tags with flags, too. */
  isRare: boolean;
}

function lookupOf(criteria: SearchCriteria): Lookup {
  const { condition } = criteria;
  if (!condition) return { flags: 0, isRare: false };
  const { tsquery, rareTsquery, beginning, flags } = condition;
  const end = { endTsquery: beginning?.tsquery, flags };
  if (rareTsquery !== undefined) return { tsquery: rareTsquery, ...end, isRare: true };
  if (beginning?.othersTsquery !== undefined && isBeginningLookedAt(criteria, condition, beginning))
    return { tsquery: beginning.othersTsquery, ...end, isRare: false };
  return { tsquery, flags: 0, isRare: false };
}

/** The others: by the posting lists, those of words in few homes alone where flags say the rest. */
const postedConditions = (criteria: SearchCriteria, lookup = lookupOf(criteria)) => {
  const { issueTag } = criteria;
  const tag = issueTag === undefined ? 0 : flagOf(issueTag);
  const { tsquery, endTsquery, isRare } = lookup;
  const flags = lookup.flags | (isRare ? tag : 0);
  return statement`
    ${when(tsquery, q => statement`and property.search_tsv @@ ${q}::tsquery`)}
    ${when(endTsquery, q => statement`and (property.search_tsv @@ ${q}::tsquery) is true`)}
    ${flags > 0 ? hasFlags(flags) : raw('')}
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

/** The columns of `matches` that sorting needs besides the id, and their order. */
const orderOfMatches = (criteria: SearchCriteria) => {
  const { sort = 'relevance', condition } = criteria;
  const order = ORDERS[sort];
  const isByPostings = condition !== undefined && !isFlagged(criteria);
  return isByPostings ? order : (order.lookedUp ?? order);
};

const columnsOf = (criteria: SearchCriteria) => raw(orderOfMatches(criteria).columns);

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
  where ${conditionsBesideTerms(criteria)} ${postedConditions(criteria)} ${unless} limit ${raw(limit + 1)}`;

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
 * The matches of a beginning of many words: those of a few of its words, which are enough where there are more than are
 * counted. Else the posting lists of all are read.
 */
function beginningMatches(criteria: SearchCriteria, tsquery: string, sorted: number): Statement {
  const narrow = postedConditions(criteria, { tsquery, flags: 0, isRare: false });
  const isEnough = statement`(select count(*) from probe) > ${raw(LIMITS.countCap)}`;
  return statement`probe as materialized (
      select id from property
      where ${conditionsBesideTerms(criteria)} ${narrow} limit ${raw(LIMITS.countCap + 1)}
    ), matches as materialized (
      ${matchesFrom(criteria, sorted, statement`and not (${isEnough})`)}
    )`;
}

/** Which part of the homes fits the filters that the posting lists know, those that the orders know, and others. */
function filterShares({
  condition,
  state,
  propertyType,
  issueTag,
  suburbKey,
  minRating,
  maxRating,
}: SearchCriteria) {
  const isRated = minRating !== undefined || maxRating !== undefined;
  const stars = Math.max(0.1, (maxRating ?? 5) - Math.max(1, minRating ?? 1));
  const rated = isRated ? (REVIEWED_SHARE * stars) / 4 : 1;
  const ofPlace = condition ? shareOf(state, condition) * shareOf(propertyType, condition) : 1;
  const tagged = condition ? shareOf(issueTag, condition) : 1;
  return {
    tagged,
    posted: ofPlace * tagged,
    ordered: ofPlace * rated,
    others: (suburbKey === undefined ? 1 : OTHER_SHARE) * rated,
  };
}

/** Whether among the index entries that are read for flags there are likely as many matches as are counted. */
function areFlagsFrequent(criteria: SearchCriteria): boolean {
  const { condition } = criteria;
  if (!condition) return true;
  return MAX_FLAGS_READ * condition.share * filterShares(criteria).tagged > LIMITS.countCap;
}

/** The tsquery of some words of a beginning, where filters leave enough of their homes and all its posting lists would be read. */
function narrowOf(criteria: SearchCriteria, { endTsquery }: Lookup): string | undefined {
  const { condition } = criteria;
  if (!condition?.beginning || endTsquery !== undefined) return undefined;
  const { beginning, counts } = condition;
  const { posted, others } = filterShares(criteria);
  const entries = postedEntries(beginning, counts);
  const matches = counts.properties * condition.share * posted * others;
  return narrowTsquery(beginning, (ENOUGH_PROPERTIES / matches) * entries);
}

/** Whether the matches are looked for by their flags first. */
const isFlagged = (criteria: SearchCriteria) => flagsOf(criteria) > 0 && areFlagsFrequent(criteria);

/** How the page is found where there are more matches than are counted. */
interface Approach {
  /** All matches are read and sorted, up to so many. */
  sorted: number;
  /** The first so many entries of the order are combined with the posting lists, so that only homes in both are read. */
  combined?: number;
}

/** The cheapest way to a page: a walk through the order until the page is full, where no other costs less (decision 287). */
function approachTo(criteria: SearchCriteria): Approach {
  const { condition, page = 1, limit: size = LIMITS.searchPage, suburbKey } = criteria;
  const walk = { sorted: LIMITS.countCap };
  if (!condition || flagsOf(criteria) > 0) return walk;
  const { share, beginning, counts } = condition;
  const { posted, ordered, others } = filterShares(criteria);
  const lookup = lookupOf(criteria);
  const needed = page * size;
  const matches = counts.properties * share * posted * others;
  const walked = Math.min(counts.properties, (needed * counts.properties) / matches);
  const isLookedAt = beginning !== undefined && lookup.endTsquery !== undefined;
  const found = isLookedAt ? beginning.otherProperties : counts.properties * share;
  const listed = found * posted;
  const beginnings = beginning && !isLookedAt ? postedEntries(beginning, counts) : 0;
  const lists = beginnings * COST.beginningEntry + found * COST.posting;
  const counting =
    Math.min(1, LIMITS.countCap / matches) * listed * COST.home +
    (narrowOf(criteria, lookup) === undefined ? lists : 0);
  const sorting = lists + listed * COST.home;
  const walking = counting + walked * COST.singleHome;
  const entries = walked * MARGIN;
  const combining =
    counting +
    lists +
    entries * (COST.entry + COST.bitmapEntry) +
    needed * MARGIN * (listed / matches) * COST.singleHome +
    COST.combination;
  const canCombine = suburbKey === undefined && entries < counts.properties / 2;
  if (canCombine && combining < Math.min(sorting, walking))
    return { ...walk, combined: Math.ceil(entries * ordered) };
  return sorting < walking ? { sorted: Math.round(Math.max(MIN_SORTED, walked)) } : walk;
}

/**
 * The statement for where in the order the entries end that are to be combined with the posting lists; undefined where a
 * search is better answered without.
 */
export function orderEnd(criteria: SearchCriteria): Statement | undefined {
  const { combined } = approachTo(criteria);
  if (combined === undefined) return undefined;
  const { by, position } = ORDERS[criteria.sort ?? 'relevance'];
  const asText = raw(position.map(each => `${each}::text`).join(', '));
  const end = statement`
    select array[${asText}] as "end" from property where ${indexedConditions(criteria)}
    order by ${raw(by)} limit 1 offset ${raw(combined)}`;
  return { ...end, isUnprepared: true };
}

/** `matches`: at most one more than are sorted. */
function boundedMatches(
  criteria: SearchCriteria,
  flags: number,
  narrow: string | undefined,
  sorted: number,
): Statement {
  if (isFlagged(criteria)) return flaggedMatches(criteria, flags);
  if (narrow !== undefined) return beginningMatches(criteria, narrow, sorted);
  return statement`matches as materialized (${matchesFrom(criteria, sorted)})`;
}

/**
 * One page of a search, as one statement. First a bounded set of matches, in whatever order is cheapest: up to 1,001, or
 * more of words in few homes. Up to that they are sorted directly, which also gives the exact count; beyond, the page is
 * found in the requested order and the count is "more than 1,000". Nothing ever counts or sorts a large set; rows are
 * numbered only after the limit was applied, since numbering in an order would sort all of them. Excerpts are fetched only
 * for the rows of the page. Every row carries `found`; a page past the end is one row with only that.
 * @param end what `orderEnd` returned: the first matches up to there are sorted, where they are enough for the page
 */
export function searchStatement(criteria: SearchCriteria, end?: readonly string[]): Statement {
  const { sort = 'relevance', limit: size = LIMITS.searchPage, page = 1 } = criteria;
  const by = raw(ORDERS[sort].by);
  const byOfMatches = raw(orderOfMatches(criteria).by);
  const limit = statement`limit ${size}::int offset ${(page - 1) * size}::int`;
  const flags = flagsOf(criteria);
  const most = approachTo(criteria).sorted;
  const sorted = raw(most);
  const cap = raw(LIMITS.countCap);
  const narrow = flags > 0 ? undefined : narrowOf(criteria, lookupOf(criteria));
  const first =
    end &&
    statement`, first as materialized (
      select id, ${columnsOf(criteria)} from property
      where (select found from total) > ${cap} and ${conditionsBesideTerms(criteria)} ${postedConditions(criteria)}
        and ${ORDERS[sort].isUpTo(end)}
    ), is_full as materialized (select count(*) >= ${page * size}::int as is_full from first)`;
  const search = statement`
    with ${boundedMatches(criteria, flags, narrow, most)}, total as materialized (
      select ${narrow === undefined ? raw('count(*)::int') : raw(`case when (select count(*) from probe) > ${LIMITS.countCap} then ${most + 1} else count(*)::int end`)} as found from matches
    ) ${first ?? raw('')}, page as materialized (
      select id, row_number() over () as place from (
        (select id from matches where (select found from total) <= ${cap}
          order by ${exactness(criteria)} ${byOfMatches} ${limit})
        union all
        (select id from matches where (select found from total) between ${raw(LIMITS.countCap + 1)} and ${sorted}
          order by ${byOfMatches} ${limit})
        ${first ? statement`union all (select id from first where (select is_full from is_full) order by ${by} ${limit})` : raw('')}
        union all
        (select id from property
          where (select found from total) > ${sorted} ${first ? raw('and not (select is_full from is_full)') : raw('')}
            and ${indexedConditions(criteria)} ${flags > 0 ? hasFlags(flags) : postedConditions(criteria)}
          order by ${by} ${limit})
      ) as in_order
    )
    select least(total.found, ${raw(LIMITS.countCap + 1)}) as found, listed.* from total left join (
      select page.place, ${raw(ROW_COLUMNS)}, property.building_id as "buildingId", newest.*
      from page join property on property.id = page.id ${raw(JOIN_EXCERPT)}
    ) as listed on true
    order by listed.place`;
  return { ...search, isUnprepared: true };
}
