import {
  listAdminProperties,
  listAdminReviews,
  listAuditEntries,
  listComplaints,
  listEnquiries,
  listLeads,
  listMergedBuildings,
  listMerges,
  listPeople,
} from '@home-truths/platform/contract';
import { createTestApi, on, screen, showPage, userEvent, waitFor } from '@home-truths/platform/testing';
import { buildAuditEntry } from '../audit/build-audit-entry.ts';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import { buildLead } from '../leads/build-lead.ts';
import { buildMerge } from '../merges/build-merge.ts';
import { buildPersonRow } from '../people/build-person.ts';
import { buildProperty } from '../properties/build-property.ts';
import { buildReview } from '../reviews/build-review.ts';
import routes from '../routes.tsx';
import { ADMIN } from './admin-user.ts';
import { readShown } from './list-rows.ts';

import.meta.jest.setTimeout(30_000);

test.each([
  ['', 25],
  ['shown=75', 75],
  ['shown=60', 50],
  ['shown=-5', 25],
  ['shown=1e9', 1000],
])('?%s requests %i rows', (search, rows) => {
  expect(readShown(new URLSearchParams(search))).toBe(rows);
});

let sent: object[] = [];
beforeEach(() => {
  sent = [];
});

/** Thirty rows in memory, served as the backend does: after the row with an id. */
function serve<Row extends { id: number }>(build: (id: number) => Row) {
  const rows = Array.from({ length: 30 }, (_, i) => build(30 - i));
  return ({ query }: { query: { after?: unknown; limit?: unknown } }) => {
    sent.push(query);
    const start = rows.findIndex(({ id }) => id === query.after) + 1;
    return { rows: rows.slice(start, start + Number(query.limit)), total: '30' };
  };
}

test.each([
  ['leads?status=pending', on(listLeads, serve(buildLead))],
  ['reviews?visibility=all', on(listAdminReviews, serve(buildReview))],
  ['properties?visibility=all', on(listAdminProperties, serve(buildProperty))],
  ['people?show=blocked', on(listPeople, serve(buildPersonRow))],
  ['enquiries?state=open', on(listEnquiries, serve(buildEnquiry))],
  ['complaints?state=settled', on(listComplaints, serve(buildComplaint))],
  ['audit?subject=lead', on(listAuditEntries, serve(buildAuditEntry))],
  ['buildings/merges?', on(listMerges, serve(buildMerge))],
])(
  '%s: Show more keeps the filters, goes on after the last row, and moves the focus to the next',
  async (path, list) => {
    const api = createTestApi(
      list,
      on(listMergedBuildings, () => []),
    );
    const { router } = showPage(routes, `/admin/${path}`, { api, user: ADMIN });
    await screen.findByText('Showing 25 of 30');
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await screen.findByText('Showing 30 of 30');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    const [filters = '', first, last] = [path.split('?')[1], sent[0], sent.at(-1)];
    expect(router.state.location.search).toBe(`?${[filters, 'shown=50'].filter(Boolean).join('&')}`);
    expect(first).toEqual({ ...last, after: undefined });
    expect(last).toMatchObject({ after: 6, limit: 25 });
    const rows = document.querySelectorAll('tbody > tr[tabindex]');
    expect(rows).toHaveLength(30);
    await waitFor(() => expect(document.activeElement).toBe(rows[25]));
  },
);
