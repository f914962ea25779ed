import { Migration } from '@mikro-orm/migrations';

/** The word itself and the word with each letter left out once; all words one slip away share one of these. */
const ONE_LETTER_OUT = `create function one_letter_out(word text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct overlay(word placing '' from cut for 1) from generate_series(1, char_length(word)) as cut
  ) || word`;

const TABLES = [
  'idempotency_key',
  'property',
  'inspector_lead',
  'rate_limit',
  'resource',
  'search_word',
  'server_secret',
  'suburb',
  'upload',
  'app_user',
  'session',
  'review',
  'password_reset_token',
  'user_bookmarks',
];

/** All tables of the first release, with sessions, limits and what the search needs. */
export class Migration20261121000000_initial extends Migration {
  override name = 'Migration20261121000000_initial';

  override up() {
    this.addSql('create extension if not exists btree_gin');
    this.addSql(ONE_LETTER_OUT);
    this.addSql(
      `create table "idempotency_key" ("key" text not null, "request_hash" bytea not null, "status" int null, "reply" json null, "created_at" timestamptz not null default now(), primary key ("key"));`,
    );
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);

    this.addSql(
      `create table "property" ("id" serial primary key, "address" text not null, "suburb" text not null, "state" text not null, "postcode" text not null, "property_type" text not null, "bedrooms" int null, "bathrooms" int null, "parking_spaces" int null, "build_year" int null, "property_images" text[] not null default '{}', "description" text null, "property_size" text null, "land_size" text null, "street_key" text not null, "suburb_key" text not null, "search_tsv" tsvector generated always as (array_to_tsvector(array_remove(string_to_array(translate(street_key, '/-', '  ') || ' ' || suburb_key || ' ' || lower(state) || ' ' || postcode, ' '), ''))) stored null, "average_rating" numeric(3,2) not null default '0', "review_count" int not null default 0, "rating_counts" int[] not null default '{0,0,0,0,0}', "lived_here_count" int not null default 0, "visited_count" int not null default 0, "owned_count" int not null default 0, "issue_tag_counts" jsonb not null default '{}', "issue_tags" text[] not null default '{}', "last_reviewed_at" timestamptz null, "created_at" timestamptz not null default now(), "deleted_at" timestamptz null, "version" int not null default 1);`,
    );
    this.addSql(
      `create unique index property_address_unique on property (street_key, suburb_key, state, postcode);`,
    );
    this.addSql(
      `create index property_search_idx on property using gin (search_tsv, issue_tags, state, property_type) where deleted_at is null;`,
    );
    this.addSql(
      `create index property_place_idx on property (suburb_key, state, last_reviewed_at desc nulls last, id desc) where deleted_at is null;`,
    );
    this.addSql(
      `create index property_latest_idx on property (last_reviewed_at desc nulls last, id desc) include (property_type, state, average_rating) where deleted_at is null;`,
    );
    this.addSql(
      `create index property_rating_high_idx on property (average_rating desc, review_count desc, id desc) include (property_type, state) where deleted_at is null;`,
    );
    this.addSql(
      `create index property_rating_low_idx on property (nullif(average_rating, 0) nulls last, review_count desc, id desc) where deleted_at is null;`,
    );
    this.addSql(
      `create index property_most_reviews_idx on property (review_count desc, id desc) include (property_type, state, average_rating) where deleted_at is null;`,
    );
    this.addSql(
      `alter table "property" add constraint "property_type_check" check (property_type in ('apartment', 'house', 'townhouse', 'unit', 'studio'));`,
    );
    this.addSql(
      `alter table "property" add constraint "property_state_check" check (state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'));`,
    );
    this.addSql(
      `alter table "property" add constraint "property_postcode_check" check (postcode ~ '^[0-9]{4}$');`,
    );
    this.addSql(
      `alter table "property" add constraint "property_images_check" check (cardinality(property_images) <= 5);`,
    );
    this.addSql(
      `alter table "property" add constraint "property_keys_check" check (street_key <> '' and suburb_key <> '');`,
    );

    this.addSql(
      `create table "inspector_lead" ("id" serial primary key, "property_id" int null, "name" text not null, "phone" text not null, "email" text null, "property_address" text not null, "preferred_callback_time" text null, "status" text not null default 'pending', "notes" text null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "inspector_lead_property_id_index" on "inspector_lead" ("property_id");`);
    this.addSql(
      `alter table "inspector_lead" add constraint "inspector_lead_status_check" check (status in ('pending', 'contacted', 'completed'));`,
    );
    this.addSql(
      `alter table "inspector_lead" add constraint "inspector_lead_notes_check" check (char_length(notes) <= 2000);`,
    );

    this.addSql(
      `create table "rate_limit" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );

    this.addSql(
      `create table "resource" ("id" serial primary key, "title" text not null, "slug" text not null, "excerpt" text not null, "content" text not null, "image_url" text null, "read_time" int not null, "category" text not null);`,
    );
    this.addSql(`alter table "resource" add constraint "resource_slug_unique" unique ("slug");`);
    this.addSql(
      `alter table "resource" add constraint "resource_category_check" check (category in ('buying', 'renting', 'investing', 'legal', 'financial'));`,
    );

    this.addSql(
      `create table "search_word" ("word" text not null, "variants" text[] generated always as (one_letter_out(word)) stored null, primary key ("word"));`,
    );
    this.addSql(`create index search_word_begin_idx on search_word (word text_pattern_ops);`);
    this.addSql(`create index search_word_variants_idx on search_word using gin (variants);`);

    this.addSql(
      `create table "server_secret" ("name" text not null, "value" bytea not null, primary key ("name"));`,
    );

    this.addSql(
      `create table "suburb" ("suburb_key" text not null, "state" text not null, "postcode" text not null, "name" text not null, "words" text generated always as ((suburb_key || ' '::text || lower(state) || ' '::text || postcode)) stored null, primary key ("suburb_key", "state", "postcode"));`,
    );
    this.addSql(`create index suburb_words_idx on suburb (words text_pattern_ops);`);
    this.addSql(`create index suburb_postcode_idx on suburb (postcode text_pattern_ops);`);

    this.addSql(
      `create table "upload" ("name" text not null, "created_at" timestamptz not null default now(), "claimed_at" timestamptz null, primary key ("name"));`,
    );
    this.addSql(`create index upload_orphan_idx on upload (created_at) where claimed_at is null;`);
    this.addSql(
      `alter table "upload" add constraint "upload_name_check" check (name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]webp$');`,
    );

    this.addSql(
      `create table "app_user" ("id" serial primary key, "username" text not null, "email" text not null, "password" text not null, "first_name" text not null, "last_name" text not null, "is_admin" boolean not null default false, "email_verified" boolean not null default false, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create unique index app_user_email_unique on app_user (lower(email));`);
    this.addSql(`create unique index app_user_username_unique on app_user (lower(username));`);

    this.addSql(
      `create table "session" ("token_hash" bytea not null, "user_id" int not null, "created_at" timestamptz not null default now(), "last_seen_at" timestamptz not null default now(), primary key ("token_hash"));`,
    );
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);
    this.addSql(`create index "session_last_seen_at_index" on "session" ("last_seen_at");`);

    this.addSql(
      `create table "review" ("id" serial primary key, "property_id" int not null, "user_id" int null, "residency_status" text not null, "rating" int not null, "title" text not null, "content" text not null, "issues_tags" text[] not null default '{}', "photos" text[] not null default '{}', "is_verified" boolean not null default false, "helpful_count" int not null default 0, "is_anonymous" boolean not null default false, "contact_email" text null, "edited" text null, "created_at" timestamptz not null default now(), "hidden_at" timestamptz null, "deleted_at" timestamptz null, "version" int not null default 1);`,
    );
    this.addSql(
      `create index review_property_idx on review (property_id, id desc) where hidden_at is null and deleted_at is null;`,
    );
    this.addSql(`create index review_property_all_idx on review (property_id);`);
    this.addSql(
      `create unique index review_one_per_person_unique on review (user_id, property_id) where user_id is not null and deleted_at is null;`,
    );
    this.addSql(
      `alter table "review" add constraint "review_residency_check" check (residency_status in ('lived_here', 'visited', 'owned'));`,
    );
    this.addSql(`alter table "review" add constraint "review_rating_check" check (rating between 1 and 5);`);
    this.addSql(
      `alter table "review" add constraint "review_title_check" check (char_length(title) <= 150);`,
    );
    this.addSql(
      `alter table "review" add constraint "review_content_check" check (char_length(content) <= 5000);`,
    );
    this.addSql(
      `alter table "review" add constraint "review_photos_check" check (cardinality(photos) <= 3);`,
    );
    this.addSql(`alter table "review" add constraint "review_helpful_check" check (helpful_count >= 0);`);
    this.addSql(
      `alter table "review" add constraint "review_edited_check" check (edited in ('author', 'moderators'));`,
    );

    this.addSql(
      `create table "password_reset_token" ("id" serial primary key, "user_id" int not null, "token" bytea not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "password_reset_token_user_id_index" on "password_reset_token" ("user_id");`);
    this.addSql(
      `alter table "password_reset_token" add constraint "password_reset_token_token_unique" unique ("token");`,
    );

    this.addSql(
      `create table "user_bookmarks" ("id" serial primary key, "user_id" int not null, "property_id" int not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "user_bookmarks_property_id_index" on "user_bookmarks" ("property_id");`);
    this.addSql(
      `alter table "user_bookmarks" add constraint "user_bookmarks_user_id_property_id_unique" unique ("user_id", "property_id");`,
    );

    this.addSql(
      `alter table "inspector_lead" add constraint "inspector_lead_property_id_foreign" foreign key ("property_id") references "property" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "review" add constraint "review_property_id_foreign" foreign key ("property_id") references "property" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review" add constraint "review_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "password_reset_token" add constraint "password_reset_token_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "user_bookmarks" add constraint "user_bookmarks_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "user_bookmarks" add constraint "user_bookmarks_property_id_foreign" foreign key ("property_id") references "property" ("id") on delete cascade;`,
    );
  }

  override down() {
    for (const table of TABLES) this.addSql(`drop table "${table}" cascade`);
    this.addSql('drop function one_letter_out');
  }
}
