import { createRequire } from 'node:module';
import { builtBytes, importFrom } from './testing.ts';

const { default: isForwarded } = await import(import.meta.resolve('./forwarded-props.replacement.js'));
const { default: isPropValid } = createRequire(import.meta.resolve('@chakra-ui/react'))(
  '@emotion/is-prop-valid',
);

const app = (plugins: string) => ({
  'main.js': `export { chakra } from ${JSON.stringify(import.meta.resolve('@chakra-ui/react'))};`,
  'rspack.config.ts': `
    ${importFrom('./forwarded-props.ts', 'forwardedProps')}
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
  expect(builtBytes(app('[]')) - builtBytes(app('[forwardedProps]'))).toBeGreaterThan(1200);
});

test('attributes are passed on, and what Chakra reads itself is not', () => {
  const attributes = ['aria-label', 'data-retry', 'type', 'onClick', 'htmlFor', 'viewBox'];
  const own = ['as', 'asChild', 'recipe', 'theme', 'unstyled'];
  const results = (check: (name: string) => boolean) =>
    [...attributes, 'suppressHydrationWarning', ...own].map(check);
  expect(results(isForwarded)).toEqual(results(isPropValid));
});
