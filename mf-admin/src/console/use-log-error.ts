import { useEffect } from 'react';

export function useLogError(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(what, error);
  }, [what, error]);
}
