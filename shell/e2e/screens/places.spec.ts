import { REVIEWED_SUBURB } from '../support/properties.ts';
import { expect, test, visit } from '../support/visit.ts';

const FEW = { path: '/suburb/vic/dandenong-3175', name: 'Dandenong VIC 3175' };

test('the suburbs of a state are in the first window', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/suburb/vic');
    const first = page.getByRole('region', { name: 'Suburbs with reviews' }).getByRole('listitem').first();
    expect((await first.boundingBox())?.y, `${width} px`).toBeLessThanOrEqual(620);
  }
});

test('other spellings lead to the one page, and what is no place is not found', async ({ request }) => {
  for (const path of ['/suburb/VIC/st-kilda-3182', '/suburb/vic/saint-kilda-3182', '/suburb/vic/st-kilda']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, REVIEWED_SUBURB.path]);
  }
  for (const path of [
    '/suburb/xx',
    '/suburb/xx/st-kilda-3182',
    '/suburb/nsw/st-kilda-3182',
    '/suburb/vic/%00',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('only the page of a suburb is for search engines, not the search for it', async ({ request }) => {
  const isIndexed = async (path: string) =>
    !/<meta name="robots" content="noindex/.test(await (await request.get(path)).text());
  expect([
    await isIndexed(REVIEWED_SUBURB.path),
    await isIndexed(FEW.path),
    await isIndexed('/suburb/vic'),
  ]).toEqual([...[true, true, true]]);
  expect(await isIndexed('/search?suburb=St+Kilda&state=VIC')).toBe(false);
});
