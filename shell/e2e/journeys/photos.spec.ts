import type { Page } from '@playwright/test';
import { makeProperty, uniqueTerm } from '../support/admin.ts';
import { cameraPhoto, metadataOf, phonePhoto } from '../support/photos.ts';
import { expect, expectAccessible, test, toasts, visit } from '../support/visit.ts';

const UPLOAD = '**/api/upload';
const picker = (page: Page) => page.getByLabel('Add photos');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Uploading photo' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const chosen = (page: Page) => page.getByRole('button', { name: 'Remove photo 1 of 1' });

test('a large photo from a camera is made small and upright before it travels', async ({ page, request }) => {
  const sizes: number[] = [];
  await page.route(UPLOAD, route => {
    sizes.push(route.request().postDataBuffer()?.length ?? 0);
    return route.continue();
  });
  await visit(page, '/write-review');
  const photo = await cameraPhoto('IMG_2041.jpg');
  expect(photo.buffer.length).toBeGreaterThan(3 * 1024 * 1024);
  await picker(page).setInputFiles(photo);
  await expect(chosen(page)).toBeVisible();
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(3 * 1024 * 1024);
  const url = (await page.getByRole('img', { name: 'Photo 1 of 1' }).first().getAttribute('src')) ?? '';
  const { width, height, orientation } = await metadataOf(await (await request.get(url)).body());
  expect({ width, height, orientation }).toEqual({ width: 1200, height: 1600, orientation: undefined });
});

test('a file that is refused says so at the field, by name, and stays until it is removed', async ({
  page,
}) => {
  await visit(page, '/write-review');
  const buffer = Buffer.alloc(3 * 1024 * 1024 + 1);
  await picker(page).setInputFiles([
    { name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(10) },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer },
  ]);
  const photos = page.getByRole('group', { name: /^Up to 3 photos/ });
  const heic = photos.getByRole('listitem').filter({ hasText: 'IMG_7.HEIC' });
  const large = photos.getByRole('listitem').filter({ hasText: 'broken.jpg' });
  await expect(heic).toContainText('Please upload only JPEG, PNG, or WebP images.');
  await expect(large).toContainText('Photos must be smaller than 3MB.');
  await expect(toasts(page)).toContainText('File too largePhotos must be smaller than 3MB.');
  await expectAccessible(page);
  await heic.getByRole('button', { name: 'Remove IMG_7.HEIC' }).click();
  await expect(heic).toHaveCount(0);
  await expect(large).toBeVisible();
});

const described = 'what a photo shows is written beside it and read out wherever it is shown';

test(described, { tag: '@sizes' }, async ({ page, request }) => {
  const id = await makeProperty(request, uniqueTerm());
  await visit(page, `/write-review/${id}`);
  await picker(page).setInputFiles([
    await phonePhoto('bath.jpg', 'teal'),
    await phonePhoto('hall.jpg', 'tan'),
  ]);
  await page.getByLabel('What does it show? Photo 2 of 2').fill('Mould above the shower');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Two photos of it');
  await page
    .getByRole('textbox', { name: 'Your review' })
    .fill('We lived here for two years and would again.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveURL(`/property/${id}`);
  const card = page.getByRole('article');
  await expect(card.getByRole('img', { name: 'Photo 1 of 2' })).toBeVisible();
  await card.getByRole('button', { name: 'Mould above the shower' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo 2 of 2' });
  await expect(dialog.getByRole('img', { name: 'Mould above the shower' })).toBeVisible();
  await expect(dialog).toContainText(/Guest · Lived here · [A-Z][a-z]+ 20\d\d/);
  await expectAccessible(page);
});

test('each photo shows how far it is, can be cancelled, and be tried again', async ({ page, context }) => {
  await visit(page, '/write-review');
  const line = await context.newCDPSession(page);
  const speed = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await line.send('Network.enable');
  await speed(20_000);
  const { buffer } = await cameraPhoto('a.jpg');
  await picker(page).setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer });
  await expect
    .poll(() => progress(page).evaluate(bar => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(52);
  await page.getByRole('button', { name: 'Cancel upload of hall.jpg' }).click();
  await expect(progress(page)).toHaveCount(0);
  await expect(page.getByText('hall.jpg')).toHaveCount(0);
  await speed(-1);

  await context.setOffline(true);
  await picker(page).setInputFiles(await phonePhoto('bath.jpg', 'teal'));
  const failed = page.getByRole('listitem').filter({ hasText: 'bath.jpg' });
  await expect(failed).toContainText('No connection. Please try again.');
  await expect(toasts(page)).toContainText(
    'Upload failedFailed to upload photo. Please check file format and size.',
  );
  await context.setOffline(false);
  await retry(page).click();
  await expect(chosen(page)).toBeVisible();
  await expect(failed).toHaveCount(0);
});
