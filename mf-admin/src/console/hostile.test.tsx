import {
  buildingCandidates,
  countLeads,
  listAdminProperties,
  listAdminReleases,
  listAdminReviews,
  listAuditEntries,
  listComplaints,
  listEnquiries,
  listLeads,
  listMergedBuildings,
  listMerges,
  listNotes,
  listPeople,
  listReleaseTokens,
  listReplyTemplates,
  listTrustedPublishers,
  readPerson,
  readThread,
  reviewsOfUser,
} from '@home-truths/platform/contract';
import { on, type RouteHandler, screen, userEvent, within } from '@home-truths/platform/testing';
import { buildAuditEntry } from '../audit/build-audit-entry.ts';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { loadDecideDialog } from '../complaints/complaints-screen.tsx';
import { buildReply, buildThread, buildThreadRecord } from '../correspondence/build-thread.ts';
import { loadReplyDialog } from '../correspondence/reply-actions.tsx';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import { buildLead } from '../leads/build-lead.ts';
import { loadEditLeadDialog } from '../leads/leads-screen.tsx';
import { buildLine, buildMerge } from '../merges/build-merge.ts';
import { loadMergeDialog } from '../merges/use-merge-undo.ts';
import { buildNote } from '../notes/build-note.ts';
import { loadRecordDialog } from '../notes/row-notes.tsx';
import { buildPerson, buildPersonRow } from '../people/build-person.ts';
import { buildProperty } from '../properties/build-property.ts';
import { loadBuildingDialog, loadPropertyDialog } from '../properties/properties-screen.tsx';
import { buildCanary, buildPublisher, buildRelease, buildToken } from '../releases/build-release.ts';
import { buildReview } from '../reviews/build-review.ts';
import { loadEditReviewDialog } from '../reviews/reviews-screen.tsx';
import { loadConfirmDialog } from './lazy-dialog.tsx';
import { showConsole } from './show-console.ts';

beforeAll(() =>
  Promise.all([
    loadDecideDialog(),
    loadEditLeadDialog(),
    loadConfirmDialog(),
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

/** Each screen with one record that has the same text in every field, and the buttons that open its dialogs. */
function screensOf(hostile: string) {
  const texts = <Name extends string>(...fields: Name[]) =>
    Object.fromEntries(fields.map(field => [field, hostile])) as Record<Name, string>;
  const person = { id: 2, username: hostile };
  const names = texts('firstName', 'lastName', 'username', 'email');
  const address = { id: 7, address: hostile, suburb: hostile, state: 'NSW', postcode: '2026' };
  const at = '2026-11-20T02:00:00.000Z';
  const contact = { ...texts('name', 'email', 'kind'), assignedTo: person };
  const lead = {
    ...texts('name', 'phone', 'email', 'propertyAddress', 'preferredCallbackTime', 'notes'),
    assignedTo: person,
  };
  const review = {
    ...texts('title', 'content', 'authorName', 'moderationNote'),
    issuesTags: [hostile],
    property: address,
    user: { ...person, email: hostile },
  };
  const property = {
    ...texts('address', 'suburb', 'propertySize', 'landSize', 'description'),
    building: { id: 3, name: hostile, address: hostile },
  };
  const complaint = {
    ...contact,
    ...texts('reason', 'page', 'details', 'decisionNote'),
    review: { id: 3, propertyId: 7, title: hostile, visibility: 'visible' as const },
    decision: 'kept' as const,
  };
  const entry = {
    by: person,
    about: hostile,
    before: texts('notes', 'title'),
    after: { notes: `Other ${hostile}`, title: null, tags: [hostile] },
  };
  const merge = {
    from: buildLine(8, { address: hostile }),
    into: buildLine(7, { suburb: hostile }),
    ...texts('reason', 'by'),
  };
  const thread = {
    email: hostile,
    user: person,
    records: [buildThreadRecord(1, texts('topic', 'name', 'text'))],
    replies: [buildReply(5, texts('text', 'by'))],
  };
  const release = {
    canary: buildCanary({ by: hostile }),
    disabled: hostile,
    waiting: { version: '1.1.0', percent: 100, askedBy: hostile, askedAt: at },
    history: [{ revision: 7, at, what: 'pin mf_search 1.1.0', ...texts('by', 'reason') }],
  };
  const notes = [
    on(listPeople, () => one(buildPersonRow(2, names))),
    on(listNotes, () => one(buildNote(1, { text: hostile, by: person }))),
  ];
  return {
    leads: {
      handlers: [
        ...notes,
        on(countLeads, () => ({ total: 1, pending: 1, contacted: 0, completed: 0 })),
        on(listLeads, () => one(buildLead(1, lead))),
      ],
      dialogs: [/^Edit/, /^Notes/],
    },
    reviews: {
      handlers: [on(listAdminReviews, () => one(buildReview(1, review)))],
      dialogs: [/^Edit/, /^Delete/],
    },
    properties: {
      handlers: [on(listAdminProperties, () => one(buildProperty(1, property)))],
      dialogs: [/^Edit/, /^Delete/, /^Building/, /^Merge with…/],
    },
    buildings: {
      list: 'Possible duplicates',
      handlers: [
        on(buildingCandidates, () => [{ a: merge.from, b: merge.into, why: 'name' as const }]),
        on(listAdminProperties, ({ query }) => one(buildProperty(Number(query.after) - 1, property))),
      ],
      dialogs: [/^Merge/],
    },
    'buildings/merges': {
      list: 'Merges',
      handlers: [
        on(listMerges, () => one(buildMerge(1, { ...merge, notUndone: [hostile] }))),
        on(listMergedBuildings, () => [
          { ...merge, from: { ...merge.from, name: hostile }, into: { ...merge.into, name: null }, at },
        ]),
      ],
    },
    complaints: {
      handlers: [...notes, on(listComplaints, () => one(buildComplaint(1, complaint)))],
      dialogs: [/^Decide/, /^Notes/],
    },
    audit: { handlers: [on(listAuditEntries, () => one(buildAuditEntry(1, entry)))] },
    enquiries: {
      handlers: [
        ...notes,
        on(listEnquiries, () => one(buildEnquiry(1, { ...contact, message: hostile }))),
        on(listReplyTemplates, () => [{ name: 'general', label: hostile, text: hostile }]),
      ],
      dialogs: [/^Reply/, /^Notes/],
    },
    'threads/enquiry-1': { list: 'Correspondence', handlers: [on(readThread, () => buildThread(thread))] },
    people: { handlers: [on(listPeople, () => one(buildPersonRow(1, names)))] },
    'people/2': {
      list: 'Reviews',
      handlers: [
        ...notes,
        on(readPerson, () =>
          buildPerson(2, { ...names, isBlocked: true, blocked: { at, ...texts('reason', 'by') } }),
        ),
        on(reviewsOfUser, () => one({ ...buildReview(1, review), property: address, isHidden: false })),
      ],
    },
    'releases/mf-search': {
      list: 'History',
      handlers: [
        on(listAdminReleases, () => [buildRelease('mf-search', release)]),
        on(listReleaseTokens, () => [buildToken(1, texts('name', 'createdBy'))]),
        on(listTrustedPublishers, () => [buildPublisher(1, texts('repository', 'condition', 'createdBy'))]),
      ],
    },
  };
}
type Screen = keyof ReturnType<typeof screensOf>;

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
const PAGES: readonly Screen[] = ['people/2', 'releases/mf-search', 'threads/enquiry-1'];

interface HostileScreen {
  /** The name of its list, where it is not that of the screen. */
  list?: string;
  handlers: RouteHandler[];
  dialogs?: RegExp[];
}

const cases = (Object.keys(screensOf('')) as Screen[]).flatMap(name =>
  HOSTILE.map((hostile, i) => [name, i, hostile] as const),
);

test.each(cases)(
  '%s: hostile input %i is shown as text, in the list and in its dialogs',
  async (name, _, hostile) => {
    const { list: listName = name, handlers, dialogs = [] }: HostileScreen = screensOf(hostile)[name];
    showConsole(`/admin/${name}`, handlers);
    const isPage = PAGES.includes(name);
    const list = await screen.findByRole(isPage ? 'list' : 'table', { name: new RegExp(listName, 'i') });
    const row = list.querySelector<HTMLElement>('li, tr[tabindex]');
    expectTextOnly(isPage ? document.body : (row as Element), hostile);
    for (const opener of dialogs) {
      const inRow = within(row as HTMLElement);
      if (!inRow.queryByRole('button', { name: opener }))
        await userEvent.click(inRow.getByRole('button', { name: /^More/ }));
      await userEvent.click(inRow.getByRole('button', { name: opener }));
      expectTextOnly(
        await screen.findByRole(/Delete/.test(opener.source) ? 'alertdialog' : 'dialog'),
        hostile,
      );
      await userEvent.keyboard('{Escape}');
    }
  },
);
