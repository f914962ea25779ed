import { ApiError } from '@home-truths/platform/data';

export interface Versioned {
  version?: number | undefined;
}

/**
 * Returns the record as somebody else has changed it, if that is why a call failed.
 * @param expected the version that the call sent
 */
export async function changedByOthers<Row extends Versioned>(
  error: unknown,
  expected: number | undefined,
  readCurrent: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  // a 409 can have another cause: then the version is still the same
  const current = await readCurrent().catch(() => undefined);
  return current?.version === expected ? undefined : current;
}
