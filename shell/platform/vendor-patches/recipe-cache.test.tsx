/** @jest-environment node */
import { ChakraProvider, chakra, type SystemContext } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { renderToString } from 'react-dom/server';
import { withRecipeCache } from './recipe-cache.ts';

const system = createSystem(defaultBaseConfig, { preflight: false });

const Card = chakra('div', {
  base: { color: 'red' },
  variants: { size: { small: { padding: '1px' }, large: { padding: '2px' } } },
});
const Wide = chakra(Card, { base: { width: '100%' }, variants: { tone: { dark: { color: 'black' } } } });

const pageWith = (theme: SystemContext) =>
  renderToString(
    <ChakraProvider value={theme}>
      <Card size="small" />
      <Card size="large" />
      <Wide size="small" tone="dark" />
      <Wide size="large" margin="4px" />
      <Card />
    </ChakraProvider>,
  );

/** How many recipes a page makes the system compile. */
function compiledBy(theme: (system: SystemContext) => SystemContext) {
  let compiled = 0;
  const cva: SystemContext['cva'] = definition => {
    compiled++;
    return system.cva(definition);
  };
  pageWith(theme({ ...system, cva }));
  return compiled;
}

test('elements get the styles that they get without it', () => {
  expect(pageWith(withRecipeCache(system))).toBe(pageWith(system));
});

test('a recipe is compiled once, however many elements have it', () => {
  expect(compiledBy(withRecipeCache)).toBe(2);
});

test('a recipe that extends another leaves that one as it is', () => {
  const Large = chakra(Card, { variants: { size: { large: { padding: '3px' } } } });
  const html = renderToString(
    <ChakraProvider value={withRecipeCache(system)}>
      <Large size="large" />
      <Card size="large" />
    </ChakraProvider>,
  );
  expect(html).toContain('padding:3px;');
  expect(html).toContain('padding:2px;');
});

test('it is still needed', () => {
  expect(compiledBy(each => each)).toBeGreaterThan(4);
});
