import { builtBytes, importFrom } from './testing.ts';

const app = (plugins: string) => ({
  'main.js': `export { createSystem } from ${JSON.stringify(import.meta.resolve('@chakra-ui/react/styled-system'))};`,
  'rspack.config.ts': `
    ${importFrom('./without-preflight.ts', 'withoutPreflight')}
    export default [{
      context: import.meta.dirname,
      mode: 'production',
      target: 'web',
      entry: './main.js',
      output: { library: { type: 'commonjs2' } },
      externals: ['react', 'react-dom', 'react/jsx-runtime'],
      plugins: ${plugins},
    }];`,
});

test('the styles are smaller', () => {
  expect(builtBytes(app('[]')) - builtBytes(app('[withoutPreflight]'))).toBeGreaterThan(700);
});
