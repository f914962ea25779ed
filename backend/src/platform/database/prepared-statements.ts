import { createHash } from 'node:crypto';

const names = new Map<string, string>();
const preparedInTransactions = new Set<string>();

/** The name under which a statement is prepared: planning is half the cost of a cheap query. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** From now on every connection prepares this statement; MikroORM, which sends it, knows no names. */
export const prepareInTransactions = (text: string): void => void preparedInTransactions.add(text);

/** The arguments of a driver's `query`, with the name of a statement that is to be prepared. */
export const withName = (query: unknown, values: unknown): unknown =>
  typeof query === 'string' && preparedInTransactions.has(query)
    ? { text: query, values, name: nameOf(query) }
    : undefined;
