import { countLeads, editLead, type Lead, listLeads } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  createOutage,
  hrefOf,
  on,
  press,
  refusal,
  screen,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import { changeRow } from '../console/change-row.ts';
import { loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { loadKeysDialog } from '../console/row-table.tsx';
import { showConsole } from '../console/show-console.ts';
import { loadRowConflict } from '../console/use-row-change.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildLead } from './build-lead.ts';
import { loadEditLeadDialog } from './leads-screen.tsx';

// the dialogs’ chunks are loaded before a test opens it
beforeAll(() =>
  Promise.all([loadEditLeadDialog(), loadKeysDialog(), loadConfirmDialog(), loadRowConflict()]),
);

const { toasts, logged } = watchMessages();

interface ListQuery {
  q?: string;
  status?: string;
  after?: number;
  sort?: string;
  limit?: number;
}

interface OpenOptions {
  path?: string;
  /** May throw before a change is made. */
  refuse?: (id: number) => void;
  /** Waits, or throws, before a change is made. */
  respond?: () => Promise<void> | undefined | void;
  /** The entry of each change. */
  auditEntryId?: number;
}

/** Opens the screen over leads in memory. */
function open(leads: Lead[], options: OpenOptions = {}) {
  const { path = '/admin/leads', refuse = () => {}, respond, auditEntryId } = options;
  const queries: ListQuery[] = [];
  const edits: object[] = [];
  const { router } = showConsole(path, [
    on(countLeads, () => ({ total: 200, pending: 120, contacted: 50, completed: 30 })),
    on(listLeads, ({ query }) => {
      queries.push(query as ListQuery);
      const { after, limit = 25, sort, status } = query as ListQuery;
      const all = leads.filter(lead => !status || lead.status === status);
      const sorted = sort === 'oldest' ? all.toReversed() : all;
      const isLater = (id: number) => after === undefined || (sort === 'oldest' ? id > after : id < after);
      return { rows: sorted.filter(({ id }) => isLater(id)).slice(0, limit), total: String(all.length) };
    }),
    on(editLead, async ({ params, body }) => {
      const id = Number(params.id);
      edits.push({ id, ...body });
      refuse(id);
      await respond?.();
      return { ...changeRow(leads, id, body), ...(auditEntryId !== undefined && { auditEntryId }) };
    }),
  ]);
  return { queries, edits, router };
}

const buildLeads = (count: number) => Array.from({ length: count }, (_, i) => buildLead(count - i));
const rows = () => [...screen.getByRole('table', { name: 'Leads' }).querySelectorAll('tbody > tr')];

async function openEdit(name: string) {
  await press(`Edit ${name}`);
  return within(await screen.findByRole('dialog'));
}

test('all leads are shown, newest first, and each count shows its leads', async () => {
  const leads = [buildLead(3), buildLead(2), buildLead(1, { status: 'contacted' })];
  const { router, queries } = open(leads);
  await screen.findByText('Showing 3 of 3');
  for (const count of ['200', '120', '50', '30']) expect(await screen.findByText(count)).toBeTruthy();
  const names = () => rows().map(row => row.querySelector('th')?.textContent);
  expect(names()).toEqual(['Caller 3', 'Caller 2', 'Caller 1']);
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/^Total/).getAttribute('aria-current')).toBe('true');
  await userEvent.click(link(/^Pending/));
  await screen.findByText('Showing 2 of 2');
  expect(router.state.location.search).toBe('?status=pending');
  // those who wait, the longest first
  expect(names()).toEqual(['Caller 2', 'Caller 3']);
  await userEvent.click(link(/^Contacted/));
  await screen.findByText('Caller 1');
  expect(router.state.location.search).toBe('?status=contacted');
  expect(link(/^Contacted/).getAttribute('aria-current')).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'By status');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ status: 'contacted', sort: 'status' }));
});

test('a lead has its date, and its age below it', async () => {
  open([buildLead(2), buildLead(1, { createdAt: '2025-09-06T14:00:00.000Z' })]);
  await screen.findByText('Caller 1');
  const [recent, old] = [...document.querySelectorAll('tbody time')];
  expect(recent?.textContent).toMatch(/^\d{1,2} \w{3,4} 20\d\d$/);
  expect(recent?.parentElement?.textContent).toMatch(/20\d\d 1 h ago$/);
  expect(old?.textContent).toBe('7 Sep 2025');
  expect(old?.parentElement?.textContent).toMatch(/^7 Sep 2025 Waiting \d+ days$/);
});

test('by keyboard: j and k move, x selects, Enter opens, ? shows the keys, which can be turned off', async () => {
  open(buildLeads(3));
  await screen.findByText('Caller 1');
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(rows()[0]);
  await userEvent.keyboard('jjjk');
  expect(document.activeElement).toBe(rows()[1]);
  await userEvent.keyboard('x');
  expect((screen.getByRole('checkbox', { name: 'Select Caller 2' }) as HTMLInputElement).checked).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Edit lead: Caller 2' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.type(screen.getByRole('searchbox'), 'jx?');
  expect(screen.queryByRole('dialog')).toBeNull();
  (rows()[2] as HTMLElement).focus();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Use these keys on this device' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (rows()[2] as HTMLElement).focus();
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(rows()[2]);
  localStorage.clear();
});

test('the export has the filters of the list', async () => {
  open(buildLeads(1), { path: '/admin/leads?q=smith&status=pending&sort=newest' });
  expect(await hrefOf('Export')).toBe('/api/admin/exports/leads?q=smith&status=pending');
});

test('Show more continues after the last id, and a filter starts again', async () => {
  const { queries, router } = open(buildLeads(30));
  await screen.findByText('Showing 25 of 30');
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  await screen.findByText('Showing 30 of 30');
  expect(queries.map(({ sort, after }) => [sort, after])).toEqual([
    ['newest', undefined],
    ['newest', 6],
  ]);
  expect(router.state.location.search).toBe('?shown=50');
  await waitFor(() => expect(document.activeElement).toBe(rows()[25]));
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Contacted');
  await screen.findByText('No leads found.');
  expect(router.state.location.search).toBe('?status=contacted');
});

test('status and notes are saved with the version that was read, and the list is read again', async () => {
  const { edits, queries } = open(buildLeads(2));
  const dialog = await openEdit('Caller 2');
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Completed');
  await userEvent.type(dialog.getByLabelText(/^Notes/), 'Quote sent');
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Lead updated' }]));
  expect(edits).toEqual([{ id: 2, status: 'completed', notes: 'Quote sent', version: 1 }]);
  expect(queries).toHaveLength(2);
  expect(within(rows()[0] as HTMLElement).getByText('Quote sent')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failed save is reported in its place and logged, and can be sent again', async () => {
  let failures = 1;
  const { edits } = open(buildLeads(1), {
    refuse() {
      if (failures-- > 0) throw new ApiError(503, 'The database is away');
    },
  });
  const dialog = await openEdit('Caller 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Failed to update lead. The database is away');
  expect(toasts).toEqual([
    { title: 'Failed to update lead', description: 'The database is away', kind: 'error' },
  ]);
  expect(logged).toHaveBeenCalled();
  await userEvent.click(await dialog.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Lead updated' }));
  expect(edits).toHaveLength(2);
});

const firstRow = () => within(rows()[0] as HTMLElement);
const pressInRow = (name: string) => userEvent.click(firstRow().getByRole('button', { name }));

test('a lead goes on to its next status, shown before the server responds, and Undo is offered', async () => {
  const response = Promise.withResolvers<void>();
  const { edits } = open(buildLeads(1), {
    respond: () => response.promise,
    auditEntryId: 9,
  });
  await screen.findByText('Caller 1');
  await pressInRow('Mark as contacted: Caller 1');
  expect(firstRow().getByText('Contacted')).toBeTruthy();
  const next = firstRow().getByRole('button', { name: 'Mark as completed: Caller 1' });
  expect(document.activeElement).toBe(next);
  // a second press is no second change
  await userEvent.click(next);
  response.resolve();
  expect(await screen.findByRole('group', { name: 'Set to Contacted' })).toBeTruthy();
  expect(edits).toEqual([{ id: 1, status: 'contacted', version: 1 }]);
  await pressInRow('Mark as completed: Caller 1');
  await waitFor(() => expect(edits).toHaveLength(2));
  expect(firstRow().queryByRole('button', { name: /^Mark as/ })).toBeNull();
});

test('a change that fails leaves another lead as it was saved meanwhile', async () => {
  const responses = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const { edits, queries } = open(buildLeads(2), { respond: () => responses[edits.length - 1]?.promise });
  await press('Mark as contacted: Caller 2');
  await press('Mark as contacted: Caller 1');
  responses[0].resolve();
  await waitFor(() => expect(toasts).toEqual([{ title: 'Lead updated' }]));
  await waitFor(() => expect(queries).toHaveLength(2));
  responses[1].reject(new ApiError(500, ''));
  await screen.findByRole('button', { name: 'Mark as contacted: Caller 1' });
  await press('Mark as completed: Caller 2');
  await waitFor(() => expect(edits.at(-1)).toEqual({ id: 2, status: 'completed', version: 2 }));
});

const theyCompleted = (leads: Lead[]) => {
  const [lead] = leads;
  if (lead?.version !== 1) return;
  leads[0] = { ...lead, status: 'completed', version: 2 };
  throw new ApiError(409, 'Someone else has changed this');
};

test.each([
  ['Keep theirs', 'Completed', 1],
  ['Save mine', 'Contacted', 2],
])('where somebody else was faster both are shown: %s', async (choice, status, calls) => {
  const leads = buildLeads(1);
  const { edits } = open(leads, { respond: () => theyCompleted(leads) });
  await screen.findByText('Caller 1');
  await pressInRow('Mark as contacted: Caller 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Lead: Caller 1' }));
  expect(dialog.getByRole('region', { name: 'Status' }).textContent).toBe(
    'StatusSaved versionCompletedYour versionContacted',
  );
  await userEvent.click(dialog.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await firstRow().findByText(status)).toBeTruthy();
  expect(edits).toHaveLength(calls);
});

test('what somebody else has already done is said, and the list shows it', async () => {
  const leads = buildLeads(1);
  open(leads, {
    respond() {
      leads[0] = { ...(leads[0] as Lead), status: 'contacted', version: 2 };
      throw new ApiError(409, 'Someone else has changed this');
    },
  });
  await screen.findByText('Caller 1');
  await pressInRow('Mark as contacted: Caller 1');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Someone else has already done this' }]));
  expect(await firstRow().findByText('Contacted')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an administrator who gets no leads reads why', async () => {
  showConsole('/admin/leads', [on(listLeads, refusal(403, 'Please choose your own password first'))]);
  expect(await screen.findByText('Please choose your own password first')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('leads that do not load can be tried again', async () => {
  const { respond, tryAgain } = createOutage(() => ({ rows: buildLeads(1), total: '1' }));
  showConsole('/admin/leads', [on(listLeads, respond)]);
  await tryAgain();
  expect(await screen.findByText('Caller 1')).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('/api/inspector-leads did not load', expect.any(ApiError));
});
