import {
  countLeads,
  listAdminProperties,
  listAdminReviews,
  listComplaints,
  listEnquiries,
  listLeads,
} from '@home-truths/platform/contract';
import { createTestApi, on, screen, showPage, userEvent, within } from '@home-truths/platform/testing';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { loadDecideDialog } from '../complaints/complaints-screen.tsx';
import { buildEnquiry } from '../enquiries/build-enquiry.ts';
import { buildLead } from '../leads/build-lead.ts';
import { loadEditLeadDialog } from '../leads/leads-screen.tsx';
import { buildProperty } from '../properties/build-property.ts';
import { loadPropertyDialog } from '../properties/properties-screen.tsx';
import { buildReview } from '../reviews/build-review.ts';
import { loadEditReviewDialog } from '../reviews/reviews-screen.tsx';
import routes from '../routes.tsx';
import { ADMIN } from './admin-user.ts';
import { loadDeleteDialog } from './load-delete-dialog.ts';

const { jest } = import.meta;
jest.setTimeout(30_000);

beforeAll(() =>
  Promise.all([
    loadDecideDialog(),
    loadEditLeadDialog(),
    loadDeleteDialog(),
    loadPropertyDialog(),
    loadEditReviewDialog(),
  ]),
);

/** What people have typed into other sites. The first one turns the direction of what follows it. */
const HOSTILE = [
  '\u202Etxt.exe',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '👩‍👩‍👧 z̸͖͑͐ ﷺ',
  'W'.repeat(10_000),
];

const one = <Row,>(row: Row) => ({ rows: [row], total: '1' });

/** Each screen with one record whose every field of words says the same, and the words that open its dialogs. */
const SCREENS = {
  leads: (words: string) => ({
    lines: [
      on(countLeads, () => ({ total: 1, pending: 1, contacted: 0, completed: 0 })),
      on(listLeads, () =>
        one(
          buildLead(1, {
            name: words,
            phone: words,
            email: words,
            propertyAddress: words,
            preferredCallbackTime: words,
            notes: words,
          }),
        ),
      ),
    ],
    dialogs: [/^Edit/],
  }),
  reviews: (words: string) => ({
    lines: [
      on(listAdminReviews, () =>
        one(
          buildReview(1, {
            title: words,
            content: words,
            issuesTags: [words],
            authorName: words,
            moderationNote: words,
            property: { id: 7, address: words, suburb: words, state: 'NSW', postcode: '2026' },
            user: { id: 3, username: words, email: words },
          }),
        ),
      ),
    ],
    dialogs: [/^Edit/, /^Delete/],
  }),
  properties: (words: string) => ({
    lines: [
      on(listAdminProperties, () =>
        one(
          buildProperty(1, {
            address: words,
            suburb: words,
            propertySize: words,
            landSize: words,
            description: words,
          }),
        ),
      ),
    ],
    dialogs: [/^Edit/, /^Delete/],
  }),
  complaints: (words: string) => ({
    lines: [
      on(listComplaints, () =>
        one(
          buildComplaint(1, {
            kind: words,
            reason: words,
            page: words,
            details: words,
            name: words,
            email: words,
            review: { id: 3, propertyId: 7, title: words, visibility: 'visible' },
            decisionNote: words,
            decision: 'kept',
          }),
        ),
      ),
    ],
    dialogs: [/^Decide/],
  }),
  enquiries: (words: string) => ({
    lines: [
      on(listEnquiries, () =>
        one(buildEnquiry(1, { kind: words, name: words, email: words, message: words })),
      ),
    ],
    dialogs: [],
  }),
};
type Screen = keyof typeof SCREENS;

/** What a page must not hold, whatever people wrote. */
const BROKEN_OUT =
  'script, iframe, object, embed, img[onerror], [onclick], [onload], a[href^="javascript:" i]';

/** Whether words stand where they cannot turn the direction of what stands beside them. */
const isIsolated = ({ parentElement }: Text) =>
  parentElement?.closest('[dir=auto], bdi, textarea, option') !== null;

const textsIn = (element: Element, words: string) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes(words)) found.push(text);
  }
  return found;
};

function expectTextOnly(element: Element, words: string) {
  expect(document.querySelectorAll(BROKEN_OUT)).toHaveLength(0);
  const texts = textsIn(element, words);
  expect(texts.length + element.querySelectorAll('input, textarea').length).toBeGreaterThan(0);
  expect(texts.filter(text => !isIsolated(text)).map(text => text.parentElement?.outerHTML)).toEqual([]);
}

const cases = Object.keys(SCREENS).flatMap(name =>
  HOSTILE.map((words, i) => [name as Screen, i, words] as const),
);

test.each(cases)('%s: hostile words %i are text, in the list and in its dialogs', async (name, _, words) => {
  const { lines, dialogs } = SCREENS[name](words);
  showPage(routes, `/admin/${name}`, { api: createTestApi(...lines), user: ADMIN });
  const list = await screen.findByRole('list', { name: new RegExp(name, 'i') });
  const [row] = await within(list).findAllByRole('listitem');
  expectTextOnly(row as Element, words);
  for (const opener of dialogs) {
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: opener }));
    const dialog = await screen.findByRole(/Delete/.test(opener.source) ? 'alertdialog' : 'dialog');
    expectTextOnly(dialog, words);
    await userEvent.keyboard('{Escape}');
  }
});
