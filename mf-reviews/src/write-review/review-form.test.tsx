import { createProperty, createReview, LIMITS } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  act,
  buildUser,
  hrefOf,
  press,
  screen,
  userEvent,
  waitFor,
  within,
} from '@home-truths/platform/testing';
import {
  buildReview,
  field,
  openForm as openFormNow,
  paste,
  pasteReview,
  REQUIRED_VALUES,
} from './testing.tsx';

const { jest } = import.meta;

const type = async (name: string, text: string) => userEvent.type(await field(name), text);
// by its text: a role needs the styles of every element
const submit = async () => userEvent.click(await screen.findByText('Submit Review'));
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent);

async function fillIn(address = REQUIRED_VALUES.address) {
  await paste('Property address', address);
  await pasteReview();
}

const { now } = Date;
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens the form, and lets the time pass that the server wants between opening and sending. */
async function openForm(...options: Parameters<typeof openFormNow>) {
  const form = await openFormNow(...options);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + LIMITS.formSeconds * 1000);
  return form;
}

test('a review that was written too fast for the server is sent once its minimum time has passed', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(now());
  const { sent } = await openFormNow('/write-review/7');
  await pasteReview();
  jest.useFakeTimers({ now: Date.now() });
  act(() => screen.getByRole('button', { name: 'Submit Review' }).click());
  await act(() => jest.advanceTimersByTimeAsync(LIMITS.formSeconds * 1000 - 1));
  expect(sent(createReview)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(sent(createReview)).toHaveLength(1);
});

test('a review of a typed address adds the property, then the review, and goes to the property', async () => {
  const { router, toasts, sent } = await openForm();
  await type('Property address', REQUIRED_VALUES.address);
  await type('Title', REQUIRED_VALUES.title);
  await type('Your review', REQUIRED_VALUES.content);
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/property/31'));
  expect(sent(createProperty)[0]?.body).toEqual({
    address: '12 Smith St',
    suburb: 'Bondi',
    state: 'NSW',
    postcode: '2026',
    propertyType: 'house',
  });
  expect(sent(createReview)[0]?.body).toMatchObject({
    propertyId: 31,
    residencyStatus: 'lived_here',
    rating: 5,
    title: REQUIRED_VALUES.title,
    content: REQUIRED_VALUES.content,
    issuesTags: [],
    photos: [],
    isAnonymous: false,
    contactEmail: '',
    website: '',
  });
  expect(toasts.at(-1)).toEqual({
    title: 'Review submitted successfully!',
    description: 'Thank you for helping others with your honest feedback.',
    kind: 'success',
  });
});

test('every value of the form is sent', async () => {
  const { sent } = await openForm('/write-review/7');
  await userEvent.click(screen.getByRole('radio', { name: 'I owned this property' }));
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  for (const tag of ['Leaks', 'Pests', 'Leaks', 'Good Location'])
    await userEvent.click(screen.getByRole('button', { name: tag }));
  await userEvent.click(screen.getByLabelText('Post anonymously'));
  await pasteReview();
  await paste('Contact email', 'someone@example.com');
  expect(screen.getAllByText('2 out of 5').length).toBeGreaterThan(0);
  await submit();
  await waitFor(() => expect(sent(createReview)).toHaveLength(1));
  expect(sent(createReview)[0]?.body).toMatchObject({
    propertyId: 7,
    residencyStatus: 'owned',
    rating: 2,
    issuesTags: ['Pests', 'Good Location'],
    isAnonymous: true,
    contactEmail: 'someone@example.com',
  });
});

const questions = () => screen.queryAllByText(/Is that right\?$/).map(({ textContent }) => textContent);

test('five stars left beside problems are a question at the rating and at the button, until the rating is touched', async () => {
  const { sent } = await openForm('/write-review/7');
  const group = (name: string) => within(screen.getByRole('group', { name }));
  expect(group('Problems').getAllByRole('button')).toHaveLength(9);
  expect(group('Good points').getAllByRole('button')).toHaveLength(3);
  await userEvent.click(group('Good points').getByRole('button', { name: 'Great Landlord' }));
  expect(questions()).toEqual([]);
  await userEvent.click(group('Problems').getByRole('button', { name: 'Leaks' }));
  const one = 'You’ve selected 1 problem and left 5 out of 5. Is that right?';
  expect(questions()).toEqual([one, one]);
  await userEvent.click(group('Problems').getByRole('button', { name: 'Pests' }));
  const two = 'You’ve selected 2 problems and left 5 out of 5. Is that right?';
  expect(questions()).toEqual([two, two]);
  screen.getByRole('radio', { name: '5 stars' }).focus();
  await userEvent.tab();
  expect(questions()).toEqual([two, two]);
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  expect(questions()).toEqual([]);
  await pasteReview();
  await submit();
  await waitFor(() => expect(sent(createReview)[0]?.body).toMatchObject({ rating: 5 }));
});

test('a rating that was left untouched beside problems is sent all the same', async () => {
  const { sent } = await openForm('/write-review/7');
  await press('Leaks');
  await pasteReview();
  await submit();
  await waitFor(() =>
    expect(sent(createReview)[0]?.body).toMatchObject({ rating: 5, issuesTags: ['Leaks'] }),
  );
});

test('a property whose id is in the URL is shown, locked and not added again', async () => {
  const { sent } = await openForm('/write-review/7');
  const address = await field('Property address');
  expect(address.value).toBe('12 Smith St, Bondi NSW 2026');
  expect(address.disabled).toBe(true);
  await pasteReview();
  await submit();
  await waitFor(() => expect(sent(createReview)).toHaveLength(1));
  expect(sent(createProperty)).toEqual([]);
});

test('errors are shown at their fields and counted, and the first field has the focus', async () => {
  const { sent } = await openForm();
  await type('Title', 'Four\u200B');
  await paste('Your review', `a${'\u2800'.repeat(18)}b`);
  expect(screen.getByText('At least 5 characters (4 so far)')).toBeTruthy();
  expect(screen.getByText('At least 20 characters (3 so far)')).toBeTruthy();
  await paste('Contact email', 'nobody');
  await submit();
  await waitFor(async () => expect(document.activeElement).toBe(await field('Property address')));
  for (const [name, message] of [
    ['Property address', 'Property address is required'],
    ['Title', 'Title must be at least 5 characters'],
    ['Your review', 'Review must be at least 20 characters'],
    ['Contact email', 'Please enter a valid email address'],
  ] as const) {
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(await field(name))).toContain(message);
  }
  expect(screen.queryByText(/so far\)$/)).toBeNull();
  const next = screen.getByRole('button', { name: '4 fields to fix' });
  for (const name of ['Property address', 'Title', 'Your review', 'Contact email', 'Property address']) {
    await userEvent.click(next);
    expect(document.activeElement).toBe(await field(name));
  }
  expect(sent(createReview)).toEqual([]);
});

test('an incomplete address is refused, and the missing comma is one tap', async () => {
  const { sent } = await openForm();
  await fillIn('12 Smith St, Bondi NSW 2026');
  await submit();
  expect(await screen.findByText('Please enter a complete address')).toBeTruthy();
  expect(sent(createProperty)).toEqual([]);
  await press(/^Did you mean 12 Smith St, Bondi, NSW 2026/);
  expect((await field('Property address')).value).toBe('12 Smith St, Bondi, NSW 2026');
  await waitFor(() => expect(screen.queryByText('Please enter a complete address')).toBeNull());
  await submit();
  await waitFor(() => expect(sent(createReview)).toHaveLength(1));
});

test('a known property is suggested while typing and filled in whole', async () => {
  await openForm();
  await type('Property address', '12 Smi');
  await userEvent.click(await screen.findByRole('option', { name: /^12 Smi.*Bondi/ }));
  expect((await field('Property address')).value).toBe(REQUIRED_VALUES.address);
});

test('an address in a building that the site has says so, whatever its spelling', async () => {
  await openForm();
  await paste('Property address', 'Apt 9, 26 Kilbride Cr, Zetland, NSW 2017');
  const message = 'This property is in a building we already have: The Residences.';
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain(message));
  await userEvent.clear(await field('Property address'));
  await waitFor(() => expect(announced()).not.toContain(message));
  await paste('Property address', '26 Kilbride Crescent, Zetland, NSW 2017');
  const hint = ' Start with your unit number. For example: 5/26 Kilbride Crescent, Zetland, NSW 2017';
  await waitFor(() => expect(announced()).toContain(message + hint));
});

test('where an address has a unit, the type of property is a question, preset to house', async () => {
  const { sent } = await openForm();
  expect(screen.queryByText('What type of property is it?')).toBeNull();
  await fillIn('Unit 5, 12 Smith St, Newtown NSW 2042');
  expect((screen.getByRole('radio', { name: 'House' }) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Apartment' }));
  await submit();
  await waitFor(() => expect(sent(createReview)).toHaveLength(1));
  expect(sent(createProperty)[0]?.body).toMatchObject({
    address: 'Unit 5, 12 Smith St',
    suburb: 'Newtown',
    propertyType: 'apartment',
  });
});

test('a review that was not delivered stays in the form, and is sent again under the same key', async () => {
  let failures = 2;
  const { sent, toasts, router } = await openForm('/write-review', {
    onReview() {
      if (failures-- > 0) throw new TypeError('no line');
    },
  });
  await fillIn();
  await submit();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ title: 'Error submitting review', kind: 'error' });
  expect(screen.getByText('Nothing you’ve written is lost.').closest('[role=alert]')).toBeTruthy();
  expect((await field('Title')).value).toBe(REQUIRED_VALUES.title);
  await submit();
  await waitFor(() => expect(toasts).toHaveLength(2));
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/property/31'));
  const keys = sent(createReview).map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}-31$/);
  expect(sent(createProperty)).toHaveLength(1);
});

test('content changed after a lost response goes under the same key; where the review was stored, there is a link to it', async () => {
  const refusals = [new TypeError('no line'), new ApiError(409, 'Sent before', [], 'already_sent')];
  const { sent } = await openForm('/write-review/7', {
    onReview() {
      throw refusals.shift();
    },
  });
  await pasteReview();
  await submit();
  await waitFor(() => expect(refusals).toHaveLength(1));
  await type('Title', ', on second thoughts');
  await submit();
  expect(await hrefOf('the reviews of this property')).toBe('/property/7');
  const [first, second] = sent(createReview);
  expect(second?.body).toMatchObject({ title: `${REQUIRED_VALUES.title}, on second thoughts` });
  expect(second?.key).toBe(first?.key);
});

test('content changed after a refusal is another review', async () => {
  let attempts = 0;
  const { sent, router } = await openForm('/write-review/7', {
    onReview() {
      attempts += 1;
      if (attempts === 1) throw new ApiError(400, 'Reviews can include up to two links');
    },
  });
  await pasteReview();
  await submit();
  await waitFor(() => expect(attempts).toBe(1));
  await type('Title', ', without links');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/property/7'));
  const [first, second] = sent(createReview);
  expect(second?.key).not.toBe(first?.key);
});

test('a second review of the same property is refused with a link to the first', async () => {
  const message = 'You’ve already reviewed this property. You can edit your review under My Reviews.';
  const { toasts } = await openForm('/write-review/7', {
    onReview() {
      throw new ApiError(409, message);
    },
  });
  await pasteReview();
  await submit();
  expect(await hrefOf('My Reviews')).toBe('/profile?tab=reviews');
  expect(toasts).toEqual([{ title: 'Error submitting review', description: message, kind: 'error' }]);
});

test('a session that ended meanwhile is reported, and nobody becomes a guest unless they choose to', async () => {
  let attempts = 0;
  const { sent, router } = await openForm('/write-review/7', {
    user: buildUser({ id: 128 }),
    onReview() {
      attempts += 1;
      if (attempts <= 2) throw new ApiError(401, 'You’ve been signed out');
    },
  });
  await pasteReview();
  await submit();
  const alert = (await screen.findByText('You’ve been signed out')).closest('[role=alert]');
  expect(document.activeElement).toBe(alert);
  expect(await hrefOf('Sign in')).toBe('/auth/login?next=%2Fwrite-review%2F7');
  await submit();
  await waitFor(() => expect(attempts).toBe(2));
  expect((await field('Title')).value).toBe(REQUIRED_VALUES.title);
  await press('Send as a guest');
  await waitFor(() => expect(router.state.location.pathname).toBe('/property/7'));
  expect(sent(createReview).map(({ signedInAs }) => signedInAs)).toEqual([128, 128, undefined]);
});

test('a property that does not exist leads to a typed address', async () => {
  await openForm('/write-review/404');
  expect(await screen.findByRole('heading', { name: 'Property not found' })).toBeTruthy();
  expect(await hrefOf('Write a Review')).toBe('/write-review');
});

test('Back without a previous page leads to the home page', async () => {
  const { router } = await openForm();
  await press('Back');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('Enter moves to the next field, but not during input method composition', async () => {
  await openForm('/write-review/7');
  const title = await field('Title');
  const enter = (isComposing: boolean) =>
    title.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true }),
    );
  title.focus();
  enter(true);
  expect(document.activeElement).toBe(title);
  enter(false);
  expect(document.activeElement).toBe(await field('Your review'));
});

test('a member who has reviewed the property is led to that review before writing', async () => {
  const property = { id: 7, address: '12 Smith St', suburb: 'Bondi', state: 'NSW', postcode: '2026' };
  const own = [{ ...buildReview(1), property, isHidden: false, moderationNote: null }];
  await openForm('/write-review/7', { user: buildUser({ id: 3 }), own });
  expect(await screen.findByText('You reviewed this property on 7 May 2025.')).toBeTruthy();
  expect(await hrefOf('Edit it')).toBe('/profile?tab=reviews');
  expect(screen.queryByRole('button', { name: 'Submit Review' })).toBeNull();
});

const dialogNamed = (question: string) =>
  screen.findByRole('alertdialog', { name: new RegExp(`^${question.slice(0, -1)} ?\\?$`) });
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a postcode that is not known in its state is a question before the review is sent', async () => {
  const { router, sent } = await openForm();
  await fillIn('1 Border Rd, Mungindi, QLD 2406');
  await submit();
  await dialogNamed('Is 2406 the right postcode for Mungindi QLD?');
  await choose('No, change it');
  expect(descriptionOf(await field('Property address'))).toContain('Please check the address');
  expect(sent(createProperty)).toEqual([]);
  await submit();
  await dialogNamed('Is 2406 the right postcode for Mungindi QLD?');
  await choose('Yes, that’s right');
  await waitFor(() => expect(router.state.location.pathname).toBe('/property/31'));
  expect(sent(createProperty)[0]?.body).toMatchObject({ postcode: '2406' });
});

describe('an address that may be a known home', () => {
  const line = { suburb: 'Bondi', state: 'NSW', postcode: '2026' };
  const known = (address: string) => ({ ...line, id: 8, address, isQuestion: true });

  test('is that home', async () => {
    const { router, sent } = await openForm('/write-review', { similar: [known('702/13 Brackenbury Road')] });
    await fillIn('13/702 Brackenbury Road, Bondi, NSW 2026');
    await submit();
    await dialogNamed('Is it 702/13 Brackenbury Road?');
    await choose('Yes, that’s it');
    await waitFor(() => expect(router.state.location.pathname).toBe('/property/8'));
    expect(sent(createProperty)).toEqual([]);
  });

  test('is another home', async () => {
    const { router } = await openForm('/write-review', { similar: [known('702/13 Brackenbury Road')] });
    await fillIn('13/702 Brackenbury Road, Bondi, NSW 2026');
    await submit();
    await dialogNamed('Is it 702/13 Brackenbury Road?');
    await choose('No, another home');
    await waitFor(() => expect(router.state.location.pathname).toBe('/property/31'));
  });

  test('has to say more where only the names of the buildings differ', async () => {
    const { sent } = await openForm('/write-review', { similar: [known('Riverview, 5/12 Tea Tree Rd')] });
    await fillIn('Bayview, 5/12 Tea Tree Rd, Bondi, NSW 2026');
    await submit();
    await dialogNamed('Is it Riverview, 5/12 Tea Tree Rd?');
    await choose('No, another home');
    expect(descriptionOf(await field('Property address'))).toContainEqual(
      expect.stringMatching(/^Please add what tells your home apart/),
    );
    expect(sent(createProperty)).toEqual([]);
  });
});
