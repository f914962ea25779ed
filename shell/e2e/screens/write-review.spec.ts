import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

const address = (page: Page) => page.getByLabel('Property address');
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });

test('the first window of a phone says that people can post anonymously', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/write-review');
  await expect(page.getByText('You can post anonymously')).toBeInViewport({ ratio: 1 });
});

test('on a phone the form is short, and nothing lies on its fields', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/write-review');
  const form = page.locator('form').filter({ has: submit(page) });
  expect((await form.boundingBox())?.height).toBeLessThanOrEqual(2000);
  const covered = await form.evaluate((element: HTMLFormElement) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const found: string[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (const control of element.querySelectorAll(
        'label, button, summary, [name=title], [name=content]',
      )) {
        const { x, width, top, bottom } = control.getBoundingClientRect();
        if (x < 0 || width < 2 || top < header || bottom > window.innerHeight) continue;
        const there = document.elementFromPoint(x + width / 2, (top + bottom) / 2);
        if (!control.contains(there)) found.push(`${control.textContent} at ${y}`);
      }
    }
    return found;
  });
  expect(covered).toEqual([]);
});

test('a home that is not there leads to a typed address', async ({ page }) => {
  const reply = await visit(page, '/write-review/999999999');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property not found');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).click();
  await expect(page).toHaveURL('/write-review');
  await expect(address(page)).toBeEnabled();
});
