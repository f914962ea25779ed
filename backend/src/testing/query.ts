import pg from 'pg';

/** Runs a statement on a connection of its own. */
export async function query<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
