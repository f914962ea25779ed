import { findAddressError, type ParsedAddress, parseAddress } from '@home-truths/platform/contract';
import { useEffect, useState } from 'react';

const LOOKUP_DELAY_MS = 400;

/** Returns the address if it is complete and typing has paused. */
export function useCompleteAddress(typed: string): ParsedAddress | null {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), LOOKUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = debounced === typed ? parseAddress(typed) : null;
  return address && !findAddressError(address) ? address : null;
}
