import type { Elements } from '@home-truths/platform/ui';
import { createContext, useContext, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { ToastHost } from './toast-host.tsx';

const DemoContext = createContext(false);

/** Whether the homes and reviews are demonstration data. */
export const useDemo = () => useContext(DemoContext);

/** Marks the document once React answers clicks: buttons of forms wait for it, and so do tests. */
function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}

/** Has long pages laid out whole (`laterParts`), before the router looks for the place a reader was at. */
function useWholePage() {
  useInsertionEffect(() => {
    document.documentElement.dataset.whole = '';
  }, []);
}

interface AppProps {
  demo: boolean;
  /** Called once the page is drawn, before anything else is done with it. */
  onDrawn?(): void;
  children: Elements;
}

/** What stands around the pages. */
export function App({ demo, onDrawn, children }: AppProps) {
  useWholePage();
  useLayoutEffect(() => void onDrawn?.(), [onDrawn]);
  useHydrationMark();
  return (
    <DemoContext value={demo}>
      {children}
      <ToastHost />
    </DemoContext>
  );
}
