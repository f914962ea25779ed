/** @jest-environment node */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as RouterModule from 'react-router-dom';
import { buildApp, builtBytes, importFrom } from './testing.ts';

const app = (rules: string, names: string) => ({
  'main.js': `export { ${names} } from ${JSON.stringify(import.meta.resolve('react-router-dom'))};`,
  'rspack.config.ts': `
    ${importFrom('./lean-router.ts', 'leanRouter')}
    ${importFrom('./production-router.ts', 'productionRouter')}
    export default [{
      context: import.meta.dirname,
      mode: 'production',
      target: 'web',
      entry: './main.js',
      output: { library: { type: 'commonjs2' } },
      externals: ['react', 'react-dom', 'react/jsx-runtime'],
      resolve: { alias: productionRouter() },
      module: { rules: ${rules} },
    }];`,
});

test('the router is smaller by kilobytes', () => {
  const names = 'createBrowserRouter, Link, NavLink, RouterProvider, ScrollRestoration';
  expect(builtBytes(app('[]', names)) - builtBytes(app('[leanRouter]', names))).toBeGreaterThan(5_000);
});

test('a build fails where the router has other functions', () => {
  const file = 'node_modules/react-router/dist/production/chunk-OTHER.mjs';
  const changed = {
    ...app('[leanRouter]', 'x'),
    'main.js': `import './${file}';`,
    [file]: 'function createRouter(init) {}\nglobalThis.router = createRouter;',
  };
  expect(() => buildApp(changed)).toThrow('The router has no function');
});

/** The router as browsers get it. */
function runLeanRouter() {
  const dir = buildApp(app('[leanRouter]', 'createMemoryRouter, redirect'));
  const module = { exports: {} };
  const code = fs.readFileSync(path.join(dir, 'dist/main.js'), 'utf8');
  fs.rmSync(dir, { recursive: true, force: true });
  new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(import.meta.url));
  return module.exports as Pick<typeof RouterModule, 'createMemoryRouter' | 'redirect'>;
}

test('it loads, redirects, patches routes in and knows what it does not know', async () => {
  const { createMemoryRouter, redirect } = runLeanRouter();
  const router = createMemoryRouter(
    [
      { id: 'root', path: '/' },
      { path: '/old', loader: () => redirect('/loaded?from=old') },
      {
        id: 'loaded',
        path: '/loaded',
        loader: ({ request }) => new URL(request.url).search,
      },
    ],
    {
      async patchRoutesOnNavigation({ path: wanted, patch }) {
        if (wanted === '/late') patch(null, [{ id: 'late', path: '/late', loader: () => 'came late' }]);
      },
    },
  );
  await router.navigate('/old');
  expect(router.state).toMatchObject({
    location: { pathname: '/loaded' },
    loaderData: { loaded: '?from=old' },
    historyAction: 'PUSH',
  });
  await router.navigate('/late', { replace: true });
  expect(router.state).toMatchObject({ loaderData: { late: 'came late' }, historyAction: 'REPLACE' });
  await router.navigate('/nowhere');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
  await router.navigate('/loaded');
  await router.revalidate();
  expect(router.state).toMatchObject({ loaderData: { loaded: '' }, navigation: { state: 'idle' } });
  await expect(router.fetch('key', 'root', '/loaded')).rejects.toThrow('left out');
  router.dispose();
});
