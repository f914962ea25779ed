/** Accounts, their sessions, and what confirms who somebody is. */
export const accounts = [
  `create table app_user (
    id serial primary key,
    username text not null,
    email text not null,
    password text not null,
    first_name text not null,
    last_name text not null,
    is_admin boolean not null default false,
    email_verified boolean not null default false,
    created_at timestamptz not null default now(),
    must_change_password boolean not null default false,
    blocked_at timestamptz,
    block_reason text
  )`,
  `create unique index app_user_email_unique on app_user (lower(email))`,
  `create unique index app_user_username_unique on app_user (lower(username))`,
  `create index app_user_search_idx on app_user using gin (
    lower(' ' || first_name || ' ' || last_name || ' ' || username || ' ' || email) gin_trgm_ops
  ) with (gin_pending_list_limit = 512)`,
  `create index app_user_admin_idx on app_user (id) where is_admin`,
  `create index app_user_blocked_idx on app_user (id) where blocked_at is not null`,
  `create table session (
    token_hash bytea primary key,
    user_id int not null constraint session_user_id_foreign references app_user on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    second_factor_at timestamptz
  )`,
  `create index session_user_id_index on session (user_id)`,
  `create index session_last_seen_at_index on session (last_seen_at)`,
  `create table password_reset_token (
    id serial primary key,
    user_id int not null constraint password_reset_token_user_id_foreign references app_user on delete cascade,
    token bytea not null constraint password_reset_token_token_unique unique,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create index password_reset_token_user_id_index on password_reset_token (user_id)`,
  `create table email_confirmation (
    user_id int primary key constraint email_confirmation_user_id_foreign references app_user on update cascade on delete cascade,
    email text not null,
    token bytea constraint email_confirmation_token_unique unique,
    expires_at timestamptz not null
  )`,
  `create table second_factor (
    user_id int primary key constraint second_factor_user_id_foreign references app_user on update cascade on delete cascade,
    secret bytea not null,
    confirmed_at timestamptz,
    last_step int not null default 0,
    recovery_codes text[] not null
  )`,
];
