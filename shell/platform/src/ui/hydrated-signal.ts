import { useEffect, useLayoutEffect, useState } from 'react';

export const LAYOUT = {};

/** The layout and parts of the first page that are not hydrated yet. */
const awaited = new Set([LAYOUT]);

/** Sets `data-hydrated`, which notices and tests wait for, once all visible parts answer to input. */
export function releasePart(part: object | undefined) {
  if (part) awaited.delete(part);
  if (!awaited.size) document.documentElement.dataset.hydrated = '';
}

/**
 * Delays `data-hydrated` until a part is hydrated, failed or removed.
 * @param isDeferred skips the delay, because input to the part is kept
 */
export function useAwaitedPart(isDeferred: boolean) {
  const [part] = useState(() => ({}));
  useLayoutEffect(() => {
    if (isDeferred || !awaited.has(LAYOUT)) return;
    awaited.add(part);
    return () => releasePart(part);
  }, [part, isDeferred]);
  return part;
}

/** Tells the document that a part is hydrated, so that kept input is repeated. */
export const useHydratedSignal = (part?: object) =>
  useEffect(() => {
    releasePart(part);
    document.dispatchEvent(new Event('hydrated'));
  }, [part]);
