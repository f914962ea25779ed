import { createReview } from '@home-truths/platform/contract';
import { screen, userEvent, waitFor } from '@home-truths/platform/testing';
import { openForm, WORDS } from './open-form.tsx';

const { jest } = import.meta;
jest.setTimeout(30_000);

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`)) as Promise<HTMLInputElement>;
const kept = () => localStorage.getItem('review-draft-7') ?? '';

async function write() {
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leaks' }));
  await userEvent.click(screen.getByLabelText('Post anonymously'));
  await userEvent.type(await field('Title'), WORDS.title);
  await userEvent.type(await field('Your review'), WORDS.content);
  await userEvent.type(await field('Contact email'), 'someone@example.com');
  await waitFor(() => expect(kept()).toContain(WORDS.content));
}

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

test('a draft is back on the next visit, without the contact email, and can be dropped', async () => {
  await openForm('/write-review/7');
  await write();
  expect(kept()).not.toContain('someone@example.com');
  document.body.replaceChildren();
  await openForm('/write-review/7');
  expect(await screen.findByText(/^Your draft from this device is back/)).toBeTruthy();
  expect((await field('Title')).value).toBe(WORDS.title);
  expect((await field('Your review')).value).toBe(WORDS.content);
  expect((await field('Contact email')).value).toBe('');
  const chosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;
  expect(chosen('2 stars')).toBe(true);
  expect((screen.getByLabelText('Post anonymously') as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Leaks' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect((await field('Title')).value).toBe('');
  expect(chosen('5 stars')).toBe(true);
  expect(screen.getByRole('button', { name: 'Leaks' }).getAttribute('aria-pressed')).toBe('false');
  expect(kept()).toBe('');
});

test('what was sent is no draft any more', async () => {
  const { sent } = await openForm('/write-review/7');
  await write();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
  await waitFor(() => expect(sent(createReview)).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('where the device keeps nothing, leaving is asked about', async () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await openForm('/write-review/7');
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await userEvent.type(await field('Title'), WORDS.title);
  await waitFor(() => expect(leave()).toBe(false));
  spy.mockRestore();
});
