import { phonePhoto, UPLOAD } from '../support/photos.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  test,
  toasts,
  visit,
} from '../support/visit.ts';
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

test('photos that cannot be taken are refused before they travel', async ({ page }) => {
  let uploads = 0;
  await page.route(UPLOAD, route => {
    uploads += 1;
    return route.abort();
  });
  await visit(page, '/write-review');
  const photos = page.getByLabel('Add photos');
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10) };
  await photos.setInputFiles([photo, photo, photo, photo]);
  await expect(toasts(page)).toContainText('Too many photosYou can only upload up to 3 photos.');
  await photos.setInputFiles({ ...photo, mimeType: 'image/gif' });
  await expect(toasts(page)).toContainText('Invalid file typePlease upload only JPEG, PNG, or WebP images.');
  await photos.setInputFiles({ ...photo, buffer: Buffer.alloc(3 * 1024 * 1024 + 1) });
  await expect(toasts(page)).toContainText('File too largePhotos must be smaller than 3MB.');
  expect(uploads).toBe(0);
  await photos.setInputFiles(photo);
  await expect(toasts(page)).toContainText(
    'Upload failedFailed to upload photo. Please check file format and size.',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'a.jpg' }).last()).toContainText(
    'No connection. Please try again.',
  );
  expect(uploads).toBe(1);
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

  let reply = () => {};
  const held = new Promise<void>(done => {
    reply = done;
  });
  await page.route(UPLOAD, async route => {
    await held;
    await route.continue();
  });
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
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
