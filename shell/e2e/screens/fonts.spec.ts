import { expect, test, visit } from '../support/visit.ts';

test('a first view takes two fonts of at most 50 KB, and a rare character of a heading one more', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  page.on('response', async response => {
    const [, name] = /\/a\/([\w-]+)\.\w+\.woff2$/.exec(response.url()) ?? [];
    if (name) sizes.set(name, Number(response.headers()['content-length']));
  });
  await visit(page, '/about');
  await page.evaluate(() => document.fonts.ready);
  expect([...sizes.keys()].toSorted()).toEqual(['body', 'heading']);
  expect([...sizes.values()].reduce((sum, size) => sum + size)).toBeLessThan(50_000);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate(element => {
    element.textContent = 'Café Škoda';
  });
  await expect.poll(() => [...sizes.keys()].toSorted()).toEqual(['body', 'heading', 'heading-rest']);
  const loaded = await page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
        .length,
  );
  expect(loaded).toBe(3);
});
