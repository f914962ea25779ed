/** Places, buildings and properties, merges of properties, and what the search needs. */
export const properties = [
  `create table data_source (
    name text primary key,
    licence text not null,
    attribution text not null,
    url text not null,
    imported_at timestamptz not null,
    rows int not null,
    shipped_digest text
  )`,
  `create table suburb (
    suburb_key text not null,
    state text not null,
    postcode text not null,
    name text not null,
    words text generated always as (suburb_key || ' ' || lower(state) || ' ' || postcode) stored,
    latitude double precision,
    longitude double precision,
    source text constraint suburb_source_foreign references data_source on delete set null,
    has_property boolean not null default true,
    primary key (suburb_key, state, postcode)
  )`,
  `create index suburb_words_idx on suburb (words text_pattern_ops)`,
  `create index suburb_postcode_idx on suburb (postcode text_pattern_ops)`,
  `create table building (
    id serial primary key,
    address text not null,
    suburb text not null,
    state text not null,
    postcode text not null,
    street_key text not null,
    suburb_key text not null,
    name text,
    created_at timestamptz(6) not null default now(),
    version int not null default 1,
    merged_into_id int constraint building_merged_into_id_foreign references building on delete set null,
    constraint building_name_check check (char_length(name) <= 80)
  )`,
  `create unique index building_address_unique on building (street_key, suburb_key, state, postcode)`,
  `create index building_street_idx on building (street_key text_pattern_ops)`,
  `create index building_name_idx on building (lower(name) text_pattern_ops) where name is not null`,
  `create index building_merged_into_id_index on building (merged_into_id)`,
  `create table property (
    id int default public_id('property') primary key,
    address text not null,
    suburb text not null,
    state text not null,
    postcode text not null,
    property_type text not null,
    bedrooms int,
    bathrooms int,
    parking_spaces int,
    build_year int,
    property_images text[] not null default '{}',
    description text,
    property_size text,
    land_size text,
    street_key text not null,
    suburb_key text not null,
    search_tsv tsvector generated always as (
      array_to_tsvector(array_remove(
        string_to_array(translate(street_key, '/-', '  ') || ' ' || suburb_key || ' ' || lower(state) || ' ' || postcode, ' '), ''))
    ) stored,
    average_rating numeric(3,2) not null default '0',
    review_count int not null default 0,
    rating_counts int[] not null default '{0,0,0,0,0}',
    lived_here_count int not null default 0,
    visited_count int not null default 0,
    owned_count int not null default 0,
    issue_tag_counts jsonb not null default '{}',
    issue_tags text[] not null default '{}',
    last_reviewed_at timestamptz,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    version int not null default 1,
    added_by_form_at timestamptz,
    search_flags int generated always as (
      search_flags(issue_tags, array_to_tsvector(array_remove(string_to_array(translate(street_key, '/-', '  ') || ' ' || suburb_key || ' ' || lower(state), ' '), '')))
    ) stored,
    address_key text,
    unit text,
    building_id int constraint property_building_id_foreign references building on delete set null,
    is_placed boolean not null default false,
    merged_into_id int constraint property_merged_into_id_foreign references property on delete set null,
    lived_here_stars int not null default 0,
    visited_stars int not null default 0,
    owned_stars int not null default 0,
    constraint property_images_check check (cardinality(property_images) <= 5),
    constraint property_keys_check check (street_key <> '' and suburb_key <> ''),
    constraint property_postcode_check check (postcode ~ '^[0-9]{4}$'),
    constraint property_state_check check (state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT')),
    constraint property_type_check check (property_type in ('apartment', 'house', 'townhouse', 'unit', 'studio'))
  )`,
  `create sequence property_id_seq as int owned by property.id`,
  `create unique index property_address_key_unique on property (address_key, suburb_key, state, postcode)`,
  `create index property_suburb_idx on property (suburb_key, state, postcode, suburb) where deleted_at is null`,
  `create index property_unreviewed_idx on property (added_by_form_at)
    where review_count = 0 and added_by_form_at is not null`,
  `create index property_latest_idx on property (last_reviewed_at desc nulls last, id desc)
    include (state, property_type, average_rating, review_count, search_flags)
    where deleted_at is null`,
  `create index property_browse_idx on property (state, property_type, last_reviewed_at desc nulls last, id desc)
    include (average_rating, review_count, search_flags)
    where deleted_at is null`,
  `create index property_rating_high_idx on property (average_rating desc, review_count desc, id desc)
    include (last_reviewed_at, state, property_type, search_flags)
    where deleted_at is null`,
  `create index property_rating_low_idx on property (nullif(average_rating, 0), review_count desc, id desc)
    include (average_rating, state, property_type, search_flags)
    where deleted_at is null`,
  `create index property_most_reviews_idx on property (review_count desc, id desc)
    include (average_rating, state, property_type, search_flags)
    where deleted_at is null`,
  `create index property_deleted_idx on property (id) where deleted_at is not null`,
  `create index property_terms_idx on property using gin (search_tsv, issue_tags, state, property_type)`,
  `create index property_building_idx on property (building_id) where building_id is not null`,
  `create index property_merged_idx on property (merged_into_id) where merged_into_id is not null`,
  `create index property_without_key_idx on property (id) where address_key is null and merged_into_id is null`,
  `create index property_best_supported_idx on property (
    (case when review_count > 0 then round((30 + 2 * (lived_here_stars + owned_stars) + visited_stars)::numeric
      / (10 + 2 * (lived_here_count + owned_count) + visited_count), 3) else 0 end) desc, review_count desc, id desc
  )
    include (average_rating, state, property_type, search_flags,
      lived_here_count, lived_here_stars, owned_count, owned_stars, visited_count, visited_stars)
    where deleted_at is null`,
  `create index property_reviewed_suburb_idx on property (suburb_key, state, postcode, last_reviewed_at desc)
    where deleted_at is null and review_count > 0`,
  `create index property_added_idx on property (added_by_form_at)
    where added_by_form_at is not null and deleted_at is null`,
  `create table property_alias (
    address_key text not null,
    suburb_key text not null,
    state text not null,
    postcode text not null,
    property_id int not null constraint property_alias_property_id_foreign references property on delete cascade,
    primary key (address_key, suburb_key, state, postcode)
  )`,
  `create index property_alias_property_id_index on property_alias (property_id)`,
  `create table property_merge (
    id serial primary key,
    from_id int not null constraint property_merge_from_id_foreign references property on delete cascade,
    into_id int not null constraint property_merge_into_id_foreign references property on delete cascade,
    reason text not null,
    moved jsonb not null,
    by_id int constraint property_merge_by_id_foreign references app_user on delete set null,
    at timestamptz(6) not null default now(),
    undone_at timestamptz(6),
    constraint property_merge_reason_check check (char_length(reason) <= 2000)
  )`,
  `create index property_merge_from_id_index on property_merge (from_id)`,
  `create index property_merge_into_id_index on property_merge (into_id)`,
  `create index property_merge_by_id_index on property_merge (by_id)`,
  `create table distinct_properties (
    a_id int not null constraint distinct_properties_a_id_foreign references property on delete cascade,
    b_id int not null constraint distinct_properties_b_id_foreign references property on delete cascade,
    primary key (a_id, b_id),
    constraint distinct_properties_order_check check (a_id < b_id)
  )`,
  `create index distinct_properties_b_id_index on distinct_properties (b_id)`,
  `create table merge_candidate (
    a_id int not null constraint merge_candidate_a_id_foreign references property on delete cascade,
    b_id int not null constraint merge_candidate_b_id_foreign references property on delete cascade,
    why text not null,
    primary key (a_id, b_id),
    constraint merge_candidate_why_check check (why in ('postcode', 'range', 'block', 'name'))
  )`,
  `create index merge_candidate_b_id_index on merge_candidate (b_id)`,
  `create table place_sum (
    state text not null,
    suburb_key text not null,
    postcode text not null,
    name text not null,
    latitude double precision,
    longitude double precision,
    properties int not null,
    reviewed_properties int not null,
    reviews int not null,
    rating_counts int[] not null,
    lived_here_count int not null,
    visited_count int not null,
    owned_count int not null,
    lived_here_stars int not null,
    visited_stars int not null,
    owned_stars int not null,
    issue_tag_counts jsonb not null,
    most_reviewed int[] not null,
    latest int[] not null,
    buildings int[] not null,
    counted_at timestamptz not null,
    primary key (state, suburb_key, postcode)
  )`,
  `create index place_sum_reviews_idx on place_sum (state, reviews desc, suburb_key, postcode) where reviews > 0`,
  `create index place_sum_point_idx on place_sum using gist (point(longitude, latitude))
    where reviews > 0 and latitude is not null`,
  `create table search_word (
    word text primary key,
    variants text[] generated always as (one_letter_out(word)) stored
  )`,
  `create index search_word_begin_idx on search_word (word text_pattern_ops)`,
  `create index search_word_variants_idx on search_word using gin (variants)`,
  `create table address_key_version (
    version int primary key
  )`,
];
