/** Whether a route or the API responded with 404, or with 400 because the path is not a valid slug. */
export const isNotFound = (error: unknown) =>
  [400, 404].includes((error as { status?: number } | null)?.status ?? 0);
