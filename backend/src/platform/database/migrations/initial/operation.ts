/** Content, limits, secrets and counts that the processes of the site share. */
export const operation = [
  `create table resource (
    id serial primary key,
    title text not null,
    slug text not null constraint resource_slug_unique unique,
    excerpt text not null,
    content text not null,
    image_url text,
    read_time int not null,
    category text not null,
    updated date,
    constraint resource_category_check check (category in ('buying', 'renting', 'investing', 'legal', 'financial'))
  )`,
  `create table idempotency_key (
    key text primary key,
    request_hash bytea not null,
    status int,
    reply json,
    created_at timestamptz not null default now()
  )`,
  `create index idempotency_key_created_at_index on idempotency_key (created_at)`,
  `create table rate_limit (
    key varchar(255) primary key,
    points int not null default 0,
    expire bigint
  )`,
  `create table server_secret (
    name text primary key,
    value bytea not null
  )`,
  `create table telemetry_count (
    hour timestamptz not null,
    remote text not null,
    version text not null,
    kind text not null,
    name text not null,
    count int not null,
    buckets int[] not null,
    primary key (hour, remote, version, kind, name)
  )`,
  `create table registry_revision (
    revision int primary key,
    content text not null,
    created_at timestamptz(6) not null default now()
  )`,
  `create table row_count_change (
    id serial primary key,
    table_name text not null,
    change int not null
  )`,
  `create unlogged table pending_change (
    id bigserial primary key,
    topic text not null
  )`,
  `alter sequence pending_change_id_seq set logged`,
];
