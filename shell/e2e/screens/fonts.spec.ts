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

test('styles that are added to a page do not lay out the text that is there', async ({ page, browser }) => {
  await visit(page, '/search?q=brunswick');
  await page.evaluate(() => document.fonts.ready);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
  });
  await page
    .getByRole('link', { name: /^Read Reviews of/ })
    .first()
    .click();
  await page.locator('[data-slot="property.reviews/v1"] article').first().waitFor();
  const { traceEvents }: { traceEvents: { args: { data?: { reason?: string } } }[] } = JSON.parse(
    String(await browser.stopTracing()),
  );
  const reasons = traceEvents.map(({ args }) => args.data?.reason);
  expect(reasons).toContain('Added to layout');
  expect(reasons).not.toContain('Fonts changed');
});
