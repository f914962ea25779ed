import { makeProperty, uniqueTerm } from '../support/admin.ts';
import { cameraPhoto, chosen, metadataOf, phonePhoto, picker, UPLOAD } from '../support/photos.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

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
