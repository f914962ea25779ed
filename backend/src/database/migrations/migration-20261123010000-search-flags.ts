import { Migration } from '@mikro-orm/migrations';

const TAGS = [
  'Noise Issues',
  'High Strata Fees',
  'Parking Issues',
  'Well Maintained',
  'Pests',
  'Security Concerns',
  'Elevator Issues',
  'Leaks',
  'Good Location',
  'Structural Issues',
  'Poor Management',
  'Great Landlord',
];
const WORDS = ['st', 'rd', 'av', 'ct', 'pl', 'dr', 'cr', 'wy', 'cl', 'la', 'nsw', 'vic', 'qld', 'wa', 'sa'];

const conditions = [
  ...TAGS.map(tag => `'${tag}' = any(tags)`),
  ...WORDS.map(word => `words @@ '${word}'::tsquery`),
];
const sum = conditions
  .map((condition, bit) => `case when ${condition} then ${2 ** bit} else 0 end`)
  .join(' + ');

/** In plpgsql the words are put together once, not once for each of them: a third of the time. */
const SEARCH_FLAGS = `create function search_flags(tags text[], words tsvector) returns int
  language plpgsql immutable strict parallel safe as $$ begin return ${sum}; end $$`;

const COLUMN = `alter table "property" add column "search_flags" int generated always as (search_flags(issue_tags, array_to_tsvector(array_remove(string_to_array(translate(street_key, '/-', '  ') || ' ' || suburb_key || ' ' || lower(state), ' '), '')))) stored null;`;

const DROPPED = [
  'property_place_idx',
  'property_latest_idx',
  'property_browse_idx',
  'property_rating_high_idx',
  'property_rating_low_idx',
  'property_most_reviews_idx',
];

const BEFORE = [
  'create index property_place_idx on property (suburb_key, state, last_reviewed_at desc nulls last, id desc) where deleted_at is null',
  'create index property_latest_idx on property (last_reviewed_at desc nulls last, id desc) include (property_type, state, average_rating) where deleted_at is null',
  'create index property_browse_idx on property (state, property_type, last_reviewed_at desc nulls last, id desc) include (average_rating) where deleted_at is null',
  'create index property_rating_high_idx on property (average_rating desc, review_count desc, id desc) include (property_type, state) where deleted_at is null',
  'create index property_rating_low_idx on property (nullif(average_rating, 0) nulls last, review_count desc, id desc) where deleted_at is null',
  'create index property_most_reviews_idx on property (review_count desc, id desc) include (property_type, state, average_rating) where deleted_at is null',
];

const AFTER = [
  'create index property_latest_idx on property (last_reviewed_at desc nulls last, id desc) include (state, property_type, average_rating, review_count, search_flags) where deleted_at is null',
  'create index property_browse_idx on property (state, property_type, last_reviewed_at desc nulls last, id desc) include (average_rating, review_count, search_flags) where deleted_at is null',
  'create index property_rating_high_idx on property (average_rating desc, review_count desc, id desc) include (last_reviewed_at, state, property_type, search_flags) where deleted_at is null',
  'create index property_rating_low_idx on property (nullif(average_rating, 0) nulls last, review_count desc, id desc) include (average_rating, state, property_type, search_flags) where deleted_at is null',
  'create index property_most_reviews_idx on property (review_count desc, id desc) include (average_rating, state, property_type, search_flags) where deleted_at is null',
];

/** Filters and frequent words in every index of an order, so that no home is visited that is not shown. */
export class Migration20261123010000_search_flags extends Migration {
  override name = 'Migration20261123010000_search_flags';

  override up() {
    this.addSql(SEARCH_FLAGS);
    // first, since adding the column builds every index anew
    for (const name of DROPPED) this.addSql(`drop index ${name}`);
    this.addSql(COLUMN);
    for (const statement of AFTER) this.addSql(statement);
    // those of the partial index are not used
    this.addSql('create statistics property_lowest_rating on (nullif(average_rating, 0)) from property');
    // an empty table would be known as empty, and read to its end by plans that outlive its first rows
    this.addSql('do $$ begin if exists (select from property) then analyze property; end if; end $$');
  }

  override down() {
    this.addSql('drop statistics property_lowest_rating');
    for (const name of DROPPED.slice(1)) this.addSql(`drop index ${name}`);
    this.addSql('alter table "property" drop column "search_flags";');
    this.addSql('drop function search_flags');
    for (const statement of BEFORE) this.addSql(statement);
  }
}
