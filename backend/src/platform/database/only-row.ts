/**
 * Returns the row of a query that always has one.
 * @throws Error if there is none
 */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The query returned no row');
  return row;
}
