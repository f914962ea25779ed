import type { Page } from '@playwright/test';
import { expect, visit } from './visit.ts';
import { minutesLater, submit, writeContent } from './write-review.ts';

export const LINK = /^http:\/\/localhost:\d+\/write-review\/mine#\d+\.[\w-]{22}$/;
export const NOT_FOUND = 'We couldn’t find this review, or the link no longer works';
export const store = (page: Page) => page.getByRole('heading', { name: 'Keep this link private' });
export const live = (page: Page) => page.getByRole('heading', { name: 'Your review is live.' });

/** Writes a review by the form and waits for the property's page. */
export async function write(page: Page, propertyId: number) {
  await visit(page, `/write-review/${propertyId}`);
  await writeContent(page);
  await minutesLater(page, 1);
  await submit(page).click();
  await expect(page).toHaveURL(`/property/${propertyId}`);
}

/** Writes a review as a guest. @returns its private link */
export async function writeAsGuest(page: Page, propertyId: number) {
  await write(page, propertyId);
  await expect(store(page)).toBeVisible();
  // shortened on the screen, whole on paper
  const link = page.getByText(LINK);
  await expect(link).toBeHidden();
  return (await link.textContent()) ?? '';
}
