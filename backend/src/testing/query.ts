import pg from 'pg';

/** Runs a statement, `$1` … for its parameters, on a connection of its own. */
export async function query<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
  parameters?: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement, parameters as unknown[])).rows;
  } finally {
    await client.end();
  }
}
