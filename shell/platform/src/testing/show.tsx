import type { SessionUser } from '@home-truths/contract';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Api } from '../data/index.ts';
import { createBrowserSlots, createQueryClient, createTheme, Providers } from '../host/index.tsx';
import type { Ctx, RemoteRoutes } from '../router/index.ts';
import { createSession } from '../session/index.tsx';
import type { AnySlotModule, SlotName } from '../slots/index.tsx';
import { createTestApi, type RouteHandler } from './api.ts';
import { testTraits } from './traits.ts';

interface ShowOptions {
  /** An API, or its routes. */
  api?: Api | RouteHandler[];
  user?: SessionUser | null;
  /** Replaces the slots of other remotes. */
  slots?: Partial<Record<SlotName, ComponentType<never>>>;
}

const theme = createTheme();

function createTestContext({ api = [], slots = {}, user = null }: ShowOptions): Ctx {
  const { host } = createBrowserSlots(
    async name => {
      if (!slots[name]) throw new Error(`Nobody provides ${name}`);
      return { Component: slots[name] as AnySlotModule['Component'] };
    },
    testTraits,
    { filled: [], empty: [] },
  );
  return {
    queryClient: createQueryClient(),
    api: Array.isArray(api) ? createTestApi(...api) : api,
    slots: host,
    session: createSession(user),
  };
}

/** Shows the page of a remote at a path, with everything the shell shares with it. */
export function showPage(routes: RemoteRoutes, path: string, options: ShowOptions = {}) {
  const ctx = createTestContext(options);
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>Starting</p>, children: routes(ctx) }], {
    initialEntries: [path],
  });
  render(
    <Providers pictures={() => undefined} theme={theme} ctx={ctx}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ctx, router };
}

/** Shows a fragment on a page of its own. */
export const showPart = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  { path = '/', ...options }: ShowOptions & { path?: string } = {},
) => showPage(() => [{ path: '*', element: <Part {...props} /> }], path, options);
