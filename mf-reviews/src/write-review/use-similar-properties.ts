import {
  findAddressError,
  type PropertyLine,
  parseAddress,
  similarProperties,
} from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useEffect, useState } from 'react';

/** Milliseconds between the last key press and the lookup of an address. */
const PAUSE = 400;

const NONE: PropertyLine[] = [];

/** Known properties whose address differs by one letter from a complete address. */
export function useSimilarProperties(typed: string): PropertyLine[] {
  const api = useApi();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = settled === typed ? parseAddress(typed) : null;
  const isComplete = address !== null && !findAddressError(address);
  const query = address ?? { address: '', suburb: '', state: 'NSW' as const };
  const { data } = useQuery({ ...read(api, similarProperties, { query }), enabled: isComplete });
  return isComplete ? (data ?? NONE) : NONE;
}
