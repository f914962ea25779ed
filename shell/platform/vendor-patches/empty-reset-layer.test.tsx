/** @jest-environment node */
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { withoutEmptyResetLayer } from './empty-reset-layer.ts';

const system = createSystem(defaultBaseConfig, { preflight: false, globalCss: { p: { margin: '0' } } });

const stylesOf = (theme: SystemContext) =>
  renderToString(
    <CacheProvider value={createCache({ key: 'ht', stylisPlugins: [] })}>
      <ChakraProvider value={theme}>page</ChakraProvider>
    </CacheProvider>,
  );

test('global styles follow no unfinished layer', () => {
  expect(stylesOf(withoutEmptyResetLayer(system))).toMatch(/>@layer base\{p\{margin:0;\}\}/);
});

test('what is left out is the empty layer and nothing else', () => {
  const [first, ...rest] = system._global;
  expect(first).toEqual({ '@layer reset': {} });
  expect(withoutEmptyResetLayer(system)._global).toEqual(rest);
});

test('it is still needed', () => {
  expect(stylesOf(system)).toContain('@layer reset@layer base');
});
