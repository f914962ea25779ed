import {
  makeLead,
  makeProperty,
  makeReport,
  makeReview,
  rowWith,
  signInAsAdmin,
  uniqueTerm,
} from '../support/admin.ts';
import { expect, expectAccessible, site, test, visit } from '../support/visit.ts';

const needsAttention = 'what needs attention comes first, and its buttons lead to the next thing';

test(needsAttention, { tag: '@sizes' }, async ({ page, request, complaints }) => {
  const term = uniqueTerm();
  const property = await makeProperty(request, term);
  await makeLead(request, property, term);
  await makeReport(request, await makeReview(request, property, `About ${term}`, 2), `It names me, ${term}.`);
  const message = { kind: 'contact', name: term, email: 'leo@example.com', message: 'Please call me back.' };
  await request.post('/api/enquiries', { data: message, headers: { Origin: site } });
  await signInAsAdmin(page);
  await visit(page, '/admin');
  const section = page.getByRole('region', { name: 'Needs attention' });
  const lines = section.getByRole('listitem');
  await expect(lines.filter({ hasText: /leads? to call/ })).toHaveText(/^\d+ (d|h)( left| over)/);
  await expect(lines.filter({ hasText: /open complaints?/ })).toHaveText(/^\d+ (d|h)( left| over)/);
  await expect(section.getByText(/unanswered messages?/)).toBeVisible();
  await expect(page.getByText(/new propert(y|ies)$/)).toBeVisible();
  await expect(page.getByText('Set up a mail server')).toBeHidden();
  await page.getByText(/set-up steps? left$/).press('Enter');
  await expect(page.getByText('Set up a mail server')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Needs attention');
  await expectAccessible(page);

  const bar = page.getByRole('navigation', { name: 'Administration' });
  await expect(bar.getByRole('link', { name: /^Leads ?, [\d+]+ pending$/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Complaints ?, [\d+]+ open$/ })).toBeVisible();
  await section.getByRole('link', { name: 'Answer' }).press('Enter');
  await expect(page).toHaveURL('/admin/enquiries?state=open');
  const messages = bar.getByRole('link', { name: /^Enquiries/ });
  const enquiry = rowWith(page, term);
  // other tests write messages meanwhile
  const readAgain = page.waitForResponse('**/api/admin/attention');
  await enquiry.getByRole('button', { name: /^Mark as answered/ }).press('Enter');
  const { enquiries } = await (await readAgain).json();
  await expect(messages).toHaveText(enquiries.open ? new RegExp(`, ${enquiries.open} open`) : 'Enquiries');
  expect(complaints).toEqual([]);
});
