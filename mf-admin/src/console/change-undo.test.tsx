import {
  countLeads,
  editLead,
  type Lead,
  listLeads,
  readAuditEntry,
  restoreAuditEntry,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { on, press, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { buildAuditEntry } from '../audit/build-audit-entry.ts';
import { buildLead } from '../leads/build-lead.ts';
import { loadEditLeadDialog } from '../leads/leads-screen.tsx';
import { changeRow } from './change-row.ts';
import { loadRestoreDialog } from './change-undo.tsx';
import { confirmBulk } from './confirm-bulk.ts';
import { loadConfirmDialog } from './lazy-dialog.tsx';
import { showConsole } from './show-console.ts';
import { watchMessages } from './watch-messages.ts';

// the dialogs’ chunks are loaded before a test opens them
beforeAll(() => Promise.all([loadConfirmDialog(), loadEditLeadDialog(), loadRestoreDialog()]));

const { toasts } = watchMessages();

/** The entry of the latest change of a lead. */
const entryOf = (id: number) => 100 + id;

/** Opens the leads over those in memory; `refuse` may throw before a change is undone. */
function open(count: number, { refuse = (_: number) => {}, hasEntries = true } = {}) {
  const leads = Array.from({ length: count }, (_, index) => buildLead(count - index));
  const restored: object[] = [];
  const change = (id: number, values: Partial<Lead>) => changeRow(leads, id, values);
  showConsole('/admin/leads', [
    on(countLeads, () => ({ total: count, pending: count, contacted: 0, completed: 0 })),
    on(listLeads, () => ({ rows: leads, total: String(count) })),
    on(editLead, ({ params, body: { status } }) => {
      const id = Number(params.id);
      return { ...change(id, { status }), ...(hasEntries && { auditEntryId: entryOf(id) }) };
    }),
    on(restoreAuditEntry, ({ params, body }) => {
      const id = Number(params.id) - 100;
      restored.push({ id, ...body });
      refuse(id);
      if (body.version !== leads.find(lead => lead.id === id)?.version)
        throw new ApiError(409, 'Someone else has changed this since you opened it.');
      change(id, { status: 'pending' });
      return buildAuditEntry(200, { action: 'restore' });
    }),
    on(readAuditEntry, ({ params }) => {
      const {
        status = 'pending',
        notes = null,
        version = 0,
      } = leads.find(lead => entryOf(lead.id) === Number(params.id)) ?? {};
      const before = { status: 'pending', notes: null };
      return { ...buildAuditEntry(Number(params.id), { before }), now: { status, notes }, version };
    }),
  ]);
  return { restored, change };
}

const notice = (name: string) => screen.findByRole('group', { name });

async function setAllTo(status: string, count: number) {
  await userEvent.click(await screen.findByRole('checkbox', { name: `Select all ${count}` }));
  await userEvent.selectOptions(screen.getByLabelText('Set status to'), status);
  const leads = count === 1 ? '1 lead' : `${count} leads`;
  expect(await confirmBulk('Apply')).toBe(`Set ${leads} to ${status}?`);
}

test('a change in bulk is undone, each record as the change left it, and the list has the focus then', async () => {
  const { restored } = open(2);
  await setAllTo('Contacted', 2);
  expect((await notice('Set to Contacted')).textContent).toContain('2 leads');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all 2' }));
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Change undone' }));
  expect(restored).toEqual([
    { id: 2, version: 2 },
    { id: 1, version: 2 },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Leads' }));
  expect(within(screen.getByRole('table', { name: 'Leads' })).getAllByText('Pending')).toHaveLength(2);
});

test('what somebody else has changed since is compared before it is changed back', async () => {
  const { restored, change } = open(2);
  await setAllTo('Contacted', 2);
  await notice('Set to Contacted');
  change(1, { status: 'completed', notes: 'Sold' });
  await press('Undo');
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else has changed lead 1 since' });
  expect(toasts.at(-1)).toMatchObject({ description: '1 of 2 undone. 1 has changed since.', kind: 'error' });
  await within(dialog).findByText(/this will change/);
  expect(dialog.textContent).toContain('Caller 1');
  expect(dialog.textContent).toContain('Statusbefore: Completed → after: Pending');
  expect(dialog.textContent).toContain('Notesbefore: Sold');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo anyway' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(restored.at(-1)).toEqual({ id: 1, version: 3 });
  expect(toasts.at(-1)).toEqual({ title: 'Change undone' });
});

test('their change stays where it is preferred', async () => {
  const { restored, change } = open(1);
  await setAllTo('Contacted', 1);
  await notice('Set to Contacted');
  change(1, { status: 'completed' });
  await press('Undo');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep theirs' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(restored).toHaveLength(1);
});

test('what could not be undone can be tried again', async () => {
  let failures = 1;
  const { restored } = open(2, {
    refuse() {
      if (failures-- > 0) throw new ApiError(503, 'The database is away');
    },
  });
  await setAllTo('Completed', 2);
  await press('Undo');
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ description: '1 of 2 undone. Please try again.' }),
  );
  expect((await notice('Set to Completed')).textContent).toContain('Caller 2');
  await press('Undo');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Change undone' }));
  expect(restored).toHaveLength(3);
});

test('the change of one record in its dialog is undone as well, by keys', async () => {
  const { restored } = open(1);
  await press('Edit Caller 1');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Completed');
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  expect((await notice('Updated')).textContent).toContain('Caller 1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('u');
  await waitFor(() => expect(restored).toEqual([{ id: 1, version: 2 }]));
});

test('without its entry, from a backend of before, nothing is offered', async () => {
  open(1, { hasEntries: false });
  await setAllTo('Contacted', 1);
  await waitFor(() => expect(toasts).toEqual([{ title: 'Lead updated' }]));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
