import { useEffect, useLayoutEffect, useState } from 'react';

/** Stands for the layout among `awaited` parts. */
export const LAYOUT = {};

/** Parts of the first page that are not hydrated yet. */
const awaited = new Set([LAYOUT]);

/** Sets `data-hydrated`, which notices and tests wait for, once all visible parts answer to input. */
export function releasePart(part: object | undefined) {
  if (part) awaited.delete(part);
  if (!awaited.size) document.documentElement.dataset.hydrated = '';
}

/** Delays `data-hydrated` until a part is hydrated, failed or removed; input to deferred parts is kept. */
export function useAwaitedPart(isDeferred: boolean) {
  const [part] = useState(() => ({}));
  useLayoutEffect(() => {
    // parts that mount after the layout belong to later pages
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
