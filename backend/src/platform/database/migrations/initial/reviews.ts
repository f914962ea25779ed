/** Reviews with their votes and photos, and bookmarks. */
export const reviews = [
  `create table review (
    id int default public_id('review') primary key,
    property_id int not null constraint review_property_id_foreign references property on delete cascade,
    user_id int constraint review_user_id_foreign references app_user on delete set null,
    residency_status text not null,
    rating int not null,
    title text not null,
    content text not null,
    issues_tags text[] not null default '{}',
    photos text[] not null default '{}',
    is_verified boolean not null default false,
    helpful_count int not null default 0,
    is_anonymous boolean not null default false,
    contact_email text,
    edited text,
    created_at timestamptz not null default now(),
    hidden_at timestamptz,
    deleted_at timestamptz,
    version int not null default 1,
    moderation_note text,
    writer_mark text,
    key_version int,
    photo_descriptions text[] not null default '{}',
    words tsvector generated always as (to_tsvector('simple', title || ' ' || content)) stored,
    constraint review_content_check check (char_length(content) <= 5000),
    constraint review_edited_check check (edited in ('author', 'moderators')),
    constraint review_helpful_check check (helpful_count >= 0),
    constraint review_moderation_note_check check (char_length(moderation_note) <= 2000),
    constraint review_photo_descriptions_check check (cardinality(photo_descriptions) <= 3),
    constraint review_photos_check check (cardinality(photos) <= 3),
    constraint review_rating_check check (rating between 1 and 5),
    constraint review_residency_check check (residency_status in ('lived_here', 'visited', 'owned')),
    constraint review_title_check check (char_length(title) <= 150)
  )`,
  `create sequence review_id_seq as int owned by review.id`,
  `create unique index review_one_per_person_unique on review (user_id, property_id)
    where user_id is not null and deleted_at is null`,
  `create index review_property_all_idx on review (property_id)`,
  `create index review_words_idx on review using gin (words) with (gin_pending_list_limit = 512)`,
  `create index review_property_idx on review (property_id, id desc)
    include (rating, helpful_count)
    where hidden_at is null and deleted_at is null`,
  `create index review_hidden_idx on review (id) where hidden_at is not null and deleted_at is null`,
  `create index review_deleted_idx on review (id) where deleted_at is not null`,
  `create index review_deleted_author_idx on review (user_id)
    where user_id is not null and deleted_at is not null`,
  `create index review_rating_idx on review (rating, id)`,
  `create index review_created_idx on review (created_at)
    include (rating, is_verified, hidden_at)
    where deleted_at is null`,
  `create index review_writer_idx on review (writer_mark, property_id)
    where writer_mark is not null and deleted_at is null`,
  `create table review_revision (
    id serial primary key,
    review_id int not null constraint review_revision_review_id_foreign references review on delete cascade,
    changed_by_id int constraint review_revision_changed_by_id_foreign references app_user on delete set null,
    by text not null,
    before jsonb not null,
    at timestamptz not null default now(),
    constraint review_revision_by_check check (by in ('author', 'moderator'))
  )`,
  `create index review_revision_review_id_index on review_revision (review_id)`,
  `create index review_revision_changed_by_id_index on review_revision (changed_by_id)`,
  `create table helpful_vote (
    id serial primary key,
    review_id int not null constraint helpful_vote_review_id_foreign references review on delete cascade,
    user_id int constraint helpful_vote_user_id_foreign references app_user on delete set null,
    visitor text,
    created_at timestamptz not null default now(),
    constraint helpful_vote_review_id_user_id_unique unique (review_id, user_id),
    constraint helpful_vote_review_id_visitor_unique unique (review_id, visitor)
  )`,
  `create index helpful_vote_user_id_index on helpful_vote (user_id)`,
  `create table upload (
    name text primary key,
    created_at timestamptz not null default now(),
    claimed_at timestamptz,
    constraint upload_name_check check (name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]webp$')
  )`,
  `create index upload_orphan_idx on upload (created_at) where claimed_at is null`,
  `create table user_bookmarks (
    id serial primary key,
    user_id int not null constraint user_bookmarks_user_id_foreign references app_user on delete cascade,
    property_id int not null constraint user_bookmarks_property_id_foreign references property on delete cascade,
    created_at timestamptz not null default now(),
    constraint user_bookmarks_user_id_property_id_unique unique (user_id, property_id)
  )`,
  `create index user_bookmarks_property_id_index on user_bookmarks (property_id)`,
];
