/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createApi } from '../data/index.ts';
import { createSession } from '../session/index.tsx';
import { Box, chakra } from '../ui/index.tsx';
import { createQueryClient, createTheme, Providers } from './index.tsx';
import { createPageStyles, createServerSlots } from './server.ts';

/** Emotion merges the class that it gives to a component into the one of the element. */
const Merged = chakra(({ className }: { className?: string }) => <Box className={className} top="1px" />, {
  base: { left: '1px' },
});

const renderPage = (part?: ReactNode) => {
  const { host: slots } = createServerSlots(
    () => undefined,
    () => ({ height: '1rem', failure: 'silent', what: 'this' }),
    () => {},
  );
  const session = createSession(null);
  const ctx = { queryClient: createQueryClient(), api: createApi(''), slots, session };
  const styles = createPageStyles('n');
  const html = renderToString(
    <Providers theme={createTheme()} ctx={ctx} pictures={() => undefined} styles={styles.cache}>
      <Box gap="0">
        <Box top="1px">text</Box>
        <Box gap="0">again</Box>
        {part}
      </Box>
    </Providers>,
  );
  return { html, styles: styles.toHtml(html) };
};

test('a rendered page has no style elements within; each class has its rule in one, in the order of the page', () => {
  const { html, styles } = renderPage();
  const box = '<div class="ht-\\w+">';
  expect(html).toMatch(new RegExp(`^${box}${box}text</div>${box}again</div></div>$`));
  const [outer, inner, again] = [...html.matchAll(/ht-(\w+)/g)].map(([, name]) => name);
  expect(again).toBe(outer);
  const rules = `.ht-${outer}{gap:0;}.ht-${inner}{top:1px;}`;
  expect(styles.startsWith(`<style data-styles="${outer} ${inner}" nonce="n">`)).toBe(true);
  expect(styles.endsWith(`}${rules}</style>`)).toBe(true);
});

test('global styles come first, and follow no unfinished layer, with which browsers would ignore them', () => {
  expect(renderPage().styles).toContain('>@layer reset,base,tokens,recipes;@layer base{');
});

test('a second page has the same styles, compiled once', () => {
  expect(renderPage()).toEqual(renderPage());
});

test('a class that occurs in the page only as a part of another is not sent', () => {
  const { html, styles } = renderPage(<Merged />);
  const names = [...html.matchAll(/ht-(\w+)/g)].map(([, name]) => name);
  const [sent = ''] = [...styles.matchAll(/data-styles="([^"]+)"/g)].map(([, sent]) => sent);
  expect(sent.split(' ').sort()).toEqual([...new Set(names)].sort());
  expect(styles.split('left:1px')).toHaveLength(2);
});
