import pg from 'pg';
import { ROLES } from './passwords.ts';
import { connectionUrl, type Embedded } from './server.ts';

/** The key of an advisory lock, so that one process at a time changes roles. */
const ROLES_LOCK = 4_820_072;
const NO_PRIVILEGES = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Creates the roles and the database, unless they exist. */
export async function prepareDatabase(server: Embedded, name: string): Promise<void> {
  await runAsSuperuser(server, 'postgres', async client => {
    await client.query('select pg_advisory_lock($1)', [ROLES_LOCK]);
    for (const role of [ROLES.owner, ROLES.app]) await prepareRole(client, role, server.passwords[role]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
    await runAsSuperuser(server, name, transferOwnership);
  });
}

async function runAsSuperuser(
  server: Embedded,
  database: string,
  work: (client: pg.Client) => Promise<void>,
) {
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

const GRANTS = `
  do $$
  declare
    schema_name text;
  begin
    execute format('revoke all on database %I from public', current_database());
    execute format('grant connect on database %I to ${ROLES.app}', current_database());
    for schema_name in
      select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    loop
      execute format('grant usage on schema %I to ${ROLES.app}', schema_name);
      execute format('grant select, insert, update, delete on all tables in schema %I to ${ROLES.app}', schema_name);
      execute format('grant usage on all sequences in schema %I to ${ROLES.app}', schema_name);
    end loop;
  end $$;
  alter default privileges for role ${ROLES.owner} grant usage on schemas to ${ROLES.app};
  alter default privileges for role ${ROLES.owner} grant select, insert, update, delete on tables to ${ROLES.app};
  alter default privileges for role ${ROLES.owner} grant usage on sequences to ${ROLES.app}`;

/** Gives a new database, which is still the superuser's, to the owner, and rights to the site's role. */
async function transferOwnership(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
      where datname = current_database() and datdba = '${ROLES.superuser}'::regrole`,
  );
  for (const { name } of rows)
    await client.query(
      `begin; alter database ${pg.escapeIdentifier(name)} owner to ${ROLES.owner}; ${GRANTS}; commit`,
    );
}
