import type { Page } from '@playwright/test';
import { breakFiles, breakRemote, FAULTS } from '../support/faults.ts';
import { dialogOf, opener } from '../support/inspector.ts';
import { type Property, unreviewedProperty } from '../support/properties.ts';
import { expect, expectAccessible, test, visit } from '../support/visit.ts';

let property: Property;
test.beforeAll(async ({ playwright, baseURL }) => {
  property = await unreviewedProperty(await playwright.request.newContext({ baseURL }));
});

const failure = (page: Page) => page.getByText('We couldn’t load the request form');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });
const wasTampered = (page: Page) => page.evaluate(() => 'tampered' in window);

for (const fault of Object.keys(FAULTS)) {
  const tag = fault === 'down' || fault === 'corrupt' ? [] : ['@faults'];

  test(`the code of a dialog ${fault}: reported in its place, Retry opens it`, { tag }, async ({ page }) => {
    await visit(page, `/property/${property.id}`);
    const restore = await breakRemote(page, 'mf_property', fault);
    await opener(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Property Overview' })).toBeVisible();
    restore();
    await retry(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    expect(await wasTampered(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  test(`shared code of a dialog ${fault}: reported in its place, Retry opens it`, { tag }, async ({
    page,
  }) => {
    await visit(page, `/property/${property.id}`);
    await page.waitForLoadState('networkidle');
    const restore = await breakFiles(page, /\/a(~\d+)?\//, fault);
    await opener(page).click();
    await expect(failure(page)).toBeVisible();
    restore();
    await retry(page).click();
    await expect(dialogOf(page)).toBeVisible();
    expect(await wasTampered(page)).toBe(false);
  });

  test(`mf-property ${fault} on the way from the search: after Retry its dialogs open, too`, { tag }, async ({
    page,
  }) => {
    await visit(page, `/search?q=${encodeURIComponent(property.address)}`);
    const restore = await breakRemote(page, 'mf_property', fault);
    await page.locator(`a[href="/property/${property.id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available right now');
    restore();
    await retry(page).click();
    await opener(page).click();
    await expect(dialogOf(page)).toBeVisible();
    expect(await wasTampered(page)).toBe(false);
  });
}

test('after a second failure of a dialog’s code the page anew is offered, too', async ({ page }) => {
  await visit(page, `/property/${property.id}`);
  await breakRemote(page, 'mf_property', 'down');
  await opener(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(reload(page)).toBeHidden();
  await expectAccessible(page);
  await retry(page).click();
  await expect(reload(page)).toBeVisible();
});
