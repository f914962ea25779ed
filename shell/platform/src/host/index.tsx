import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiProvider } from '../data/index.ts';
import type { Ctx } from '../router/index.ts';
import { SessionProvider } from '../session/index.tsx';
import { SlotsProvider } from '../slots/index.tsx';
import { AdsUrlProvider } from '../ui/ads-url.tsx';
import { type InlinePictures, InlinePicturesProvider } from '../ui/inline-pictures.tsx';
import { continueStyles } from './continue-styles.ts';

export { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
export {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterProvider,
  ScrollRestoration,
  /** Lets a page that stays mounted keep its location. */
  UNSAFE_LocationContext as LocationContext,
  useMatches,
  useOutlet,
} from 'react-router-dom';
export { pageHandleOf } from '../router/page-handle.ts';
export { type Flash, flashCookie, showFlash, showPendingFlash } from '../session/flash.ts';
export { createBrowserSlots } from '../slots/browser-host.ts';
export { type SlotTraits, traitsIn } from '../slots/table.ts';
export { LAYOUT, useHydratedSignal } from '../ui/hydrated-signal.ts';
export { readInlinePictures } from '../ui/inline-pictures.tsx';
export { retryWithTimeout } from '../ui/retry-with-timeout.ts';
export { createTheme } from '../ui/system.ts';
export { clearPersonalQueries } from './clear-personal-queries.ts';
export { mirrorSession } from './mirror-session.ts';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // writes invalidate what they change (`invalidateAfter`)
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      // without a network, a write fails with a message instead of succeeding later
      mutations: { retry: false, networkMode: 'always' },
    },
  });

interface ProvidersProps {
  theme: SystemContext;
  ctx: Ctx;
  pictures: InlinePictures;
  adsUrl?: string;
  assetsUrl?: string;
  /** Only on the server. */
  styles?: EmotionCache;
  nonce?: string;
  children: ReactNode;
}

/** Must render the same tree on server and client. */
export function Providers({
  theme,
  ctx,
  pictures,
  adsUrl,
  assetsUrl,
  styles,
  nonce,
  children,
}: ProvidersProps) {
  const [styleSystem] = useState(() => (styles ? { cache: styles, theme } : continueStyles(theme, nonce)));
  return (
    <CacheProvider value={styleSystem.cache}>
      <ChakraProvider value={styleSystem.theme}>
        <SessionProvider session={ctx.session}>
          <QueryClientProvider client={ctx.queryClient}>
            <ApiProvider api={ctx.api}>
              <SlotsProvider host={ctx.slots}>
                <InlinePicturesProvider pictures={pictures} assetsUrl={assetsUrl}>
                  <AdsUrlProvider value={adsUrl}>{children}</AdsUrlProvider>
                </InlinePicturesProvider>
              </SlotsProvider>
            </ApiProvider>
          </QueryClientProvider>
        </SessionProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
