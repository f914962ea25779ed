import {
  buildingCandidates,
  countLeads,
  listAdminProperties,
  listAdminReviews,
  listAuditEntries,
  listComplaints,
  listEnquiries,
  listLeads,
  listMergedBuildings,
  listMerges,
  listNotes,
  listPeople,
  listReplyTemplates,
  readPerson,
  readThread,
  reviewsOfUser,
} from '@home-truths/platform/contract';
import { createTestApi, on, screen, showPage, userEvent, within } from '@home-truths/platform/testing';
import { buildAuditEntry } from '../audit/build-audit-entry.ts';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { loadDecideDialog } from '../complaints/complaints-screen.tsx';
import { buildReply, buildThread, buildThreadRecord } from '../correspondence/build-thread.ts';
import { loadReplyDialog } from '../correspondence/reply-actions.tsx';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import { buildLead } from '../leads/build-lead.ts';
import { loadEditLeadDialog } from '../leads/leads-screen.tsx';
import { buildLine, buildMerge } from '../merges/build-merge.ts';
import { loadMergeDialog } from '../merges/use-merging.ts';
import { buildNote } from '../notes/build-note.ts';
import { loadRecordDialog } from '../notes/row-notes.tsx';
import { buildPerson, buildPersonRow } from '../people/build-person.ts';
import { buildProperty } from '../properties/build-property.ts';
import { loadBuildingDialog, loadPropertyDialog } from '../properties/properties-screen.tsx';
import { buildReview } from '../reviews/build-review.ts';
import { loadEditReviewDialog } from '../reviews/reviews-screen.tsx';
import routes from '../routes.tsx';
import { ADMIN } from './admin-user.ts';
import { loadDeleteDialog } from './use-deletion.ts';

const { jest } = import.meta;
jest.setTimeout(30_000);

beforeAll(() =>
  Promise.all([
    loadDecideDialog(),
    loadEditLeadDialog(),
    loadDeleteDialog(),
    loadPropertyDialog(),
    loadBuildingDialog(),
    loadMergeDialog(),
    loadEditReviewDialog(),
    loadReplyDialog(),
    loadRecordDialog(),
  ]),
);

/** What people have typed into other sites. The first text begins by reversing the direction of what follows. */
const HOSTILE = [
  '\u202Etxt.exe <script>alert(1)</script> "><img src=x onerror=alert(1)> 👩‍👩‍👧 z̸͖͑͐ ﷺ',
  'W'.repeat(10_000),
];

const one = <Row,>(row: Row) => ({ rows: [row], total: '1' });

const namesFrom = (hostile: string) => ({
  firstName: hostile,
  lastName: hostile,
  username: hostile,
  email: hostile,
});

const hostileNotes = (hostile: string) => [
  on(listPeople, () => one(buildPersonRow(2, namesFrom(hostile)))),
  on(listNotes, () => one(buildNote(1, { text: hostile, by: { id: 1, username: hostile } }))),
];

interface HostileScreen {
  /** The name of its list, where it is not that of the screen. */
  list?: string;
  handlers: Parameters<typeof createTestApi>;
  dialogs: RegExp[];
}

/** Each screen with one record that has the same text in every field, and the buttons that open its dialogs. */
const SCREENS = {
  leads: (hostile: string) => ({
    handlers: [
      ...hostileNotes(hostile),
      on(countLeads, () => ({ total: 1, pending: 1, contacted: 0, completed: 0 })),
      on(listLeads, () =>
        one(
          buildLead(1, {
            name: hostile,
            phone: hostile,
            email: hostile,
            propertyAddress: hostile,
            preferredCallbackTime: hostile,
            notes: hostile,
            assignedTo: { id: 2, username: hostile },
          }),
        ),
      ),
    ],
    dialogs: [/^Edit/, /^Notes/],
  }),
  reviews: (hostile: string) => ({
    handlers: [
      on(listAdminReviews, () =>
        one(
          buildReview(1, {
            title: hostile,
            content: hostile,
            issuesTags: [hostile],
            authorName: hostile,
            moderationNote: hostile,
            property: { id: 7, address: hostile, suburb: hostile, state: 'NSW', postcode: '2026' },
            user: { id: 3, username: hostile, email: hostile },
          }),
        ),
      ),
    ],
    dialogs: [/^Edit/, /^Delete/],
  }),
  properties: (hostile: string) => ({
    handlers: [
      on(listAdminProperties, () =>
        one(
          buildProperty(1, {
            address: hostile,
            suburb: hostile,
            propertySize: hostile,
            landSize: hostile,
            description: hostile,
            building: { id: 3, name: hostile, address: hostile },
          }),
        ),
      ),
    ],
    dialogs: [/^Edit/, /^Delete/, /^Building/, /^Merge with…/],
  }),
  buildings: (hostile: string) => ({
    list: 'Possible duplicates',
    handlers: [
      on(buildingCandidates, () => [
        { a: buildLine(1, { address: hostile }), b: buildLine(2, { suburb: hostile }), why: 'name' as const },
      ]),
      on(listAdminProperties, ({ query }) =>
        one(buildProperty(Number(query.after) - 1, { address: hostile, propertySize: hostile })),
      ),
    ],
    dialogs: [/^Merge/],
  }),
  'buildings/merges': (hostile: string) => ({
    list: 'Merges',
    handlers: [
      on(listMerges, () =>
        one(
          buildMerge(1, {
            from: buildLine(8, { address: hostile }),
            into: buildLine(7, { suburb: hostile }),
            reason: hostile,
            by: hostile,
            notUndone: [hostile],
          }),
        ),
      ),
      on(listMergedBuildings, () => [
        {
          from: { ...buildLine(8), name: hostile },
          into: { ...buildLine(7, { address: hostile }), name: null },
          reason: hostile,
          by: hostile,
          at: '2026-11-20T02:00:00.000Z',
        },
      ]),
    ],
    dialogs: [],
  }),
  complaints: (hostile: string) => ({
    handlers: [
      ...hostileNotes(hostile),
      on(listComplaints, () =>
        one(
          buildComplaint(1, {
            kind: hostile,
            reason: hostile,
            page: hostile,
            details: hostile,
            name: hostile,
            email: hostile,
            review: { id: 3, propertyId: 7, title: hostile, visibility: 'visible' },
            decisionNote: hostile,
            decision: 'kept',
            assignedTo: { id: 2, username: hostile },
          }),
        ),
      ),
    ],
    dialogs: [/^Decide/, /^Notes/],
  }),
  audit: (hostile: string) => ({
    handlers: [
      on(listAuditEntries, () =>
        one(
          buildAuditEntry(1, {
            by: { id: 3, username: hostile },
            about: hostile,
            before: { notes: hostile, title: hostile },
            after: { notes: `Other ${hostile}`, title: null, tags: [hostile] },
          }),
        ),
      ),
    ],
    dialogs: [],
  }),
  enquiries: (hostile: string) => ({
    handlers: [
      ...hostileNotes(hostile),
      on(listEnquiries, () =>
        one(
          buildEnquiry(1, {
            kind: hostile,
            name: hostile,
            email: hostile,
            message: hostile,
            assignedTo: { id: 2, username: hostile },
          }),
        ),
      ),
      on(listReplyTemplates, () => [{ name: 'general', label: hostile, text: hostile }]),
    ],
    dialogs: [/^Reply/, /^Notes/],
  }),
  'threads/enquiry-1': (hostile: string) => ({
    list: 'Correspondence',
    handlers: [
      on(readThread, () =>
        buildThread({
          email: hostile,
          user: { id: 3, username: hostile },
          records: [buildThreadRecord(1, { topic: hostile, name: hostile, text: hostile })],
          replies: [buildReply(5, { text: hostile, by: hostile })],
        }),
      ),
    ],
    dialogs: [],
  }),
  people: (hostile: string) => ({
    handlers: [on(listPeople, () => one(buildPersonRow(1, namesFrom(hostile))))],
    dialogs: [],
  }),
  'people/2': (hostile: string) => ({
    list: 'Reviews',
    handlers: [
      ...hostileNotes(hostile),
      on(readPerson, () =>
        buildPerson(2, {
          ...namesFrom(hostile),
          isBlocked: true,
          blocked: { at: '2026-11-20T02:00:00.000Z', reason: hostile, by: hostile },
        }),
      ),
      on(reviewsOfUser, () =>
        one({
          ...buildReview(1, {
            title: hostile,
            property: { id: 7, address: hostile, suburb: hostile, state: 'NSW', postcode: '2026' },
          }),
          isHidden: false,
        }),
      ),
    ],
    dialogs: [],
  }),
};
type Screen = keyof typeof SCREENS;

/** What must never be on a page, whatever people typed. */
const INJECTED_ELEMENTS =
  'script, iframe, object, embed, img[onerror], [onclick], [onload], a[href^="javascript:" i]';

/** Whether a text is isolated: it cannot change the direction of the text beside it. */
const isIsolated = ({ parentElement }: Text) =>
  parentElement?.closest('[dir=auto], bdi, textarea, option') !== null;

const textsIn = (element: Element, hostile: string) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.includes(hostile)) found.push(node);
  }
  return found;
};

function expectTextOnly(element: Element, hostile: string) {
  expect(document.querySelectorAll(INJECTED_ELEMENTS)).toHaveLength(0);
  const texts = textsIn(element, hostile);
  expect(texts.length + element.querySelectorAll('input, textarea').length).toBeGreaterThan(0);
  expect(texts.filter(node => !isIsolated(node)).map(node => node.parentElement?.outerHTML)).toEqual([]);
}

/** What is a page of one record, not a row. */
const PAGES: readonly Screen[] = ['people/2', 'threads/enquiry-1'];

const cases = Object.keys(SCREENS).flatMap(name =>
  HOSTILE.map((hostile, i) => [name as Screen, i, hostile] as const),
);

test.each(cases)(
  '%s: hostile input %i is shown as text, in the list and in its dialogs',
  async (name, _, hostile) => {
    const { list: listName = name, handlers, dialogs }: HostileScreen = SCREENS[name](hostile);
    showPage(routes, `/admin/${name}`, { api: createTestApi(...handlers), user: ADMIN });
    const isPage = PAGES.includes(name);
    const list = await screen.findByRole(isPage ? 'list' : 'table', { name: new RegExp(listName, 'i') });
    const row = list.querySelector('li, tr[tabindex]');
    expectTextOnly(isPage ? document.body : (row as Element), hostile);
    for (const opener of dialogs) {
      if (!within(row as HTMLElement).queryByRole('button', { name: opener }))
        await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^More/ }));
      await userEvent.click(within(row as HTMLElement).getByRole('button', { name: opener }));
      const dialog = await screen.findByRole(/Delete/.test(opener.source) ? 'alertdialog' : 'dialog');
      expectTextOnly(dialog, hostile);
      await userEvent.keyboard('{Escape}');
    }
  },
);
