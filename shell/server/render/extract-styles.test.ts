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
