import type { Browser, Page } from '@playwright/test';
import { makeLead, makeProperty, rowsOf, signInAsAdmin, uniqueTerm } from '../support/admin.ts';
import { buildMember, confirmEmail, registerByApi, send } from '../support/members.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectSound,
  hydrated,
  site,
  test,
  toast,
  visit,
} from '../support/visit.ts';

/** The page of another administrator, whom the one of `page` makes one. */
async function openColleague(page: Page, browser: Browser) {
  const theirs = await (await browser.newContext({ baseURL: site })).newPage();
  const member = await registerByApi(theirs, buildMember('Sam'));
  await confirmEmail(theirs, member);
  const made = await send(page, 'POST', `/api/admin/people/${member.id}/administrator`, {
    password: process.env.ADMIN_PASSWORD,
  });
  expect(made.status()).toBe(200);
  const { email, password } = member;
  expect((await send(theirs, 'POST', '/api/auth/login', { email, password })).status()).toBe(200);
  return { theirs, username: member.username };
}

const rows = (page: Page) => rowsOf(page, 'Leads');

const shared =
  'two administrators share leads: one takes a lead by key, the other was too late, and reads why';

test(shared, async ({ page, browser, request, complaints }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  for (const number of [1, 2]) await makeLead(request, property, `${term} ${number}`);
  await signInAsAdmin(page);
  const { theirs, username } = await openColleague(page, browser);
  await visit(theirs, `/admin/leads?q=${term}&status=pending`);
  await hydrated(theirs);

  await visit(page, `/admin/leads?q=${term}&status=pending`);
  await hydrated(page);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(rows(page).first()).toContainText('Assigned to you');
  await expect(rows(page).first()).toBeFocused();
  await page.getByLabel('Assigned to').selectOption('Mine');
  await expect(page).toHaveURL(`/admin/leads?q=${term}&status=pending&assigned=me`);
  await expect(rows(page)).toHaveCount(1);
  await expectSound(page, { inDark: true });

  const more = page.getByRole('button', { name: `More: Lead: ${term} 1` });
  await more.press('Enter');
  await page.getByRole('button', { name: `Notes: Lead: ${term} 1` }).press('Enter');
  const panel = page.getByRole('dialog', { name: `Lead: ${term} 1` });
  await panel.getByLabel('Add a note').fill('Rang twice, prefers mornings');
  await panel.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(toast(page, 'Note added')).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText('Rang twice, prefers mornings');
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Strike out/ }).press('Enter');
  await expect(panel.getByText(/^Struck out/)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(rows(page).first()).toContainText('Notes (1)');

  const theirMore = theirs.getByRole('button', { name: `More: Lead: ${term} 1` });
  await theirMore.press('Enter');
  await theirs.getByRole('button', { name: `Assign to me: Lead: ${term} 1` }).press('Enter');
  const conflict = theirs.getByRole('dialog', { name: `Lead: ${term} 1` });
  await expect(conflict.getByRole('region', { name: 'Assigned to' })).toContainText(username);
  await expectAccessible(theirs);
  await conflict.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(rows(theirs).first()).toContainText('Assigned to you');
  await theirMore.press('Enter');
  await rows(theirs)
    .first()
    .getByRole('button', { name: /^Notes/ })
    .press('Enter');
  const theirPanel = theirs.getByRole('dialog', { name: `Lead: ${term} 1` });
  await expect(theirPanel.getByLabel('Assigned to')).toHaveText(new RegExp(username));
  await expect(theirPanel.getByRole('listitem')).toContainText('Rang twice, prefers mornings');
  await expect(theirPanel.getByRole('button', { name: /^(Strike out|Restore)/ })).toHaveCount(0);
  await theirs.context().close();

  await visit(page, `/admin/leads?q=${term}&status=pending`);
  await expect(rows(page).first()).toContainText(`Assigned to ${username}`);
  await page.getByLabel('Assigned to').selectOption('Assigned to nobody');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${term} 2`);
  expect(complaints).toEqual([]);
});
