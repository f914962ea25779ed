import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview } from '../../testing/builders.ts';

const VISITORS = 40;
const AT_ONCE = 10;

const backend = await sharedBackend({ RATE_LIMITS: 'on', BEHIND_GATEWAY: '1' });

const here = { 'X-Forwarded-For': '203.0.113.40' };

test('forty visitors of an open home share its network: all read, search, vote and ask for a call', async () => {
  const property = await buildProperty(backend);
  const names = Array.from({ length: VISITORS }, (_, n) => `Visitor ${n}`);
  // no more than three people without an account vote for one review
  const reviews = await Promise.all(
    names.slice(VISITORS / 2).map(() => buildReview(backend, { property: property.id })),
  );
  const visit = async (name: string, n: number) => {
    const read = await backend.get(`/api/properties/${property.id}`, here);
    const search = await backend.get('/api/properties/search?q=newtown', here);
    const vote = await backend.post(`/api/reviews/${reviews[n % reviews.length]?.id}/helpful`, {}, here);
    const Cookie = vote.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const lead = { propertyId: property.id, name, phone: '0400 000 000' };
    const call = await backend.post('/api/inspector-leads', lead, { ...here, Cookie });
    return [read, search, vote, call].map(({ status }) => status);
  };
  // no more at once than the pool has connections: a slow machine is no limit
  for (let n = 0; n < VISITORS; n += AT_ONCE)
    for (const statuses of await Promise.all(
      names.slice(n, n + AT_ONCE).map((name, index) => visit(name, n + index)),
    ))
      expect(statuses).toEqual([200, 200, 200, 201]);
  const [stored] = await backend.rows(
    `select sum(helpful_count)::int as votes,
       (select count(*)::int from inspector_lead where property_id = $1) as leads
     from review where property_id = $1`,
    property.id,
  );
  expect(stored).toEqual({ votes: VISITORS, leads: VISITORS });
});
