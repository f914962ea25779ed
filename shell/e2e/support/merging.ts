import type { Page } from '@playwright/test';
import { rowWith } from './admin.ts';
import { expect } from './visit.ts';

/** Opens the dialog to merge a listed property and finds the only other one with a term. */
export async function findToMerge(page: Page, address: string, term: string) {
  const opener = rowWith(page, address).getByRole('button', { name: `Merge with…: ${address}` });
  await rowWith(page, address)
    .getByRole('button', { name: `More: ${address}` })
    .press('Enter');
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('The other property')).toBeFocused();
  await page.keyboard.type(term);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('1 found');
  await expect(dialog.getByRole('list', { name: 'Found' })).toBeFocused();
  return dialog;
}
