import { send } from '../support/members.ts';
import { busiestProperty, propertyWithVerifiedReview, unreviewedProperty } from '../support/properties.ts';
import { expect, expectAccessible, test, toast, visit } from '../support/visit.ts';
import { LONG, longReview } from '../support/write-review.ts';

test('a long review is read on at a press', async ({ page, request }) => {
  const { id } = await unreviewedProperty(request);
  await send(page, 'POST', '/api/reviews', longReview(id, 'All their songs'));
  await visit(page, `/property/${id}`);
  const reviewText = page.getByText(LONG);
  const isCut = () => reviewText.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(await isCut()).toBe(true);
  await page.getByRole('button', { name: 'Read more' }).press('Enter');
  expect(await isCut()).toBe(false);
  await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('where the system has no sheet, a property and a review are shared by copying their links', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  const copied = () => page.evaluate(() => (window as { copied?: string }).copied);
  const { id } = await busiestProperty(request);
  await visit(page, `/property/${id}`);
  await page.getByRole('button', { name: 'Share' }).first().press('Enter');
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await copied()).toMatch(new RegExp(`/property/${id}$`));
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Share' }).press('Enter');
  await expect.poll(copied).toMatch(new RegExp(`/property/${id}#review-\\d+$`));
  expect(await copied()).toContain(await first.getAttribute('id'));
});

test('Verified says what it means, by key', async ({ page, request }) => {
  await visit(page, `/property/${await propertyWithVerifiedReview(request)}`);
  const badge = page.getByRole('button', { name: 'Verified' }).first();
  const meaning = page.getByText(/^A moderator has seen something that shows/).first();
  await expect(meaning).toBeHidden();
  await badge.press('Enter');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'More in Help' }).first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});
