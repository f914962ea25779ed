/** A 404 response of a route or the API; a path that is no valid slug at all (400) is missing, too. */
export const isMissing = (error: unknown) =>
  [400, 404].includes((error as { status?: number } | null)?.status ?? 0);
