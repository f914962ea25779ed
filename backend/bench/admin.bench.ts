import type { Client } from 'pg';
import { withClient } from './connect.ts';
import { mean, printLine } from './machine.ts';
import { parallelWorkers } from './parallel-workers.ts';
import { measuredProduct } from './product.ts';

const RECORD_COUNT = 50_000;
const ACCOUNT_COUNT = 1_000_000;
/** Administrators write them for three years. */
const ENTRY_COUNT = Number(process.env.BENCH_AUDIT_ENTRIES ?? 1_000_000);
/** An account of the generated ones: who looks at anonymous authors is recorded. */
const READER = { id: 1 };
const OTHER_READER_ID = 2;
const WARM_UP_ROUNDS = 2;
const ROUNDS = Number(process.env.BENCH_RUNS ?? 7);
/** CPU ms in PostgreSQL that a list may cost; for the reviews of a large property fewer. */
const GOALS = { list: 50, reviews: 8 };
const LARGE_PROPERTY_REVIEWS = 10_000;

type MeasuredProduct = Awaited<ReturnType<typeof measuredProduct>>;
type Lists = Record<string, (product: MeasuredProduct) => Promise<unknown>>;

const FILLED = [
  `insert into inspector_lead (property_id, name, phone, property_address, status)
   select 1, 'Robin ' || n % 997, '04' || lpad(n::text, 8, '0'), n || ' Wattlebird Street',
     (array['pending', 'contacted', 'completed'])[1 + n % 3]
   from generate_series(1, ${RECORD_COUNT}) as n`,
  `insert into enquiry (kind, name, email, message, answered_at)
   select 'contact', 'Robin ' || n % 997, 'robin@example.invalid', 'Question ' || n,
     case when n % 50 > 0 then now() - make_interval(days => n % 300) end
   from generate_series(1, ${RECORD_COUNT}) as n`,
  `insert into complaint (kind, details, decided_at, decision)
   select 'fault', 'Fault ' || n, case when n % 50 > 0 then now() - make_interval(hours => n) end,
     case when n % 50 > 0 then 'done' end
   from generate_series(1, ${RECORD_COUNT}) as n`,
  // a thousand could not be delivered, all to messages that were settled afterwards
  `insert into mailed_reply (enquiry_id, text, state, created_at, final_at)
   select id, repeat('Thanks. ', 40), case when id % 50 = 2 then 'failed' else 'sent' end,
     coalesce(answered_at, now()) - interval '1 day', now() - interval '1 hour'
   from enquiry where id % 2 = 0`,
  `insert into app_user (username, email, password, first_name, last_name, is_admin, blocked_at, block_reason)
   select 'member' || n, 'member' || n || '@' || (array['wattle', 'boronia', 'waratah'])[1 + n % 3] || '.invalid', '!',
     (array['Robin', 'Mei', 'Leo', 'Ada', 'Sam'])[1 + n % 5], (array['Nguyen', 'Smith', 'Papas'])[1 + n % 3],
     n % 100000 = 7, case when n % 1000 = 7 then now() end, case when n % 1000 = 7 then 'Spam' end
   from generate_series(1, ${ACCOUNT_COUNT}) as n`,
  `insert into audit_entry (at, actor_id, action, subject, subject_id, before, after)
   select now() - make_interval(secs => (${ENTRY_COUNT} - n) * 20.0), case when n % 50 > 0 then 1 + n % 7 end,
     (array['edit', 'edit', 'edit', 'look', 'look', 'delete', 'settle', 'answer'])[1 + n % 8],
     (array['review', 'property', 'lead', 'complaint', 'enquiry'])[1 + n % 5], 1 + n % 90000,
     jsonb_build_object('notes', repeat('Before ', 20)), jsonb_build_object('notes', repeat('After ', 20))
   from generate_series(1, ${ENTRY_COUNT}) as n`,
  // one administrator has most of the records, of which few are open, and another one a few old ones
  ...['inspector_lead', 'enquiry', 'complaint'].flatMap(table => [
    `update ${table} set assigned_to_id = ${READER.id} where id % 10 > 0`,
    `update ${table} set assigned_to_id = ${OTHER_READER_ID} where id in (select id from ${table} order by id limit 30)`,
  ]),
  `insert into note (lead_id, author_id, text)
   select id, ${READER.id}, repeat('Rang twice. ', 20) from inspector_lead, generate_series(1, 3)`,
  // a rare action of a busy administrator, all long ago
  `update audit_entry set action = 'merge' where id in (select id from audit_entry order by id limit 5)`,
  // many reviews of each of some visitors, one of whom wrote the newest
  `update review set writer_mark = 'visitor ' || id % 500 where user_id is null and id % 3 = 0`,
  `update review set user_id = null, writer_mark = 'visitor 3' where id = (select max(id) from review)`,
  'update review set hidden_at = now() where id % 600 = 11',
  'update review set deleted_at = now() where id % 400 = 13',
  'update property set deleted_at = now() where id % 500 = 13',
];

/** Adds requests, messages, complaints and what is hidden or deleted. */
const fill = (url: string) =>
  withClient(url, async client => {
    for (const statement of FILLED) await client.query(statement);
    const large = await makeLargeProperty(client);
    await client.query(
      'vacuum (analyze, parallel 0) inspector_lead, enquiry, complaint, mailed_reply, note, app_user, audit_entry, property, review',
    );
    const { rows } = await client.query('select max(id) as id from review');
    return { newest: rows[0].id as number, large };
  });

/** Gives the most reviewed property the guests' reviews of others until it has enough; returns its id. */
async function makeLargeProperty(client: Client) {
  const { rows } = await client.query(
    'select id, review_count as count from property where deleted_at is null order by review_count desc, id limit 1',
  );
  const { id, count } = rows[0] as { id: number; count: number };
  await client.query(
    `update review set property_id = $1 where id in (
       select id from review where user_id is null and property_id <> $1 order by (id::bigint * 7919) % 1000003 limit $2)`,
    [id, Math.max(0, LARGE_PROPERTY_REVIEWS - count)],
  );
  await client.query('update property set review_count = greatest(review_count, $2) where id = $1', [
    id,
    LARGE_PROPERTY_REVIEWS,
  ]);
  return id;
}

const COMMON_TERMS = [
  'the',
  'kitchen',
  'the kitchen',
  'kitchen rattles',
  'kitchen laundry oven heater',
  'cockroaches',
];
const ADDRESSES = ['12 smith st brunswick', 'ashbury st', 'brunswick', 'smith', 'st', 'vic', '3056'];
const TYPED = [...COMMON_TERMS, 'kitchen cockroaches', ...ADDRESSES];

const reviewLists = (newest: number): Lists => ({
  'reviews, first page': ({ admin }) => admin.reviews.list({}, READER),
  'reviews, a page half-way': ({ admin }) => admin.reviews.list({ after: Math.ceil(newest / 2) }, READER),
  ...Object.fromEntries(
    (['oldest', 'rating-high', 'rating-low'] as const).flatMap(sort =>
      (['visible', 'hidden', 'deleted', undefined] as const).map(visibility => [
        `reviews, ${sort}, ${visibility ?? 'all'}`,
        ({ admin }: MeasuredProduct) => admin.reviews.list({ sort, visibility, after: newest }, READER),
      ]),
    ),
  ),
  'reviews of an account, counted': ({ admin }) => admin.visibility.count({ userId: 7 }),
  'reviews of a visitor, counted': ({ admin }) => admin.visibility.count({ reviewId: newest }),
  'reviews, visible': ({ admin }) => admin.reviews.list({ visibility: 'visible' }, READER),
  'reviews, hidden': ({ admin }) => admin.reviews.list({ visibility: 'hidden' }, READER),
  'reviews, deleted': ({ admin }) => admin.reviews.list({ visibility: 'deleted' }, READER),
  'reviews, hidden, a word': ({ admin }) =>
    admin.reviews.list({ visibility: 'hidden', q: 'kitchen' }, READER),
  'reviews, deleted, a suburb': ({ admin }) =>
    admin.reviews.list({ visibility: 'deleted', q: 'brunswick' }, READER),
  'reviews, visible, a word half-way': ({ admin }) =>
    admin.reviews.list({ visibility: 'visible', q: 'kitchen', after: Math.ceil(newest / 2) }, READER),
  ...Object.fromEntries(
    TYPED.map(q => [`reviews, “${q}”`, ({ admin }: MeasuredProduct) => admin.reviews.list({ q }, READER)]),
  ),
});

const propertyLists: Lists = {
  'properties, first page': ({ admin }) => admin.properties.list({}),
  'properties, highest rating': ({ admin }) =>
    admin.properties.list({ visibility: 'visible', sort: 'rating-high', after: 1 }),
  'properties, deleted, most reviews': ({ admin }) =>
    admin.properties.list({ visibility: 'deleted', sort: 'most-reviews' }),
  'properties, visible': ({ admin }) => admin.properties.list({ visibility: 'visible' }),
  'properties, deleted': ({ admin }) => admin.properties.list({ visibility: 'deleted' }),
  'properties, deleted, “vic”': ({ admin }) => admin.properties.list({ visibility: 'deleted', q: 'vic' }),
  ...Object.fromEntries(
    ADDRESSES.map(q => [`properties, “${q}”`, ({ admin }: MeasuredProduct) => admin.properties.list({ q })]),
  ),
};

const recordLists: Lists = {
  'leads, first page': ({ admin }) => admin.leads.list({}),
  'leads, a page half-way': ({ admin }) => admin.leads.list({ after: RECORD_COUNT / 2 }),
  'leads, pending': ({ admin }) => admin.leads.list({ status: 'pending' }),
  'leads, by status half-way': ({ admin }) => admin.leads.list({ sort: 'status', after: RECORD_COUNT / 2 }),
  'leads, a name': ({ admin }) => admin.leads.list({ q: 'robin 123' }),
  'leads, a name nobody has': ({ admin }) => admin.leads.list({ q: 'xylophone' }),
  'leads, the four counts': ({ admin }) => admin.leads.count(),
  'enquiries, first page': ({ admin }) => admin.enquiries.list({}),
  'enquiries, oldest answered': ({ admin }) => admin.enquiries.list({ state: 'answered', sort: 'oldest' }),
  'enquiries, open': ({ admin }) => admin.enquiries.list({ state: 'open' }),
  'enquiries, answered': ({ admin }) => admin.enquiries.list({ state: 'answered' }),
  'a thread of one of many messages': ({ admin }) => admin.correspondence.thread('enquiry', RECORD_COUNT / 2),
  'a thread of one report': ({ admin }) => admin.correspondence.thread('complaint', RECORD_COUNT / 2),
  'enquiries, time to reply': ({ admin }) => admin.enquiries.replyTime(),
  'what needs attention': ({ admin }) => admin.attention.read(true),
  'trends, 30 days': ({ admin }) => admin.trends.read('30d'),
  'trends, 12 months': ({ admin }) => admin.trends.read('12m'),
  'complaints, open': ({ admin }) => admin.complaints.list({ state: 'open' }),
  'complaints, open reports as one, newest first': ({ admin }) =>
    admin.complaints.list({ state: 'open', grouped: 'yes', sort: 'newest' }),
  'complaints, settled, oldest half-way': ({ admin }) =>
    admin.complaints.list({ state: 'settled', sort: 'oldest', after: RECORD_COUNT / 2 }),
  'complaints, settled': ({ admin }) => admin.complaints.list({ state: 'settled' }),
  'complaints, settled, page 40': ({ admin }) => admin.complaints.list({ state: 'settled', page: 40 }),
};

/** Lists of what is assigned to an administrator who has much, to one who has little, and to nobody. */
const assignedLists: Lists = Object.fromEntries(
  (
    [
      ['most', READER.id],
      ['few', OTHER_READER_ID],
      ['nobody’s', 'nobody'],
    ] as const
  ).flatMap(([title, assigned]): [string, Lists[string]][] => [
    [`leads, ${title}`, ({ admin }) => admin.leads.list({ assigned, sort: 'oldest' })],
    [
      `leads, ${title}, pending`,
      ({ admin }) => admin.leads.list({ assigned, status: 'pending', sort: 'oldest' }),
    ],
    [`leads, ${title}, by status`, ({ admin }) => admin.leads.list({ assigned, sort: 'status' })],
    [`leads, ${title}, a name`, ({ admin }) => admin.leads.list({ assigned, q: 'robin 123' })],
    [`enquiries, ${title}`, ({ admin }) => admin.enquiries.list({ assigned })],
    [`enquiries, ${title}, open`, ({ admin }) => admin.enquiries.list({ assigned, state: 'open' })],
    [`enquiries, ${title}, answered`, ({ admin }) => admin.enquiries.list({ assigned, state: 'answered' })],
    [`complaints, ${title}, open`, ({ admin }) => admin.complaints.list({ assigned, grouped: 'yes' })],
    [`complaints, ${title}, settled`, ({ admin }) => admin.complaints.list({ assigned, state: 'settled' })],
  ]),
);

const peopleLists: Lists = {
  'people, first page': ({ admin }) => admin.people.list({}),
  'people, a page half-way': ({ admin }) => admin.people.list({ after: ACCOUNT_COUNT / 2 }),
  'people, administrators': ({ admin }) => admin.people.list({ role: 'administrator' }),
  'people, blocked': ({ admin }) => admin.people.list({ state: 'blocked' }),
  'people, blocked, “member7”': ({ admin }) => admin.people.list({ state: 'blocked', q: 'member7' }),
  ...Object.fromEntries(
    ['m', 'me', 'zq', 'mei', 'mei papas', 'ber12345', 'member123', 'boronia.inv', 'nobody at all'].map(q => [
      `people, “${q}”`,
      ({ admin }: MeasuredProduct) => admin.people.list({ q }),
    ]),
  ),
};

const FIRST_DAY = '2026-01-01';
const auditLists: Lists = {
  'audit, first page': ({ admin }) => admin.audit.list({}),
  'audit, a page half-way': ({ admin }) => admin.audit.list({ after: ENTRY_COUNT / 2 }),
  'audit, one record': ({ admin }) => admin.audit.list({ subject: 'review', subjectId: 5 }),
  'audit, a kind of record': ({ admin }) => admin.audit.list({ subject: 'complaint' }),
  'audit, a person': ({ admin }) => admin.audit.list({ by: 3 }),
  'audit, the operator': ({ admin }) => admin.audit.list({ by: 'operator' }),
  'audit, a rare action': ({ admin }) => admin.audit.list({ action: 'merge' }),
  'audit, a person’s rare action': ({ admin }) => admin.audit.list({ by: 3, action: 'merge' }),
  'audit, a record’s rare action': ({ admin }) => admin.audit.list({ subject: 'review', action: 'merge' }),
  'audit, a person and a kind': ({ admin }) => admin.audit.list({ by: 3, subject: 'lead' }),
  'audit, since a day': ({ admin }) => admin.audit.list({ from: FIRST_DAY }),
  'audit, until a day': ({ admin }) => admin.audit.list({ to: FIRST_DAY }),
  'audit, a person until a day': ({ admin }) => admin.audit.list({ by: 3, to: FIRST_DAY }),
};

const SORTS = ['newest', 'helpful', 'rating-high', 'rating-low'] as const;
const largePropertyLists = (id: number): Lists =>
  Object.fromEntries(
    SORTS.flatMap(sort =>
      [1, 500].map(page => [
        `${sort}, page ${page}`,
        ({ reviews }: MeasuredProduct) => reviews.list(id, { sort, page, limit: 20 }),
      ]),
    ),
  );

/**
 * CPU time in PostgreSQL for each list of the admin console, and for those of a property with ten thousand reviews,
 * measured as for searches, beside the goal.
 */
export async function benchAdmin(url: string) {
  const { newest, large } = await fill(url);
  const product = await measuredProduct(url);
  const workersBefore = await parallelWorkers(url);
  printLine(
    `\nAdmin console, with ${RECORD_COUNT} requests, messages and complaints, ${ACCOUNT_COUNT} accounts and ${ENTRY_COUNT} audit entries: CPU ms in PostgreSQL (median, worst; goal)`,
  );
  await measureLists(
    product,
    {
      ...reviewLists(newest),
      ...propertyLists,
      ...recordLists,
      ...assignedLists,
      ...peopleLists,
      ...auditLists,
    },
    GOALS.list,
  );
  printLine(
    `\nA property with ${LARGE_PROPERTY_REVIEWS} reviews: CPU ms in PostgreSQL (median, worst; goal)`,
  );
  await measureLists(product, largePropertyLists(large), GOALS.reviews);
  await product.close();
  printLine(`Parallel workers: ${(await parallelWorkers(url)) - workersBefore} (wanted 0)`);
}

async function measureLists(product: MeasuredProduct, lists: Lists, goal: number) {
  const entries = Object.entries(lists);
  const times = entries.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [index, [, load]] of entries.entries()) {
      product.readMs();
      const succeeded = await load(product).then(
        () => true,
        () => false,
      );
      const ms = product.readMs();
      // a list that is not answered in time has no figure
      if (round >= 0) times[index]?.push(succeeded ? ms : Number.POSITIVE_INFINITY);
    }
  const medians = times.map(all => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
  for (const [index, [title]] of entries.entries()) {
    const worst = Math.max(...(times[index] ?? []));
    const median = medians[index] ?? 0;
    const figures = `${median.toFixed(2).padStart(8)}${worst.toFixed(2).padStart(9)}`;
    printLine(`  ${title.padEnd(40)}${figures}   goal ${goal}${median > goal ? ', missed' : ''}`);
  }
  const reached = medians.filter(median => median <= goal).length;
  printLine(
    `  ${reached} of ${entries.length} reach the goal; mean ${mean(medians).toFixed(2)}, worst ${Math.max(...medians).toFixed(2)}`,
  );
}
