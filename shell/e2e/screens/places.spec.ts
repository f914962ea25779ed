import { makeProperty, uniqueTerm } from '../support/admin.ts';
import { REVIEWED_SUBURB } from '../support/properties.ts';
import { expect, test, visit } from '../support/visit.ts';

const FEW = { path: '/suburb/vic/dandenong-3175', name: 'Dandenong VIC 3175' };
const UNKNOWN = '/suburb/vic/nowhere-3999';

const NOT_ENOUGH =
  'Not enough reviews for an average yet. We need at least 5 reviews across at least 3 properties.';

test('the suburbs of a state are in the first window', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/suburb/vic');
    const first = page.getByRole('region', { name: 'Suburbs with reviews' }).getByRole('listitem').first();
    expect((await first.boundingBox())?.y, `${width} px`).toBeLessThanOrEqual(620);
  }
});

test('below the minimum there is no average', async ({ page, request }) => {
  await visit(page, FEW.path);
  await expect(page.getByText(NOT_ENOUGH)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reviews by stars' })).toHaveCount(0);
  const suburb = await (await request.get('/api/suburbs/vic/dandenong-3175')).json();
  expect([suburb.averageRating, suburb.ratingSpread, suburb.issueTagShares]).toEqual([null, [], []]);
});

test('a suburb that is not known is not found, and can be searched for', async ({ page }) => {
  const response = await visit(page, UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suburb not found');
  const box = page
    .getByRole('main')
    .getByRole('combobox', { name: 'Search by address, suburb, or postcode' });
  await box.fill('brunswick');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=brunswick');
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

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a suburb without a reviewed home is no page for search engines', async ({ page, request }) => {
    const quiet = { suburb: `Quiet ${uniqueTerm()}`, state: 'WA', postcode: '6999' };
    const id = await makeProperty(request, uniqueTerm(), quiet);
    const { place } = await (await request.get(`/api/properties/${id}`)).json();
    const response = await page.goto(place);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
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

test('search engines get the way to a suburb', async ({ request, baseURL }) => {
  const html = await (await request.get(REVIEWED_SUBURB.path)).text();
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const breadcrumb = JSON.parse(json);
  expect(breadcrumb['@type']).toBe('BreadcrumbList');
  expect(
    breadcrumb.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]),
  ).toEqual([
    ['Suburbs', `${baseURL}/suburb`],
    ['VIC', `${baseURL}/suburb/vic`],
    ['St Kilda', `${baseURL}${REVIEWED_SUBURB.path}`],
  ]);
});
