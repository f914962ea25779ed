import {
  type AuditEntry,
  listAuditEntries,
  readAuditEntry,
  restoreAuditEntry,
} from '@home-truths/platform/contract';
import { act, on, press, refusal, screen, userEvent, waitFor, within } from '@home-truths/platform/testing';
import { loadRestoreDialog } from '../console/change-undo.tsx';
import { showConsole } from '../console/show-console.ts';
import { watchMessages } from '../console/watch-messages.ts';
import { buildAuditEntry } from './build-audit-entry.ts';

const { toasts } = watchMessages();

beforeAll(loadRestoreDialog);

/** Opens the screen over entries in memory; returns the queries that were sent. */
function open(entries: AuditEntry[], search = '') {
  const queries: object[] = [];
  const api = [
    on(listAuditEntries, ({ query }) => {
      queries.push(query);
      return { rows: entries, total: String(entries.length) };
    }),
  ];
  const page = showConsole(`/admin/audit${search}`, api);
  return { queries, page };
}

function choose(label: string, option: string) {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  select.value = option;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const rowOf = async (id: number) => (await screen.findByText(`, entry ${id}`)).closest('tr') as HTMLElement;

test('an entry says who did what to which record, and what became what; one that can’t be restored has no button', async () => {
  open([buildAuditEntry(12)]);
  const row = await rowOf(12);
  expect(within(row).queryByRole('button')).toBeNull();
  expect(row.previousElementSibling?.textContent).toBe('Thursday 26 November 2026');
  expect(row.textContent).toContain(
    'Edited the lead Mei Lin, 12 Smith Street, Bondi NSW 2026: status and notes.',
  );
  expect(row.textContent).toContain('by jane');
  expect(row.textContent).toContain('1:05 pm, entry 12');
  expect(within(row).getByText('Show changes').closest('details')?.open).toBe(false);
  expect(row.textContent).toContain('Statusbefore: Pending → after: Contacted');
  expect(row.textContent).toContain('Notesafter: Calls back on Monday');
  expect(within(row).getByRole('link', { name: 'Show history: Lead 7, entry 12' }).getAttribute('href')).toBe(
    '/admin/audit?subject=lead&subjectId=7',
  );
});

test('a filter that is chosen before the previous one is drawn keeps that one', async () => {
  const { queries } = open([buildAuditEntry(12)]);
  await rowOf(12);
  act(() => {
    choose('Record', 'review');
    choose('Action', 'restore');
  });
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ subject: 'review', action: 'restore' }));
});

test('of a long text the words that were removed and added are marked', async () => {
  const content = (kitchen: string) =>
    `The ${kitchen} kitchen faces north, and the garden is shared by all eight units.`;
  open([
    buildAuditEntry(12, {
      subject: 'review',
      about: 'A fair home',
      propertyId: 3,
      before: { content: content('sunny'), isHidden: false },
      after: { content: content('mouldy'), isHidden: false },
    }),
  ]);
  const row = await rowOf(12);
  expect(row.querySelector('del')?.textContent).toBe('removed: sunny');
  expect(row.querySelector('ins')?.textContent).toBe('added: mouldy');
  expect(row.textContent).toContain('kitchen faces north');
  expect(row.textContent).not.toContain('Hidden');
  expect(within(row).getByRole('link', { name: 'A fair home' }).getAttribute('href')).toBe(
    '/property/3#review-7',
  );
});

test('what the operator did is named', async () => {
  open([
    buildAuditEntry(1, {
      by: null,
      action: 'rotate',
      subject: 'key',
      subjectId: 0,
      about: null,
      before: null,
      after: null,
    }),
  ]);
  const row = await rowOf(1);
  expect(row.textContent).toContain('Replaced the signing key.by the operator');
  expect(within(row).queryByRole('link')).toBeNull();
});

test('each day has its heading once', async () => {
  open([buildAuditEntry(3), buildAuditEntry(2), buildAuditEntry(1, { at: '2026-11-25T12:59:00.000Z' })]);
  await rowOf(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Thursday 26 November 2026',
    'Wednesday 25 November 2026',
  ]);
});

test('filters of the URL are sent, and a chosen one replaces them', async () => {
  const { queries } = open(
    [buildAuditEntry(1)],
    '?subject=lead&subjectId=7&by=1&action=EDIT&from=2026-11-01&to=tomorrow',
  );
  await rowOf(1);
  expect(queries).toEqual([{ subject: 'lead', subjectId: '7', by: '1', from: '2026-11-01', limit: 25 }]);
  expect(screen.getByText('lead 7')).toBeTruthy();
  expect((screen.getByLabelText('Person') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('jane');
  await userEvent.selectOptions(screen.getByLabelText('Record'), 'Review');
  await waitFor(() =>
    expect(queries.at(-1)).toEqual({ subject: 'review', by: '1', from: '2026-11-01', limit: 25 }),
  );
  await waitFor(() => expect((screen.getByLabelText('Record') as HTMLSelectElement).value).toBe('review'));
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Deleted');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ subject: 'review', action: 'delete' }));
});

test('everyone and the operator come first, then the people of the entries by name', async () => {
  open([
    buildAuditEntry(2, { by: { id: 12, username: 'ann' } }),
    buildAuditEntry(1, { by: { id: 3, username: 'zoe' } }),
  ]);
  await rowOf(1);
  const people = Array.from(screen.getByLabelText<HTMLSelectElement>('Person').options, ({ text }) => text);
  expect(people).toEqual(['Everyone', 'The operator', 'ann', 'zoe']);
});

test('a kind of record that this console does not know can be listed', async () => {
  open([buildAuditEntry(1, { subject: 'saved-search', action: 'close' })], '?subject=saved-search');
  expect((await rowOf(1)).textContent).toContain('Close: the saved search');
  expect((screen.getByLabelText('Record') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
    'Saved search',
  );
});

test('without entries it says so', async () => {
  open([]);
  expect(await screen.findByText('No entries found.')).toBeTruthy();
});

/** Opens the dialog that restores an edit of a lead, which is completed now. */
async function openRestore(entry: AuditEntry, refuse = () => {}) {
  const sent: unknown[] = [];
  const now = { status: 'completed', notes: 'Calls back on Monday' };
  showConsole('/admin/audit', [
    on(listAuditEntries, () => ({ rows: [entry], total: '1' })),
    on(readAuditEntry, () => ({ ...entry, now: entry.action === 'delete' ? null : now, version: 4 })),
    on(restoreAuditEntry, ({ params, body }) => {
      sent.push([params, body]);
      refuse();
      return buildAuditEntry(13, { action: 'restore' });
    }),
  ]);
  await press('Restore: Lead 7 from before entry 12');
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(/will change|on the site again/);
  return {
    dialog,
    sent,
    confirm: () => userEvent.click(within(dialog).getByRole('button', { name: 'Restore' })),
  };
}

test('restoring first shows what will change from what is there now', async () => {
  const { dialog, sent, confirm } = await openRestore(buildAuditEntry(12, { canRestore: true }));
  expect(dialog.textContent).toContain('Restore lead 7?');
  expect(dialog.textContent).toContain('Statusbefore: Completed → after: Pending');
  expect(dialog.textContent).toContain('Notesbefore: Calls back on Monday');
  expect(sent).toEqual([]);
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Restored' }]));
  expect(sent).toEqual([[{ id: 12 }, { version: 4 }]]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a deletion is taken back', async () => {
  const { dialog } = await openRestore(
    buildAuditEntry(12, { action: 'delete', canRestore: true, after: null }),
  );
  expect(dialog.textContent).toContain('The deletion will be undone');
});

test('a restoration that is refused says why, and leaves the dialog open', async () => {
  const { dialog, confirm } = await openRestore(
    buildAuditEntry(12, { canRestore: true }),
    refusal(409, 'Someone else has changed this since you opened it.'),
  );
  await confirm();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Someone else has changed this');
});

test('what the URL filters is exported', async () => {
  open([buildAuditEntry(1)], '?subject=lead&action=edit&shown=50');
  await rowOf(1);
  const link = screen.getByRole('link', { name: 'Export' });
  expect(link.getAttribute('href')).toBe('/api/admin/exports/audit?subject=lead&action=edit');
  expect(link.hasAttribute('download')).toBe(true);
});
