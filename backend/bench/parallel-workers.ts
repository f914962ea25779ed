import { withClient } from './connect.ts';

/** Parallel workers that a database has started so far; PostgreSQL reports the CPU time of their leaders alone. */
export const parallelWorkers = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query(
      'select parallel_workers_launched::int as launched from pg_stat_database where datname = current_database()',
    );
    return rows[0].launched as number;
  });
