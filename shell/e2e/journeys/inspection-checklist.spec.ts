import { group, line, makeTaggedProperty } from '../support/checklists.ts';
import { waitUntilStored } from '../support/guides.ts';
import { expect, expectAccessible, expectAccessibleInDark, site, test, visit } from '../support/visit.ts';

test('a home leads to its checklist, by what its reviews mention', { tag: '@sizes' }, async ({
  page,
  request,
  complaints,
}) => {
  const id = await makeTaggedProperty(request);
  await visit(page, `/property/${id}`);
  await page.getByRole('link', { name: 'Going to an inspection? Take the checklist' }).click();
  await expect(page).toHaveURL(`/property/${id}/checklist`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inspection checklist');
  const headings = [
    'Leaks',
    'High Strata Fees',
    'Noise Issues',
    'Pests',
    'Security Concerns',
    'Structural Issues',
  ];
  await expect(page.getByRole('article').locator('legend')).toHaveText([
    ...headings,
    'Parking Issues',
    'For every property',
    'Check that it’s still true',
    'Ask in writing',
  ]);
  await expect(group(page, 'Leaks').getByText('3 of 3 reviews')).toBeVisible();
  await expect(group(page, 'Leaks').getByRole('checkbox')).toHaveCount(4);
  const asking = group(page, 'Ask in writing');
  await asking.getByText('Renting in New South Wales, as at November 2026').click();
  await expect(asking.getByText(/^Rent increases: /)).toBeVisible();
  await expect(asking.getByRole('link', { name: 'NSW Fair Trading' })).toHaveAttribute(
    'href',
    'https://www.fairtrading.nsw.gov.au',
  );
  const html = await (await request.get(`/property/${id}/checklist`)).text();
  expect(html).toContain(`<link rel="canonical" href="${site}/property/${id}/checklist"`);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  await expectAccessible(page);
  await expectAccessibleInDark(page);
  expect(complaints).toEqual([]);
});

test('ticks and notes stay on the device: they survive a reload, and no request has them', async ({
  page,
  request,
}) => {
  const id = await makeTaggedProperty(request);
  const sent: string[] = [];
  page.on('request', each => sent.push(`${each.url()} ${each.postData() ?? ''}`));
  await visit(page, `/property/${id}/checklist`);
  await line(page, 'Smoke alarms').check();
  await group(page, 'Leaks').getByText('Notes').click();
  await group(page, 'Leaks').getByRole('textbox', { name: 'Notes' }).fill('Xylophone under the sink');
  await visit(page, `/property/${id}/checklist`);
  await expect(line(page, 'Smoke alarms')).toBeChecked();
  await expect(group(page, 'Leaks').getByRole('textbox')).toHaveValue('Xylophone under the sink');
  expect(await page.evaluate(key => localStorage.getItem(key), `checklist:${id}`)).toContain('Smoke alarms');
  expect(sent.filter(each => /xylophone|smoke/i.test(each))).toEqual([]);
  await page.getByRole('button', { name: 'Clear checklist' }).click();
  await expect(line(page, 'Smoke alarms')).not.toBeChecked();
  await expect(group(page, 'Leaks').getByRole('textbox')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Smoke alarms')).toBeChecked();
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('it is read, and how to read a rating is opened', async ({ page, request }) => {
    const id = await makeTaggedProperty(request);
    await page.goto(`/property/${id}/checklist`);
    await expect(page.getByText('Under each sink: dry, no smell')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await page.goto(`/property/${id}`);
    const explanation = page.getByText(/^The rating is a simple average of all reviews\./);
    await expect(explanation).toBeHidden();
    await page.getByText('How to read this rating').click();
    await expect(explanation).toBeVisible();
    await expect(page.getByText('Last 2 years: 2.3 (3 reviews)')).toBeVisible();
    await expect(page.getByText('Visited2.3(3)')).toBeVisible();
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('once opened it is complete without a network', async ({ page, request, context }) => {
    const path = `/property/${await makeTaggedProperty(request)}/checklist`;
    await visit(page, path);
    await waitUntilStored(page, path);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^You’re offline\. You’re reading a copy saved on /)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('article').locator('legend')).toHaveCount(10);
    await line(page, 'Smoke alarms').check();
    await page.reload();
    await expect(line(page, 'Smoke alarms')).toBeChecked();
  });
});
