import type { Elements } from '@home-truths/platform/ui';
import { createContext, useContext, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { ToastHost } from './toast-host.tsx';

const DemoContext = createContext(false);

/** Whether the properties and reviews are demonstration data. */
export const useDemo = () => useContext(DemoContext);

/** Marks the document once it is hydrated: buttons of forms wait for it, and so do tests. */
function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}

/** Lays out long pages in full (`contentVisibilityAuto`) before the router restores the scroll position. */
function useFullLayout() {
  useInsertionEffect(() => {
    document.documentElement.dataset.whole = '';
  }, []);
}

interface AppProps {
  demo: boolean;
  /** Called once the page is rendered, before any other effect on it. */
  onRendered?(): void;
  children: Elements;
}

/** Wraps all pages: context and toasts. */
export function App({ demo, onRendered, children }: AppProps) {
  useFullLayout();
  useLayoutEffect(() => void onRendered?.(), [onRendered]);
  useHydrationMark();
  return (
    <DemoContext value={demo}>
      {children}
      <ToastHost />
    </DemoContext>
  );
}
