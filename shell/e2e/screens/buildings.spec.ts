import { ISSUE_TAG_NAMES } from '@home-truths/contract';
import { makeReview } from '../support/admin.ts';
import { makeReviewedBuilding } from '../support/properties.ts';
import { expect, test, visit } from '../support/visit.ts';

test('on a phone the first review of a building is near, also for a property without own reviews', async ({
  page,
  request,
}) => {
  const { id, ten, unreviewed } = await makeReviewedBuilding(request);
  await makeReview(request, ten, 'Everything at once', 3, [...ISSUE_TAG_NAMES]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/building/${id}`, `/property/${unreviewed}`]) {
    await visit(page, path);
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    const top = await first.evaluate(element => element.getBoundingClientRect().top + scrollY);
    expect(top, path).toBeLessThanOrEqual(1300);
  }
  await expect(page.getByText('No reviews of Room 7 yet.')).toBeInViewport();
  const rating = page.getByRole('link', { name: '3.0 from 5 reviews of this building' });
  await expect(rating).toBeInViewport({ ratio: 1 });
  await rating.click();
  await expect(page.getByRole('heading', { name: 'What people say about this building' })).toBeInViewport();
});

test('what is no building is not found', async ({ request }) => {
  for (const path of ['/building/999999999', '/building/abc', '/building/0']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Building not found');
  }
});
