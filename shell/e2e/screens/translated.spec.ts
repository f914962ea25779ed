import type { Page } from '@playwright/test';
import { makeLead, makeProperty, makeReview, rowWith, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { holdFiles } from '../support/faults.ts';
import { send } from '../support/members.ts';
import { phonePhoto } from '../support/photos.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { button, field, translate } from '../support/translator.ts';
import { expect, hydrated, test, toast, visit } from '../support/visit.ts';

const REMOTES = /\/r\/mf_/;
const TYPED = 'Unit 5, 12 Quokka St, Newtown, NSW 2042';

test.beforeEach(({ page }) => translate(page));

/** Holds the scripts of the remotes back, so that a page can be used before it is drawn anew. */
const holdScripts = (page: Page) => holdFiles(page, REMOTES);

/** What is typed before a page's script is there: the page, the labels of its fields, and what goes into them. */
const FORMS: [path: string, fields: Record<string, string>][] = [
  ['/write-review', { 'Property address': TYPED, Title: 'Typed early', 'Your review': 'Before the script.' }],
  ['/auth/login', { Email: 'matilda@example.com', Password: 'korbweide-42' }],
  ['/auth/register', { 'First name': 'Matilda', Username: 'matilda', Email: 'matilda@example.com' }],
  ['/search', { 'Search by address': 'brunswik' }],
  ['/', { 'Search by address': 'bondi' }],
  ['/contact', { Name: 'Matilda', Message: 'Typed before the script was there.' }],
];

for (const [path, fields] of FORMS) {
  test(`what was typed before the script of ${path} came is kept, and the focus`, async ({
    page,
    complaints,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    for (const [label, text] of Object.entries(fields)) await field(page, label).first().fill(text);
    const [last = ''] = Object.keys(fields).slice(-1);
    release();
    await hydrated(page);
    for (const [label, text] of Object.entries(fields))
      await expect(field(page, label).first()).toHaveValue(text);
    await expect(field(page, last).first()).toBeFocused();
    await page.keyboard.type('!');
    await expect(field(page, last).first()).toHaveValue(/[^!]!$/);
    expect(complaints).toEqual([]);
  });
}

test('what was chosen before the script came is preserved', async ({ page, complaints }) => {
  const release = await holdScripts(page);
  await page.goto('/write-review', { waitUntil: 'commit' });
  await page.getByTitle('Poor', { exact: true }).click();
  await page.getByText('I OWNED THIS PROPERTY').click();
  await page.getByLabel('Post anonymously').check();
  release();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await expect(page.getByText('2 OUT OF 5').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'I owned this property' })).toBeChecked();
  await expect(page.getByLabel('Post anonymously')).toBeChecked();
  expect(complaints).toEqual([]);
});

test('photos are turned on a translated page', async ({ page, request, complaints }) => {
  const { id } = await unreviewedProperty(request);
  await visit(page, `/write-review/${id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Two photos of it');
  await page.getByRole('textbox', { name: 'Your review' }).fill('One of the bath, and one of the wall.');
  await page
    .getByLabel('Add photos')
    .setInputFiles([await phonePhoto('bath.jpg', 'teal'), await phonePhoto('wall.jpg', 'tan')]);
  await expect(button(page, 'Remove photo 2 of 2')).toBeVisible();
  await button(page, /^Submit/i).press('Enter');
  await page.getByRole('article').getByRole('button', { name: 'Photo 1 of 2' }).press('Enter');
  const title = page.getByRole('dialog').getByRole('heading');
  await expect(title).toHaveText('PHOTO 1 OF 2');
  await button(page, 'Next photo').click();
  await expect(title).toHaveText('PHOTO 2 OF 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a home is read on a translated page', async ({ page, request, complaints }) => {
  const { id, address } = await unreviewedProperty(request);
  for (let number = 1; number <= 22; number++)
    await makeReview(request, id, `Visit ${number}`, 1 + (number % 5));
  await visit(page, `/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
  await expect(page.getByText('SHOWING 20 OF 22 REVIEWS')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('rating-low');
  await expect(page.getByRole('article').first().getByRole('img', { name: '1 out of 5' })).toBeVisible();
  await button(page, 'Show more').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(22);
  const helpful = page.getByRole('button', { name: /^Helpful/i }).first();
  await helpful.click();
  await expect(helpful).toHaveText('HELPFUL1');
  await page.getByRole('button', { name: 'REPORT', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Send report').click();
  // before it the form waits for its schema, and would send what is chosen meanwhile
  await expect(dialog).toContainText('PLEASE CHOOSE A REASON');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await button(dialog, 'Send report').click();
  await expect(dialog).toContainText(/YOUR REPORT NUMBER IS \d+/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('requests and messages are worked on translated pages', async ({ page, request, complaints }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  for (let number = 1; number <= 3; number++) await makeLead(request, property, `${term} ${number}`);
  const sent = await send(page, 'POST', '/api/enquiries', {
    kind: 'contact',
    name: term,
    email: 'ana@example.com',
    message: 'Which of the guides is for owners?',
  });
  expect(sent.status()).toBe(201);
  await signInAsAdmin(page);
  await visit(page, `/admin/leads?q=${term}`);
  const bar = page.getByRole('form', { name: 'Selected leads' });
  for (let count = 1; count <= 3; count++) {
    await page.getByRole('checkbox', { name: `${term} ${count}` }).check();
    await expect(bar.getByRole('status')).toHaveText(`${count} SELECTED`);
  }
  await bar.getByLabel('Set status to').selectOption('contacted');
  await button(bar, 'Apply').press('Enter');
  await button(page.getByRole('alertdialog'), 'Apply').press('Enter');
  await expect(toast(page, '3 LEADS UPDATED')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await visit(page, '/admin/enquiries');
  const row = rowWith(page, term);
  const change = row.getByRole('button', { name: /^(Mark as answered|Reopen)/ });
  for (const next of ['REOPEN', 'MARK AS ANSWERED']) {
    await change.press('Enter');
    await expect(change).toHaveText(next);
    // the text changes at once, before the change is stored
    await expect(change).toBeEnabled();
  }
  expect(complaints).toEqual([]);
});
