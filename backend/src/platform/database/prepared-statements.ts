import { createHash } from 'node:crypto';

const names = new Map<string, string>();
const preparedInTransactions = new Set<string>();

/** Returns the name under which a statement is prepared, since planning is half the cost of a cheap query. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** Makes transactions prepare a statement, which kysely sends as text. */
export const prepareInTransactions = (text: string): void => void preparedInTransactions.add(text);

/** Returns the statement with its name if it must be prepared. */
export const asPrepared = (query: unknown, values: unknown): unknown =>
  typeof query === 'string' && preparedInTransactions.has(query)
    ? { text: query, values, name: nameOf(query) }
    : undefined;
