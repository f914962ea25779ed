/** A route’s 404 response or the API’s: both carry the status. */
export const isNotFound = (error: unknown) => (error as { status?: unknown } | null)?.status === 404;
