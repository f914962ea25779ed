import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { FAST_STATEMENT_TIMEOUT_MS } from './connection.ts';
import { nameOf } from './prepared-statements.ts';
import { Replica } from './replica.ts';
import type { Statement } from './statement.ts';

/** Whether the request being handled wants nothing that lags behind. */
export const currentReads = new AsyncLocalStorage<true>();

/** Hot reads: named prepared statements straight on the pool, without entities. */
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
          onPrimary: wanted => this.rows(wanted),
          run: runStatement,
        })
      : undefined;
  }

  /** The one pool, shared with MikroORM. */
  async pool(): Promise<Pool> {
    this.primary ??= await (this.em.getConnection() as PostgreSqlConnection).getNativeClient();
    return this.primary;
  }

  /** How busy the pool is at this moment; idle before its first use. */
  get load(): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
    return this.primary ?? { totalCount: 0, idleCount: 0, waitingCount: 0 };
  }

  /** Rows from the primary. */
  async rows<Row extends object>(statement: Statement): Promise<Row[]> {
    return runStatement<Row>(this.primary ?? (await this.pool()), statement);
  }

  /**
   * Runs a statement that may wait for other writers. PostgreSQL gives up before this process does: what failed was not
   * done, and can be done again.
   */
  async write({ text, values }: Statement): Promise<void> {
    await (await this.pool()).query({ text, values, name: nameOf(text) });
  }

  /**
   * Rows that may lag behind by a moment: from the replica where there is one that works, unless the request asked for
   * current ones.
   */
  async replicaRows<Row extends object>(statement: Statement): Promise<Row[]> {
    const found = currentReads.getStore() ? undefined : await this.replica?.rows<Row>(statement);
    return found ?? this.rows(statement);
  }

  async onApplicationShutdown() {
    await this.replica?.end();
  }
}

async function runStatement<Row extends object>(pool: Pool, { text, values, isUnprepared }: Statement) {
  // the driver knows a limit for each query, its types do not
  const limited = { text, values, query_timeout: FAST_STATEMENT_TIMEOUT_MS };
  const result = await pool.query<Row>(isUnprepared ? limited : { ...limited, name: nameOf(text) });
  return result.rows;
}
