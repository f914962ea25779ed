import { useEffect, useLayoutEffect, useState } from 'react';

/** The layout of the site as a part of the page. */
export const LAYOUT = {};

/** What the mark of a hydrated document waits for: the layout, and parts of the first page whose code is on its way. */
const awaited = new Set([LAYOUT]);

/** Marks the document once all that is shown of it answers to input: notices wait for it, and so do tests. */
export function releasePart(part: object | undefined) {
  if (part) awaited.delete(part);
  if (!awaited.size) document.documentElement.dataset.hydrated = '';
}

/**
 * Has the mark wait for a part of the first page, until it is there, has failed or is removed.
 * @param isDeferred what is done with it is kept until its code comes, so nothing waits for it
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

/**
 * Tells the document that this part of the page is there, after all parts in it: what a person did with its controls
 * before is done now.
 * @param part that the mark of the document may wait for
 */
export const useHydratedSignal = (part?: object) =>
  useEffect(() => {
    releasePart(part);
    document.dispatchEvent(new Event('hydrated'));
  }, [part]);
