import type { Page } from '@playwright/test';

export const LEADS = '**/api/inspector-leads';
export const opener = (page: Page) => page.getByRole('button', { name: 'Request a Callback' });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request a Callback' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' });

export async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Sam Lee');
  await page.getByLabel('Phone').fill('+61 (0)412 345 678');
}
