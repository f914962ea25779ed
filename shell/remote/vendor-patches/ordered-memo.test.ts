import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildApp, importFrom } from './testing.ts';

const SIZE_FIRST = { width: '1px', color: 'red' };
const COLOUR_FIRST = { color: 'red', width: '1px' };

/** The orders of properties that a theme returns for both, one after the other. */
function ordersWith(plugins: string): string[][] {
  const chakra = import.meta.resolve('@chakra-ui/react/styled-system');
  const preset = import.meta.resolve('@chakra-ui/react/preset-base');
  const dir = buildApp({
    'main.js': `
      import { createSystem } from ${JSON.stringify(chakra)};
      import { defaultBaseConfig } from ${JSON.stringify(preset)};
      const { css } = createSystem(defaultBaseConfig);
      export const orders = ${JSON.stringify([SIZE_FIRST, COLOUR_FIRST])}.map(styles => Object.keys(css(styles)));`,
    'rspack.config.ts': `
      ${importFrom('./ordered-memo.ts', 'orderedMemo')}
      export default [{
        context: import.meta.dirname,
        mode: 'production',
        target: 'node',
        entry: './main.js',
        output: { library: { type: 'commonjs2' } },
        plugins: ${plugins},
      }];`,
  });
  const { orders } = createRequire(import.meta.url)(path.join(dir, 'dist/main.js'));
  fs.rmSync(dir, { recursive: true, force: true });
  return orders;
}

test('styles keep their own order, whatever a theme has compiled before', () => {
  expect(ordersWith('[orderedMemo]')).toEqual([Object.keys(SIZE_FIRST), Object.keys(COLOUR_FIRST)]);
});

test('it is still needed', () => {
  expect(ordersWith('[]')).toEqual([Object.keys(SIZE_FIRST), Object.keys(SIZE_FIRST)]);
});
