import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { prepareInTransactions } from './prepared-statements.ts';
import type { Query } from './sql.ts';

export function compile(statement: Query<unknown>): { text: string; values: unknown[] } {
  const { sql: text, parameters } = statement.compile();
  return { text, values: [...parameters] };
}

/**
 * Runs a query in a transaction, or one that may wait for other writers. `Database` runs others: it prepares them and
 * waits two seconds only.
 */
export async function query<Row>(em: EntityManager, statement: Query<Row>): Promise<Row[]> {
  const executed = em.getKysely().executeQuery(statement.compile());
  const { rows } = await executed.catch(error => {
    throw em.getDriver().convertException(error);
  });
  return rows;
}

/** Prepares a frequent query in the transaction of `em`. */
export function preparedQuery<Row>(em: EntityManager, statement: Query<Row>): Promise<Row[]> {
  prepareInTransactions(compile(statement).text);
  return query(em, statement);
}

export async function queryOn<Row>(client: Client, statement: Query<Row>): Promise<Row[]> {
  const { rows } = await client.query<Row & object>(compile(statement));
  return rows;
}
