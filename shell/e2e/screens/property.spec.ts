import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { busiestProperty, type Property, reviewsOf } from '../support/properties.ts';
import { expect, expectAccessible, hydrated, test, visit } from '../support/visit.ts';

test('the plot of ratings is the server’s, and costs no script', async ({
  page,
  request,
  complaints,
  isTranslated,
}) => {
  const { id } = await busiestProperty(request);
  const scripts: string[] = [];
  page.on('request', requested => requested.url().endsWith('.js') && scripts.push(requested.url()));
  await visit(page, `/property/${id}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('figure', { name: 'Ratings over time' })).toBeVisible();
  const drawsIt = async (url: string) =>
    (await (await request.get(url)).text()).includes('Ratings over time');
  expect(scripts.length).toBeGreaterThan(0);
  // a translated page is not hydrated but rendered anew, with the plot
  if (!isTranslated) expect(await Promise.all(scripts.map(drawsIt))).not.toContain(true);
  // apartments are made by other tests, in one month
  await page.goto('/search?type=house&sort=most-reviews');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Read Reviews' }).first().click();
  await expect(page.getByRole('figure', { name: 'Ratings over time' })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** The busiest of the properties whose residents and visitors disagree, or whose ratings have changed. */
async function divisiveProperty(request: APIRequestContext) {
  const properties: Property[] = await (
    await request.get('/api/properties/search?sort=most-reviews&limit=20')
  ).json();
  for (const property of properties) {
    const html = await (await request.get(`/property/${property.id}`)).text();
    if (GAP_TEXT.test(html)) return property;
  }
  throw new Error('No property has a gap');
}

const GAP_TEXT = / rate it \d|(?:Better|Worse) lately: /;

/** Average, count, the gap between groups, and the three most named problems. */
const verdictOf = (page: Page, reviewCount: number) => {
  const rating = page.getByRole('region', { name: 'Rating', exact: true });
  const problems = page.getByRole('list', { name: 'Problems' }).getByRole('link');
  return [
    rating.getByRole('img', { name: /out of 5/ }),
    rating.getByText(`Based on ${reviewCount} reviews`),
    rating.getByText(GAP_TEXT),
    ...[0, 1, 2].map(place => problems.nth(place)),
  ];
};

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the verdict and the beginning of the reviews are in the first window', async ({ page, request }) => {
    const { id, reviewCount } = await divisiveProperty(request);
    await visit(page, `/property/${id}`);
    // stars are clipped to their shape
    for (const part of verdictOf(page, reviewCount)) await expect(part).toBeInViewport({ ratio: 0.7 });
    expect(await bottomOf(page.getByRole('heading', { name: /^\d+ reviews$/ }))).toBeLessThanOrEqual(800);
    const heading = await page.getByRole('heading', { name: /^\d+ reviews$/ }).boundingBox();
    expect(heading?.y).toBeLessThanOrEqual(760);
    const issues = await page.getByRole('region', { name: 'Common Issues Mentioned' }).boundingBox();
    expect(issues?.height).toBeLessThanOrEqual(130);
  });

  test('Write a Review and the overview stay beside the reviews', async ({ page, request }) => {
    const { id } = await divisiveProperty(request);
    await visit(page, `/property/${id}`);
    await reviewsOf(page).nth(9).scrollIntoViewIfNeeded();
    const aside = page.getByRole('complementary', { name: 'This property' });
    await expect(aside.getByRole('link', { name: 'Write a Review' })).toBeInViewport({ ratio: 1 });
    await expect(aside.getByRole('definition').last()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the verdict stands above the bar, and the first review is near', async ({ page, request }) => {
    const { id, reviewCount } = await divisiveProperty(request);
    await visit(page, `/property/${id}`);
    const bar = await page
      .getByRole('link', { name: `Read ${reviewCount} reviews` })
      .last()
      .boundingBox();
    for (const part of verdictOf(page, reviewCount)) {
      expect(await bottomOf(part)).toBeLessThanOrEqual((bar?.y ?? 0) - 10);
    }
    expect((await reviewsOf(page).first().boundingBox())?.y).toBeLessThanOrEqual(1300);
    const issues = await page.getByRole('region', { name: 'Common Issues Mentioned' }).boundingBox();
    expect(issues?.height).toBeLessThanOrEqual(240);
  });

  test('no bar lies over the reviews, and one comes after them', async ({ page, request }) => {
    const { id, reviewCount } = await divisiveProperty(request);
    await visit(page, `/property/${id}`);
    const read = page.getByRole('link', { name: `Read ${reviewCount} reviews` }).last();
    const write = page.getByRole('main').getByRole('link', { name: 'Write a Review' }).last();
    await expect(read).toBeInViewport({ ratio: 1 });
    for (const place of [1, 9]) {
      await reviewsOf(page)
        .nth(place)
        .evaluate(review => review.scrollIntoView({ block: 'center' }));
      await expect(read).not.toBeInViewport();
      await expect(write).not.toBeInViewport();
    }
    await page
      .getByRole('heading', { name: 'Ratings in detail' })
      .evaluate(heading => heading.scrollIntoView({ block: 'center' }));
    await expect(write).toBeInViewport({ ratio: 1 });
  });
});

test('a home that does not load can be tried again', async ({ page }) => {
  await visit(page, '/search?sort=most-reviews');
  await page.route(/\/api\/properties\/\d+$/, route => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Read Reviews' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t show this property right now');
  await expectAccessible(page);
  await page.unroute(/\/api\/properties\/\d+$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(reviewsOf(page).first()).toBeVisible();
});
