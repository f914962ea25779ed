import { createHash } from 'node:crypto';
import { EntityManager, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { CONNECTIONS, PROMPT_MS } from './connection.ts';

/** A statement with its values, as a `*.sql.ts` file returns it. */
export interface Statement {
  text: string;
  values: unknown[];
  /**
   * For statements whose best plan depends on their values, such as a rare word against a common one. A prepared
   * statement may settle for one plan for all; on a million properties that took three times as long.
   */
  isPlannedAnew?: boolean;
}

const names = new Map<string, string>();

/** The name under which a statement is prepared: planning is half the cost of a cheap query. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** Hot reads: named prepared statements straight on the pool, without entities. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly replica: Pool | undefined;
  private known: Pool | undefined;

  constructor(
    private readonly em: EntityManager,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const url = environment.DATABASE_REPLICA_URL;
    this.replica = url ? new Pool({ connectionString: url, ...CONNECTIONS }) : undefined;
    this.replica?.on('error', () => {});
  }

  /** The one pool, shared with MikroORM. */
  async pool(): Promise<Pool> {
    this.known ??= await (this.em.getConnection() as PostgreSqlConnection).getNativeClient();
    return this.known;
  }

  /** Rows from the primary. */
  async rows<Row extends object>(statement: Statement): Promise<Row[]> {
    return run<Row>(this.known ?? (await this.pool()), statement);
  }

  /** Rows that may lag behind by a moment: from the replica where there is one. */
  async replicaRows<Row extends object>(statement: Statement): Promise<Row[]> {
    return run<Row>(this.replica ?? this.known ?? (await this.pool()), statement);
  }

  async onApplicationShutdown() {
    await this.replica?.end();
  }
}

async function run<Row extends object>(pool: Pool, { text, values, isPlannedAnew }: Statement) {
  // the driver knows a limit for each query, its types do not
  const limited = { text, values, query_timeout: PROMPT_MS };
  const result = await pool.query<Row>(isPlannedAnew ? limited : { ...limited, name: nameOf(text) });
  return result.rows;
}
