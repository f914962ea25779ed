import {
  type PropertyLine,
  parseAddress,
  similarProperties,
  wrongAddress,
} from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key before an address is looked up. */
const PAUSE = 400;

const NONE: PropertyLine[] = [];

/** Known properties that differ by one letter from an address that is complete. */
export function useSimilarProperties(typed: string): PropertyLine[] {
  const api = useApi();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = settled === typed ? parseAddress(typed) : null;
  const isComplete = address !== null && !wrongAddress(address);
  const query = address ?? { address: '', suburb: '', state: 'NSW' as const };
  const { data } = useQuery({ ...read(api, similarProperties, { query }), enabled: isComplete });
  return isComplete ? (data ?? NONE) : NONE;
}
