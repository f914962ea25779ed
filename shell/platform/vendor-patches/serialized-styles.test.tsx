/** @jest-environment node */
import { ChakraProvider, chakra, type SystemContext } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { renderToString } from 'react-dom/server';
import { withSerializedStyles } from './serialized-styles.ts';

const system = createSystem(defaultBaseConfig, { preflight: false });

const Card = chakra('div', {
  base: { color: 'red', _hover: { color: 'blue' }, '& > p': { margin: 0 } },
  variants: { size: { small: { padding: '1px' }, large: { padding: '2px', animation: 'spin 1s' } } },
});

const pageWith = (theme: SystemContext) =>
  renderToString(
    <ChakraProvider value={theme}>
      <Card size="small" className="named" />
      <Card size="large" hideBelow="md" />
      <Card size="large" hideBelow="md" />
      <Card css={{ '&[data-open]': { display: 'block' } }} />
      <chakra.p />
    </ChakraProvider>,
  );

test('elements get the styles that they get without it', () => {
  expect(pageWith(withSerializedStyles(system))).toBe(pageWith(system));
});

test('styles that are compiled once are serialized once', () => {
  const { css } = withSerializedStyles(system);
  expect(css({ color: 'red' })).toBe(css({ color: 'red' }));
});

test('it is still needed', () => {
  expect(system.css({ color: 'red' })).toEqual({ color: 'red' });
});
