import { listPeople } from '@home-truths/platform/contract';
import { on, screen, userEvent, within } from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { buildPersonRow } from './build-person.ts';

function open(path = '/admin/people') {
  const queries: object[] = [];
  const { router } = showConsole(path, [
    on(listPeople, ({ query }) => {
      queries.push(query);
      const rows = [
        buildPersonRow(2, { isAdmin: true, isBlocked: true }),
        buildPersonRow(1, { isEmailConfirmed: false }),
      ];
      return { rows, total: '2' };
    }),
  ]);
  return { queries, router };
}

test('each person is a link, with what is particular about the account', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'People' });
  const [first, second] = table.querySelectorAll('tbody > tr');
  const link = within(first as HTMLElement).getByRole('link', { name: 'Mei Tran 2' });
  expect(link.getAttribute('href')).toBe('/admin/people/2');
  for (const text of ['@mei_2', 'mei2@example.com', 'Administrator', 'Blocked', '2 reviews', '1 Nov 2026'])
    expect(within(first as HTMLElement).getByText(text)).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Email not confirmed')).toBeTruthy();
  expect(screen.getByText('Showing 2 of 2')).toBeTruthy();
});

test('people are searched, and filtered by role or state', async () => {
  const { queries, router } = open('/admin/people?q=mei');
  await screen.findByText('Mei Tran 2');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Administrators');
  await screen.findByText('Mei Tran 2');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Blocked');
  await screen.findByText('Mei Tran 2');
  expect(router.state.location.search).toBe('?q=mei&show=blocked');
  expect(queries).toEqual([
    { q: 'mei', limit: 25 },
    { q: 'mei', role: 'administrator', limit: 25 },
    { q: 'mei', state: 'blocked', limit: 25 },
  ]);
});
