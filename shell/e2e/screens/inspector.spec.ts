import { dialogOf, fillIn, LEADS, opener, submit } from '../support/inspector.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, test, toasts, visit } from '../support/visit.ts';

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
  await expect(toasts(page)).toContainText('ErrorPlease wait a minute before asking again');
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
  await toasts(page).getByRole('button', { name: 'Close message' }).click();
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Sam Lee');
  await expect(page.getByText('Thanks! Request Submitted')).toBeHidden();
});

const FEE = /^We pass your details to a building inspector, who pays Home Truths a referral fee\./;

test('who pays whom is in sight above the button, beside errors, too', { tag: '@sizes' }, async ({
  page,
  request,
  isMobile,
}) => {
  const { id } = await unreviewedProperty(request);
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await visit(page, `/property/${id}`);
  await opener(page).click();
  await page.getByLabel('Email').fill('nobody');
  await submit(page).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  for (const part of [page.getByText(FEE), submit(page)]) await expect(part).toBeInViewport({ ratio: 1 });
});
