import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.ts';
import type { Sql } from './sql.ts';

/** What the merges still call it. */
export const rowsIn = <Row>(em: EntityManager, statement: Sql): Promise<Row[]> =>
  query<Row>(em, { compile: () => statement.compile() });
