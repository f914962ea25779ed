/** Indexes of an entity, declared by the statements that create them. */
export const sqlIndexes = (...statements: string[]) =>
  statements.map(expression => ({
    name: expression.replace(/^create (unique )?index (\w+) .*/s, '$2'),
    expression,
  }));

/** Checks of an entity: the condition of each by its name. */
export const sqlChecks = (conditions: Record<string, string>) =>
  Object.entries(conditions).map(([name, expression]) => ({ name, expression }));
