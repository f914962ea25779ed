import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { FAST_STATEMENT_TIMEOUT_MS } from './connection.ts';
import { nameOf } from './prepared-statements.ts';
import { compile } from './query.ts';
import { Replica } from './replica.ts';
import type { Query } from './sql.ts';

/** True if the current request must not read from the replica, which lags behind. */
export const requiresPrimary = new AsyncLocalStorage<true>();

/** Runs frequent reads as prepared statements, without entities. */
@Injectable()
export class Database implements OnApplicationShutdown {
  readonly replica: Replica | undefined;
  private primary: Pool | undefined;

  constructor(
    private readonly em: EntityManager,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const { DATABASE_REPLICA_URL: url } = environment;
    this.replica = url
      ? new Replica({
          url,
          poolSize: environment.DATABASE_REPLICA_POOL_SIZE,
          maxLagSeconds: environment.DATABASE_REPLICA_MAX_LAG,
          onPrimary: query => this.rows(query),
          run,
        })
      : undefined;
  }

  async pool(): Promise<Pool> {
    this.primary ??= await (this.em.getConnection() as PostgreSqlConnection).getNativeClient();
    return this.primary;
  }

  get load(): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
    return this.primary ?? { totalCount: 0, idleCount: 0, waitingCount: 0 };
  }

  async rows<Row>(query: Query<Row>): Promise<Row[]> {
    return run(this.primary ?? (await this.pool()), query);
  }

  /**
   * Runs a query that may wait for other writers. PostgreSQL gives up before this process does, so that a failed query
   * was not executed and can be repeated.
   */
  async write(query: Query<unknown>): Promise<void> {
    const compiled = compile(query);
    await (await this.pool()).query({ ...compiled, name: nameOf(compiled.text) });
  }

  /** Reads from the primary if there is no replica, it fails, or the request needs current data. */
  async replicaRows<Row>(query: Query<Row>): Promise<Row[]> {
    const rows = requiresPrimary.getStore() ? undefined : await this.replica?.rows(query);
    return rows ?? this.rows(query);
  }

  async onApplicationShutdown() {
    await this.replica?.end();
  }
}

async function run<Row>(pool: Pool, query: Query<Row>): Promise<Row[]> {
  // the driver accepts a limit for each query, but its types omit it
  const limited = { ...compile(query), query_timeout: FAST_STATEMENT_TIMEOUT_MS };
  const { rows } = await pool.query<Row & object>(
    query.isUnprepared ? limited : { ...limited, name: nameOf(limited.text) },
  );
  return rows;
}
