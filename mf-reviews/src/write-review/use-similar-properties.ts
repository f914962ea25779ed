import {
  findAddressError,
  type PropertyLine,
  parseAddress,
  similarProperties,
} from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useEffect, useState } from 'react';

/** How long after the last key press an address is looked up. */
const LOOKUP_DELAY_MS = 400;

const NO_PROPERTIES: PropertyLine[] = [];

/** Known properties whose address differs by one letter from a complete address. */
export function useSimilarProperties(typed: string): PropertyLine[] {
  const api = useApi();
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), LOOKUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = debounced === typed ? parseAddress(typed) : null;
  const isComplete = address !== null && !findAddressError(address);
  const query = address ?? { address: '', suburb: '', state: 'NSW' as const };
  const { data } = useQuery({ ...read(api, similarProperties, { query }), enabled: isComplete });
  return isComplete ? (data ?? NO_PROPERTIES) : NO_PROPERTIES;
}
