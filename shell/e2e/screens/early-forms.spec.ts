import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../support/admin.ts';
import { CHANGES, changePages, openEarly } from '../support/extension.ts';
import { registerByApi } from '../support/members.ts';
import { expect, hydrated, test } from '../support/visit.ts';

/** Pages with forms, and who sees them. */
const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries(
    [
      ...['/auth/login', '/auth/register', '/auth/forgot-password', '/contact', '/report', '/nowhere'],
      ...['/', '/search', '/search?filters=open', '/write-review', '/write-review/1', '/property/1'],
      ...['/resources/checklists/inspection', '/help'],
    ].map(path => [path, async () => {}]),
  ),
  '/profile?tab=settings': registerByApi,
  ...Object.fromEntries(
    ['leads', 'reviews', 'properties', 'people', 'audit'].map(path => [`/admin/${path}`, signInAsAdmin]),
  ),
};

/** Fills in all text fields and choices of forms that are sent. @returns their values by name and position */
const fillInAll = (page: Page) =>
  page.evaluate(() => {
    const texts = document.querySelectorAll<HTMLInputElement>(
      'main :is(textarea, input:not([type]), [type=text], [type=search], [type=email], [type=password])[name]',
    );
    for (const [index, field] of texts.entries()) if (!field.readOnly) field.value = `early${index}`;
    const choices = 'main form[method=post] :is([type=radio], [type=checkbox])[name]';
    for (const choice of document.querySelectorAll<HTMLInputElement>(choices)) choice.click();
  });

const valuesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(textarea, input)[name]')]
      .filter(({ type }) => type !== 'hidden' && type !== 'file')
      .map(({ name, type, value, checked }) => [name, /radio|checkbox/.test(type) ? checked : value]),
  );

for (const [path, signIn] of Object.entries(PAGES))
  for (const change of CHANGES)
    test(`all that is filled into ${path} early is kept where something else ${change}`, async ({ page }) => {
      await signIn(page);
      await changePages(page, [change], 'while it is parsed');
      const release = await openEarly(page, path);
      await page.waitForSelector('#boot', { state: 'attached' });
      await fillInAll(page);
      const values = await valuesOf(page);
      release();
      await hydrated(page);
      await expect.poll(() => valuesOf(page)).toEqual(values);
    });
