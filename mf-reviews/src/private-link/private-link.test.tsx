import {
  editByKey,
  keyOfReview,
  type MyReview,
  mailKey,
  openByKey,
  type PropertyDetail,
  type Review,
  readProperty,
  removeByKey,
  renewKey,
} from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  createOutage,
  hrefOf,
  on,
  press,
  refusal,
  screen,
  showPage,
  showPart,
  userEvent,
  waitFor,
  watchToasts,
  within,
} from '@home-truths/platform/testing';
import { DIALOG_LOADERS } from '../my-reviews/review-actions.tsx';
import routes, { loadPrivateLinkScreen } from '../routes.tsx';
import { buildReview } from '../write-review/testing.tsx';
import { LazySentReview, useSentReview } from './lazy-sent-review.tsx';
import { parseLink } from './link.ts';

const { jest } = import.meta;

const KEY = 'abcdefghijklmnopqrst-_';
const NEW_KEY = 'ABCDEFGHIJKLMNOPQRST-_';
const WRONG = 'We couldn’t find this review, or the link no longer works';

const toastSpy = watchToasts();

beforeAll(() => Promise.all([...Object.values(DIALOG_LOADERS), loadPrivateLinkScreen].map(load => load())));

beforeEach(() => document.body.replaceChildren());

const PROPERTY = { id: 3, address: '12 Smith St', suburb: 'Bondi', state: 'NSW', postcode: '2026' };

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  [`#7.${KEY}`, { id: 7, key: KEY }],
  ['', undefined],
  ['#7', undefined],
  [`#0.${KEY}`, undefined],
  [`#99999999999.${KEY}`, undefined],
  [`#7.${KEY}x`, undefined],
  [`#7.${KEY.slice(1)}`, undefined],
  [`#7.${KEY.slice(1)}%`, undefined],
])('%s is parsed as %o', (hash, link) => {
  expect(parseLink(hash.slice(1))).toEqual(link);
});

/** Opens the page of private links over an API that stores one review and what it was sent. */
function open(hash: string, refuse: () => void = () => {}) {
  const sent: unknown[] = [];
  let stored: MyReview = {
    ...buildReview(7),
    property: PROPERTY,
    isHidden: false,
    moderationNote: null,
  };
  const opened = (call: unknown) => {
    sent.push(call);
    refuse();
  };
  const api = [
    on(openByKey, call => {
      opened(call);
      return stored;
    }),
    on(editByKey, call => {
      opened(call);
      stored = { ...stored, title: call.body.title as string, edited: 'author', version: 2 };
      return stored;
    }),
    on(removeByKey, opened),
    on(renewKey, call => {
      opened(call);
      return { key: NEW_KEY };
    }),
  ];
  const { router } = showPage(routes, `/write-review/mine${hash}`, { api });
  return { router, sent };
}

test('the link is read once and removed from the URL', async () => {
  const { router, sent } = open(`#7.${KEY}`);
  await heading('Your review');
  expect(await screen.findByRole('article', { name: 'Review 7' })).toBeTruthy();
  expect(sent).toEqual([{ params: { id: 7 }, body: { key: KEY } }]);
  expect(router.state.location).toMatchObject({ pathname: '/write-review/mine', hash: '' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('without a link it says where to find it, and requests nothing', async () => {
  const { sent } = open('');
  await heading('Your review');
  expect(screen.getByText(/^To see your review, open the link/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a link that cannot be right is refused without asking', async () => {
  const { sent, router } = open('#7.nonsense');
  await heading('This link doesn’t work');
  expect(screen.getByText(WRONG)).toBeTruthy();
  expect(sent).toEqual([]);
  expect(router.state.location.hash).toBe('');
});

test('what the server does not find is shown with its message', async () => {
  open(`#7.${KEY}`, refusal(404, WRONG));
  await heading('This link doesn’t work');
  expect(screen.getByText(WRONG)).toBeTruthy();
});

test.each([
  [new ApiError(429, 'You’ve done that too many times. Please wait a minute and try again.')],
  [new TypeError('no line')],
])('after %s it can be tried again', async error => {
  let isDown = true;
  open(`#7.${KEY}`, () => {
    if (isDown) throw error;
  });
  await heading('We couldn’t load your review');
  const message = error instanceof ApiError ? error.detail : 'No connection. Please try again.';
  expect(screen.getByText(message)).toBeTruthy();
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('an edit goes with the key', async () => {
  const { sent } = open(`#7.${KEY}`);
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Title/), ' changed');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('article', { name: 'Review 7 changed' })).toBeTruthy();
  expect(sent[1]).toMatchObject({
    params: { id: 7 },
    body: { title: 'Review 7 changed', version: 1, key: KEY },
  });
});

test('what the server refuses stays in the dialog as a message', async () => {
  const message = 'This review has already been edited 10 times this year';
  let isOpen = true;
  open(`#7.${KEY}`, () => {
    if (!isOpen) throw new ApiError(429, message);
    isOpen = false;
  });
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Title/), ' changed');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
});

test('a review is deleted after a confirmation; then the page says so', async () => {
  const { sent } = open(`#7.${KEY}`);
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  const title = await heading('Your review is deleted');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(sent[1]).toEqual({ params: { id: 7 }, body: { key: KEY } });
  expect(sent).toHaveLength(2);
  expect(await hrefOf('See the property')).toBe('/property/7');
  expect(toastSpy).toHaveBeenLastCalledWith({ title: 'Review deleted successfully', kind: 'success' });
});

test('a new link replaces the old one, also for the next request', async () => {
  const { sent } = open(`#7.${KEY}`);
  await press('Get a new link');
  const title = await screen.findByRole('heading', { name: 'Keep this link private' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText(`http://localhost/write-review/mine#7.${NEW_KEY}`)).toBeTruthy();
  expect(screen.getByText('Your old link no longer works.')).toBeTruthy();
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await heading('Your review is deleted');
  expect(sent.at(-1)).toEqual({ params: { id: 7 }, body: { key: NEW_KEY } });
});

/** The part of the property's page about the review that was sent. */
function AfterSending({ reviews }: { reviews: Review[] }) {
  const sent = useSentReview();
  const review = reviews.find(({ id }) => id === sent?.id);
  return sent ? <LazySentReview {...sent} propertyId={3} review={review} /> : null;
}

describe('on the property’s page', () => {
  const LINK_URL = `http://localhost/write-review/mine#7.${KEY}`;

  async function openAfterSending(state: unknown, refuse: () => void = () => {}, reviews: Review[] = []) {
    const mails: unknown[] = [];
    const api = [
      on(keyOfReview, () => {
        refuse();
        return { key: KEY };
      }),
      on(mailKey, ({ body }) => {
        mails.push(body);
      }),
      on(readProperty, () => PROPERTY as PropertyDetail),
    ];
    const { router } = showPart(AfterSending, { reviews }, { api });
    await router.navigate('/property/3', { state });
    return { mails };
  }

  test('after a guest’s review its link is there, with the focus', async () => {
    await openAfterSending({ sentReview: 7 });
    expect(await screen.findByText(LINK_URL)).toBeTruthy();
    const title = screen.getByRole('heading', { name: 'Keep this link private' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(
      screen.getByText(
        'You don’t have an account, so it’s the only way to edit or delete your review. Whoever has it can change your review.',
      ),
    ).toBeTruthy();
  });

  test('after sending the review itself comes first, with the focus; its link is shortened', async () => {
    await openAfterSending({ sentReview: 7, isGuest: true }, undefined, [buildReview(7)]);
    const title = await screen.findByRole('heading', { name: 'Your review is live.' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    const link = await screen.findByRole('heading', { name: 'Keep this link private' });
    expect(title.compareDocumentPosition(screen.getByRole('article', { name: 'Review 7' }))).toBe(4);
    expect(screen.getByRole('article').compareDocumentPosition(link)).toBe(4);
    expect(screen.getByText(/^http:\/\/localhost\/write…qrst-_$/)).toBeTruthy();
    expect(await button('Share the property')).toBeTruthy();
    const note = screen.getByRole('link', { name: 'Leave a note for the next tenant' });
    expect(note.getAttribute('href')).toBe('/write-review/note/3');
  });

  test('a member’s review has no link, and none is requested', async () => {
    const requested = jest.fn();
    await openAfterSending({ sentReview: 7, isGuest: false }, requested, [buildReview(7)]);
    await screen.findByRole('heading', { name: 'Your review is live.' });
    expect(await button('Share the property')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /private/ })).toBeNull();
    expect(requested).not.toHaveBeenCalled();
  });

  test.each([[null], [{}], [{ sentReview: '7' }], [{ sentReview: Number.NaN }]])(
    'with %o in the history there is nothing',
    async state => {
      await openAfterSending(state);
      expect(screen.queryByRole('heading')).toBeNull();
    },
  );

  test('a review that has no link shows none', async () => {
    const refused = jest.fn(refusal(404, WRONG));
    await openAfterSending({ sentReview: 7 }, refused);
    await waitFor(() => expect(refused).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('a link that did not load can be requested again', async () => {
    const { respond, tryAgain } = createOutage(() => {});
    await openAfterSending({ sentReview: 7 }, respond);
    await screen.findByRole('heading', { name: 'We couldn’t load the link to your review' });
    await tryAgain();
    expect(await screen.findByText(LINK_URL)).toBeTruthy();
  });

  test('it is copied, and where that is refused the page says so', async () => {
    const user = userEvent.setup();
    await openAfterSending({ sentReview: 7 });
    await user.click(await button('Copy private link'));
    expect(await navigator.clipboard.readText()).toBe(LINK_URL);
    expect(toastSpy).toHaveBeenLastCalledWith({ title: 'Link copied', kind: 'success' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await user.click(await button('Copy private link'));
    await waitFor(() =>
      expect(toastSpy.mock.lastCall?.[0]).toMatchObject({ title: 'We couldn’t copy the link' }),
    );
  });

  test('it is sent to the email address that is typed', async () => {
    const { mails } = await openAfterSending({ sentReview: 7 });
    const title = await screen.findByRole('heading', { name: 'Keep this link private' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await userEvent.type(screen.getByLabelText('Email'), 'mei@example.com');
    await press('Email it to me');
    await waitFor(() => expect(mails).toEqual([{ email: 'mei@example.com' }]));
    expect(toastSpy.mock.lastCall?.[0]).toMatchObject({ title: 'Email sent' });
  });
});
