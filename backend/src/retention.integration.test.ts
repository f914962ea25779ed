import { AuditService } from './audit/audit.service.ts';
import { ComplaintsAdminService } from './complaints/complaints.admin.service.ts';
import { EnquiriesService } from './enquiries/enquiries.service.ts';
import { LeadsService } from './leads/leads.service.ts';
import { sharedBackend } from './testing/backend.ts';
import { buildProperty, buildUser, send, signIn } from './testing/builders.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

/** How each kind of record comes, and how it is settled and opened again. */
const KINDS = {
  lead: {
    table: 'inspector_lead',
    service: LeadsService,
    adminConsole: '/api/inspector-leads',
    settle: { status: 'completed', notes: 'Her neighbour answered' },
  },
  enquiry: {
    table: 'enquiry',
    service: EnquiriesService,
    adminConsole: '/api/admin/enquiries',
    settle: { isAnswered: true },
  },
  complaint: {
    table: 'complaint',
    service: ComplaintsAdminService,
    adminConsole: '/api/admin/complaints',
    settle: { decision: 'done', note: 'Her neighbour was named' },
  },
} as const;
type Kind = keyof typeof KINDS;

const make = (kind: Kind) => send(backend, kind);
const settle = (kind: Kind, id: number) =>
  backend.patch(`${KINDS[kind].adminConsole}/${id}`, KINDS[kind].settle, browser);

/** Lets everything about a record have happened so much earlier. */
async function age(kind: Kind, id: number, interval: string) {
  const { table } = KINDS[kind];
  const columns = {
    lead: ['created_at'],
    enquiry: ['created_at', 'answered_at'],
    complaint: ['created_at', 'decided_at'],
  };
  const earlier = columns[kind].map(column => `${column} = ${column} - $2::interval`).join(', ');
  await backend.rows(`update ${table} set ${earlier} where id = $1`, id, interval);
  await backend.rows(
    'update audit_entry set at = at - $3::interval where subject = $1 and subject_id = $2',
    kind,
    id,
    interval,
  );
}

const idsLeft = async (kind: Kind) =>
  (await backend.rows<{ id: number }>(`select id from ${KINDS[kind].table} order by id`)).map(({ id }) => id);
const entriesOf = (kind: Kind, id: number) =>
  backend.rows(
    'select actor_id as by, before, after from audit_entry where subject = $1 and subject_id = $2',
    kind,
    id,
  );

test.each([
  ['lead', 1],
  ['enquiry', 1],
  ['complaint', 3],
] as const)('a %s goes %d years after it was settled, an open one never', async (kind, years) => {
  const [open, fresh, old] = [await make(kind), await make(kind), await make(kind)];
  await settle(kind, fresh);
  await settle(kind, old);
  await age(kind, open, '50 years');
  await age(kind, fresh, `${years} years -1 day`);
  await age(kind, old, `${years} years 1 day`);
  await backend.app.get<LeadsService>(KINDS[kind].service).sweep();
  expect(await idsLeft(kind)).toEqual([open, fresh]);
  expect(JSON.stringify(await entriesOf(kind, old))).not.toContain('neighbour');
  expect(await entriesOf(kind, old)).toMatchObject([{ by: admin.id }]);
  if ('notes' in KINDS[kind].settle || 'note' in KINDS[kind].settle)
    expect(JSON.stringify(await entriesOf(kind, fresh))).toContain('neighbour');
});

test('a request completed lately is kept, however long ago it came', async () => {
  const lead = await make('lead');
  await age('lead', lead, '2 years');
  await settle('lead', lead);
  await backend.app.get(LeadsService).sweep();
  expect(await idsLeft('lead')).toContain(lead);
});

/** An audit entry of a number of years ago; returns its id. */
async function entryOf(subject: string, subjectId: number, action = 'edit', interval = '3 years 1 day') {
  const [entry] = await backend.rows<{ id: number }>(
    `insert into audit_entry (at, actor_id, action, subject, subject_id)
     values (now() - $1::interval, $2, $3, $4, $5) returning id`,
    ...[interval, admin.id, action, subject, subjectId],
  );
  return entry?.id as number;
}

test('audit entries go after three years, except those that are still needed', async () => {
  await backend.rows('delete from audit_entry');
  const [lead, complaint] = [await make('lead'), await make('complaint')];
  const added = { addedByFormAt: new Date('2020-01-01') };
  const [unreviewed, property] = [await buildProperty(backend, added), await buildProperty(backend)];
  const needed = [
    await entryOf('lead', lead),
    await entryOf('complaint', complaint),
    await entryOf('building', 1, 'merge'),
    await entryOf('property', unreviewed.id),
    await entryOf('review', 1, 'edit', '3 years -1 day'),
  ];
  await entryOf('review', 1);
  await entryOf('lead', 999_999);
  await entryOf('building', 1);
  await entryOf('property', property.id);
  await entryOf('second-factor', admin.id, 'add');
  await backend.rows(
    `insert into audit_entry (at, action, subject, subject_id)
     select now() - interval '4 years', 'look', 'review', n from generate_series(1, 2500) as n`,
  );
  await backend.app.get(AuditService).sweep();
  const left = await backend.rows<{ id: number }>('select id from audit_entry order by id');
  expect(left.map(({ id }) => id)).toEqual(needed);
});
