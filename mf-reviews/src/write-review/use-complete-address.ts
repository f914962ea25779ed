import { findAddressError, type ParsedAddress, parseAddress } from '@home-truths/platform/contract';
import { useEffect, useState } from 'react';

/** How long after the last key press an address is looked up. */
const LOOKUP_DELAY_MS = 400;

/** The typed address, once it is complete and nothing more is typed. */
export function useCompleteAddress(typed: string): ParsedAddress | null {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), LOOKUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = debounced === typed ? parseAddress(typed) : null;
  return address && !findAddressError(address) ? address : null;
}
