import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { endSite, spawnSite, urlOfSite } from '../support/start-site.ts';
import { expect, expectAccessible, test, toast, visit } from '../support/visit.ts';

const ADMIN = { email: 'admin@decisions.example', password: 'a desk of my own' };
const REPORTER = 'mei@decisions.example';

let dataDir = '';
let site: ReturnType<typeof spawnSite>;
let url = '';

// one site for all
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'decision-mail-'));
  site = spawnSite(dataDir, {
    UNDO_SECONDS: '1',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  url = await urlOfSite(site);
});
test.afterAll(async () => {
  await endSite(site);
  await fs.rm(dataDir, { recursive: true, force: true });
});

async function make(page: Page, requested: string, data: object): Promise<number> {
  const response = await page.request.post(url + requested, { data, headers: { Origin: url } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).id;
}

/** What was mailed to who reported, with a text in it. */
async function mailsWith(text: string) {
  const folder = path.join(dataDir, 'outbox');
  const mails = await Promise.all(
    (await fs.readdir(folder)).map(name => fs.readFile(path.join(folder, name), 'utf8')),
  );
  return mails.filter(mail => mail.includes(`To: ${REPORTER}`) && mail.includes(text));
}

test('who reported a review is mailed the decision, which cannot be undone any more', async ({ page }) => {
  test.setTimeout(120_000);
  const propertyId = await make(page, '/api/properties', {
    address: '1 Quokka Street',
    suburb: 'Bondi',
    state: 'NSW',
    postcode: '2026',
    propertyType: 'house',
  });
  const review = await make(page, '/api/reviews', {
    propertyId,
    residencyStatus: 'visited',
    rating: 2,
    title: 'Cold in winter',
    content: 'What we saw on the day, in two sentences. It was so.',
  });
  await make(page, `/api/reviews/${review}/report`, {
    reason: 'untrue',
    details: 'It is warm.',
    email: REPORTER,
  });
  await make(page, '/api/auth/login', ADMIN);
  await visit(page, `${url}/admin/complaints`);
  await page.getByRole('button', { name: /^Decide/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No breach found' }).check();
  await dialog.getByLabel('Reason').fill('It says what they saw.');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save decision' }).press('Enter');
  await expect(toast(page, 'Complaint resolved')).toBeVisible();
  await expect.poll(async () => (await mailsWith('Decision: No breach found')).length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This decision can’t be undone any more. The emails about it have been sent.',
  );
});

test('a message is replied to by mail from a template, and both are in the thread of the person', async ({
  page,
}) => {
  const id = await make(page, '/api/enquiries', {
    name: 'Mei Lin',
    email: REPORTER,
    message: 'What do strata levies pay for?',
  });
  await make(page, '/api/auth/login', ADMIN);
  await visit(page, `${url}/admin/enquiries`);
  await page.getByRole('button', { name: 'Reply to the enquiry from Mei Lin' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Template').selectOption('Ask for more details');
  const field = dialog.getByLabel('Reply', { exact: true });
  await expect(field).toHaveValue(new RegExp(`^Hi Mei Lin,\n\nThanks[^]* quote number ${id}:`));
  await expectAccessible(page);
  await field.fill('Hi Mei Lin,\n\nThey pay for the building.');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByText(`Re: Your message #${id}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(toast(page, 'Reply saved')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Answered ');
  await expect.poll(async () => (await mailsWith(`Subject: Re: Your message #${id}`)).length).toBe(1);
  expect((await mailsWith(`Subject: Re: Your message #${id}`))[0]).toContain('They pay for the building.');
  await page.getByRole('link', { name: 'All correspondence: the enquiry from Mei Lin' }).press('Enter');
  const replies = page.getByRole('list', { name: `Replies to Enquiry ${id}` });
  await expect(replies).toContainText('They pay for the building.');
  await page.reload();
  await expect(replies).toContainText('Reply sent');
});
