import type { Page } from '@playwright/test';
import { cameraPhoto, chosen, phonePhoto, picker } from '../support/photos.ts';
import { expect, expectAccessible, test, toasts, visit } from '../support/visit.ts';

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Uploading photo' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

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
