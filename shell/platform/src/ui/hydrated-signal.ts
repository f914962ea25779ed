import { useEffect } from 'react';

/**
 * Tells the document that this part of the page is there, after all parts in it: what a person did with its controls
 * before is done now (decision 247).
 */
export const useHydratedSignal = () =>
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), []);
