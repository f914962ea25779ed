import { createReview, LIMITS } from '@home-truths/platform/contract';
import { act, press, screen, userEvent, waitFor } from '@home-truths/platform/testing';
import { DEFAULT_VALUES } from '../review-fields/review-values.ts';
import { field, openForm, paste, pasteReview, photoUrl, REQUIRED_VALUES } from './testing.tsx';

const { jest } = import.meta;

const { contactEmail: _, website: __, ...EMPTY_DRAFT } = DEFAULT_VALUES;

const storedDraft = () => localStorage.getItem('review-draft-7') ?? '';

async function write() {
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  await press('Leaks');
  await userEvent.click(screen.getByLabelText('Post anonymously'));
  await pasteReview();
  await paste('Contact email', 'someone@example.com');
  await waitFor(() => expect(storedDraft()).toContain(REQUIRED_VALUES.content));
}

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

test('a draft is back on the next visit, without the contact email, and can be dropped', async () => {
  await openForm('/write-review/7');
  await write();
  expect(storedDraft()).not.toContain('someone@example.com');
  document.body.replaceChildren();
  await openForm('/write-review/7');
  expect(await screen.findByText(/^We’ve restored your draft from this device./)).toBeTruthy();
  expect((await field('Title')).value).toBe(REQUIRED_VALUES.title);
  expect((await field('Your review')).value).toBe(REQUIRED_VALUES.content);
  expect((await field('Contact email')).value).toBe('');
  const chosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;
  expect(chosen('2 stars')).toBe(true);
  expect((screen.getByLabelText('Post anonymously') as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Leaks' }).getAttribute('aria-pressed')).toBe('true');
  await press('Discard draft');
  expect((await field('Title')).value).toBe('');
  expect(chosen('5 stars')).toBe(true);
  expect(screen.getByRole('button', { name: 'Leaks' }).getAttribute('aria-pressed')).toBe('false');
  expect(storedDraft()).toBe('');
});

/** All values of the form, as a person sees them. */
const formValues = async () => ({
  title: (await field('Title')).value,
  content: (await field('Your review')).value,
  email: (await field('Contact email')).value,
  isAnonymous: (screen.getByLabelText('Post anonymously') as HTMLInputElement).checked,
  stars: screen
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked, name }) => checked && name === 'rating')?.value,
  tags: screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent),
  photos: screen.queryAllByRole('button', { name: /^Remove photo/ }).length,
});

describe('a draft that was discarded', () => {
  const draft = {
    propertyAddress: '',
    propertyType: 'house',
    residencyStatus: 'visited',
    rating: '2',
    title: REQUIRED_VALUES.title,
    content: REQUIRED_VALUES.content,
    issuesTags: ['Leaks'],
    isAnonymous: true,
    photos: [photoUrl(1)],
  };
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  beforeEach(async () => {
    localStorage.setItem('review-draft-7', JSON.stringify({ values: draft, at: Date.now() }));
    await openForm('/write-review/7');
    await paste('Contact email', 'someone@example.com');
  });

  test('can be brought back whole and is stored again; the focus goes to the first field', async () => {
    const before = await formValues();
    expect(before).toMatchObject({ stars: '2', tags: ['Leaks'], photos: 1, email: 'someone@example.com' });
    await press('Discard draft');
    const first = screen.getAllByRole<HTMLInputElement>('radio')[0];
    expect(document.activeElement).toBe(first);
    expect(status()).toContain('Your draft was discarded.');
    expect(screen.queryAllByRole('button', { name: /^Remove photo/ })).toEqual([]);
    expect(storedDraft()).toBe('');
    await press('Undo');
    expect(await formValues()).toEqual(before);
    expect(JSON.parse(storedDraft()).values).toEqual({ ...EMPTY_DRAFT, ...draft });
    expect(document.activeElement).toBe(first);
    expect(status()).toContain(
      'We’ve restored your draft from this device. (We never save the contact email.)',
    );
    expect(screen.getByRole('button', { name: 'Discard draft' })).toBeTruthy();
  });

  test('keeps the key of a request whose outcome is not known', async () => {
    localStorage.setItem('review-sending-7', JSON.stringify({ propertyId: 7, key: 'key-one' }));
    await press('Discard draft');
    expect(localStorage.getItem('review-sending-7')).toBeNull();
    await press('Undo');
    expect(localStorage.getItem('review-sending-7')).toContain('key-one');
  });

  test('is offered for ten seconds, and as long as the offer has the focus', async () => {
    jest.useFakeTimers();
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
    press('Discard draft');
    act(() => jest.advanceTimersByTime(9900));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    jest.useRealTimers();
  });
});

test('where the address is typed, the focus goes to it', async () => {
  await openForm();
  await paste('Title', REQUIRED_VALUES.title);
  await waitFor(() => expect(localStorage.getItem('review-draft-new')).toContain(REQUIRED_VALUES.title));
  document.body.replaceChildren();
  await openForm();
  await press('Discard draft');
  expect(document.activeElement).toBe(await field('Property address'));
});

test('what was sent is no longer a draft', async () => {
  const { sent } = await openForm('/write-review/7');
  const { now } = Date;
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + LIMITS.formSeconds * 1000);
  await write();
  await press('Submit Review');
  await waitFor(() => expect(sent(createReview)).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  later.mockRestore();
});

test('where the device stores nothing, leaving needs a confirmation', async () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await openForm('/write-review/7');
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await paste('Title', REQUIRED_VALUES.title);
  await waitFor(() => expect(leave()).toBe(false));
  spy.mockRestore();
});
