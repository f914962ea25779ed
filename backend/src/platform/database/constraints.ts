/** Declares indexes by the statements that create them. */
export const sqlIndexes = (...statements: string[]) =>
  statements.map(expression => ({
    name: expression.replace(/^create (unique )?index (\w+) .*/s, '$2'),
    expression,
  }));

export const sqlChecks = (conditionsByName: Record<string, string>) =>
  Object.entries(conditionsByName).map(([name, expression]) => ({ name, expression }));

/** Returns triggers that count a table's rows in `row_count_change`, since counting a large table takes too long. */
export const rowCountTriggers = (table: string) => {
  const trigger = (name: string, event: 'insert' | 'delete', rows: 'new' | 'old') => ({
    name,
    timing: 'after' as const,
    events: [event],
    forEach: 'statement' as const,
    expression: `create trigger ${name} after ${event} on ${table} referencing ${rows} table as changed for each statement execute function count_rows()`,
  });
  return [trigger('count_added', 'insert', 'new'), trigger('count_deleted', 'delete', 'old')];
};
