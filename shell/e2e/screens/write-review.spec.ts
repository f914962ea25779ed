import { expect, expectAccessible, hydrated, test, visit } from '../support/visit.ts';
import { address, CONTENT, content, submit, title, writeContent } from '../support/write-review.ts';

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

test('what was typed before the script is there is preserved, and nothing can be sent until then', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route(/\/r\/mf_reviews\//, async route => {
    await held;
    await route.continue();
  });
  await page.goto('/write-review', { waitUntil: 'commit' });
  await address(page).fill('12 Smith St, Bondi, NSW 2026');
  await writeContent(page);
  await page.getByText('I owned this property').click();
  await expect(submit(page)).toBeDisabled();
  await expect(page.locator('form[method=post]')).toBeVisible();
  release();
  await hydrated(page);
  await expect(submit(page)).toBeEnabled();
  await expect(address(page)).toHaveValue('12 Smith St, Bondi, NSW 2026');
  await expect(title(page)).toHaveValue(CONTENT.title);
  await expect(content(page)).toHaveValue(CONTENT.content);
  await expect(page.getByRole('radio', { name: 'I owned this property' })).toBeChecked();
});
