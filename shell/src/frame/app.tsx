import { createContext, type ReactNode, useContext, useEffect } from 'react';
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

/** What stands around the pages. */
export function App({ demo, children }: { demo: boolean; children: ReactNode }) {
  useHydrationMark();
  return (
    <DemoContext value={demo}>
      {children}
      <ToastHost />
    </DemoContext>
  );
}
