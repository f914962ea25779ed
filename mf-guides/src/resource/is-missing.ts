/** A route's 404 answer or the API's; an address that cannot be a slug at all (400) is not there either. */
export const isMissing = (error: unknown) =>
  [400, 404].includes((error as { status?: number } | null)?.status ?? 0);
