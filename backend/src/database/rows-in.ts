import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely } from 'pg-boss';
import { prepareInTransactions } from './prepared-statements.ts';
import type { Statement } from './statement.ts';

/**
 * Rows of a statement that is part of a transaction, or that may wait for other writers. All others run through
 * `Database`, which prepares them and waits for two seconds only.
 */
export async function rowsIn<Row extends object>(
  em: EntityManager,
  { text, values }: Statement,
): Promise<Row[]> {
  const executed = fromKysely(em.getKysely()).executeSql(text, values);
  const { rows } = await executed.catch(error => {
    throw em.getDriver().convertException(error);
  });
  return rows as Row[];
}

/** The same for a statement that runs often: prepared under a name, since planning one costs more than running it. */
export function preparedRowsIn<Row extends object>(em: EntityManager, statement: Statement): Promise<Row[]> {
  prepareInTransactions(statement.text);
  return rowsIn<Row>(em, statement);
}
