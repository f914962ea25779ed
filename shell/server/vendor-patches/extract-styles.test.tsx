import { createApi } from '@home-truths/platform/data';
import { createQueryClient, createTheme, EMOTION_KEY, Providers } from '@home-truths/platform/host';
import { createServerSlots } from '@home-truths/platform/host-server';
import { createSession } from '@home-truths/platform/session';
import { Box } from '@home-truths/platform/ui';
import { renderToString } from 'react-dom/server';
import { extractStyles } from './extract-styles.ts';

const style = (name: string, rule: string) => `<style data-emotion="${name}" nonce="n">${rule}</style>`;

test('styles leave the page in their order, the global ones first and apart', () => {
  const page = `${style('ht-global 1a', 'body{margin:0}')}<p>${style('ht 2b', '.ht-2b{gap:0}')}one</p>${style('ht 3c', '.ht-3c{top:0}')}`;
  expect(extractStyles(page, 'ht', 'n')).toEqual({
    html: '<p>one</p>',
    styles: style('ht-global 1a', 'body{margin:0}') + style('ht 2b 3c', '.ht-2b{gap:0}.ht-3c{top:0}'),
  });
});

test('a page without styles stays as it is', () => {
  expect(extractStyles('<style>p{top:0}</style><p>one</p>', 'ht', 'n')).toEqual({
    html: '<style>p{top:0}</style><p>one</p>',
    styles: '',
  });
});

test('what a person has written is not taken for a style', () => {
  const text = '&lt;style data-emotion="ht 2b"&gt;p{top:0}&lt;/style&gt;';
  expect(extractStyles(text, 'ht', 'n').html).toBe(text);
});

/** What the real libraries write for a page. */
const renderPage = () => {
  const slots = createServerSlots(
    () => undefined,
    () => {},
  );
  const ctx = {
    queryClient: createQueryClient(),
    api: createApi(''),
    slots: slots.host,
    session: createSession(null),
  };
  return renderToString(
    <Providers theme={createTheme()} ctx={ctx} pictures={() => undefined} nonce="n">
      <Box gap="0">
        <Box top="1px">text</Box>
      </Box>
    </Providers>,
  );
};

test('every style element of a rendered page is found, and each class of it has its rule', () => {
  const page = renderPage();
  expect(page.split('<style').length - 1).toBe(4);
  const { html, styles } = extractStyles(page, EMOTION_KEY, 'n');
  expect(html).toMatch(/^<div class="ht-\w+"><div class="ht-\w+">text<\/div><\/div>$/);
  const [outer, inner] = [...html.matchAll(/ht-(\w+)/g)].map(([, name]) => name);
  expect(styles).toContain(
    `<style data-emotion="ht ${outer} ${inner}" nonce="n">.ht-${outer}{gap:0;}.ht-${inner}{top:1px;}</style>`,
  );
  expect(styles.split('<style').length - 1).toBe(3);
});
