import { useState } from 'react';
import { logAndShowError } from './log-and-show-error.ts';

/** Runs calls; the message of a failure stays until the next call. */
export function useAttempt() {
  const [errorMessage, setErrorMessage] = useState<string>();
  const attempt = async (call: () => Promise<void>, fallback: string) => {
    setErrorMessage(undefined);
    try {
      await call();
    } catch (error) {
      setErrorMessage(logAndShowError(fallback, error));
    }
  };
  return { errorMessage, attempt };
}
