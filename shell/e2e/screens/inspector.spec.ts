import type { Page } from '@playwright/test';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, test, visit } from '../support/visit.ts';

const LEADS = '**/api/inspector-leads';
const opener = (page: Page) => page.getByRole('button', { name: 'Request a Callback' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request a Callback' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' });
const message = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Sam Lee');
  await page.getByLabel('Phone').fill('+61 (0)412 345 678');
}

test('a refusal shows the server’s message, and closing it leaves the form as it is', async ({
  page,
  request,
}) => {
  const { id } = await unreviewedProperty(request);
  await page.route(LEADS, route =>
    route.fulfill({ status: 429, body: 'Please wait a minute before asking again' }),
  );
  await visit(page, `/property/${id}`);
  await opener(page).click();
  await fillIn(page);
  await submit(page).click();
  await expect(message(page)).toContainText('ErrorPlease wait a minute before asking again');
  // a toast covers no button of the dialog
  for (const [width, height] of [
    [1280, 800],
    [768, 600],
    [600, 844],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const button of await dialogOf(page).getByRole('button').all()) await button.click({ trial: true });
  }
  await message(page).getByRole('button', { name: 'Close message' }).click();
  await expect(message(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Sam Lee');
  await expect(page.getByText('Thanks! Request Submitted')).toBeHidden();
});
