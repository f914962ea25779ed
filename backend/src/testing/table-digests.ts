import pg from 'pg';

/** Emptied by a crash, and so by a restore. */
const UNLOGGED = 'pending_change';

/** The number of rows of each of our tables and a digest of them, by name. */
export async function tableDigests(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> '${UNLOGGED}'`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) as digest from ${name} as row`,
      );
      digests[name] = found[0]?.digest ?? '';
    }
    return digests;
  } finally {
    await client.end();
  }
}
