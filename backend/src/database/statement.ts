import { type Sql, sql, unsafe } from './sql.ts';

/** What the merges still call a query. */
export type Statement = Sql;
export const raw = unsafe;
export const statement: (texts: TemplateStringsArray, ...values: unknown[]) => Sql<never> = sql;
