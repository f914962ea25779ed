import { LIMITS, RECORD_ID } from '@home-truths/contract';
import { storageEntry } from '@home-truths/platform/data';
import { useSyncExternalStore } from 'react';

const KEY = 'compare';
/** Event for copies of this module in other remotes' bundles. */
const CHANGED = 'compare-changed';
const NONE: readonly number[] = [];

const entry = storageEntry(KEY, () => localStorage);
const subscribers = new Set<() => void>();
let latest: readonly number[] | undefined;

const isId = (value: unknown): value is number => typeof value === 'number' && RECORD_ID.test(String(value));

const parseIds = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, LIMITS.compared.max) : NONE;

function publish(ids: readonly number[]) {
  latest = ids;
  for (const notify of subscribers) notify();
}

let isListening = false;

function listen() {
  if (isListening) return;
  isListening = true;
  const readAgain = () => publish(parseIds(entry.read()));
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  window.addEventListener('storage', ({ key }) => (key === null || key === KEY) && readAgain());
  window.addEventListener(CHANGED, event => publish(parseIds((event as CustomEvent).detail)));
}

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

export const useComparedIds = () => useSyncExternalStore(subscribe, readIds, () => NONE);

/** Returns false if the list is full. */
export function addCompared(id: number): boolean {
  const ids = readIds();
  if (ids.length >= LIMITS.compared.max) return false;
  change([...ids, id]);
  return true;
}

export function removeCompared(ids: readonly number[]) {
  const others = readIds().filter(id => !ids.includes(id));
  if (others.length < readIds().length) change(others);
}
