import { dialogOf, fillIn, LEADS, opener, submit } from '../support/inspector.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, expectAccessible, test, toasts, visit } from '../support/visit.ts';

test('an inspector is asked to call, by keyboard alone', async ({ page, request, complaints }) => {
  const { id } = await unreviewedProperty(request);
  await visit(page, `/property/${id}`);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('S');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('am Lee');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0412 345 678');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sam@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eve');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  const [sent] = await Promise.all([page.waitForRequest(LEADS), page.keyboard.press('Enter')]);
  expect(sent.postDataJSON()).toMatchObject({
    propertyId: id,
    name: 'Sam Lee',
    phone: '0412 345 678',
    email: 'sam@example.com',
    preferredCallbackTime: 'Evening (5pm - 8pm)',
  });
  await expect(page.getByRole('heading', { name: 'Thanks! Request Submitted' })).toBeFocused();
  await expect(toasts(page)).toContainText('Request Submitted!An inspector will be in touch shortly');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('a retry after a lost response sends one request', async ({ page, request }) => {
  const { id } = await unreviewedProperty(request);
  const leads: number[] = [];
  await page.route(LEADS, async route => {
    const reply = await route.fetch();
    leads.push((await reply.json()).id);
    await (leads.length === 1 ? route.abort() : route.fulfill({ response: reply }));
  });
  await visit(page, `/property/${id}`);
  await opener(page).click();
  await fillIn(page);
  await submit(page).click();
  await expect(toasts(page)).toContainText('ErrorFailed to submit request. Please try again.');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('No connection. Please try again.');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused();
  await submit(page).click();
  await expect(page.getByText('Thanks! Request Submitted')).toBeVisible();
  expect(leads).toEqual([leads[0], leads[0]]);
});
