import { useEffect } from 'react';

/** Logs a failure, in addition to showing it. */
export function useLogError(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(what, error);
  }, [what, error]);
}
