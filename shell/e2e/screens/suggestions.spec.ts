import { expect, test, visit } from '../support/visit.ts';

test('the active suggestion is in sight in a window zoomed to 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/search');
  const box = page.getByRole('combobox', { name: 'Search by address, suburb, or postcode' });
  await box.fill('road');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options).toHaveCount(8);
  for (let key = 0; key < 7; key++) await box.press('ArrowDown');
  const seen = await options.nth(6).evaluate(option => {
    const list = option.parentElement?.getBoundingClientRect() as DOMRect;
    const { top, bottom } = option.getBoundingClientRect();
    return top >= list.top && bottom <= list.bottom;
  });
  expect(seen).toBe(true);
});

test('suggestions are single lines as wide as the box, and all in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/search']) {
    await visit(page, path);
    await page.getByRole('combobox', { name: 'Search by address' }).fill('brunswick');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const options = list.getByRole('option');
    await expect(options).toHaveCount(8);
    await expect(options.first()).toHaveText(/^Brunswick VIC 3056\d+ reviews$/);
    for (const option of await options.all()) expect((await option.boundingBox())?.height).toBe(44);
    await expect(list).toBeInViewport({ ratio: 1 });
    expect((await list.boundingBox())?.width).toBeGreaterThan(700);
  }
});
