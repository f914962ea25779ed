/** @jest-environment node */
import { builtBytes, importFrom } from './testing.ts';

const cache = new URL('emotion-cache.browser.esm.js', import.meta.resolve('@emotion/cache')).pathname;

const app = (rules: string) => ({
  'main.js': `export { default } from ${JSON.stringify(cache)};`,
  'rspack.config.ts': `
    ${importFrom('./without-prefixer.ts', 'withoutPrefixer')}
    export default [{
      context: import.meta.dirname,
      mode: 'production',
      target: 'web',
      entry: './main.js',
      output: { library: { type: 'commonjs2' } },
      externals: ['react'],
      module: { rules: ${rules} },
    }];`,
});

test('the cache is smaller', () => {
  expect(builtBytes(app('[]')) - builtBytes(app('[withoutPrefixer]'))).toBeGreaterThan(600);
});
