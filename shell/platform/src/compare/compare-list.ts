import { LIMITS, RECORD_ID } from '@home-truths/contract';
import { storageEntry } from '@home-truths/platform/data';
import { useSyncExternalStore } from 'react';

const KEY = 'compare';
/** An event for the copies of this module that other remotes have bundled. */
const CHANGED = 'compare-changed';
const NONE: readonly number[] = [];

const entry = storageEntry(KEY, () => localStorage);
const subscribers = new Set<() => void>();
let latest: readonly number[] | undefined;

const isId = (value: unknown): value is number => typeof value === 'number' && RECORD_ID.test(String(value));

/** The ids in a stored value, which may be anything. */
const parseIds = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, LIMITS.compared.max) : NONE;

function show(ids: readonly number[]) {
  latest = ids;
  for (const notify of subscribers) notify();
}

let isListening = false;

function listen() {
  if (isListening) return;
  isListening = true;
  const readAgain = () => show(parseIds(entry.read()));
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  window.addEventListener('storage', ({ key }) => (key === null || key === KEY) && readAgain());
  window.addEventListener(CHANGED, event => show(parseIds((event as CustomEvent).detail)));
}

/** Once in memory, the list follows what other tabs and remotes store. */
function readIds() {
  listen();
  latest ??= parseIds(entry.read());
  return latest;
}

function subscribe(notify: () => void) {
  subscribers.add(notify);
  return () => {
    subscribers.delete(notify);
  };
}

function change(ids: readonly number[]) {
  entry.write(ids);
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: ids }));
}

/** The ids of the properties to compare, in the order in which they were added; stored on this device. */
export const useComparedIds = () => useSyncExternalStore(subscribe, readIds, () => NONE);

/** Adds a property to the comparison. @returns whether there was room for it */
export function addCompared(id: number): boolean {
  const ids = readIds();
  if (ids.length >= LIMITS.compared.max) return false;
  change([...ids, id]);
  return true;
}

/** Removes properties from the comparison. */
export function removeCompared(ids: readonly number[]) {
  const others = readIds().filter(id => !ids.includes(id));
  if (others.length < readIds().length) change(others);
}
