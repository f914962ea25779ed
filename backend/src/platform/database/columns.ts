import { UnderscoreNamingStrategy } from '@mikro-orm/postgresql';

const naming = new UnderscoreNamingStrategy();

/** Returns `residency_status` for `residencyStatus`. */
export const columnOf = (field: string) => naming.propertyToColumnName(field);

/**
 * Returns the columns of fields, named like the fields: `review.residency_status as "residencyStatus"`.
 * @param expressions SQL for fields that are not read as stored
 */
export const columnsOf = (
  table: string,
  fields: readonly string[],
  expressions: Readonly<Record<string, string>> = {},
) => fields.map(field => `${expressions[field] ?? `${table}.${columnOf(field)}`} as "${field}"`).join(', ');
