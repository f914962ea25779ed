import { createApi } from '@home-truths/platform/data';
import {
  createBrowserRouter,
  createBrowserSlots,
  createQueryClient,
  createTheme,
  Providers,
  RouterProvider,
  traitsIn,
} from '@home-truths/platform/host';
import type { Ctx, RemoteRoutes } from '@home-truths/platform/router';
import { createSession } from '@home-truths/platform/session';
import type { AnySlotModule } from '@home-truths/platform/slots';
import { createRoot } from 'react-dom/client';

interface Exposed {
  './routes'?: { default: RemoteRoutes };
  [slot: `./${string}/v${number}`]: { default: AnySlotModule };
}

/** Shows the pages of a remote in our theme, for `npm run dev`: without layout, backend, session and slots of others. */
export function showAlone(exposes: Exposed) {
  const { host } = createBrowserSlots(
    async name => {
      const module = exposes[`./${name}`];
      if (!module) throw new Error(`${name} is a slot of another remote`);
      return module.default;
    },
    traitsIn(() => ({})),
    { filled: [], empty: [] },
  );
  const ctx: Ctx = {
    queryClient: createQueryClient(),
    api: createApi(''),
    slots: host,
    session: createSession(null),
  };
  const children = exposes['./routes']?.default(ctx) ?? [];
  const router = createBrowserRouter([{ hydrateFallbackElement: <></>, children }]);
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <Providers pictures={() => undefined} theme={createTheme()} ctx={ctx}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
