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
  /** What hooks and links read as the location: a page that stays mounted keeps its own. */
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

/** Queries never go stale, are not refetched automatically and are not retried. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      // without a network a write fails with a message, not later with a result
      mutations: { retry: false, networkMode: 'always' },
    },
  });

interface ProvidersProps {
  theme: SystemContext;
  ctx: Ctx;
  pictures: InlinePictures;
  /** URL of the ad network's iframes, if a network is configured. */
  adsUrl?: string;
  /** Origin of the CDN for drawings and photos, if there is one. */
  assetsUrl?: string;
  /** The cache of styles of a page that the gateway renders. */
  styles?: EmotionCache;
  /** CSP nonce of Emotion's style elements. */
  nonce?: string;
  children: ReactNode;
}

/** All context providers that the shell shares with remotes. The same tree on server and client. */
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
  const [start] = useState(() => (styles ? { cache: styles, theme } : continueStyles(theme, nonce)));
  return (
    <CacheProvider value={start.cache}>
      <ChakraProvider value={start.theme}>
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
