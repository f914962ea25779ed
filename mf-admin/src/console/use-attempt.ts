import { useState } from 'react';
import { logAndShowError } from './log-and-show-error.ts';

/** Calls that may fail, and the message of the latest one where it did: it stays until the next. */
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
