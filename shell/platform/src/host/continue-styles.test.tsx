import { ChakraProvider, chakra } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createTheme } from '../ui/system.ts';
import { continueStyles } from './continue-styles.ts';

const theme = createTheme();

/** The rules after a page has started with these in its head. */
function stylesAfterStart(head: string) {
  document.head.innerHTML = head;
  const start = continueStyles(theme, 'n');
  const { container } = render(
    <CacheProvider value={start.cache}>
      <ChakraProvider value={start.theme}>
        <chakra.p top="1px" />
        <chakra.p top="2px" />
      </ChakraProvider>
    </CacheProvider>,
  );
  const names = [...container.querySelectorAll('p')].map(({ className }) => className.replace('ht-', ''));
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(rule => rule.cssText));
  cleanup();
  return { names, rules };
}

const { names, rules } = stylesAfterStart('');
const classes = names.map((name, i) => `.ht-${name} {top: ${i + 1}px;}`);

test('without styles of the gateway all are inserted, global ones first', () => {
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.slice(-2)).toEqual(classes);
});

test('styles of the gateway stay as they are, and only what they lack is inserted', () => {
  expect(stylesAfterStart(`<style data-styles="${names[0]}">${classes[0]}</style>`).rules).toEqual(classes);
});
