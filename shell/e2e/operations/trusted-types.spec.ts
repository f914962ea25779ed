import { expect, test, visit } from '../support/visit.ts';

/** What becomes of a value that a script writes into the page: the error's name, or what the page then holds. */
const write = (kind: 'ownScript' | 'foreignScript' | 'html' | 'inlineScript') => {
  const script = document.createElement('script');
  try {
    if (kind === 'html') document.createElement('p').innerHTML = '<b>text</b>';
    else if (kind === 'inlineScript') script.text = 'window.ran = true';
    else script.src = kind === 'ownScript' ? '/a/other.js' : 'https://evil.example/other.js';
    return script.src;
  } catch (error) {
    return (error as Error).name;
  }
};

test('scripts of a page may load scripts of this site, and nothing else becomes a script or HTML', async ({
  page,
}) => {
  await visit(page, '/');
  expect(await page.evaluate(write, 'ownScript' as const)).toBe(new URL('/a/other.js', page.url()).href);
  for (const kind of ['foreignScript', 'html', 'inlineScript'] as const) {
    expect([kind, await page.evaluate(write, kind)]).toEqual([kind, 'TypeError']);
  }
});

test('a URL that only begins like this site is another origin', async ({ page }) => {
  await visit(page, '/');
  const { origin } = new URL(page.url());
  for (const url of [
    `${origin}.evil.example/x.js`,
    `//evil.example/x.js`,
    'data:text/javascript,1',
    'blob:x',
  ]) {
    const outcome = await page.evaluate(src => {
      try {
        return Object.assign(document.createElement('script'), { src }).src;
      } catch (error) {
        return (error as Error).name;
      }
    }, url);
    expect([url, outcome]).toEqual([url, 'TypeError']);
  }
});
