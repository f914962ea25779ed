import { registerByApi, send } from '../support/members.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';
import { LONG, longReview } from '../support/write-review.ts';

test('one’s own review is marked, with Edit and Delete, and a second one is refused before writing', {
  tag: '@sizes',
}, async ({ page, request, complaints }) => {
  const { id } = await unreviewedProperty(request);
  await registerByApi(page);
  expect((await send(page, 'POST', '/api/reviews', longReview(id, 'Mine, and unsigned'))).status()).toBe(201);
  await visit(page, `/property/${id}`);
  const own = page.getByRole('article', { name: 'Mine, and unsigned' });
  await expect(own.getByText('Your review', { exact: true })).toBeVisible();
  await expect(page.getByText(/^You reviewed this property on \d{1,2} \w+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/write-review/${id}`);
  await expect(page.getByText(/^You reviewed this property on/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit it' })).toHaveAttribute('href', '/profile?tab=reviews');
  await visit(page, `/property/${id}`);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Delete your review of \d+ .+\?$/ });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a long review stands whole', async ({ page, request }) => {
    const { id } = await unreviewedProperty(request);
    await send(page, 'POST', '/api/reviews', longReview(id, 'All their songs'));
    await page.goto(`/property/${id}`);
    await expect(page.getByText(LONG)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read more' })).toBeHidden();
  });
});
