-- The two roles of a site on your own PostgreSQL, as the embedded one has them: an owner, who migrates,
-- and the role of backends and workers, which reads and writes rows and cannot change the schema. For psql 14 or later,
-- as a role that may create roles and databases; it may run again. See "Your own PostgreSQL" in operations.md.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv app_password APP_PASSWORD
\if :{?owner_password} \else \warn 'OWNER_PASSWORD is not set' \quit 1 \endif
\if :{?app_password} \else \warn 'APP_PASSWORD is not set' \quit 1 \endif
\if :{?database} \else \set database home_truths \endif

select format('create role %I login', name)
from unnest(array['home_truths_owner', 'home_truths_app']) as name
where not exists (select from pg_roles where rolname = name) \gexec
alter role home_truths_owner password :'owner_password';
alter role home_truths_app password :'app_password';
select format('grant home_truths_owner to %I', current_user)
where not pg_has_role(current_user, 'home_truths_owner', 'member') \gexec
select format('create database %I owner home_truths_owner encoding ''UTF8'' template template0', :'database')
where not exists (select from pg_database where datname = :'database') \gexec

\connect :"database"

-- one page of a list is read by one process; and what PostgreSQL logs of a failure quotes no row
alter database :"database" set max_parallel_workers_per_gather = 0;
select format('alter database %I set %s', :'database', setting)
from unnest(array['log_error_verbosity', 'log_min_error_statement'], array[
  'log_error_verbosity = terse', 'log_min_error_statement = panic'
]) as private (name, setting)
where has_parameter_privilege(name, 'set') \gexec

-- what another role made before, such as the only one that a site had
select format('reassign owned by %I to home_truths_owner', rolname)
from pg_database join pg_roles on pg_roles.oid = datdba
where datname = current_database() and rolname not in ('home_truths_owner', current_user) \gexec

set role home_truths_owner;
revoke all on database :"database" from public;
grant connect on database :"database" to home_truths_app;
select format(statement, nspname)
from pg_namespace cross join unnest(array[
  'grant usage on schema %I to home_truths_app',
  'grant select, insert, update, delete on all tables in schema %I to home_truths_app',
  'grant usage on all sequences in schema %I to home_truths_app'
]) as statement
where nspname !~ '^pg_' and nspname <> 'information_schema'
  and (nspname = 'public' or nspowner = 'home_truths_owner'::regrole) \gexec
alter default privileges grant usage on schemas to home_truths_app;
alter default privileges grant select, insert, update, delete on tables to home_truths_app;
alter default privileges grant usage on sequences to home_truths_app;
