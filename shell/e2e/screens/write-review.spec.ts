import { holdFiles } from '../support/faults.ts';
import { phonePhoto, UPLOAD } from '../support/photos.ts';
import { expect, expectAccessible, expectSound, test, visit } from '../support/visit.ts';
import { address, submit, writeContent } from '../support/write-review.ts';

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

const accessible = 'the form is accessible while wrong, uploading and filled, and fits the narrowest phone';

test(accessible, { tag: '@both' }, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  await visit(page, '/write-review');
  await page.getByLabel('Title').fill('Four\u200B\u3164');
  await page.getByRole('textbox', { name: 'Your review' }).fill('\u2800'.repeat(20));
  await expect(page.getByText('At least 5 characters (4 so far)')).toBeVisible();
  await expect(page.getByText('At least 20 characters (0 so far)')).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Property address is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Title must be at least 5 characters', { exact: true })).toBeVisible();
  await expect(page.getByText('Review must be at least 20 characters', { exact: true })).toBeVisible();
  await expect(address(page)).toBeFocused();
  await expectAccessible(page);

  const reply = await holdFiles(page, UPLOAD);
  await page.getByLabel('Add photos').setInputFiles(await phonePhoto('bath.jpg', 'teal'));
  await expect(page.getByRole('progressbar', { name: 'Uploading photo' })).toHaveJSProperty('value', 50);
  await expect(submit(page)).toBeDisabled();
  await expectAccessible(page);
  reply();
  await expect(page.getByRole('button', { name: 'Remove photo 1 of 1' })).toBeVisible();
  await expect(submit(page)).toBeEnabled();

  await address(page).fill('Unit 5, 12 Smith St, Newtown NSW 2042');
  await page.getByRole('button', { name: 'Pests' }).click();
  await writeContent(page);
  await expectSound(page);
});
