import pg from 'pg';

/** Runs a statement, `$1` … for its parameters, on a connection of its own. */
export async function query<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
  parameters?: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client(url);
  try {
    // one that is refused is closed as well: its session would hold up every `create database`
    await client.connect();
    return (await client.query<Row>(statement, parameters as unknown[])).rows;
  } finally {
    await client.end();
  }
}
