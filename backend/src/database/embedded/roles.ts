import pg from 'pg';
import { ROLES } from './passwords.ts';
import { connectionUrl, type Embedded } from './server.ts';

/** Key of an advisory lock, the same in every process: only one of them changes roles at a time. */
const ROLES_LOCK = 4_820_072;
const NO_PRIVILEGES = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Creates a database that the owner role owns and the app role may only read and write, unless it exists. Transfers
 * what an earlier version created as superuser to the owner role, in one transaction.
 */
export async function prepareDatabase(server: Embedded, name: string): Promise<void> {
  await asSuperuser(server, 'postgres', async client => {
    await client.query('select pg_advisory_lock($1)', [ROLES_LOCK]);
    for (const role of [ROLES.owner, ROLES.app]) await prepareRole(client, role, server.passwords[role]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
    await asSuperuser(server, name, transferOwnership);
  });
}

async function asSuperuser(server: Embedded, database: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: connectionUrl(server, 'superuser', database) });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

async function prepareRole(client: pg.Client, role: string, password: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${role} ${NO_PRIVILEGES} password ${pg.escapeLiteral(password)}`,
  );
}

/** What the superuser owns, without objects of the system and of extensions, each as `alter … owner to …`. */
const SUPERUSER_OBJECTS = `
  select format('alter %s %s owner to ${ROLES.owner}', type, identity) as statement
  from (
    select 'pg_database'::regclass as class, oid, null::oid as schema, datdba as owner from pg_database
      where datname = current_database()
    union all select 'pg_namespace'::regclass, oid, oid, nspowner from pg_namespace
    union all select 'pg_class'::regclass, oid, relnamespace, relowner from pg_class where relkind in ('r', 'p')
    union all select 'pg_proc'::regclass, oid, pronamespace, proowner from pg_proc
    union all select 'pg_type'::regclass, oid, typnamespace, typowner from pg_type where typtype = 'e'
  ) as object
  cross join lateral pg_identify_object(class, oid, 0) as known (type, of_schema, name, identity)
  left join pg_namespace on pg_namespace.oid = object.schema
  where owner = '${ROLES.superuser}'::regrole
    and coalesce(nspname !~ '^pg_' and nspname <> 'information_schema', true)
    and not exists (
      select from pg_depend where classid = class and objid = object.oid and deptype = 'e'
    )`;

/** The app role's privileges on all existing objects, and on those that the owner will create. */
const GRANTS = `
  do $$
  declare
    space text;
  begin
    execute format('revoke all on database %I from public', current_database());
    execute format('grant connect on database %I to ${ROLES.app}', current_database());
    for space in
      select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    loop
      execute format('grant usage on schema %I to ${ROLES.app}', space);
      execute format('grant select, insert, update, delete on all tables in schema %I to ${ROLES.app}', space);
      execute format('grant usage on all sequences in schema %I to ${ROLES.app}', space);
    end loop;
  end $$;
  alter default privileges for role ${ROLES.owner} grant usage on schemas to ${ROLES.app};
  alter default privileges for role ${ROLES.owner} grant select, insert, update, delete on tables to ${ROLES.app};
  alter default privileges for role ${ROLES.owner} grant usage on sequences to ${ROLES.app}`;

async function transferOwnership(client: pg.Client) {
  const { rows } = await client.query<{ statement: string }>(SUPERUSER_OBJECTS);
  if (rows.length === 0) return;
  await client.query(['begin', ...rows.map(({ statement }) => statement), GRANTS, 'commit'].join(';\n'));
}
