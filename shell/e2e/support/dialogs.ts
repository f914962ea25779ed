import type { Locator, Page } from '@playwright/test';
import { expect } from './visit.ts';

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
export const hasDialogEntry = (page: Page) => page.evaluate(() => Boolean(window.history.state?.dialog));

/** Presses Back as a person does, once the dialog has its entry in the history. */
export async function back(page: Page) {
  await expect.poll(() => hasDialogEntry(page)).toBe(true);
  await page.goBack();
}

/** Presses a button and waits for the dialog that it opens. */
export async function openDialog(page: Page, button: Locator, name: string | RegExp) {
  await button.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens the menu of phones without scrolling to it: a person always sees the header. */
export async function openPhoneMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).dispatchEvent('click');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}
