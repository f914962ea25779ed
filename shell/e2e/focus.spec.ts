import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/visit.ts';

const _WORDS = 'The light is lovely, but you hear every word the neighbours say.';

const _readReviews = (page: Page) => page.getByRole('link', { name: /^Read Reviews of / });
const _results = (page: Page) => page.locator('#results');
const _button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('the active suggestion is in sight in the lowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/search');
  await page.getByRole('combobox', { name: 'Search by address' }).fill('brunswick');
  const last = page.getByRole('listbox').getByRole('option').last();
  await expect(page.getByRole('listbox').getByRole('option').nth(5)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  const list = await page.getByRole('listbox').first().boundingBox();
  const option = await last.boundingBox();
  expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
});
