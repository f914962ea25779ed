import {
  countLeads,
  listAdminProperties,
  listAdminReviews,
  listComplaints,
  listEnquiries,
  listResources,
  readMe,
  readOperator,
  readReplyTime,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { createTestApi, on, screen, showPage, within } from '@home-truths/platform/testing';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { ADMIN } from '../console/admin-user.ts';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import routes from '../routes.tsx';
import { buildGuide } from './build-guide.ts';

const { jest } = import.meta;
jest.setTimeout(30_000);

/** The card with this title. */
async function cardOf(title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.parentElement as HTMLElement);
}

test('each card shows its counts, and one without a count shows none', async () => {
  const createdAt = new Date(Date.now() - 5 * 86_400_000).toISOString();
  const api = createTestApi(
    on(countLeads, () => ({ total: 1300, pending: 1204, contacted: 50, completed: 46 })),
    on(listAdminReviews, () => {
      throw new ApiError(503, 'The database is away');
    }),
    on(listAdminProperties, () => ({ rows: [], total: '1000+' })),
    on(listComplaints, () => ({ rows: [buildComplaint(1, { createdAt })], total: '3' })),
    on(listEnquiries, ({ query }) => ({
      rows: [buildEnquiry(1)],
      total: query.state === 'open' ? '7' : '90',
    })),
    on(listResources, () => [buildGuide('deposits', '2026-01-01')]),
    on(readReplyTime, () => ({ medianSeconds: 14_400, answered: 12, days: 90 })),
  );
  showPage(routes, '/admin', { api, user: ADMIN });
  expect(await (await cardOf('Inspector Leads')).findByText('1,204 pending')).toBeTruthy();
  expect(await (await cardOf('Property Management')).findByText('1,000+ on the site')).toBeTruthy();
  expect(await (await cardOf('Complaints')).findByText('3 open')).toBeTruthy();
  expect((await cardOf('Complaints')).getByText('Oldest due in 2 days')).toBeTruthy();
  expect(await (await cardOf('Enquiries')).findByText('7 open')).toBeTruthy();
  expect(await (await cardOf('Enquiries')).findByText('Median reply: 4 hours')).toBeTruthy();
  expect((await cardOf('Review Management')).queryByText(/on the site/)).toBeNull();
  const due = await screen.findByRole('link', { name: 'Guide deposits' });
  expect(due.getAttribute('href')).toBe('/resources/deposits');
  expect(screen.getByRole('heading', { name: 'Guides to check' })).toBeTruthy();
});

test.each([
  [true, null, true],
  [true, '2026-11-01T00:00:00.000Z', false],
  [false, null, false],
])(
  'a site that requires codes (%s) has the set-up first where no app is set up (%s): %s',
  async (isRequired, since, isFirst) => {
    const secondFactor = { isRequired, since, isChecked: false, recoveryCodes: 0 };
    const api = createTestApi(
      on(readMe, () => ({ user: ADMIN, secondFactor })),
      on(countLeads, () => ({ total: 1, pending: 1, contacted: 0, completed: 0 })),
    );
    showPage(routes, '/admin', { api, user: ADMIN });
    await (await cardOf('Inspector Leads')).findByText('1 pending');
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe(isFirst ? 'Set up an authenticator app' : 'Inspector Leads');
    expect(screen.queryAllByRole('link', { name: 'Set up an authenticator app' })).toHaveLength(
      isFirst ? 1 : 0,
    );
  },
);

test.each([
  [{ name: 'Bandicoot Pty Ltd', abn: null, address: null, email: 'us@example.com' }, true],
  [
    { name: 'Bandicoot Pty Ltd', abn: '51 824 753 556', address: '1 Example St', email: 'us@example.com' },
    false,
  ],
])('where %j runs the site, the first card asks for what is missing: %s', async (operator, isFirst) => {
  const secondFactor = { isRequired: true, since: null, isChecked: false, recoveryCodes: 0 };
  const api = createTestApi(
    on(readOperator, () => operator),
    on(readMe, () => ({ user: ADMIN, secondFactor })),
  );
  showPage(routes, '/admin', { api, user: ADMIN });
  await screen.findByRole('heading', { name: 'Set up an authenticator app' });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe(isFirst ? 'Say who runs the site' : 'Set up an authenticator app');
  const text = 'Visitors can’t see who runs Home Truths. Set OPERATOR_ABN and OPERATOR_ADDRESS.';
  expect(screen.queryAllByText(text)).toHaveLength(isFirst ? 1 : 0);
});
