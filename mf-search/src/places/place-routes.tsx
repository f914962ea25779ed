import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';

type Code = typeof import('./place-pages.ts');

/** Once it is loaded, which a loader waits for. */
let code: Code | undefined;

const loadCode = async () => {
  code = await import('./place-pages.ts');
  return code;
};

const PAGES = [
  ['suburb', 'StatesScreen', 'loadStates', 'statesHead'],
  ['suburb/:state', 'StateScreen', 'loadState', 'stateHead'],
  ['suburb/:state/:slug', 'SuburbScreen', 'loadSuburb', 'suburbHead'],
] as const;

const loadProblem = lazyWithRetry(() => loadCode().then(module => module.PlaceProblem));
const problem = <LazyPage load={loadProblem} what="this page" />;

/** The pages of states and suburbs, whose code no other page loads. */
export const placeRoutes = (ctx: Ctx): RouteObject[] =>
  PAGES.map(([path, screen, loader, head]) => {
    const load = lazyWithRetry(() => loadCode().then(module => module[screen]));
    return {
      id: path,
      path,
      loader: async given => {
        await load();
        await code?.[loader](ctx, given);
        return null;
      },
      handle: {
        preload: load,
        modules: ['place-pages'],
        head: page => code?.[head](ctx, page) ?? { title: 'Home Truths' },
      } satisfies PageHandle,
      element: <LazyPage load={load} what="this page" />,
      errorElement: problem,
    };
  });
