/** Returns the row of a query that always has one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The query returned no row');
  return row;
}
