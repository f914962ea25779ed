/** @jest-environment node */
import { builtBytes, importFrom } from './testing.ts';

const app = (aliases: string) => ({
  'main.js': `export { createBrowserRouter, RouterProvider } from ${JSON.stringify(import.meta.resolve('react-router-dom'))};`,
  'rspack.config.ts': `
    ${importFrom('./production-router.ts', 'productionRouter')}
    export default [{
      context: import.meta.dirname,
      mode: 'production',
      target: 'web',
      entry: './main.js',
      output: { library: { type: 'commonjs2' } },
      externals: ['react', 'react-dom', 'react/jsx-runtime'],
      resolve: { alias: ${aliases} },
    }];`,
});

test('the router is smaller', () => {
  expect(builtBytes(app('{}')) - builtBytes(app('productionRouter()'))).toBeGreaterThan(200);
});
