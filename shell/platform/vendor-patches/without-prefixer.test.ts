/** @jest-environment node */
import { builtBytes, importFrom } from './testing.ts';

const app = (rules: string) => ({
  'main.js': `export { default } from ${JSON.stringify(import.meta.resolve('@emotion/cache'))};`,
  'rspack.config.ts': `
    ${importFrom('./without-prefixer.ts', 'withoutPrefixer')}
    import path from 'node:path';
    export default [{
      context: import.meta.dirname,
      mode: 'production',
      target: 'web',
      entry: './main.js',
      resolve: {
        alias: {
          ${JSON.stringify(import.meta.resolve('@emotion/cache').slice('file://'.length))}: ${JSON.stringify(
            import.meta
              .resolve('@emotion/cache')
              .slice('file://'.length)
              .replace(/[^/]+$/, 'emotion-cache.browser.esm.js'),
          )},
        },
      },
      output: { library: { type: 'commonjs2' } },
      externals: ['react'],
      module: { rules: ${rules} },
    }];`,
});

test('the cache is smaller', () => {
  expect(builtBytes(app('[]')) - builtBytes(app('[withoutPrefixer]'))).toBeGreaterThan(600);
});
