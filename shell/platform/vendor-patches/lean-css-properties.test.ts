/** @jest-environment node */

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildApp, builtBytes, importFrom } from './testing.ts';

const app = (rules: string, target = 'web') => ({
  'main.js': `
    import { defaultBaseConfig } from ${JSON.stringify(import.meta.resolve('@chakra-ui/react/preset-base'))};
    import { createSystem } from ${JSON.stringify(import.meta.resolve('@chakra-ui/react/styled-system'))};
    const { isValidProperty } = createSystem(defaultBaseConfig);
    export const results = globalThis.properties?.map(isValidProperty);`,
  'rspack.config.ts': `
    ${importFrom('./lean-css-properties.ts', 'leanCssProperties')}
    export default [{
      context: import.meta.dirname,
      mode: 'production',
      target: ${JSON.stringify(target)},
      entry: './main.js',
      output: { library: { type: 'commonjs2' } },
      externals: ['react', 'react-dom', 'react/jsx-runtime'],
      module: { rules: ${rules} },
    }];`,
});

test('the list is smaller', () => {
  expect(builtBytes(app('[]')) - builtBytes(app('[leanCssProperties]'))).toBeGreaterThan(300);
});

test('a theme knows the same properties', () => {
  const chakra = createRequire(import.meta.resolve('@chakra-ui/react'));
  const { allCssProperties } = chakra('@pandacss/is-valid-prop') as { allCssProperties: string[] };
  Object.assign(globalThis, { properties: [...allCssProperties, 'mx', '_hover', 'css', 'variant', 'to'] });
  const dir = buildApp(app('[leanCssProperties]', 'node'));
  const { results } = createRequire(import.meta.url)(path.join(dir, 'dist/main.js')) as {
    results: boolean[];
  };
  fs.rmSync(dir, { recursive: true, force: true });
  expect(results).toEqual([...allCssProperties.map(() => true), true, true, true, false, false]);
});
