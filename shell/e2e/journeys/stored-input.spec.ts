import { makeProperty, makeReview, uniqueTerm } from '../support/admin.ts';
import { CHECKLIST, LINE, line, notes } from '../support/checklists.ts';
import { openEarly } from '../support/extension.ts';
import { button, expect, expectAccessible, hydrated, test, visit } from '../support/visit.ts';
import { REVIEW_TEXT } from '../support/write-review.ts';

test('what is ticked and written before the script of a checklist is there is preserved', {
  tag: '@sizes',
}, async ({ page }) => {
  const release = await openEarly(page, CHECKLIST);
  await line(page, LINE).check();
  await notes(page).fill('Sunny');
  release();
  await hydrated(page);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(line(page, LINE)).toBeChecked();
  await expect(notes(page)).toHaveValue('Sunny');
  await page.unroute(/\.js$/);
  await page.reload();
  await hydrated(page);
  await expect(line(page, LINE)).toBeChecked();
  await expect(notes(page)).toHaveValue('Sunny');
});

test('a discarded draft comes back with Undo, and the focus is never lost', { tag: '@sizes' }, async ({
  page,
}) => {
  await visit(page, '/write-review/1');
  await page.getByTitle('Poor', { exact: true }).click();
  await button(page, 'Leaks').click();
  await page.getByRole('textbox', { name: 'Your review' }).fill(REVIEW_TEXT);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('review-draft-1'))).toContain(REVIEW_TEXT);
  await page.reload();
  await hydrated(page);
  const first = page.getByRole('radio').first();
  const text = page.getByRole('textbox', { name: 'Your review' });
  await expect(text).toHaveValue(REVIEW_TEXT);
  await button(page, 'Discard draft').press('Enter');
  await expect(text).toHaveValue('');
  await expect(first).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Your draft was discarded.' })).toBeVisible();
  await button(page, 'Undo').press('Enter');
  await expect(text).toHaveValue(REVIEW_TEXT);
  await expect(page.getByText('2 out of 5').first()).toBeVisible();
  await expect(button(page, 'Leaks')).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toBeFocused();
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await expect(text).toHaveValue(REVIEW_TEXT);
  await button(page, 'Discard draft').press('Enter');
  await expect(button(page, 'Undo')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(10_000);
  await expect(button(page, 'Undo')).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(text).toHaveValue('');
});

test('a half-written report survives closing, reload and Back; its thanks have the focus', {
  tag: '@sizes',
}, async ({ page, request }) => {
  const id = await makeProperty(request, uniqueTerm());
  await makeReview(request, id, 'The stairs creak', 2);
  const details = page.getByRole('dialog').getByLabel('Details');
  const open = () => button(page, 'Report').click();
  await visit(page, `/property/${id}`);
  await open();
  await page.getByLabel('Reason').selectOption('Something else');
  await details.fill(REVIEW_TEXT);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await open();
  await expect(details).toHaveValue(REVIEW_TEXT);
  await page.reload();
  await hydrated(page);
  await open();
  await expect(details).toHaveValue(REVIEW_TEXT);
  await visit(page, '/resources');
  await page.goBack();
  await hydrated(page);
  if (await details.isHidden()) await open();
  await expect(details).toHaveValue(REVIEW_TEXT);
  await button(page, 'Send report').click();
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Close').click();
  await open();
  await expect(details).toHaveValue('');
});

test('a half-written message survives reload and Back, its thanks stay below the header', {
  tag: '@sizes',
}, async ({ page }) => {
  const message = page.getByLabel('Message');
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await message.fill(REVIEW_TEXT);
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(REVIEW_TEXT);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(message).toHaveValue(REVIEW_TEXT);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 420 });
  await button(page, 'Send message').click();
  const title = page.getByRole('heading', { name: 'Thanks! Message sent' });
  await expect(title).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const sign = await title.locator('xpath=preceding-sibling::span').boundingBox();
  expect(sign?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
