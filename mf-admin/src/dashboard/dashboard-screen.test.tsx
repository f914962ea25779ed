import {
  listAdminProperties,
  listAdminReviews,
  listResources,
  readAttention,
  readReplyTime,
} from '@home-truths/platform/contract';
import { createOutage, hrefOf, on, refusal, screen, within } from '@home-truths/platform/testing';
import { buildAttention } from '../attention/build-attention.ts';
import { showConsole } from '../console/show-console.ts';
import { buildGuide } from './build-guide.ts';

/** The card with this title. */
async function cardOf(title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.parentElement as HTMLElement);
}

test('each card shows its counts, and one without a count shows none', async () => {
  const complaint = {
    id: 1,
    kind: 'privacy',
    createdAt: '2026-11-21T02:00:00.000Z',
    dueAt: '2026-11-28T02:00:00.000Z',
  };
  showConsole('/admin', [
    on(readAttention, () =>
      buildAttention({
        leads: { pending: 100, firstDay: 0, secondDay: 0, older: 100, oldestAt: '2026-11-20T02:00:00.000Z' },
        complaints: { open: 3, overdue: 0, oldest: complaint },
        enquiries: { open: 7, oldestAt: '2026-11-20T02:00:00.000Z' },
      }),
    ),
    on(listAdminReviews, refusal(503, 'The database is away')),
    on(listAdminProperties, () => ({ rows: [], total: '1000+' })),
    on(listResources, () => [buildGuide('deposits', '2026-01-01')]),
    on(readReplyTime, () => ({ medianSeconds: 14_400, answered: 12, days: 90 })),
  ]);
  expect(await (await cardOf('Inspector Leads')).findByText('99+ pending')).toBeTruthy();
  const href = async (title: string) =>
    (await cardOf(title)).getByRole('link', { name: title }).getAttribute('href');
  expect(await href('Inspector Leads')).toBe('/admin/leads?status=pending');
  expect(await href('Enquiries')).toBe('/admin/enquiries?state=open');
  expect(await (await cardOf('Property Management')).findByText('1,000+ on the site')).toBeTruthy();
  expect(await (await cardOf('Complaints')).findByText('3 open')).toBeTruthy();
  expect(await (await cardOf('Enquiries')).findByText('7 open')).toBeTruthy();
  expect(await (await cardOf('Enquiries')).findByText('Median reply: 4 hours')).toBeTruthy();
  expect((await cardOf('Review Management')).queryByText(/on the site/)).toBeNull();
  expect(await hrefOf('Guide deposits')).toBe('/resources/deposits');
  expect(screen.getByRole('heading', { name: 'Guides to check' })).toBeTruthy();
});

test('what needs attention is first, each line with the time left and its button, and the bar has the counts', async () => {
  const leads = { pending: 4, firstDay: 0, secondDay: 0, older: 4, oldestAt: '2026-11-20T02:00:00.000Z' };
  showConsole('/admin', [on(readAttention, () => buildAttention({ leads, mergeCandidates: 100 }))]);
  const section = within(await screen.findByRole('region', { name: 'Needs attention' }));
  const [first] = await section.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^4 d over4 leads to call/);
  const call = within(first as HTMLElement).getByRole('link', { name: 'Call' });
  expect(call.getAttribute('href')).toBe('/admin/leads?status=pending');
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Needs attention');
  const bar = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(bar.getByText('Leads').closest('a')?.textContent).toBe('Leads, 4 pending');
  expect(bar.getByText('Buildings').closest('a')?.textContent).toBe('Buildings, 99+ possible duplicates');
  expect(bar.getByText('Complaints').closest('a')?.textContent).toBe('Complaints');
});

test('where nothing waits the page says so', async () => {
  showConsole('/admin', [on(readAttention, () => buildAttention())]);
  expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
});

test('what did not load can be tried again', async () => {
  const { respond, tryAgain } = createOutage(() => buildAttention());
  showConsole('/admin', [on(readAttention, respond)]);
  const section = within(await screen.findByRole('region', { name: 'Needs attention' }));
  await tryAgain(section);
  expect(await section.findByText('Nothing needs attention')).toBeTruthy();
});

test('the cards come before new properties, the steps of the set-up, which open on demand, and the charts', async () => {
  const { setUp } = buildAttention();
  const steps = { ...setUp, hasUntrustedProxy: true, adminsWithoutApp: 1 };
  showConsole('/admin', [
    on(readAttention, () => buildAttention({ newProperties: 93, setUp: steps })),
    on(listResources, () => [buildGuide('deposits', null)]),
  ]);
  const summary = await screen.findByText('2 set-up steps left');
  expect(summary.closest('details')?.open).toBe(false);
  const parts = [
    'Nothing needs attention',
    ...['Inspector Leads', 'Platform Settings', '93 new properties', '2 set-up steps left'],
    ...['Guides to check', 'Trends'],
  ].map(text => screen.getByText(text));
  const order = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(order).toEqual(parts);
});
