import { makeReview, signInAsAdmin } from '../support/admin.ts';
import { send } from '../support/members.ts';
import { makeReviewedBuilding } from '../support/properties.ts';
import { expect, expectAccessible, expectAccessibleInDark, site, test, visit } from '../support/visit.ts';

test('a building adds up its properties, which are named by their unit', { tag: '@sizes' }, async ({
  page,
  request,
  complaints,
}) => {
  const { id, address, two, ten } = await makeReviewedBuilding(request);
  const calls: string[] = [];
  await visit(page, `/building/${id}`);
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(address);
  await expect(main.getByText('4 properties on Home Truths, 3 reviewed')).toBeVisible();
  await expect(main.getByText('Based on 4 reviews of 3 properties')).toBeVisible();
  const listed = main.getByRole('list', { name: 'Properties in this building' });
  const links = listed.getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toHaveAccessibleName('Unit 2');
  await expect(links.first()).toHaveAttribute('href', `/property/${two}`);
  await expect(links.last()).toHaveAccessibleName('Room 7');
  const review = main.getByRole('article', { name: 'Sunny and dry' });
  await expect(review.getByRole('link', { name: 'Unit 10' })).toHaveAttribute('href', `/property/${ten}`);
  expect(calls).toEqual([]);
  // the list is half transparent until then, and reviews of one day are in any order: the first one may
  // be the one that is first in the new order
  const sorted = page.waitForResponse(response => response.url().includes('sort=rating-low'));
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest Rating');
  await sorted;
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveURL(`/building/${id}?sort=rating-low`);
  await expect(main.getByRole('article').first()).toHaveAccessibleName('Bins full all week');
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  expect(complaints).toEqual([]);
});

test('the filters of a building are reached by keyboard, and Helpful counts there', async ({
  page,
  request,
}) => {
  const { id } = await makeReviewedBuilding(request);
  await visit(page, `/building/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^5 stars/ }).press('Enter');
  await expect(page).toHaveURL(`/building/${id}?rating=5#reviews`);
  await expect(main.getByRole('heading', { name: '1 review', exact: true })).toBeFocused();
  const review = main.getByRole('article', { name: 'Sunny and dry' });
  await review.getByRole('button', { name: 'Helpful' }).press('Enter');
  await expect(review.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(review.getByRole('link', { name: 'Unit 10' })).toBeVisible();
  await visit(page, `/building/${id}`);
  await expect(review.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
});

test('a page of a building changes as soon as one of its properties is reviewed', async ({
  page,
  request,
}) => {
  const { id, unreviewed, ten } = await makeReviewedBuilding(request);
  for (const path of [`/building/${id}`, `/property/${ten}`]) await page.goto(path);
  await makeReview(request, unreviewed, 'The first of room seven', 3);
  for (const [path, text] of [
    [`/building/${id}`, '4 properties on Home Truths, 4 reviewed'],
    [`/property/${ten}`, ': 5 reviews of 4 properties'],
  ] as const) {
    const shows = async () => (await (await page.request.get(path)).text()).includes(text);
    // operations/fresh-pages.spec.ts measures how soon; the gateway would keep the page for five minutes
    await expect.poll(shows, { intervals: [50] }).toBe(true);
  }
});

test('the page of a merged property leads to the one it went into', async ({ page, request }) => {
  const { two, ten } = await makeReviewedBuilding(request);
  await signInAsAdmin(page);
  const merge = { into: ten, reason: 'One home with two spellings' };
  const merged = await send(page, 'POST', `/api/admin/properties/${two}/merge`, merge);
  expect(merged.status(), await merged.text()).toBe(200);
  const response = await request.get(`/property/${two}`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, `/property/${ten}`]);
  const checklist = await request.get(`/property/${two}/checklist`, { maxRedirects: 0 });
  expect([checklist.status(), checklist.headers().location]).toEqual([301, `/property/${ten}/checklist`]);
});

test('the page of a merged building leads to the one it went into', async ({ page, request }) => {
  const [from, into] = [await makeReviewedBuilding(request), await makeReviewedBuilding(request)];
  await signInAsAdmin(page);
  const merge = { into: into.id, reason: 'One building with two addresses' };
  const merged = await send(page, 'POST', `/api/admin/buildings/${from.id}/merge`, merge);
  expect(merged.status(), await merged.text()).toBe(200);
  const response = await request.get(`/building/${from.id}`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, `/building/${into.id}`]);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a building is read in full, with orders and filters as links and forms', async ({
    page,
    request,
  }) => {
    const { id } = await makeReviewedBuilding(request);
    await page.goto(`/building/${id}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/building/${id}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /from 4 reviews of 3 properties/,
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(4);
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest Rating');
    await main.getByRole('button', { name: 'Sort' }).click();
    await expect(main.getByRole('article').first()).toHaveAccessibleName('Sunny and dry');
    await main.getByRole('link', { name: /^2 stars/ }).click();
    await expect(main.getByRole('article')).toHaveCount(1);
  });
});
